import { words } from '@rangefinder/kernel/words';
import { at } from '../../../abilities.ts';
import { attacks } from '../../../keywords/keyword.ts';
import { woundsOf } from '../../../rules/units.ts';
import { addToPool } from '../../words/pools.ts';
import { upgrade } from '../upgrade.ts';

export const TENACITY = upgrade('training', {
  id: 'tenacity',
  name: 'Tenacity',
  points: 4,
  text: words(
    'Melee attack while wounded or with a miniature lost: 1 red die more.',
    'Attaque de corps à corps, blessée ou après la perte d’une figurine : 1 dé rouge de plus.',
    'Atak wręcz, gdy jest ranny lub stracił figurkę: o 1 czerwoną kość więcej.',
  ),
  abilities: [
    at('forming-pool', {
      optional: false,
      when: (context) => {
        const { attack, attacker } = context.moment;
        const isHurt = woundsOf(attacker) > 0 || attacker.minis.length < attacker.strength;
        return attacks(context) && attack.kind === 'melee' && isHurt;
      },
      *effect({ table, moment: { attack } }) {
        addToPool(table, attack, { dice: { red: 1 } });
      },
    }),
  ],
});
