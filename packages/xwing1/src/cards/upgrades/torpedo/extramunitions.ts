import type { UpgradeFacts } from '../../../card.ts';
import { putsOrdnance } from '../../words/bomb.ts';

export const EXTRA_MUNITIONS: UpgradeFacts = {
  id: 'extramunitions',
  name: 'Extra Munitions',
  fills: ['torpedo'],
  limited: 0,
  oncePerShip: true,
  cost: 2,
  putsTokens: { on: 'ship', slots: ['torpedo', 'missile', 'bomb'] },
  text: 'Puts 1 ordnance token on each other torpedo, missile and bomb card of this ship; it may be discarded instead of that card.',
  abilities: [putsOrdnance(['torpedo', 'missile', 'bomb'], 1)],
};
