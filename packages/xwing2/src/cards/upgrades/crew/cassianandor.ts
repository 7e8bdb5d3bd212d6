import type { Procedure } from '@rangefinder/kernel';
import { at } from '../../../abilities.ts';
import { pickOne } from '../../../ask.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { enemiesAt, mayChooseShip } from '../../../rules/choose.ts';
import type { Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';
import { isHidden, look, onDial } from '../../words/dial.ts';

const RULE = 'xw2.dial.4';

/** Cassian Andor sets his dial anew, unseen. */
function* mayResetDial(table: XTable, ship: Ship, card: string): Procedure<void> {
  const { key } = yield* pickOne({
    seat: ship.seat,
    topic: 'reset-dial',
    rule: RULE,
    about: { ship: ship.id, card },
    options: [...onDial(table, ship).filter(({ key }) => key !== ship.dial), { key: 'none' }],
    secret: true,
  });
  if (key === 'none') return;
  ship.dial = key;
  table.kernel.emitTo(ship.seat, { type: 'dial-set', rule: RULE, ship: ship.id, maneuver: key });
}

export const CASSIAN_ANDOR: UpgradeFacts = {
  id: 'cassianandor',
  name: 'Cassian Andor',
  fills: ['crew'],
  limited: 1,
  cost: 5,
  restrictions: [{ faction: ['rebelalliance'] }],
  standard: false,
  text: 'System Phase: you may choose an enemy at range 1-2, say which maneuver it has set, and look at its dial. If you were right, you may set your own dial anew.',
  abilities: [
    at('system', {
      rule: RULE,
      optional: false,
      when: ({ table, self: { ship }, moment }) => moment.ship === ship && enemiesAt(table, ship, 1, 2).some(isHidden),
      *effect({ table, self }) {
        const { ship, card } = self;
        const enemy = yield* mayChooseShip(self, enemiesAt(table, ship, 1, 2).filter(isHidden), RULE);
        if (!enemy) return;
        const { key } = yield* pickOne({
          seat: ship.seat,
          topic: 'choose-maneuver',
          rule: RULE,
          about: { ship: enemy.id, card },
          options: onDial(table, enemy),
        });
        look(table, ship, enemy);
        if (key === enemy.dial && ship.dial !== null) yield* mayResetDial(table, ship, card);
      },
    }),
  ],
};
