import type { UpgradeFacts } from '../../../card.ts';
import { youAttack } from '../../words/attack.ts';
import { changesAttackDice } from '../../words/dice.ts';

export const MERCENARY_COPILOT: UpgradeFacts = {
  id: 'mercenarycopilot',
  name: 'Mercenary Copilot',
  fills: ['crew'],
  limited: 0,
  cost: 2,
  text: 'Attacking at range 3: turn one hit to a crit if you like.',
  abilities: [
    changesAttackDice(['hit'], 'crit', { when: (context) => youAttack(context) && context.moment.attack.range === 3 }),
  ],
};
