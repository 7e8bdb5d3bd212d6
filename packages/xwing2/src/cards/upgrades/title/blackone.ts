import type { UpgradeFacts } from '../../../card.ts';
import { slamsOnce } from '../../words/slam.ts';

export const BLACK_ONE: UpgradeFacts = {
  id: 'blackone',
  name: 'Black One',
  fills: ['title'],
  limited: 1,
  cost: 0,
  restrictions: [{ faction: ['resistance'] }, { ship: ['t70xwing'] }],
  standard: true,
  charges: { value: 1, recovers: 0 },
  actions: ['slam'],
  text: 'One SLAM: it costs the charge, and without it you cannot SLAM. After it you may gain an ion token to lose a disarm token.',
  abilities: slamsOnce('ion'),
};
