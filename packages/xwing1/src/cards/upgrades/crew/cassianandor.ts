import type { Procedure } from '@rangefinder/kernel';
import { RULE } from '../../../abilities.ts';
import { pickOne } from '../../../ask.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { enemiesAt } from '../../../rules/choose.ts';
import type { Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';
import { isHidden, look, onDial } from '../../words/look.ts';
import { mayChoose } from '../../words/phrases.ts';

/** The dial is set anew, unseen. */
function* maySetDial(table: XTable, ship: Ship, card: string): Procedure<void> {
  const { key } = yield* pickOne({
    seat: ship.seat,
    topic: 'choose-maneuver',
    rule: RULE,
    about: { ship: ship.id, card },
    options: [...onDial(table, ship).filter((one) => one.key !== ship.dial), { key: 'none' as const }],
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
  cost: 2,
  restrictions: [{ faction: ['rebel'] }],
  text: 'When the Planning phase ends: you may pick an enemy at range 1-2, say its bearing and speed, and look at its dial. If you were right, set your own dial anew if you like.',
  abilities: [
    mayChoose(
      'end-of-planning',
      ({ table, self }) => enemiesAt(table, self.ship, 1, 2).filter(isHidden),
      function* ({ table, self: { ship, card } }, enemy) {
        const { key } = yield* pickOne({
          seat: ship.seat,
          topic: 'choose-maneuver',
          rule: RULE,
          about: { ship: enemy.id, card },
          options: onDial(table, enemy),
        });
        table.emit({ type: 'guess', rule: RULE, ship: ship.id, said: key });
        look(table, ship, enemy);
        if (key === enemy.dial && ship.dial !== null) yield* maySetDial(table, ship, card);
      },
    ),
  ],
};
