import type { UpgradeFacts } from '../../../card.ts';
import { isStressed } from '../../../rules/tokens.ts';
import { youAttack } from '../../words/attack.ts';
import { changesAttackDice } from '../../words/dice.ts';

export const EZRA_BRIDGER: UpgradeFacts = {
  id: 'ezrabridger',
  name: 'Ezra Bridger',
  fills: ['crew'],
  limited: 1,
  cost: 3,
  restrictions: [{ faction: ['rebel'] }],
  text: 'Attacking while stressed: you may change 1 of your focus results to a crit.',
  abilities: [
    changesAttackDice(['focus'], 'crit', { when: (context) => youAttack(context) && isStressed(context.self.ship) }),
  ],
};
