import type { UpgradeFacts } from '../../../card.ts';
import { defenderInYour, youAttack } from '../../words/attack.ts';
import { changesAttackDie } from '../../words/dice.ts';

export const MARKSMANSHIP: UpgradeFacts = {
  id: 'marksmanship',
  name: 'Marksmanship',
  fills: ['talent'],
  limited: 0,
  cost: 1,
  standard: true,
  text: 'Defender in your bullseye arc: you may turn one hit into a crit.',
  abilities: [
    changesAttackDie(['hit'], 'crit', {
      when: (context) => youAttack(context) && defenderInYour(context, 'bullseye'),
    }),
  ],
};
