import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';

export const BIOHEXACRYPT_CODES: UpgradeFacts = {
  id: 'biohexacryptcodes',
  name: 'Biohexacrypt Codes',
  fills: ['tech'],
  limited: 0,
  cost: 1,
  restrictions: [{ faction: ['firstorder'] }, { action: 'lock' }],
  standard: true,
  text: 'When you coordinate or jam, you may spend your lock on a ship to choose that ship at any range.',
  abilities: [
    modify('reaches-by-lock', 'xw2.lock.6', (reaches, { self, moment: ship }) => reaches || ship === self.ship),
  ],
};
