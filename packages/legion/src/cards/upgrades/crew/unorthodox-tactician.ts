import { words } from '@rangefinder/kernel/words';
import { at, RULE } from '../../../abilities.ts';
import { chooseUnits } from '../../../keywords/choosing.ts';
import { isOwn } from '../../../keywords/keyword.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { LUCKY, rollLuck } from '../../words/luck.ts';
import { upgrade } from '../upgrade.ts';

/** Aim tokens for as many friends as the dice say. */
export const UNORTHODOX_TACTICIAN = upgrade('crew', {
  id: 'unorthodox-tactician',
  name: 'Unorthodox Tactician',
  points: 16,
  formerPoints: 10,
  restriction: { units: ['A-A5 Speeder Truck'] },
  text: words(
    'On activating: roll 3 red defense dice. For each [block] or [surge] another friend, carried or at range 1–3, gains 1 aim token.',
    'À son activation : lancez 3 dés de défense rouges. Pour chaque [block] ou [surge], un allié différent, transporté ou à portée 1–3, gagne 1 pion Viser.',
    'Przy aktywacji: rzuć 3 czerwonymi kośćmi obrony. Za każdy [block] lub [surge] inny twój oddział, przewożony lub w zasięgu 1–3, zyskuje 1 żeton celowania.',
  ),
  abilities: [
    at('activates', {
      optional: false,
      when: isOwn,
      *effect({ table, self, moment: { unit } }) {
        const most = rollLuck(table, unit, 'red', 3, LUCKY);
        const near = table.friendsOf(unit.seat).filter((one) => one !== unit && table.range(unit, one) <= 3);
        for (const one of yield* chooseUnits({ self, rule: RULE, gives: 'aim' }, near, most)) {
          yield* gainToken(table, one, 'aim', 1);
        }
      },
    }),
  ],
});
