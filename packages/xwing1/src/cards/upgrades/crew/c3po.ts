import { addDie, countOf } from '@rangefinder/xwing';
import { at, RULE } from '../../../abilities.ts';
import { pickOne } from '../../../ask.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { defenseDiceCount } from '../../../rules/attack.ts';
import { youDefend } from '../../words/attack.ts';
import { isUnused, markUsed } from '../../words/phrases.ts';

const GUESS = 'c3po';

export const C_3PO: UpgradeFacts = {
  id: 'c3po',
  name: 'C-3PO',
  fills: ['crew'],
  limited: 1,
  cost: 3,
  restrictions: [{ faction: ['rebel'] }],
  text: 'Once per round, before you roll defense dice: you may say how many evades you will roll. If you are right, add an evade.',
  abilities: [
    at('before-defense-dice', {
      optional: true,
      when: (context) =>
        youDefend(context) &&
        isUnused(context.self) &&
        defenseDiceCount(context.table, context.moment.attack, context.self.ship) > 0,
      *effect({ table, self, moment: { attack } }) {
        const { ship, card } = self;
        markUsed(self);
        const most = defenseDiceCount(table, attack, ship);
        const options = Array.from({ length: most + 1 }, (_, count) => ({
          key: String(count),
          about: { count },
          count,
        }));
        const about = { ship: ship.id, card };
        const { key, count } = yield* pickOne({ seat: ship.seat, topic: 'choose-number', rule: RULE, about, options });
        attack.memory[GUESS] = count;
        table.emit({ type: 'guess', rule: RULE, ship: ship.id, said: key });
      },
    }),
    at('defense-dice-rolled', {
      optional: false,
      when: (context) => {
        const { attack } = context.moment;
        return youDefend(context) && attack.memory[GUESS] === countOf(attack.defenseDice, 'evade');
      },
      *effect({ moment }) {
        addDie(moment.attack.defenseDice, 'evade');
      },
    }),
  ],
};
