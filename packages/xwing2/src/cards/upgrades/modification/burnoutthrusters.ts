import type { UpgradeFacts } from '../../../card.ts';
import { slamsOnce } from '../../words/slam.ts';

export const BURNOUT_THRUSTERS: UpgradeFacts = {
  id: 'burnoutthrusters',
  name: 'Burnout Thrusters',
  fills: ['modification'],
  limited: 0,
  cost: 6,
  restrictions: [{ faction: ['scumandvillainy'] }, { size: ['small', 'medium'] }],
  standard: true,
  charges: { value: 1, recovers: 0 },
  actions: ['slam'],
  text: 'One SLAM: it costs the charge, and without it you cannot SLAM. After it you may gain a deplete token to lose a disarm token.',
  abilities: slamsOnce('deplete'),
};
