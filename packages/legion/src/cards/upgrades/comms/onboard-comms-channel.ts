import { words } from '@rangefinder/kernel/words';
import { at, RULE } from '../../../abilities.ts';
import { chooseUnit } from '../../../keywords/choosing.ts';
import { isOwn } from '../../../keywords/keyword.ts';
import { giveOrder, mayReceiveOrder } from '../../../rules/command.ts';
import { passengersOf } from '../../../rules/transported.ts';
import { upgrade } from '../upgrade.ts';

/** An order passed on to somebody aboard. */
export const ONBOARD_COMMS_CHANNEL = upgrade('comms', {
  id: 'onboard-comms-channel',
  name: 'Onboard Comms Channel',
  points: 3,
  restriction: { types: ['ground', 'repulsor'] },
  text: words(
    'Ordered in the Issue Orders step, it may order a unit that it carries.',
    'Si elle reçoit un ordre à l’étape Donner des Ordres, elle peut en donner un à une unité qu’elle transporte.',
    'Gdy dostanie rozkaz w kroku wydawania rozkazów, może wydać rozkaz oddziałowi, który przewozi.',
  ),
  abilities: [
    at('unit-ordered', {
      optional: false,
      when: (context) => isOwn(context) && context.table.state.phase === 'command',
      *effect({ table, self, moment: { unit } }) {
        const fit = passengersOf(table, unit).filter((one) => mayReceiveOrder(table, one, unit));
        const chosen = yield* chooseUnit({ self, rule: RULE, gives: 'order' }, fit);
        if (chosen) yield* giveOrder(table, chosen, unit);
      },
    }),
  ],
});
