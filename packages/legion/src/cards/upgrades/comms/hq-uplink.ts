import { words } from '@rangefinder/kernel/words';
import { at } from '../../../abilities.ts';
import { giveOrder, mayReceiveOrder } from '../../../rules/command.ts';
import { canPay, pay } from '../../words/paying.ts';
import { upgrade } from '../upgrade.ts';

/** An order of its own once the card of its player has issued all. */
export const HQ_UPLINK = upgrade('comms', {
  id: 'hq-uplink',
  name: 'HQ Uplink',
  points: 10,
  exhaust: true,
  text: words(
    'Once your command card has issued its orders: exhaust, and this unit orders itself.',
    'Quand votre carte Commandement a donné ses ordres : inclinez, et cette unité se donne un ordre.',
    'Gdy twoja karta dowodzenia wydała rozkazy: wyczerp, a ten oddział wyda rozkaz sobie.',
  ),
  abilities: [
    at('issuing-orders', {
      optional: true,
      when: (context) => {
        const { table, self, moment } = context;
        const { unit } = self;
        return self.seat === moment.seat && unit !== null && canPay(context) && mayReceiveOrder(table, unit, unit);
      },
      *effect(context) {
        const { unit } = context.self;
        pay(context);
        if (unit) yield* giveOrder(context.table, unit, unit);
      },
    }),
  ],
});
