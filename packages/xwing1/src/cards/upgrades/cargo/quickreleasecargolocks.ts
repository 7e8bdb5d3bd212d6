import type { UpgradeFacts } from '../../../card.ts';

export const QUICK_RELEASE_CARGO_LOCKS: UpgradeFacts = {
  id: 'quickreleasecargolocks',
  name: 'Quick-release Cargo Locks',
  fills: ['cargo'],
  limited: 0,
  oncePerShip: true,
  cost: 2,
  restrictions: [{ ship: ['croccruiser', 'gr75mediumtransport'] }],
  huge: true,
  abilities: [],
};
