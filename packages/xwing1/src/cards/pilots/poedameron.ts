import type { PilotAbility } from '../../card.ts';
import { type DuringAttack, youAttack, youDefend } from '../words/attack.ts';
import { changesAttackDice, changesDefenseDice } from '../words/dice.ts';

function isFocused({ self }: DuringAttack): boolean {
  return self.ship.tokens.focus > 0;
}

export const POE_DAMERON: PilotAbility = {
  text: 'While you hold a focus token you may turn one focus to a hit as attacker, to an evade as defender.',
  abilities: [
    changesAttackDice(['focus'], 'hit', { when: (context) => youAttack(context) && isFocused(context) }),
    changesDefenseDice(['focus'], 'evade', { when: (context) => youDefend(context) && isFocused(context) }),
  ],
};
