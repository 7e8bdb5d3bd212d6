import { at, instead } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { changeCounters, faceupUpgrades } from '../../../rules/upgrades.ts';

export const JABBA_THE_HUTT: UpgradeFacts = {
  id: 'jabbathehutt',
  name: 'Jabba the Hutt',
  fills: ['crew', 'crew'],
  limited: 1,
  cost: 5,
  putsTokens: { on: 'squad', slots: ['illicit'] },
  restrictions: [{ faction: ['scum'] }],
  text: 'During setup each illicit card of your squad gets an illicit token. When one would be discarded, its token may go instead.',
  abilities: [
    at('before-placing-forces', {
      optional: false,
      *effect({ table, self }) {
        for (const ship of table.ships.filter(({ seat }) => seat === self.ship.seat)) {
          for (const upgrade of faceupUpgrades(table, ship, 'illicit')) changeCounters(table, ship, upgrade, 1);
        }
      },
    }),
    instead('discard-upgrade', {
      optional: true,
      when: ({ table, self, moment: { ship, upgrade } }) =>
        table.isFriendly(self.ship, ship) &&
        upgrade.counters > 0 &&
        table.cards.upgrade(upgrade.id).fills.includes('illicit'),
      *instead({ table, moment: { ship, upgrade } }) {
        changeCounters(table, ship, upgrade, -1);
        return true;
      },
    }),
  ],
};
