import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { isAtRange } from '../../../rules/choose.ts';

export const ISB_SLICER: UpgradeFacts = {
  id: 'isbslicer',
  name: 'ISB Slicer',
  fills: ['crew'],
  limited: 0,
  cost: 1,
  restrictions: [{ faction: ['galacticempire'] }],
  standard: true,
  text: 'Enemies at range 1-2 do not remove jam tokens in the End Phase.',
  abilities: [
    modify('keeps-tokens', 'xw2.end-phase.4', (kept, { table, self, moment: { ship, token } }) =>
      token === 'jam' &&
      ship.place === 'play' &&
      ship.seat !== self.ship.seat &&
      isAtRange(table, self.ship, ship, 1, 2)
        ? ship.tokens.jam
        : kept,
    ),
  ],
};
