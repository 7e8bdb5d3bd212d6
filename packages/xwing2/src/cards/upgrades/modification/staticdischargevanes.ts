import { instead } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { mayChooseShip } from '../../../rules/choose.ts';
import { sufferDamage } from '../../../rules/damage.ts';
import { gainToken, isStressed } from '../../../rules/tokens.ts';
import type { Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';

function othersWithin(table: XTable, ship: Ship, most: number): Ship[] {
  return table.inPlay().filter((other) => other !== ship && table.range(ship, other) <= most);
}

export const STATIC_DISCHARGE_VANES: UpgradeFacts = {
  id: 'staticdischargevanes',
  name: 'Static Discharge Vanes',
  fills: ['modification'],
  limited: 0,
  cost: 5,
  standard: false,
  text: 'When you would gain an ion or jam token without being stressed, you may gain a stress token so that another ship at range 0-1 gains it; then you suffer 1 damage.',
  abilities: [
    instead('gain-token', {
      rule: 'xw2.errata-upgrade-cards.5',
      optional: false,
      when: ({ table, self, moment }) =>
        moment.ship === self.ship &&
        (moment.token === 'ion' || moment.token === 'jam') &&
        !isStressed(self.ship) &&
        othersWithin(table, self.ship, 1).length > 0,
      *instead({ table, self, moment }) {
        const { ship } = self;
        const other = yield* mayChooseShip(self, othersWithin(table, ship, 1), 'xw2.errata-upgrade-cards.3');
        if (!other) return false;
        yield* gainToken(table, ship, 'stress', 1, { rule: 'xw2.errata-upgrade-cards.3', by: ship.seat });
        yield* gainToken(table, other, moment.token, 1, { rule: 'xw2.errata-upgrade-cards.4', by: ship.seat });
        yield* sufferDamage(table, ship, 'hit', 1, { rule: 'xw2.errata-upgrade-cards.4' });
        return true;
      },
    }),
  ],
};
