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
  text: 'Attacking while stressed: turn one focus result to a crit if you like.',
  abilities: [
    changesAttackDice(['focus'], 'crit', { when: (context) => youAttack(context) && isStressed(context.self.ship) }),
  ],
};
