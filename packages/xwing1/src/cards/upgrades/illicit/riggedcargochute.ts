import { cardAction } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { dropObstacle } from '../../../rules/bombs.ts';
import { discardUpgrade } from '../../../rules/upgrades.ts';

export const RIGGED_CARGO_CHUTE: UpgradeFacts = {
  id: 'riggedcargochute',
  name: 'Rigged Cargo Chute',
  fills: ['illicit'],
  limited: 0,
  cost: 1,
  restrictions: [{ size: ['large'] }],
  text: 'Action: discard this card to drop a cargo token, which is a debris cloud.',
  abilities: [
    cardAction({
      *perform({ table, self: { ship, upgrade } }) {
        if (upgrade) yield* discardUpgrade(table, ship, upgrade);
        dropObstacle(table, ship, 'loosecargo', 'debris-cloud');
      },
    }),
  ],
};
