import { at, RULE } from '../../abilities.ts';
import { drawRank, takeRank } from '../../rules/orders.ts';
import { playerOf } from '../../rules/players.ts';
import { chooseRank } from '../commands/words.ts';
import { canPay, pay, READIES_ITSELF } from './paying.ts';

/** A second order token is drawn, one of the two is used and the other goes back. */
export const IMPROVISED_ORDERS = [
  at('order-drawn', {
    optional: true,
    when: (context) => {
      const { table, self, moment } = context;
      return moment.seat === self.seat && canPay(context) && playerOf(table, self.seat).pool.length > 0;
    },
    *effect(context) {
      const { table, self, moment } = context;
      pay(context);
      const second = drawRank(table, self.seat);
      table.emit({ type: 'order-drawn', rule: RULE, seat: self.seat, rank: second });
      const drawn = [moment.rank, second];
      const used = (yield* chooseRank(self, drawn, false)) ?? moment.rank;
      takeRank(drawn, used);
      playerOf(table, self.seat).pool.push(...drawn);
      moment.rank = used;
    },
  }),
  READIES_ITSELF,
] as const;
