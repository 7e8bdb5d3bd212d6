import { cardAction } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { recoverShield } from '../../../rules/damage.ts';
import { shieldValue } from '../../../rules/stats.ts';
import { discardUpgrade, faceupUpgrades } from '../../../rules/upgrades.ts';
import { chooseUpgrade } from '../../words/cards.ts';

export const CHOPPER_SWX72: UpgradeFacts = {
  id: 'chopper-swx72',
  name: '"Chopper"',
  fills: ['astromech'],
  limited: 1,
  cost: 1,
  text: 'Action: discard another upgrade of this ship to recover 1 shield.',
  abilities: [
    cardAction({
      when: ({ table, self: { ship, upgrade } }) =>
        ship.shields < shieldValue(table, ship) && faceupUpgrades(table, ship).some((other) => other !== upgrade),
      *perform({ table, self }) {
        const { ship } = self;
        const others = faceupUpgrades(table, ship).filter((other) => other !== self.upgrade);
        const chosen = yield* chooseUpgrade(self, others);
        if (!chosen) return;
        yield* discardUpgrade(table, ship, chosen);
        recoverShield(table, ship, 1);
      },
    }),
  ],
};
