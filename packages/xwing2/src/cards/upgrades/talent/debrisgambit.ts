import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';

export const DEBRIS_GAMBIT: UpgradeFacts = {
  id: 'debrisgambit',
  name: 'Debris Gambit',
  fills: ['talent'],
  limited: 0,
  cost: 6,
  restrictions: [{ size: ['small', 'medium'] }],
  standard: true,
  actions: ['red evade'],
  text: 'Your red evade action is white while an obstacle is at range 0-1.',
  abilities: [
    modify('action-difficulty', 'xw2.actions.7', (difficulty, { table, self, moment }) =>
      moment.ship === self.ship &&
      moment.action === 'evade' &&
      difficulty === 'red' &&
      table.state.obstacles.some((obstacle) => table.rangeTo(self.ship, table.obstacle(obstacle)) <= 1)
        ? 'white'
        : difficulty,
    ),
  ],
};
