import type { Procedure } from '@rangefinder/kernel';
import { at, byCardOf, type Holder, RULE } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import type { ShipFacts } from '../../card.ts';
import { grantedAction, mayPerformAction } from '../../rules/actions.ts';
import { isAtRange, mayChooseShip } from '../../rules/choose.ts';
import { assignLock, lockTargets } from '../../rules/lock.ts';
import { inArc } from '../../rules/measure.ts';
import { gainToken } from '../../rules/tokens.ts';
import type { Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';
import { defenderOf, friendInAttack } from '../words/attack.ts';
import { shows } from '../words/dice.ts';

/** "Breach": enemies among the ships it moved through. */
function enemiesIn(through: readonly Ship[], { seat }: Ship): Ship[] {
  return through.filter((other) => other.seat !== seat);
}

function* lockOneOf(table: XTable, self: Holder, ships: readonly Ship[]): Procedure<void> {
  const lockable = new Set(lockTargets(table, self.ship).map(({ key }) => key));
  const target = yield* mayChooseShip(
    self,
    ships.filter(({ id }) => lockable.has(id)),
  );
  if (target) yield* assignLock(table, self.ship, target.id);
}

export const tiesebomber: ShipFacts = {
  id: 'tiesebomber',
  name: 'TIE/se Bomber',
  size: 'small',
  attacks: [{ arc: 'front', dice: 2 }],
  agility: 2,
  hull: 4,
  shields: 2,
  actions: ['focus', 'lock', 'barrel-roll > red lock', 'red boost', 'reload > red evade'],
  dial: '1TR 1BW 1FB 1NW 1YR 2TW 2BW 2FB 2NW 2YW 3LR 3TW 3BW 3FB 3NW 3YW 3PR 4FW',
  keywords: ['TIE'],
  shipAbility: {
    name: 'Pursuit Thrusters',
    text: 'System Phase: you may take a boost action.',
    abilities: [
      at('system', {
        optional: false,
        when: ({ self, moment }) => moment.ship === self.ship,
        *effect({ table, self: { ship } }) {
          yield* mayPerformAction(table, ship, [grantedAction(table, ship, 'boost')]);
        },
      }),
    ],
  },
  pilots: [
    {
      id: 'breach',
      name: '"Breach"',
      caption: 'Ordnance Expert',
      faction: 'firstorder',
      initiative: 5,
      limited: 1,
      cost: 5,
      loadout: 18,
      slots: ['talent', 'talent', 'tech', 'torpedo', 'torpedo', 'missile', 'gunner', 'device', 'modification'],
      keywords: ['TIE'],
      standard: true,
      text: 'Maneuver fully executed, or boost action done: you may lock an enemy you moved through.',
      abilities: [
        at('maneuver-executed', {
          optional: false,
          when: ({ self, moment: { ship, full, through } }) =>
            ship === self.ship && full && enemiesIn(through, ship).length > 0,
          *effect({ table, self, moment: { ship, through } }) {
            yield* lockOneOf(table, self, enemiesIn(through, ship));
          },
        }),
        at('repositioned', {
          optional: false,
          when: ({ self, moment: { ship, how, through } }) =>
            ship === self.ship && how === 'boost' && enemiesIn(through, ship).length > 0,
          *effect({ table, self, moment: { ship, through } }) {
            yield* lockOneOf(table, self, enemiesIn(through, ship));
          },
        }),
      ],
    },
    {
      id: 'scorch-tiesebomber',
      name: '"Scorch"',
      caption: 'Jad Bean',
      faction: 'firstorder',
      initiative: 4,
      limited: 1,
      cost: 4,
      loadout: 10,
      slots: ['talent', 'tech', 'missile', 'gunner', 'device', 'device', 'modification', 'modification'],
      keywords: ['TIE'],
      standard: true,
      text: 'A friend at range 0-1 may spend a hit of its primary attack: after defending the defender gains a strain token.',
      abilities: [
        at('attacker-modifies-attack-dice', {
          optional: true,
          when: (context) => {
            const { table, self, moment } = context;
            const attacker = friendInAttack(context, 'attack');
            return (
              moment.attack.kind === 'primary' &&
              attacker !== undefined &&
              isAtRange(table, self.ship, attacker, 0, 1) &&
              defenderOf(context) !== undefined &&
              shows(moment.attack.attackDice, ['hit'])
            );
          },
          *effect({ moment: { attack } }) {
            const hit = attack.attackDice.findIndex(({ face }) => face === 'hit');
            attack.attackDice.splice(hit, 1); // xw2.dice-modification.5
            attack.memory.scorched = (attack.memory.scorched ?? 0) + 1;
          },
        }),
        at('after-defending', {
          optional: false,
          when: ({ self, moment: { attack }, table }) =>
            (attack.memory.scorched ?? 0) > 0 && table.ship(attack.attacker).seat === self.ship.seat,
          *effect(context) {
            const { table, self, moment } = context;
            const defender = defenderOf(context);
            moment.attack.memory.scorched = 0;
            if (defender) yield* gainToken(table, defender, 'strain', 1, byCardOf(self.ship));
          },
        }),
      ],
    },
    {
      id: 'dread',
      name: '"Dread"',
      caption: 'Devotee of Devastation',
      faction: 'firstorder',
      initiative: 3,
      limited: 1,
      cost: 4,
      loadout: 12,
      slots: ['tech', 'torpedo', 'missile', 'gunner', 'device', 'device', 'modification'],
      keywords: ['TIE'],
      standard: true,
      text: 'Reload action done: a deplete token goes to each ship in your bullseye arc.',
      abilities: [
        at('action-performed', {
          optional: false,
          when: ({ self, moment: { ship, action } }) => ship === self.ship && action === 'reload',
          *effect({ table, self: { ship } }) {
            for (const other of table.inPlay()) {
              if (other !== ship && inArc(table, ship, 'bullseye', other))
                yield* gainToken(table, other, 'deplete', 1, byCardOf(ship));
            }
          },
        }),
      ],
    },
    {
      id: 'firstordercadet',
      name: 'First Order Cadet',
      faction: 'firstorder',
      initiative: 3,
      limited: 0,
      cost: 4,
      loadout: 7,
      slots: ['tech', 'torpedo', 'missile', 'gunner', 'device', 'device', 'modification'],
      keywords: ['TIE'],
      standard: true,
      abilities: [],
    },
    {
      id: 'grudge',
      name: '"Grudge"',
      caption: 'Hateful Harrier',
      faction: 'firstorder',
      initiative: 2,
      limited: 1,
      cost: 4,
      loadout: 15,
      slots: ['tech', 'talent', 'missile', 'gunner', 'device', 'device', 'modification'],
      keywords: ['TIE'],
      standard: true,
      text: 'Each time attack dice are rolled for a friendly bomb or mine at range 0-2 that goes off, you may reroll one of them.',
      abilities: [
        at('device-dice-rolled', {
          optional: false,
          when: ({ table, self: { ship }, moment: { device, dice } }) =>
            device.seat === ship.seat &&
            table.cards.device(device.device).kind !== 'remote' &&
            dice.length > 0 &&
            table.rangeTo(ship, table.device(device)) <= 2,
          *effect({ table, self: { ship, card }, moment: { dice } }) {
            const { index } = yield* pickOne({
              seat: ship.seat,
              topic: 'reroll-device-die',
              rule: RULE,
              about: { ship: ship.id, card },
              options: [
                ...dice.map((face, position) => ({
                  key: `${face}:${position}`,
                  about: { face, die: position },
                  index: position,
                })),
                { key: 'none' as const, index: -1 },
              ],
            });
            const [face] = index < 0 ? [] : table.rollAttackDice(1);
            if (face) dice[index] = face;
          },
        }),
      ],
    },
    {
      id: 'sienarjaemustestpilot',
      name: 'Sienar-Jaemus Test Pilot',
      faction: 'firstorder',
      initiative: 2,
      limited: 0,
      cost: 4,
      loadout: 8,
      slots: ['tech', 'tech', 'missile', 'device', 'device', 'modification'],
      keywords: ['TIE'],
      standard: true,
      abilities: [],
    },
  ],
};
