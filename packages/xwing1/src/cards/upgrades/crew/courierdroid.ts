import { at, RULE } from '../../../abilities.ts';
import { pickOne } from '../../../ask.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { changeSkill } from '../../../rules/stats.ts';

export const COURIER_DROID: UpgradeFacts = {
  id: 'courierdroid',
  name: 'Courier Droid',
  fills: ['crew'],
  limited: 0,
  oncePerShip: true,
  cost: 0,
  text: 'When forces are placed: you may count as having pilot skill 0 or 8.',
  abilities: [
    at('before-placing-forces', {
      optional: true,
      *effect({ table, self: { ship, card } }) {
        const options = [0, 8].map((count) => ({ key: String(count), about: { count }, count }));
        const about = { ship: ship.id, card };
        const { count } = yield* pickOne({ seat: ship.seat, topic: 'choose-number', rule: RULE, about, options });
        changeSkill(table, ship, count, 'setup');
      },
    }),
  ],
};
