import { words } from '@rangefinder/kernel/words';
import { at, modify, RULE } from '../../../abilities.ts';
import { isOwn } from '../../../keywords/keyword.ts';
import { compulsoryMove } from '../../../rules/compulsory.ts';
import { sufferWounds } from '../../../rules/wounds.ts';
import { rollLuck } from '../../words/luck.ts';
import { upgrade } from '../upgrade.ts';

const RAN_OVER = 'activation:ran-over';

/** Always forward, and over whoever stands there. */
export const RECKLESS_DRIVER = upgrade('pilot', {
  id: 'reckless-driver',
  name: 'Reckless Driver',
  points: 12,
  formerPoints: 6,
  restriction: { units: ['A-A5 Speeder Truck'] },
  text: words(
    "On activating: a compulsory move. It cannot reverse. The first time in its activation that it displaces an enemy unit: a white defense die for each of that unit's miniatures, 1 wound per [block].",
    'À son activation : un déplacement obligatoire. Elle ne peut pas reculer. La première fois de son activation qu’elle repousse une unité ennemie : un dé de défense blanc par figurine de celle-ci, 1 blessure par [block].',
    'Przy aktywacji: ruch obowiązkowy. Nie może się cofać. Gdy pierwszy raz w aktywacji przesunie wrogi oddział: biała kość obrony za każdą jego figurkę, 1 rana za każdy [block].',
  ),
  abilities: [
    at('activates', {
      optional: false,
      when: isOwn,
      effect: ({ table, moment: { unit } }) => compulsoryMove(table, unit),
    }),
    modify('may-move', (may, context) => may && !(isOwn(context) && context.moment.how === 'reverse')),
    at('displaced', {
      optional: false,
      when: ({ table, self: { unit: own }, moment: { unit, by } }) =>
        own !== null &&
        by === own.id &&
        table.state.activation?.unit === own.id &&
        unit.seat !== own.seat &&
        !own.memory[RAN_OVER],
      *effect({ table, self: { unit: own }, moment: { unit } }) {
        if (!own) return;
        own.memory[RAN_OVER] = 1;
        const wounds = rollLuck(table, unit, 'white', unit.minis.length, ['block']);
        yield* sufferWounds(table, unit, wounds, { rule: RULE, attack: null, by: own });
      },
    }),
  ],
});
