import { words } from '@rangefinder/kernel/words';
import { at } from '../../../abilities.ts';
import { giveOrder, mayReceiveOrder } from '../../../rules/command.ts';
import { canPay, pay } from '../../words/paying.ts';
import { upgrade } from '../upgrade.ts';

export const SEIZE_THE_INITIATIVE = upgrade('training', {
  id: 'seize-the-initiative',
  name: 'Seize the Initiative',
  points: 5,
  restriction: { ranks: ['commander', 'operative'] },
  expend: true,
  text: words(
    'Once, while orders are issued: order this unit.',
    'Une fois, pendant que les ordres sont donnés : donnez un ordre à cette unité.',
    'Raz, podczas wydawania rozkazów: wydaj rozkaz temu oddziałowi.',
  ),
  abilities: [
    at('issuing-orders', {
      optional: true,
      when: (context) => {
        const { table, self, moment } = context;
        const { unit } = self;
        return moment.seat === self.seat && canPay(context) && unit !== null && mayReceiveOrder(table, unit, unit);
      },
      *effect(context) {
        const { table, self } = context;
        pay(context);
        if (self.unit) yield* giveOrder(table, self.unit, self.unit);
      },
    }),
  ],
});
