import { at, modify, RULE } from '../../../abilities.ts';
import { pickOne } from '../../../ask.ts';
import type { UpgradeFacts } from '../../../card.ts';
import type { Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';
import { isHidden, look, onDial } from '../../words/look.ts';

const TURNED = 'round:boshek';

/** The neighbours of the chosen maneuver, in the order of the dial, which is round. */
function adjacent(table: XTable, ship: Ship) {
  const all = onDial(table, ship);
  const place = all.findIndex(({ key }) => key === ship.dial);
  return [-1, 1].flatMap((step) => all.at((place + step) % all.length) ?? []);
}

export const BOSHEK: UpgradeFacts = {
  id: 'boshek',
  name: 'BoShek',
  fills: ['crew'],
  limited: 1,
  cost: 2,
  text: 'A ship that touches you activates: you may look at its dial. Its player must then turn it to a neighboring maneuver, and stress does not prevent that one.',
  abilities: [
    at('activates', {
      optional: true,
      when: ({ self, moment: { ship } }) => ship.contact.includes(self.ship.id) && isHidden(ship),
      *effect({ table, self, moment: { ship } }) {
        look(table, self.ship, ship);
        const options = adjacent(table, ship);
        if (options.length === 0) return;
        const about = { ship: ship.id, card: self.card };
        const { seat } = ship;
        const { key } = yield* pickOne({ seat, topic: 'choose-maneuver', rule: RULE, about, options, secret: true });
        ship.dial = key;
        ship.memory[TURNED] = 1;
        table.kernel.emitTo(seat, { type: 'dial-set', rule: RULE, ship: ship.id, maneuver: key });
      },
    }),
    modify('stress-forbids-red', (forbids, { moment }) => forbids && moment.ship.memory[TURNED] !== 1),
  ],
};
