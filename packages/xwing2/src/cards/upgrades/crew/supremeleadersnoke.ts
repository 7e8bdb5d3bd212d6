import { at } from '../../../abilities.ts';
import { pick } from '../../../ask.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { spendableForce, spendForce } from '../../../rules/charges.ts';
import type { Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';
import { isHidden } from '../../words/dial.ts';

const RULE = 'xw2.dial.4';

function distant(table: XTable, ship: Ship): Ship[] {
  return table.enemiesOf(ship.seat).filter((enemy) => table.range(ship, enemy) > 1 && isHidden(enemy));
}

export const SUPREME_LEADER_SNOKE: UpgradeFacts = {
  id: 'supremeleadersnoke',
  name: 'Supreme Leader Snoke',
  fills: ['crew', 'crew'],
  limited: 1,
  cost: 13,
  restrictions: [{ faction: ['firstorder'] }],
  standard: false,
  force: { value: 1, recovers: 1, side: [] },
  text: 'System Phase: choose any number of enemies beyond range 1 and pay 1 Force for each; their dials are turned faceup.',
  abilities: [
    at('system', {
      rule: RULE,
      optional: false,
      when: ({ table, self: { ship }, moment }) =>
        moment.ship === ship && spendableForce(table, ship) > 0 && distant(table, ship).length > 0,
      *effect({ table, self: { ship, card } }) {
        const options = distant(table, ship).map((enemy) => ({ key: enemy.id, about: { piece: enemy.id }, enemy }));
        const chosen = yield* pick({
          seat: ship.seat,
          topic: 'choose-ships',
          rule: RULE,
          about: { ship: ship.id, card },
          options,
          min: 0,
          max: Math.min(spendableForce(table, ship), options.length),
        });
        if (chosen.length === 0) return;
        spendForce(table, ship, chosen.length, RULE);
        for (const { enemy } of chosen) {
          enemy.revealed = true;
          table.emit({ type: 'dial-revealed', rule: RULE, ship: enemy.id, maneuver: enemy.dial ?? '' });
        }
      },
    }),
  ],
};
