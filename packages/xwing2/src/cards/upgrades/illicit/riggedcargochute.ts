import { cardAction } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { chargesOf, spendCharge } from '../../../rules/charges.ts';
import type { Way } from '../../../rules/devices.ts';
import { obstaclePlacements, placeObstacle } from '../../../rules/placedobstacles.ts';

const RULE = 'xw2.obstacles.29';

const ONE_STRAIGHT: readonly Way[] = [['drop', '1-straight']];

export const RIGGED_CARGO_CHUTE: UpgradeFacts = {
  id: 'riggedcargochute',
  name: 'Rigged Cargo Chute',
  fills: ['illicit'],
  limited: 0,
  cost: 4,
  restrictions: [{ size: ['medium', 'large'] }],
  standard: true,
  charges: { value: 1, recovers: 0 },
  device: ['loosecargo'],
  text: 'Action: pay the charge to drop loose cargo with the 1 straight.',
  abilities: [
    // What it lies under overlaps it (xw2.faq-objects.14).
    cardAction({
      rule: RULE,
      when: ({ self }) => chargesOf(self) > 0,
      *perform({ table, self }) {
        const [place] = obstaclePlacements(table, self.ship, 'loosecargo', ONE_STRAIGHT);
        if (!place) return false;
        spendCharge(table, self, 1, RULE);
        yield* placeObstacle(table, self.ship.seat, 'loosecargo', place.about.pose, 0, RULE);
        return true;
      },
    }),
  ],
};
