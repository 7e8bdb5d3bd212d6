import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { enemiesAt } from '../../../rules/choose.ts';
import { GREEN, gainToken, isStressed } from '../../../rules/tokens.ts';
import { inFiringArc } from '../../../rules/weapons.ts';
import type { Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';

function enemiesInView(table: XTable, ship: Ship): number {
  return enemiesAt(table, ship, 2, 3).filter((enemy) => inFiringArc(table, ship, enemy)).length;
}

export const TARGET_ASSIST_MGK_300: UpgradeFacts = {
  id: 'targetassistmgk300',
  name: 'Target-Assist MGK-300',
  fills: ['configuration'],
  limited: 0,
  cost: 0,
  restrictions: [{ ship: ['tierbheavy'] }],
  standard: true,
  actions: ['calculate', 'rotate > calculate'],
  text: 'Before you engage without green tokens or stress you gain a calculate token for each enemy in your firing arc at range 2-3, at most two.',
  abilities: [
    at('before-engage', {
      optional: false,
      when: ({ table, self, moment }) =>
        moment.ship === self.ship &&
        !isStressed(self.ship) &&
        GREEN.every((kind) => self.ship.tokens[kind] === 0) &&
        enemiesInView(table, self.ship) > 0,
      *effect({ table, self: { ship } }) {
        const count = Math.min(2, enemiesInView(table, ship));
        yield* gainToken(table, ship, 'calculate', count);
      },
    }),
  ],
};
