import type { PilotAbility } from '../../card.ts';
import { type DuringAttack, youAttack, youDefend } from '../words/attack.ts';
import { changesAttackDice, changesDefenseDice } from '../words/dice.ts';

function isFocused({ self }: DuringAttack): boolean {
  return self.ship.tokens.focus > 0;
}

export const POE_DAMERON: PilotAbility = {
  text: 'Attacking or defending with a focus token: you may change 1 of your focus results to a hit or an evade.',
  abilities: [
    changesAttackDice(['focus'], 'hit', { when: (context) => youAttack(context) && isFocused(context) }),
    changesDefenseDice(['focus'], 'evade', { when: (context) => youDefend(context) && isFocused(context) }),
  ],
};
