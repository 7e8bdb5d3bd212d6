import type { Procedure } from '@rangefinder/kernel';
import { hasLock } from '@rangefinder/xwing';
import { at, byCardOf, modify, RULE } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import type { ShipFacts } from '../../card.ts';
import { type ActionChoice, atPrice, barActions, grantedAction, mayPerformAction } from '../../rules/actions.ts';
import { friendsAt, mayChooseShip } from '../../rules/choose.ts';
import { repairCard } from '../../rules/damage.ts';
import { gainToken, isTractored } from '../../rules/tokens.ts';
import { becomeTractored } from '../../rules/tractor.ts';
import type { Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';
import { type DuringAttack, defenderOf, yourPrimaryAttack } from '../words/attack.ts';
import { rerollsAttackDice } from '../words/dice.ts';

/** A rotate action for a tractor token, whose own effect comes after the whole ability (xw2.faq-cards.68). */
function* rotateWithTractor(table: XTable, ship: Ship): Procedure<void> {
  const before = isTractored(table, ship);
  yield* mayPerformAction(table, ship, rotateForTractor(table, ship), 'xw2.errata-ship-cards.20');
  if (!before && isTractored(table, ship)) yield* becomeTractored(table, ship, ship.seat);
}

function rotateForTractor(table: XTable, ship: Ship): ActionChoice[] {
  const rotate = grantedAction(table, ship, 'rotate');
  return [
    atPrice(rotate, (t, one) =>
      gainToken(t, one, 'tractor', 1, { rule: 'xw2.faq-cards.68', by: one.seat, asCost: true }),
    ),
  ];
}

function attacksTractored(context: DuringAttack): boolean {
  const defender = defenderOf(context);
  return yourPrimaryAttack(context) && defender !== undefined && isTractored(context.table, defender);
}

/** Berwer Kret: friends that calculate and have a lock on the defender. */
function observers(table: XTable, ship: Ship, target: string): Ship[] {
  return table
    .friendsOf(ship)
    .filter((friend) => hasLock(friend, target) && barActions(table, friend).some(({ key }) => key === 'calculate'));
}

/** Gorgol: a faceup damage card with the trait "Ship". */
function* repairShipCard(table: XTable, ship: Ship, by: Ship): Procedure<void> {
  const options = ship.damage
    .filter(({ card, faceup }) => faceup && table.cards.damage(card).type === 'ship')
    .map((card, index) => ({ key: `${card.card}:${index}`, about: { card: card.card, place: index }, card }));
  if (options.length === 0) return;
  const { card } = yield* pickOne({ seat: by.seat, topic: 'repair', rule: RULE, about: { ship: ship.id }, options });
  repairCard(table, ship, card);
}

export const nantexclassstarfighter: ShipFacts = {
  id: 'nantexclassstarfighter',
  name: 'Nantex-class Starfighter',
  size: 'small',
  attacks: [
    { arc: 'bullseye', dice: 3 },
    { arc: 'turret', dice: 2 },
  ],
  agility: 3,
  hull: 4,
  shields: 0,
  actions: ['focus', 'evade'],
  dial: '1TW 1BB 1NB 1YW 2TW 2BB 2FB 2NB 2YW 3LR 3TW 3BB 3FB 3NB 3YW 3PR 4FW 5FW 5KR',
  shipAbility: {
    name: 'Pinpoint Tractor Array',
    text: 'Your turret cannot be rotated to your rear arc. Maneuver fully executed: you may gain a tractor token to take a rotate action.',
    abilities: [
      modify('may-rotate-to', 'xw2.errata-ship-cards.19', (may, { self, moment: { ship, arc } }) =>
        ship === self.ship && arc === 'rear' ? false : may,
      ),
      at('maneuver-executed', {
        rule: 'xw2.errata-ship-cards.20',
        optional: false,
        when: ({ self: { ship }, moment }) => moment.ship === ship && moment.full,
        *effect({ table, self: { ship } }) {
          yield* rotateWithTractor(table, ship);
        },
      }),
    ],
  },
  pilots: [
    {
      id: 'sunfac',
      name: 'Sun Fac',
      caption: "Archduke's Enforcer",
      faction: 'separatistalliance',
      initiative: 6,
      limited: 1,
      cost: 6,
      loadout: 18,
      slots: ['talent', 'talent', 'talent', 'modification'],
      standard: true,
      text: 'Your primary attacks on tractored ships roll 1 more attack die.',
      abilities: [
        modify('attack-dice', (dice, { table, self, moment: attack }) =>
          attacksTractored({ table, self, moment: { attack } }) ? dice + 1 : dice,
        ),
      ],
    },
    {
      id: 'berwerkret',
      name: 'Berwer Kret',
      caption: 'Hive Guard Captain',
      faction: 'separatistalliance',
      initiative: 5,
      limited: 1,
      cost: 4,
      loadout: 7,
      slots: ['talent', 'talent'],
      standard: true,
      text: 'When your attack has hit, friends that hold a lock on its target and carry calculate on their bar may calculate, as a red action.',
      abilities: [
        at('after-attacking', {
          optional: false,
          when: ({ table, self, moment: { attack } }) =>
            attack.attacker === self.ship.id &&
            attack.hit === true &&
            observers(table, self.ship, attack.defender).length > 0,
          *effect({ table, self, moment: { attack } }) {
            for (const friend of observers(table, self.ship, attack.defender))
              yield* mayPerformAction(table, friend, [grantedAction(table, friend, 'calculate', 'red')]);
          },
        }),
      ],
    },
    {
      id: 'chertek',
      name: 'Chertek',
      caption: 'Opportunistic Ace',
      faction: 'separatistalliance',
      initiative: 4,
      limited: 1,
      cost: 5,
      loadout: 15,
      slots: ['talent', 'talent'],
      standard: true,
      text: 'In a primary attack on a tractored ship you may reroll up to two attack dice.',
      abilities: [rerollsAttackDice({ when: attacksTractored, most: 2 })],
    },
    {
      id: 'petranakiarenaace',
      name: 'Petranaki Arena Ace',
      faction: 'separatistalliance',
      initiative: 4,
      limited: 0,
      cost: 4,
      loadout: 6,
      slots: ['talent', 'talent'],
      standard: true,
      abilities: [],
    },
    {
      id: 'stalgasinhiveguard',
      name: 'Stalgasin Hive Guard',
      faction: 'separatistalliance',
      initiative: 3,
      limited: 0,
      cost: 4,
      loadout: 4,
      slots: ['talent'],
      standard: true,
      abilities: [],
    },
    {
      id: 'gorgol',
      name: 'Gorgol',
      caption: 'Handy Engineer',
      faction: 'separatistalliance',
      initiative: 2,
      limited: 1,
      cost: 4,
      loadout: 9,
      slots: ['talent', 'modification'],
      standard: true,
      text: 'System Phase: you may gain a disarm token and choose a friend at range 1-2: it gains a tractor token, then repairs one of its faceup damage cards of the ship kind.',
      abilities: [
        at('system', {
          optional: false,
          when: ({ table, self: { ship }, moment }) => moment.ship === ship && friendsAt(table, ship, 1, 2).length > 0,
          *effect({ table, self }) {
            const { ship } = self;
            const friend = yield* mayChooseShip(self, friendsAt(table, ship, 1, 2));
            if (!friend) return;
            yield* gainToken(table, ship, 'disarm', 1);
            yield* gainToken(table, friend, 'tractor', 1, byCardOf(ship));
            yield* repairShipCard(table, friend, ship);
          },
        }),
      ],
    },
  ],
};
