import type { UpgradeFacts } from '../../../card.ts';
import { youDefend, youInEnemysArc } from '../../words/attack.ts';
import { changesDefenseDice } from '../../words/dice.ts';

export const AUTOTHRUSTERS: UpgradeFacts = {
  id: 'autothrusters',
  name: 'Autothrusters',
  fills: ['modification'],
  limited: 0,
  cost: 2,
  restrictions: [{ action: 'boost' }],
  text: 'Defending: outside the attacker’s firing arc, or beyond range 2 in it, you may turn one blank to an evade.',
  abilities: [
    changesDefenseDice(['blank'], 'evade', {
      when: (context) => youDefend(context) && (context.moment.attack.range > 2 || !youInEnemysArc(context)),
    }),
  ],
};
