import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { faceupUpgrades } from '../../../rules/upgrades.ts';
import { isOfSlot } from '../../../rules/weapons.ts';

export const OUTRIDER: UpgradeFacts = {
  id: 'outrider',
  name: 'Outrider',
  fills: ['title'],
  limited: 1,
  cost: 5,
  restrictions: [{ ship: ['yt2400'] }],
  text: 'While you have a cannon, you cannot attack with your primary weapon, and your cannon shoots all round.',
  abilities: [
    modify('weapons', (weapons, { table, self, moment: ship }) => {
      if (ship !== self.ship || faceupUpgrades(table, ship, 'cannon').length === 0) return weapons;
      return weapons
        .filter(({ kind }) => kind !== 'primary')
        .map((weapon) => (isOfSlot(table, weapon.id, 'cannon') ? { ...weapon, arcs: 'all-round' } : weapon));
    }),
  ],
};
