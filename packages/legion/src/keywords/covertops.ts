import { words } from '@rangefinder/kernel/words';
import { at } from '../abilities.ts';
import type { Rank } from '../card.ts';
import { promoteOne } from '../rules/promoting.ts';
import { giveKeyword } from '../sources.ts';
import type { Unit } from '../state.ts';
import { isOwn, keyword } from './keyword.ts';

/** Who may take the place of a commander that goes undercover. */
const PROMOTED: readonly Rank[] = ['corps', 'special'];

/**
 * legion.covert-ops: what follows from a rank follows from its own now: its order token (.6, .7), who may be nominated (.8), whose
 * courage others use (.9). It keeps it to the end of the game (.5).
 */
export const COVERT_OPS = keyword(
  'covert-ops',
  'Covert Ops',
  words(
    'When you deploy: you may count as an operative for the whole game and gain Infiltrate. An army left without a commander promotes Corps or Special Forces.',
    'À votre déploiement : vous pouvez compter comme agent pour toute la partie et gagner Infiltrate. Une armée sans commandant promeut un Corps ou des Forces Spéciales.',
    'Przy rozstawianiu: możesz liczyć się do końca gry jako agent i zyskać Infiltrate. Armia bez dowódcy awansuje Korpus lub Siły Specjalne.',
  ),
  [
    at('deploying', {
      rule: 'legion.covert-ops.1',
      optional: true,
      when: (context) => isOwn(context) && context.moment.unit.rank === 'commander',
      *effect({ table, moment: { unit } }) {
        const rule = 'legion.covert-ops.5';
        unit.rank = 'operative';
        giveKeyword(table, unit, 'game', { id: 'infiltrate', value: 1, of: '' });
        table.emit({ type: 'rank-changed', rule, unit: unit.id, rank: unit.rank });
        const friends = table.state.units.filter(({ seat, place }) => seat === unit.seat && place !== 'defeated');
        if (friends.some(({ rank }) => rank === 'commander')) return;
        // legion.covert-ops.4: deployed or not.
        const fit = friends.filter(({ rank }: Unit) => PROMOTED.includes(rank));
        yield* promoteOne(table, unit.seat, fit, { asks: 'legion.covert-ops.2', tells: 'legion.covert-ops.3' });
      },
    }),
  ],
);
