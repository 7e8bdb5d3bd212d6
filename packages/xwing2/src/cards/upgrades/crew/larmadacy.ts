import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { isStressed } from '../../../rules/tokens.ts';

const COMMAND_ACTIONS: readonly string[] = ['reinforce', 'coordinate', 'jam'];

export const LARMA_DACY: UpgradeFacts = {
  id: 'larmadacy',
  name: "Larma D'Acy",
  fills: ['crew'],
  limited: 1,
  cost: 4,
  restrictions: [{ faction: ['resistance'] }],
  standard: true,
  text: 'With two stress tokens or fewer you can reinforce, coordinate and jam in spite of them; while stressed, those actions are red.',
  abilities: [
    modify(
      'stress-forbids',
      'xw2.stress.3',
      (forbids, { self, moment: { ship, action } }) =>
        forbids && !(ship === self.ship && COMMAND_ACTIONS.includes(action) && ship.tokens.stress <= 2),
    ),
    modify('action-difficulty', 'xw2.actions.7', (difficulty, { self, moment: { ship, action } }) =>
      ship === self.ship && COMMAND_ACTIONS.includes(action) && isStressed(ship) && difficulty === 'white'
        ? 'red'
        : difficulty,
    ),
  ],
};
