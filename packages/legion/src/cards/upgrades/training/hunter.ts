import { words } from '@rangefinder/kernel/words';
import { at } from '../../../abilities.ts';
import { attacks } from '../../../keywords/keyword.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { isTrooper, woundsOf } from '../../../rules/units.ts';
import { upgrade } from '../upgrade.ts';

export const HUNTER = upgrade('training', {
  id: 'hunter',
  name: 'Hunter',
  points: 6,
  text: words(
    'Attacking a wounded trooper unit: 1 aim token, if you like, as dice are rolled.',
    'Quand elle attaque une unité de soldats blessée : 1 pion Viser, si vous voulez, au moment du lancer.',
    'Atakując ranny oddział piechoty: przy rzucie może dostać 1 żeton celowania.',
  ),
  abilities: [
    at('before-attack-dice', {
      optional: true,
      when: (context) => {
        const { table, moment } = context;
        return attacks(context) && isTrooper(table, moment.defender) && woundsOf(moment.defender) > 0;
      },
      *effect({ table, moment: { attacker } }) {
        yield* gainToken(table, attacker, 'aim', 1);
      },
    }),
  ],
});
