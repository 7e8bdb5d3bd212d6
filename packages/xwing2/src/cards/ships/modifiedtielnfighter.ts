import { at, byCardOf, instead, modify } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { spendCharge } from '../../rules/charges.ts';
import { isAtRange, mayChooseShip } from '../../rules/choose.ts';
import { inArc } from '../../rules/measure.ts';
import { gainToken, isStressed } from '../../rules/tokens.ts';
import type { Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';
import { type DuringAttack, enemyShip, youAttack, youDefend } from '../words/attack.ts';

const YUSHYN = 'xw2.faq-cards.34';
const SIZES = ['small', 'medium', 'large'];

/** Enemies in the bullseye arc at range 1-2. */
function preyOf(t: XTable, ship: Ship): Ship[] {
  return t.enemiesOf(ship.seat).filter((enemy) => isAtRange(t, ship, enemy, 1, 2) && inArc(t, ship, 'bullseye', enemy));
}

/** A remote has no size: it is not found among ships (xw2.attacking-remotes.9). */
function isLarger(t: XTable, other: Ship | undefined, ship: Ship): boolean {
  return other !== undefined && SIZES.indexOf(t.sizeOf(other)) > SIZES.indexOf(t.sizeOf(ship));
}

/** In an attack of or against this ship, while it is not in the enemy's bullseye arc. */
function outOfBullseye(context: DuringAttack): boolean {
  const { table, self } = context;
  const enemy = enemyShip(context);
  return (
    (youAttack(context) || youDefend(context)) &&
    enemy !== undefined &&
    !inArc(table, enemy, 'bullseye', self.ship) &&
    self.ship.charges > 0
  );
}

export const modifiedtielnfighter: ShipFacts = {
  id: 'modifiedtielnfighter',
  name: 'Modified TIE/ln Fighter',
  size: 'small',
  attacks: [{ arc: 'front', dice: 2 }],
  agility: 3,
  hull: 3,
  shields: 0,
  actions: ['focus', 'evade', 'barrel-roll'],
  dial: '1TW 1YW 2TW 2BB 2FB 2NB 2YW 3TW 3BW 3FB 3NW 3YW 3KR 4FW 5FR',
  keywords: ['TIE'],
  shipAbility: {
    name: 'Notched Stabilizers',
    text: 'While you move you ignore asteroids.',
    abilities: [
      // xw2.faq-cards.79: barrel rolls among the moves.
      modify('ignores-obstacle', 'xw2.faq-cards.79', (ignores, { self, moment: { ship, obstacle, how } }) =>
        ship === self.ship && how === 'move' && obstacle.kind === 'asteroid' ? true : ignores,
      ),
    ],
  },
  pilots: [
    {
      id: 'foremanproach',
      name: 'Foreman Proach',
      caption: 'Slave Driver',
      faction: 'scumandvillainy',
      initiative: 4,
      limited: 1,
      cost: 3,
      loadout: 6,
      slots: ['talent', 'talent', 'modification'],
      keywords: ['TIE'],
      standard: true,
      text: 'Before engaging: you may gain a disarm token and choose an enemy in your bullseye arc at range 1-2: it gains a tractor token.',
      abilities: [
        at('before-engage', {
          optional: false,
          when: ({ table, self, moment }) => moment.ship === self.ship && preyOf(table, self.ship).length > 0,
          *effect({ table, self }) {
            const enemy = yield* mayChooseShip(self, preyOf(table, self.ship));
            if (!enemy) return;
            const source = byCardOf(self.ship);
            yield* gainToken(table, self.ship, 'disarm', 1, source);
            // xw2.faq-cards.33: whatever was gained instead, the cost is paid.
            yield* gainToken(table, enemy, 'tractor', 1, source);
          },
        }),
      ],
    },
    {
      id: 'ahhav',
      name: 'Ahhav',
      caption: 'Vengeful Survivor',
      faction: 'scumandvillainy',
      initiative: 3,
      limited: 1,
      cost: 3,
      loadout: 8,
      slots: ['talent', 'illicit', 'illicit', 'modification'],
      keywords: ['TIE'],
      standard: true,
      text: 'When you attack or defend against a larger ship you roll 1 more die.',
      abilities: [
        modify('attack-dice', (dice, { table, self: { ship }, moment: { attacker, defender } }) =>
          attacker === ship.id && isLarger(table, table.findShip(defender), ship) ? dice + 1 : dice,
        ),
        modify('defense-dice', (dice, { table, self: { ship }, moment: { attacker, defender } }) =>
          defender === ship.id && isLarger(table, table.findShip(attacker), ship) ? dice + 1 : dice,
        ),
      ],
    },
    {
      id: 'captainseevor',
      name: 'Captain Seevor',
      caption: 'Noisy Nuisance',
      faction: 'scumandvillainy',
      initiative: 3,
      limited: 1,
      cost: 4,
      loadout: 10,
      slots: ['talent', 'cannon', 'missile', 'modification'],
      keywords: ['TIE'],
      charges: { value: 1, recovers: 1 },
      standard: true,
      text: "Attacking or defending, outside the enemy's bullseye arc: you may pay a charge before the attack is rolled, and the enemy gains a jam token.",
      abilities: [
        at('before-attack-dice', {
          optional: true,
          when: outOfBullseye,
          *effect(context) {
            const { table, self } = context;
            const enemy = enemyShip(context);
            spendCharge(table, self, 1);
            if (enemy) yield* gainToken(table, enemy, 'jam', 1, byCardOf(self.ship));
          },
        }),
      ],
    },
    {
      id: 'miningguildsurveyor',
      name: 'Mining Guild Surveyor',
      faction: 'scumandvillainy',
      initiative: 2,
      limited: 0,
      cost: 3,
      loadout: 1,
      slots: ['talent'],
      keywords: ['TIE'],
      standard: true,
      abilities: [],
    },
    {
      id: 'overseeryushyn',
      name: 'Overseer Yushyn',
      caption: 'Overbearing Boss',
      faction: 'scumandvillainy',
      initiative: 2,
      limited: 1,
      cost: 3,
      loadout: 7,
      slots: ['talent', 'modification'],
      keywords: ['TIE'],
      charges: { value: 1, recovers: 1 },
      standard: true,
      text: 'Before a friend at range 1 that is not stressed would gain a disarm token, you may pay a charge: it gains a stress token instead.',
      abilities: [
        instead('gain-token', {
          rule: YUSHYN,
          optional: true,
          when: ({ table, self, moment: { ship, token } }) =>
            token === 'disarm' &&
            table.isFriendly(self.ship, ship) &&
            !isStressed(ship) &&
            self.ship.charges > 0 &&
            isAtRange(table, self.ship, ship, 1, 1),
          *instead({ table, self, moment: { ship } }) {
            spendCharge(table, self, 1, YUSHYN);
            yield* gainToken(table, ship, 'stress', 1, { rule: YUSHYN, by: self.ship.seat });
            return true;
          },
        }),
      ],
    },
    {
      id: 'miningguildsentry',
      name: 'Mining Guild Sentry',
      faction: 'scumandvillainy',
      initiative: 1,
      limited: 0,
      cost: 3,
      loadout: 3,
      slots: ['illicit'],
      keywords: ['TIE'],
      standard: true,
      abilities: [],
    },
  ],
};
