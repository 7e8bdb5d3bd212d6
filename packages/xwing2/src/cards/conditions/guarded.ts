import { modify } from '../../abilities.ts';
import type { ConditionFacts } from '../../card.ts';
import { inArc } from '../../rules/measure.ts';
import { youDefend } from '../words/attack.ts';
import { inAttackArc } from '../words/condition.ts';

export const GUARDED: ConditionFacts = {
  id: 'guarded',
  name: 'Guarded',
  limited: 0,
  text: 'Each MagnaGuard Protector of your side that stands in the attack arc with a calculate or evade token adds a defense die to yours, unless the attacker has you in its bullseye arc.',
  abilities: [
    modify('defense-dice', (dice, { table, self, moment: attack }) => {
      const context = { table, self, moment: { attack } };
      if (!youDefend(context) || inArc(table, table.ship(attack.attacker), 'bullseye', self.ship)) return dice;
      const guards = inAttackArc(context, 'magnaguardprotector');
      return dice + guards.filter(({ tokens }) => tokens.calculate + tokens.evade > 0).length;
    }),
  ],
};
