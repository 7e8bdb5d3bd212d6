import type { ConditionFacts } from '../../card.ts';
import { youAttack } from '../words/attack.ts';
import { changesAttackDice } from '../words/dice.ts';

export const A_DEBT_TO_PAY: ConditionFacts = {
  id: 'adebttopay',
  name: 'A Debt to Pay',
  text: 'Attacking the ship with A Score to Settle: you may change 1 of your focus results to a crit.',
  abilities: [
    changesAttackDice(['focus'], 'crit', {
      when: (context) => youAttack(context) && context.moment.attack.defender === context.self.condition?.source,
    }),
  ],
};
