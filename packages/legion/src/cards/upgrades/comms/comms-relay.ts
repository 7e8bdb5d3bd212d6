import { words } from '@rangefinder/kernel/words';
import { instead, RULE } from '../../../abilities.ts';
import { demandUnit } from '../../../keywords/choosing.ts';
import { isOwn } from '../../../keywords/keyword.ts';
import { giveOrder, mayReceiveOrder } from '../../../rules/command.ts';
import type { Unit } from '../../../state.ts';
import type { LTable } from '../../../table.ts';
import { upgrade } from '../upgrade.ts';

/** Friends that may have an order in a unit's stead. */
function heirs(t: LTable, unit: Unit, by: Unit): readonly Unit[] {
  return t.friendsOf(unit.seat).filter((one) => one !== unit && t.range(unit, one) <= 2 && mayReceiveOrder(t, one, by));
}

/** The order is passed on as it is, and was this unit's only one. */
export const COMMS_RELAY = upgrade('comms', {
  id: 'comms-relay',
  name: 'Comms Relay',
  points: 5,
  restriction: { types: ['trooper', 'creature', 'ground', 'repulsor'] },
  text: words(
    'An order for this unit may go to a friend at range 1–2 instead; then it gets no other this round.',
    'Un ordre destiné à cette unité peut aller à un allié à portée 1–2 ; elle n’en reçoit alors plus d’autre ce round.',
    'Rozkaz dla tego oddziału może trafić do innego twojego oddziału w zasięgu 1–2; wtedy ten nie dostanie już rozkazu w tej rundzie.',
  ),
  abilities: [
    instead('be-ordered', {
      optional: true,
      when: (context) => {
        const { table, moment } = context;
        return isOwn(context) && heirs(table, moment.unit, moment.by).length > 0;
      },
      *instead({ table, self, moment: { unit, by, with: card } }) {
        const heir = yield* demandUnit({ self, rule: RULE, gives: 'order' }, heirs(table, unit, by));
        if (!heir) return false;
        unit.memory['round:ordered'] = 1;
        yield* giveOrder(table, heir, by, RULE, card);
        return true;
      },
    }),
  ],
});
