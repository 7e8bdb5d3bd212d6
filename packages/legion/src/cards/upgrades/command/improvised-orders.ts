import { words } from '@rangefinder/kernel/words';
import { at, RULE } from '../../../abilities.ts';
import { drawRank, takeRank } from '../../../rules/orders.ts';
import { playerOf } from '../../../rules/players.ts';
import { chooseRank } from '../../commands/words.ts';
import { canPay, pay, READIES_ITSELF } from '../../words/paying.ts';
import { upgrade } from '../upgrade.ts';

/** A second order token is drawn, one of the two is used and the other goes back. */
export const IMPROVISED_ORDERS = upgrade('command', {
  id: 'improvised-orders',
  name: 'Improvised Orders',
  points: 5,
  exhaust: true,
  text: words(
    'A token was drawn from your order pool: exhaust to draw another, use one of the two and shuffle the other back. Used this round, it readies in the End Phase.',
    'Un pion vient d’être tiré de votre réserve d’ordres : inclinez pour en tirer un autre, utilisez l’un des deux et remélangez l’autre. Utilisée ce round, elle se redresse pendant la phase Finale.',
    'Gdy dobrano żeton z twojej puli rozkazów: wyczerp, aby dobrać drugi, użyj jednego z nich, a drugi wtasuj z powrotem. Użyta w tej rundzie, odświeża się w fazie końcowej.',
  ),
  abilities: [
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
  ],
});
