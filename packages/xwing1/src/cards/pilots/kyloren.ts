import { at } from '../../abilities.ts';
import type { PilotAbility } from '../../card.ts';
import { assignCondition } from '../../rules/conditions.ts';
import { attackerOf, youDefend } from '../words/attack.ts';
import { isUnused, markUsed } from '../words/phrases.ts';

export const KYLO_REN: PilotAbility = {
  text: 'Once per round, at the first hit on you: the attacker gets I’ll Show You the Dark Side.',
  abilities: [
    at('attack-hit', {
      optional: false,
      when: (context) => youDefend(context) && isUnused(context.self),
      *effect(context) {
        const { table, self } = context;
        markUsed(self);
        yield* assignCondition(table, self.ship, attackerOf(context), 'illshowyouthedarkside');
      },
    }),
  ],
};
