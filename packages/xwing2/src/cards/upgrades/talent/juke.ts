import type { UpgradeFacts } from '../../../card.ts';
import { youAttack } from '../../words/attack.ts';
import { changesDefenseDie } from '../../words/dice.ts';

export const JUKE: UpgradeFacts = {
  id: 'juke',
  name: 'Juke',
  fills: ['talent'],
  limited: 0,
  cost: 6,
  restrictions: [{ size: ['small', 'medium'] }],
  standard: true,
  text: 'While you have an evade token, you may turn one evade of the ship you attack into a focus result.',
  abilities: [
    changesDefenseDie(['evade'], 'focus', {
      when: (context) => youAttack(context) && context.self.ship.tokens.evade > 0,
    }),
  ],
};
