import { instead } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { chargesOf, spendCharge } from '../../../rules/charges.ts';
import type { Device, Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';

function isFriendlyBomb(table: XTable, ship: Ship, device: Device | null): boolean {
  return device !== null && device.seat === ship.seat && table.cards.device(device.device).kind === 'bomb';
}

export const ABLATIVE_PLATING: UpgradeFacts = {
  id: 'ablativeplating',
  name: 'Ablative Plating',
  fills: ['modification'],
  limited: 0,
  cost: 4,
  restrictions: [{ size: ['medium', 'large'] }],
  standard: true,
  charges: { value: 2, recovers: 0 },
  text: 'An obstacle or a friendly bomb is about to damage you: you may pay a charge to prevent 1 damage of it.',
  abilities: [
    instead('suffer-damage', {
      optional: true,
      when: ({ table, self, moment: { ship, obstacle, device } }) =>
        ship === self.ship && chargesOf(self) > 0 && (obstacle !== null || isFriendlyBomb(table, ship, device)),
      *instead({ table, self }) {
        spendCharge(table, self, 1);
        return true;
      },
    }),
  ],
};
