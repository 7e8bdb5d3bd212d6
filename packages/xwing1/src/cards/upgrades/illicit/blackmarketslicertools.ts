import { isHit } from '@rangefinder/xwing';
import { cardAction } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { chooseShip, enemiesAt } from '../../../rules/choose.ts';
import { dealAndCheck } from '../../../rules/damage.ts';
import { rollAttackDice } from '../../../rules/roll.ts';
import { isStressed, removeStress } from '../../../rules/tokens.ts';
import type { Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';

function stressed(table: XTable, ship: Ship): Ship[] {
  return enemiesAt(table, ship, 1, 2).filter(isStressed);
}

export const BLACK_MARKET_SLICER_TOOLS: UpgradeFacts = {
  id: 'blackmarketslicertools',
  name: 'Black Market Slicer Tools',
  fills: ['illicit'],
  limited: 0,
  cost: 1,
  text: 'Action: roll an attack die against a stressed enemy at range 1-2; a hit or crit takes one stress token off it and deals it a facedown damage card.',
  abilities: [
    cardAction({
      when: ({ table, self }) => stressed(table, self.ship).length > 0,
      *perform({ table, self }) {
        const enemy = yield* chooseShip(self, stressed(table, self.ship));
        const [face = 'blank'] = yield* rollAttackDice(table, self.ship, 1, self.card);
        if (!enemy || !isHit(face)) return;
        yield* removeStress(table, enemy, 1);
        yield* dealAndCheck(table, enemy, false);
      },
    }),
  ],
};
