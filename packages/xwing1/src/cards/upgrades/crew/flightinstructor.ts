import { at, RULE } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { rerollDefenseDice } from '../../../rules/modify.ts';
import { skillOf } from '../../../rules/stats.ts';
import { attackerOf, type DuringAttack, youDefend } from '../../words/attack.ts';

function rerollable(context: DuringAttack): readonly string[] {
  return skillOf(context.table, attackerOf(context)) <= 2 ? ['focus', 'blank'] : ['focus'];
}

export const FLIGHT_INSTRUCTOR: UpgradeFacts = {
  id: 'flightinstructor',
  name: 'Flight Instructor',
  fills: ['crew'],
  limited: 0,
  cost: 4,
  text: 'Defending: you may roll one focus result again, or one blank instead against an attacker of pilot skill 2 or lower.',
  abilities: [
    at('modify-defense-dice', {
      optional: true,
      when: (context) =>
        youDefend(context) &&
        context.moment.attack.defenseDice.some(({ face, rerolled }) => !rerolled && rerollable(context).includes(face)),
      *effect(context) {
        const { table, self, moment } = context;
        const options = { least: 1, most: 1, rule: RULE, faces: rerollable(context) } as const;
        yield* rerollDefenseDice(table, moment.attack, self.ship.seat, options);
      },
    }),
  ],
};
