import { at, modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { chargesOf, spendCharge } from '../../../rules/charges.ts';

export const CONTRABAND_CYBERNETICS: UpgradeFacts = {
  id: 'contrabandcybernetics',
  name: 'Contraband Cybernetics',
  fills: ['illicit'],
  limited: 0,
  cost: 3,
  standard: true,
  charges: { value: 1, recovers: 0, recoverable: false },
  text: 'Before activating: you may pay the charge: for this round stress keeps you neither from actions nor from red maneuvers.',
  abilities: [
    at('before-activate', {
      rule: 'xw2.errata-upgrade-cards.20',
      optional: true,
      when: ({ self, moment }) => moment.ship === self.ship && chargesOf(self) > 0,
      *effect({ table, self }) {
        spendCharge(table, self, 1, 'xw2.errata-upgrade-cards.20');
        self.ship.memory['round:contrabandcybernetics'] = 1;
      },
    }),
    modify(
      'stress-forbids',
      'xw2.stress.3',
      (forbids, { self, moment }) =>
        forbids && !(moment.ship === self.ship && self.ship.memory['round:contrabandcybernetics'] === 1),
    ),
    modify(
      'stress-forbids-red',
      'xw2.activation-phase.10',
      (forbids, { self, moment }) =>
        forbids && !(moment.ship === self.ship && self.ship.memory['round:contrabandcybernetics'] === 1),
    ),
  ],
};
