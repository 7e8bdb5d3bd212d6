import type { PilotAbility } from '../../card.ts';
import { isStressed } from '../../rules/tokens.ts';
import { youDefend } from '../words/attack.ts';
import { changesDefenseDice } from '../words/dice.ts';

export const EZRA_BRIDGER: PilotAbility = {
  text: 'Defending while stressed: you may change up to 2 of your focus results to evades.',
  abilities: [
    changesDefenseDice(['focus'], 'evade', {
      when: (context) => youDefend(context) && isStressed(context.self.ship),
      most: 2,
    }),
  ],
};
