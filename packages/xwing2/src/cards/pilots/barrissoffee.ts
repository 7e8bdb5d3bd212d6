import type { Procedure } from '@rangefinder/kernel';
import { type AttackFace, changeOne, type Die } from '@rangefinder/xwing';
import { at, RULE } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import type { PilotAbility } from '../../card.ts';
import { spendForce } from '../../rules/charges.ts';
import { isAtRange } from '../../rules/choose.ts';
import { inArc } from '../../rules/measure.ts';
import type { Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';
import { friendInAttack } from '../words/attack.ts';
import { shows } from '../words/dice.ts';

export type Change = readonly [from: AttackFace, to: AttackFace];
const FOR_THE_ATTACKER: readonly Change[] = [
  ['focus', 'hit'],
  ['hit', 'crit'],
];

/** Barriss Offee and Luminara Unduli: one of two changes to an attack die, for 1 Force. */
export function* changeForForce(
  table: XTable,
  ship: Ship,
  dice: Die<AttackFace>[],
  changes: readonly Change[],
): Procedure<void> {
  const able = changes.filter(([from]) => shows(dice, [from]));
  const options = able.map(([from, to]) => ({ key: `${from}:${to}`, about: { from, to } }));
  const {
    about: { from, to },
  } = yield* pickOne({
    seat: ship.seat,
    topic: 'change-die',
    rule: RULE,
    about: { ship: ship.id },
    options,
  });
  spendForce(table, ship, 1);
  changeOne(dice, [from], to);
}

export const BARRISS_OFFEE: PilotAbility = {
  text: 'When a friend at range 0-2 attacks a ship in its bullseye arc, you may pay 1 Force to change one of its focus results to a hit or one hit to a crit.',
  abilities: [
    at('modify-attack-dice', {
      optional: true,
      when: (context) => {
        const { table, self, moment } = context;
        const attacker = friendInAttack(context, 'attack');
        return (
          self.ship.force > 0 &&
          attacker !== undefined &&
          isAtRange(table, self.ship, attacker, 0, 2) &&
          inArc(table, attacker, 'bullseye', table.ship(moment.attack.defender)) &&
          shows(moment.attack.attackDice, ['focus', 'hit'])
        );
      },
      *effect({ table, self, moment: { attack } }) {
        yield* changeForForce(table, self.ship, attack.attackDice, FOR_THE_ATTACKER);
      },
    }),
  ],
};
