import { keyOptions } from '@rangefinder/kernel';
import { words } from '@rangefinder/kernel/words';
import { at, RULE } from '../../../abilities.ts';
import { pickOne } from '../../../ask.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { upgrade } from '../upgrade.ts';

const READY = keyOptions(['aim', 'dodge']);

/** Whoever has got off is ready for it. */
export const CLONE_SHOCK_TROOPER_PILOT = upgrade('pilot', {
  id: 'clone-shock-trooper-pilot',
  name: 'Clone Shock Trooper Pilot',
  points: 4,
  restriction: { factions: ['republic'], units: ['LAAT Patrol Transport'] },
  text: words(
    'Whoever disembarks from it gains 1 surge token, and 1 aim or dodge token.',
    'L’unité qui en débarque gagne 1 pion Adrénaline, et 1 pion Viser ou Esquive.',
    'Oddział, który z niego wysiada, zyskuje 1 żeton adrenaliny oraz 1 żeton celowania lub uniku.',
  ),
  abilities: [
    at('moved', {
      optional: false,
      when: ({ self, moment }) => moment.left === self.unit,
      *effect({ table, self, moment: { unit } }) {
        yield* gainToken(table, unit, 'surge', 1);
        const about = { unit: unit.id, card: self.card };
        const { key } = yield* pickOne({ seat: unit.seat, topic: 'choose', rule: RULE, about, options: READY });
        yield* gainToken(table, unit, key, 1);
      },
    }),
  ],
});
