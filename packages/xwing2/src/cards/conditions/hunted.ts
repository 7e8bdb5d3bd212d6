import { at, RULE } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import type { ConditionFacts } from '../../card.ts';
import { assignCondition } from '../../rules/conditions.ts';

export const HUNTED: ConditionFacts = {
  id: 'hunted',
  name: 'Hunted',
  limited: 1,
  text: 'After you are destroyed, another ship of your side must take this condition, if there is one.',
  abilities: [
    at('ship-destroyed', {
      optional: false,
      when: ({ self, moment }) => moment.ship === self.ship,
      *effect({ table, self: { ship, condition } }) {
        const options = table
          .friendsOf(ship)
          .filter((other) => other !== ship && !other.destroyed)
          .map((other) => ({ key: other.id, about: { piece: other.id }, other }));
        if (options.length === 0 || !condition) return;
        const about = { ship: ship.id, card: condition.card };
        const { other } = yield* pickOne({ seat: ship.seat, topic: 'choose-ship', rule: RULE, about, options });
        assignCondition(table, other, 'hunted', { by: condition.by, source: condition.source });
      },
    }),
  ],
};
