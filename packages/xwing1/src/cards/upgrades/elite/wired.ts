import type { UpgradeFacts } from '../../../card.ts';
import { isStressed } from '../../../rules/tokens.ts';
import { youAttack, youDefend } from '../../words/attack.ts';
import { rerollsAttackDice, rerollsDefenseDice } from '../../words/dice.ts';

export const WIRED: UpgradeFacts = {
  id: 'wired',
  name: 'Wired',
  fills: ['elite'],
  limited: 0,
  cost: 1,
  text: 'Attacking or defending while stressed: you may reroll any of your focus results.',
  abilities: [
    rerollsAttackDice({
      when: (context) => youAttack(context) && isStressed(context.self.ship),
      most: Number.POSITIVE_INFINITY,
      faces: ['focus'],
    }),
    rerollsDefenseDice({
      when: (context) => youDefend(context) && isStressed(context.self.ship),
      most: Number.POSITIVE_INFINITY,
      faces: ['focus'],
    }),
  ],
};
