import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { chargesOf, spendCharge, spendForce } from '../../../rules/charges.ts';
import { RED_EASIER } from '../../../rules/maneuver.ts';
import { revealedManeuver } from '../../../rules/revealed.ts';
import { stepsForOneManeuver } from '../../words/dial.ts';

export const LEIA_ORGANA: UpgradeFacts = {
  id: 'leiaorgana',
  name: 'Leia Organa',
  fills: ['crew'],
  limited: 1,
  cost: 7,
  restrictions: [{ faction: ['rebelalliance'] }],
  standard: true,
  charges: { value: 3, recovers: 1 },
  text: 'Activation Phase starts: you may pay three charges: in this phase red maneuvers of friends are one step easier.',
  abilities: [
    at('start-of-activation', {
      rule: 'xw2.difficulty.7',
      optional: true,
      when: ({ self }) => chargesOf(self) >= 3,
      *effect({ table, self }) {
        spendCharge(table, self, 3, 'xw2.difficulty.7');
        // xw2.abilities.7: it lasts as long as it says, even when she is gone.
        for (const ship of table.state.ships) if (table.isFriendly(self.ship, ship)) ship.memory[RED_EASIER] = 1;
      },
    }),
  ],
};

export const LEIA_ORGANA_RESISTANCE: UpgradeFacts = {
  id: 'leiaorgana-resistance',
  name: 'Leia Organa',
  fills: ['crew', 'crew'],
  limited: 1,
  cost: 16,
  restrictions: [{ faction: ['resistance'] }],
  standard: true,
  force: { value: 1, recovers: 1, side: [] },
  actions: ['purple coordinate'],
  text: 'After a friend reveals a maneuver that is not stationary you may pay 1 Force to make it one step easier.',
  abilities: [
    at('dial-revealed', {
      rule: 'xw2.errata-upgrade-cards.34',
      optional: true,
      when: ({ table, self, moment: { ship } }) =>
        table.isFriendly(self.ship, ship) &&
        self.ship.force > 0 &&
        (revealedManeuver(table, ship)?.bearing ?? 'stationary') !== 'stationary',
      *effect({ table, self, moment }) {
        spendForce(table, self.ship, 1, 'xw2.errata-upgrade-cards.34');
        moment.ship.memory['round:leiaorgana-resistance'] = 1;
      },
    }),
    ...stepsForOneManeuver('friendly', 'round:leiaorgana-resistance', -1, 'xw2.errata-upgrade-cards.34'),
  ],
};
