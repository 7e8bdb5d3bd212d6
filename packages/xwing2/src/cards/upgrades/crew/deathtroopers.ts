import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';

export const DEATH_TROOPERS: UpgradeFacts = {
  id: 'deathtroopers',
  name: 'Death Troopers',
  fills: ['crew', 'crew'],
  limited: 1,
  cost: 6,
  restrictions: [{ faction: ['galacticempire'] }],
  standard: true,
  text: 'Activation Phase: stress tokens stay on enemies at range 0-1.',
  abilities: [
    modify(
      'may-remove-token',
      'xw2.golden-rules.3',
      (may, { table, self, moment: { ship, token } }) =>
        may &&
        !(
          token === 'stress' &&
          table.state.phase === 'activation' &&
          ship.place === 'play' &&
          ship.seat !== self.ship.seat &&
          table.range(self.ship, ship) <= 1
        ),
    ),
  ],
};
