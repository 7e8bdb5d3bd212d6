import type { PilotAbility } from '../../card.ts';
import { isStressed } from '../../rules/tokens.ts';
import { youDefend } from '../words/attack.ts';
import { changesDefenseDice } from '../words/dice.ts';

export const EZRA_BRIDGER: PilotAbility = {
  text: 'You defend while stressed: turn one or two focus results to evades if you like.',
  abilities: [
    changesDefenseDice(['focus'], 'evade', {
      when: (context) => youDefend(context) && isStressed(context.self.ship),
      most: 2,
    }),
  ],
};
