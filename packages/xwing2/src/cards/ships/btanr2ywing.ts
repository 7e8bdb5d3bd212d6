import type { Procedure } from '@rangefinder/kernel';
import { isBasic } from '@rangefinder/xwing';
import { type AbilityContext, at, byCardOf, RULE } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import { parseBar, type ShipFacts, type Slot } from '../../card.ts';
import { actionChoice, barActions, forCharge, grantedAction } from '../../rules/actions.ts';
import { loseCharge } from '../../rules/charges.ts';
import { friendsAt, mayChooseShip } from '../../rules/choose.ts';
import { ARC_LINES, inArc, measureToDevice } from '../../rules/measure.ts';
import { gainToken, removeToken, transferToken } from '../../rules/tokens.ts';
import { inFiringArc } from '../../rules/weapons.ts';
import type { Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';
import { CAI_THRENALLI } from '../pilots/caithrenalli.ts';
import {
  type DuringAttack,
  defenderOf,
  friendInAttack,
  isInAttackArc,
  isWeaponOf,
  youAttack,
  youDefend,
} from '../words/attack.ts';
import { rerollsAttackDice } from '../words/dice.ts';
import { chooses, greenTokens, offersActions } from '../words/phrases.ts';

/** Intuitive Interface: whether a talent, illicit or modification upgrade put this action on the bar. */
function isAdded(table: XTable, ship: Ship, action: string): boolean {
  return ship.upgrades.some((upgrade) => {
    const added = parseBar(table.cards.face(upgrade).actions ?? []);
    return (
      added.some((entry) => entry.action === action) &&
      table.cards.upgrade(upgrade.id).fills.some((slot) => ADDING.includes(slot))
    );
  });
}

const ADDING: readonly Slot[] = ['talent', 'illicit', 'modification'];

/** Teza Nasz: whether friends of the attacker stand on both sides of the defender. */
function isFlanked(context: DuringAttack, attacker: Ship): boolean {
  const { table } = context;
  const defender = defenderOf(context);
  if (!defender) return false;
  const friends = table.friendsOf(attacker);
  return (['left', 'right'] as const).every((arc) => friends.some((friend) => inArc(table, defender, arc, friend)));
}

/** Wilsa Teshlo: the defender may lose a charge that does not recur; answers whether it did. */
function* losesCharge(table: XTable, ship: Ship, card: string): Procedure<boolean> {
  const options = ship.upgrades
    .filter((upgrade) => upgrade.charges > 0 && (table.cards.face(upgrade).charges?.recovers ?? 0) === 0)
    .map((upgrade) => ({ key: upgrade.id, about: { card: upgrade.id }, upgrade }));
  if (options.length === 0) return false;
  const { upgrade } = yield* pickOne({
    seat: ship.seat,
    topic: 'spend-charge',
    rule: RULE,
    about: { ship: ship.id, card },
    options: [...options, { key: 'none' as const, upgrade: null }],
  });
  if (!upgrade) return false;
  loseCharge(table, { ship, upgrade }, 1);
  return true;
}

/** Lega Fossang: friendly devices and calculating friends in the arc of the attack. */
function supporters({ table, self, moment: { attack } }: DuringAttack): number {
  const friends = table
    .friendsOf(self.ship)
    .filter((friend) => friend.tokens.calculate > 0 && isInAttackArc(table, attack, friend));
  const devices = table.state.devices.filter((device) => {
    const line = device.seat === self.ship.seat ? measureToDevice(table, self.ship, attack.arcs, device) : null;
    return line !== null && line.distance <= ARC_LINES.reach;
  });
  return friends.length + devices.length;
}

/** Shasa Zaro: friends behind her. */
function followers({ table, self }: DuringAttack): Ship[] {
  return friendsAt(table, self.ship, 0, 2).filter(
    (friend) => friend !== self.ship && inArc(table, self.ship, 'full-rear', friend),
  );
}

function* strainForStress({ table, self: { ship } }: Pick<AbilityContext<unknown>, 'table' | 'self'>): Procedure<void> {
  yield* gainToken(table, ship, 'strain', 1);
  removeToken(table, ship, 'stress', 1);
}

/** Corus Kapellim: ships close by whose green tokens are within reach. */
function laden(table: XTable, ship: Ship): Ship[] {
  return table
    .inPlay()
    .filter(
      (other) => table.range(ship, other) <= 1 && inFiringArc(table, ship, other) && greenTokens(other).length > 0,
    );
}

export const btanr2ywing: ShipFacts = {
  id: 'btanr2ywing',
  name: 'BTA-NR2 Y-Wing',
  size: 'small',
  attacks: [{ arc: 'front', dice: 2 }],
  agility: 1,
  hull: 4,
  shields: 3,
  actions: ['focus', 'red lock', 'red barrel-roll', 'red boost'],
  dial: '1BB 1FB 1NB 2TW 2BW 2FB 2NW 2YW 3TR 3BW 3FB 3NW 3YR 4FR 5KR',
  keywords: ['Y-wing'],
  shipAbility: {
    name: 'Intuitive Interface',
    text: 'After an action that stands on your bar because of a talent, an illicit card or a modification: you may take a calculate action.',
    abilities: [
      at(
        'action-performed',
        offersActions(
          ({ table, self, moment: { ship, action } }) => ship === self.ship && isAdded(table, ship, action),
          ({ table, self }) => [grantedAction(table, self.ship, 'calculate')],
        ),
      ),
    ],
  },
  pilots: [
    {
      id: 'zoriibliss',
      name: 'Zorii Bliss',
      caption: 'Corsair of Kijimi',
      faction: 'resistance',
      initiative: 5,
      limited: 1,
      cost: 5,
      loadout: 24,
      slots: ['talent', 'tech', 'turret', 'astromech', 'device', 'modification', 'illicit', 'configuration'],
      keywords: ['Y-wing'],
      charges: { value: 1, recovers: 1 },
      standard: true,
      text: 'A ship at range 1 took an action in its Perform Action step that stands on your bar: you may pay a charge to take the same action as a red one.',
      abilities: [
        at(
          'action-performed',
          offersActions(
            ({ table, self, moment: { ship } }) =>
              ship !== self.ship && ship.actionStep !== null && table.range(self.ship, ship) === 1,
            ({ table, self, moment: { action } }) =>
              forCharge(
                self,
                barActions(table, self.ship).filter(({ key }) => key === action),
              ).map((choice) => actionChoice({ ...choice, treatedAs: 'red' })),
          ),
        ),
      ],
    },
    {
      id: 'tezanasz',
      name: 'Teza Nasz',
      caption: 'Old Soldier',
      faction: 'resistance',
      initiative: 4,
      limited: 1,
      cost: 4,
      loadout: 17,
      slots: ['talent', 'tech', 'turret', 'astromech', 'device', 'modification', 'modification', 'configuration'],
      keywords: ['Y-wing'],
      standard: true,
      text: 'A friend at range 0-2 attacks, and ships friendly to it stand in the left and in the right arc of the defender: it may reroll one die.',
      abilities: [
        rerollsAttackDice({
          by: 'attacker',
          when: (context) => {
            const friend = friendInAttack(context, 'attack');
            return (
              friend !== undefined && context.table.range(context.self.ship, friend) <= 2 && isFlanked(context, friend)
            );
          },
        }),
      ],
    },
    {
      id: 'wilsateshlo',
      name: 'Wilsa Teshlo',
      caption: 'Veiled Sorority Privateer',
      faction: 'resistance',
      initiative: 4,
      limited: 1,
      cost: 3,
      loadout: 14,
      slots: ['tech', 'turret', 'astromech', 'device', 'device', 'modification', 'modification', 'configuration'],
      keywords: ['Y-wing'],
      standard: true,
      text: 'Your attack dealt the defender a faceup damage card: after it the defender gains a strain token unless one of its upgrades loses a charge that does not recur.',
      abilities: [
        at('damage-card-dealt', {
          optional: false,
          when: ({ table, self, moment: { ship, card } }) => {
            const { attack } = table.state;
            return attack?.attacker === self.ship.id && attack.defender === ship.id && card.faceup;
          },
          *effect({ table, self }) {
            if (table.state.attack) table.state.attack.memory[self.card] = 1;
          },
        }),
        at('after-attacking', {
          optional: false,
          when: (context) => youAttack(context) && context.moment.attack.memory[context.self.card] === 1,
          *effect(context) {
            const { table, self } = context;
            const defender = defenderOf(context);
            if (!defender || (yield* losesCharge(table, defender, self.card))) return;
            yield* gainToken(table, defender, 'strain', 1, byCardOf(self.ship));
          },
        }),
      ],
    },
    {
      id: 'legafossang',
      name: 'Lega Fossang',
      caption: 'Hero of Humbarine',
      faction: 'resistance',
      initiative: 3,
      limited: 1,
      cost: 4,
      loadout: 19,
      slots: [
        'talent',
        'tech',
        'turret',
        'missile',
        'astromech',
        'device',
        'modification',
        'modification',
        'configuration',
      ],
      keywords: ['Y-wing'],
      standard: true,
      text: 'Primary or turret attack: reroll up to one die for each friendly device and each friend with a calculate token in the attack arc.',
      abilities: [
        rerollsAttackDice({
          when: (context) =>
            youAttack(context) &&
            (context.moment.attack.kind === 'primary' ||
              isWeaponOf(context.table, context.moment.attack.weapon, ['turret'])) &&
            supporters(context) > 0,
          most: supporters,
        }),
      ],
    },
    {
      id: 'newrepublicpatrol',
      name: 'New Republic Patrol',
      faction: 'resistance',
      initiative: 3,
      limited: 0,
      cost: 4,
      loadout: 7,
      slots: ['talent', 'tech', 'turret', 'astromech', 'device', 'modification', 'configuration'],
      keywords: ['Y-wing'],
      standard: true,
      abilities: [],
    },
    {
      id: 'shasazaro',
      name: 'Shasa Zaro',
      caption: 'Artistic Ace',
      faction: 'resistance',
      initiative: 3,
      limited: 1,
      cost: 3,
      loadout: 13,
      slots: ['talent', 'tech', 'turret', 'astromech', 'device', 'modification', 'modification', 'configuration'],
      keywords: ['Y-wing'],
      standard: true,
      text: 'After defending: you may choose a friend in your full rear arc at range 0-2 and one of your green tokens; it gains a token of that kind.',
      abilities: [
        at('after-defending', {
          optional: false,
          when: (context) =>
            youDefend(context) && greenTokens(context.self.ship).length > 0 && followers(context).length > 0,
          *effect(context) {
            const { table, self } = context;
            const friend = yield* mayChooseShip(self, followers(context));
            if (!friend) return;
            const token = yield* chooses(context, self.ship, greenTokens(self.ship));
            yield* gainToken(table, friend, token, 1, byCardOf(self.ship));
          },
        }),
      ],
    },
    {
      id: 'aftabackbar',
      name: 'Aftab Ackbar',
      caption: '"Junior"',
      faction: 'resistance',
      initiative: 2,
      limited: 1,
      cost: 4,
      loadout: 18,
      slots: ['talent', 'talent', 'tech', 'turret', 'astromech', 'device', 'modification', 'configuration'],
      keywords: ['Y-wing'],
      standard: true,
      text: 'Red basic maneuver executed, or red action done, and exactly one stress token on you: you may gain a strain token to remove it.',
      abilities: [
        at('maneuver-executed', {
          optional: true,
          when: ({ self: { ship }, moment }) =>
            moment.ship === ship &&
            moment.maneuver.difficulty === 'red' &&
            isBasic(moment.maneuver.bearing) &&
            ship.tokens.stress === 1,
          effect: strainForStress,
        }),
        at('action-performed', {
          optional: true,
          when: ({ self: { ship }, moment }) =>
            moment.ship === ship && moment.difficulty === 'red' && ship.tokens.stress === 1,
          effect: strainForStress,
        }),
      ],
    },
    {
      id: 'caithrenalli-btanr2ywing',
      name: "C'ai Threnalli",
      caption: 'Tenacious Survivor',
      faction: 'resistance',
      initiative: 2,
      limited: 1,
      cost: 3,
      loadout: 15,
      slots: ['talent', 'tech', 'turret', 'astromech', 'device', 'modification', 'modification', 'configuration'],
      keywords: ['Y-wing'],
      standard: true,
      ...CAI_THRENALLI,
    },
    {
      id: 'kijimispicerunner',
      name: 'Kijimi Spice Runner',
      faction: 'resistance',
      initiative: 2,
      limited: 0,
      cost: 4,
      loadout: 4,
      slots: ['tech', 'turret', 'astromech', 'device', 'modification', 'illicit', 'configuration'],
      keywords: ['Y-wing'],
      standard: true,
      abilities: [],
    },
    {
      id: 'coruskapellim',
      name: 'Corus Kapellim',
      caption: '"Gentleman Flyer"',
      faction: 'resistance',
      initiative: 1,
      limited: 1,
      cost: 4,
      loadout: 20,
      slots: ['tech', 'turret', 'astromech', 'device', 'modification', 'modification', 'illicit', 'configuration'],
      keywords: ['Y-wing'],
      standard: true,
      text: 'Before engaging: you may take a green token from a ship in your firing arc at range 0-1.',
      abilities: [
        at('before-engage', {
          optional: false,
          when: ({ table, self: { ship }, moment }) => moment.ship === ship && laden(table, ship).length > 0,
          *effect(context) {
            const { table, self } = context;
            const other = yield* mayChooseShip(self, laden(table, self.ship));
            if (!other) return;
            const token = yield* chooses(context, self.ship, greenTokens(other));
            yield* transferToken(table, other, self.ship, token, { rule: 'xw2.tokens.4', by: self.ship.seat });
          },
        }),
      ],
    },
  ],
};
