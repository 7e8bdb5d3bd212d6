import type { UpgradeFacts } from '../../../card.ts';

export const SYLIURE_31_HYPERDRIVE: UpgradeFacts = {
  id: 'syliure31hyperdrive',
  name: 'Syliure-31 Hyperdrive',
  fills: ['hyperdrive'],
  limited: 0,
  cost: 3,
  restrictions: [{ ship: ['syliureclasshyperspacering'] }],
  standard: false,
  extended: false,
  abilities: 'unwritten',
};
