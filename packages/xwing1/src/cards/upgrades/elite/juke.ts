import type { UpgradeFacts } from '../../../card.ts';
import { youAttack } from '../../words/attack.ts';
import { changesDefenseDice } from '../../words/dice.ts';

export const JUKE: UpgradeFacts = {
  id: 'juke',
  name: 'Juke',
  fills: ['elite'],
  limited: 0,
  cost: 2,
  restrictions: [{ size: ['small'] }],
  text: 'Attacking with an evade token: you may turn one of the defender’s evades to a focus.',
  abilities: [
    changesDefenseDice(['evade'], 'focus', {
      when: (context) => youAttack(context) && context.self.ship.tokens.evade > 0,
    }),
  ],
};
