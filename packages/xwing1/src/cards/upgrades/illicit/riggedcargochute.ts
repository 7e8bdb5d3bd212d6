import type { UpgradeFacts } from '../../../card.ts';

export const RIGGED_CARGO_CHUTE: UpgradeFacts = {
  id: 'riggedcargochute',
  name: 'Rigged Cargo Chute',
  fills: ['illicit'],
  limited: 0,
  cost: 1,
  restrictions: [{ size: ['large'] }],
  abilities: 'unwritten',
};
