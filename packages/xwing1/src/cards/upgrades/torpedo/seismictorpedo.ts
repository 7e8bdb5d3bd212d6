import { isShapeInArc } from '@rangefinder/xwing';
import { cardAction, RULE } from '../../../abilities.ts';
import { pickOne } from '../../../ask.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { sufferDamage } from '../../../rules/damage.ts';
import { removeObstacle } from '../../../rules/obstacles.ts';
import { rollAttackDice } from '../../../rules/roll.ts';
import { discardUpgrade } from '../../../rules/upgrades.ts';
import type { Obstacle, Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';

function obstaclesAhead(table: XTable, ship: Ship): readonly Obstacle[] {
  return table.state.obstacles.filter((obstacle) => {
    const pieces = table.obstacle(obstacle);
    return table.rangeTo(ship, pieces) <= 2 && pieces.some((piece) => isShapeInArc(table, ship, 'front', piece));
  });
}

export const SEISMIC_TORPEDO: UpgradeFacts = {
  id: 'seismictorpedo',
  name: 'Seismic Torpedo',
  fills: ['torpedo'],
  limited: 0,
  cost: 2,
  text: 'Action: discard this card and pick an obstacle at range 1-2 in your primary firing arc. Every ship at range 1 of it rolls an attack die and suffers what it shows; then the obstacle is removed.',
  abilities: [
    cardAction({
      when: ({ table, self }) => obstaclesAhead(table, self.ship).length > 0,
      *perform({ table, self: { ship, card, upgrade } }) {
        if (upgrade) yield* discardUpgrade(table, ship, upgrade);
        const options = obstaclesAhead(table, ship).map((obstacle) => ({
          key: obstacle.id,
          about: { obstacle: obstacle.id },
          obstacle,
        }));
        const about = { ship: ship.id, card };
        const { obstacle } = yield* pickOne({ seat: ship.seat, topic: 'choose-obstacle', rule: RULE, about, options });
        for (const other of table.inPlay()) {
          if (table.rangeTo(other, table.obstacle(obstacle)) > 1) continue;
          const [face] = yield* rollAttackDice(table, other, 1, card);
          if (face === 'hit' || face === 'crit') yield* sufferDamage(table, other, face, 1, { rule: RULE });
        }
        removeObstacle(table, obstacle);
      },
    }),
  ],
};
