import type { UpgradeFacts } from '../../../card.ts';
import { isTractored } from '../../../rules/tokens.ts';
import { type DuringAttack, isInAttackArc, youDefend } from '../../words/attack.ts';
import { rerollsDefenseDice } from '../../words/dice.ts';

function tractoredInArc({ table, moment: { attack } }: DuringAttack): number {
  return table.inPlay().filter((ship) => isTractored(table, ship) && isInAttackArc(table, attack, ship)).length;
}

export const GRAVITIC_DEFLECTION: UpgradeFacts = {
  id: 'graviticdeflection',
  name: 'Gravitic Deflection',
  fills: ['talent'],
  limited: 0,
  cost: 4,
  restrictions: [{ ship: ['nantexclassstarfighter'] }],
  standard: true,
  text: 'Defending: you may reroll as many dice as there are tractored ships in the arc of the attack.',
  abilities: [
    rerollsDefenseDice({
      when: (context) => youDefend(context) && tractoredInArc(context) > 0,
      most: tractoredInArc,
    }),
  ],
};
