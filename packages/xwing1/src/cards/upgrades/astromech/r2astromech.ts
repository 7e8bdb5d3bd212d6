import type { UpgradeFacts } from '../../../card.ts';
import { treatsAs } from '../../words/maneuvers.ts';

export const R2_ASTROMECH: UpgradeFacts = {
  id: 'r2astromech',
  name: 'R2 Astromech',
  fills: ['astromech'],
  limited: 0,
  cost: 1,
  text: 'Your maneuvers of speed 1 and 2 are green.',
  abilities: [treatsAs('blue', ({ speed }) => speed === 1 || speed === 2)],
};
