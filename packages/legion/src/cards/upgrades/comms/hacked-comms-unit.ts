import { words } from '@rangefinder/kernel/words';
import { at } from '../../../abilities.ts';
import { giveOrder, mayReceiveOrder } from '../../../rules/command.ts';
import { upgrade } from '../upgrade.ts';

/** An order overheard in the Command Phase. */
export const HACKED_COMMS_UNIT = upgrade('comms', {
  id: 'hacked-comms-unit',
  name: 'Hacked Comms Unit',
  points: 5,
  text: words(
    'In the Command Phase, when an enemy at range 1 was ordered, this unit may order itself.',
    'En phase de Commandement, quand un ennemi à portée 1 a reçu un ordre, cette unité peut s’en donner un.',
    'W fazie dowodzenia, gdy wróg w zasięgu 1 otrzyma rozkaz, ten oddział może wydać rozkaz sobie.',
  ),
  abilities: [
    at('unit-ordered', {
      optional: true,
      when: ({ table, self: { unit, seat }, moment }) =>
        table.state.phase === 'command' &&
        moment.unit.seat !== seat &&
        unit !== null &&
        table.range(unit, moment.unit) <= 1 &&
        mayReceiveOrder(table, unit, unit),
      *effect({ table, self: { unit } }) {
        if (unit) yield* giveOrder(table, unit, unit);
      },
    }),
  ],
});
