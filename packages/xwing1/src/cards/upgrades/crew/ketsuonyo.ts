import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { enemiesAt } from '../../../rules/choose.ts';
import { inFiringArc } from '../../../rules/measure.ts';
import { mayChoose } from '../../words/phrases.ts';

const KEEPS = 'round:ketsuonyo';

export const KETSU_ONYO: UpgradeFacts = {
  id: 'ketsuonyo',
  name: 'Ketsu Onyo',
  fills: ['crew'],
  limited: 1,
  cost: 1,
  restrictions: [{ faction: ['scum'] }],
  text: 'When the End phase starts: you may pick an enemy at range 1-2 in your firing arc; it keeps its tractor beam tokens.',
  abilities: [
    mayChoose(
      'start-of-end',
      ({ table, self }) =>
        enemiesAt(table, self.ship, 1, 2).filter(
          (enemy) => enemy.tokens.tractor > 0 && inFiringArc(table, self.ship, enemy),
        ),
      function* (_context, enemy) {
        enemy.memory[KEEPS] = 1;
      },
    ),
    modify('keeps-tokens', (kept, { moment: { ship, token: kind } }) =>
      kind === 'tractor' && ship.memory[KEEPS] === 1 ? ship.tokens.tractor : kept,
    ),
  ],
};
