import { at, RULE } from '../../../abilities.ts';
import { pickOne } from '../../../ask.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { isAtRange } from '../../../rules/choose.ts';
import { changeSkill } from '../../../rules/stats.ts';
import { gainsFocusOrEvade } from '../../words/tokens.ts';

export const HYPERWAVE_COMM_SCANNER: UpgradeFacts = {
  id: 'hyperwavecommscanner',
  name: 'Hyperwave Comm Scanner',
  fills: ['tech'],
  limited: 0,
  cost: 1,
  text: 'As forces are placed your pilot skill may be 0, 6 or 12. In setup, when another friend has been placed at range 1-2 of you, you may give it a focus or evade token.',
  abilities: [
    at('before-placing-forces', {
      optional: true,
      *effect({ table, self: { ship, card } }) {
        const options = [0, 6, 12].map((count) => ({ key: `${count}`, about: { count }, count }));
        const about = { ship: ship.id, card };
        const { count } = yield* pickOne({ seat: ship.seat, topic: 'choose-number', rule: RULE, about, options });
        changeSkill(table, ship, count, 'setup');
      },
    }),
    at('ship-placed', {
      optional: true,
      when: ({ table, self: { ship }, moment: { ship: other } }) =>
        table.state.phase === 'setup' &&
        ship.place === 'play' &&
        other !== ship &&
        table.isFriendly(ship, other) &&
        isAtRange(table, ship, other, 1, 2),
      *effect({ table, self, moment }) {
        yield* gainsFocusOrEvade(table, self, moment.ship);
      },
    }),
  ],
};
