import type { UpgradeFacts } from '../../../card.ts';

export const SCANNER_BAFFLER: UpgradeFacts = {
  id: 'scannerbaffler',
  name: 'Scanner Baffler',
  fills: ['illicit'],
  limited: 1,
  cost: 8,
  restrictions: [{ size: ['huge'] }],
  standard: false,
  abilities: 'unwritten',
};
