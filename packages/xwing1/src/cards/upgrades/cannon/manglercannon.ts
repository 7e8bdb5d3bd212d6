import type { UpgradeFacts } from '../../../card.ts';
import { thisAttack } from '../../words/attack.ts';
import { changesAttackDice } from '../../words/dice.ts';

export const MANGLER_CANNON: UpgradeFacts = {
  id: 'manglercannon',
  name: '"Mangler" Cannon',
  fills: ['cannon'],
  limited: 0,
  cost: 4,
  attack: { dice: 3, range: [1, 3] },
  text: 'You may change 1 hit to a crit.',
  abilities: [changesAttackDice(['hit'], 'crit', { when: thisAttack })],
};
