import type { Arc } from '@rangefinder/xwing';
import { at, byCardOf } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { mayChooseShip } from '../../../rules/choose.ts';
import { inArc } from '../../../rules/measure.ts';
import { gainToken } from '../../../rules/tokens.ts';
import type { Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';

function enemiesIn(table: XTable, ship: Ship, arc: Arc): Ship[] {
  return table.enemiesOf(ship.seat).filter((enemy) => inArc(table, ship, arc, enemy));
}

export const SCIMITAR: UpgradeFacts = {
  id: 'scimitar',
  name: 'Scimitar',
  fills: ['title'],
  limited: 1,
  cost: 0,
  restrictions: [{ faction: ['separatistalliance'] }, { ship: ['sithinfiltrator'] }],
  standard: true,
  actions: ['red cloak', 'jam'],
  text: 'After forces are placed you may cloak. Decloaked: you may jam an enemy in your bullseye arc.',
  abilities: [
    at('after-placing-forces', {
      rule: 'xw2.cloak.1',
      optional: true,
      when: ({ self }) => self.ship.place === 'play' && self.ship.tokens.cloak === 0,
      *effect({ table, self: { ship } }) {
        yield* gainToken(table, ship, 'cloak', 1, { rule: 'xw2.cloak.1', by: ship.seat });
      },
    }),
    at('decloaked', {
      optional: false,
      when: ({ table, self, moment }) =>
        moment.ship === self.ship && enemiesIn(table, self.ship, 'bullseye').length > 0,
      *effect({ table, self }) {
        const enemy = yield* mayChooseShip(self, enemiesIn(table, self.ship, 'bullseye'));
        if (enemy) yield* gainToken(table, enemy, 'jam', 1, byCardOf(self.ship));
      },
    }),
  ],
};
