import type { RuleId } from '@rangefinder/kernel';
import { words } from '@rangefinder/kernel/words';
import { type AbilityContext, at, type LHooks } from '../abilities.ts';
import { isStandard } from '../rules/moving.ts';
import { gainToken } from '../rules/tokens.ts';
import type { Token } from '../state.ts';
import { isOwn, keyword } from './keyword.ts';

type Moment = LHooks['windows']['action-performed'];

/** After an action of its own that fits, the unit gains as many tokens as the keyword says. */
function gainAfter(token: Token, rule: RuleId, fits: (moment: Moment) => boolean) {
  return at('action-performed', {
    rule,
    optional: false,
    when: (context: AbilityContext<Moment>) => isOwn(context) && fits(context.moment),
    *effect({ table, self, moment }: AbilityContext<Moment>) {
      yield* gainToken(table, moment.unit, token, self.value, rule);
    },
  });
}

/** A standard move action, free or not; a compulsory move is one (legion.agile-x.2 to .4, legion.tactical-x.2 to .4). */
function isStandardMove({ move }: Moment): boolean {
  return move !== undefined && isStandard(move.how);
}

/** legion.agile-x */
export const AGILE = keyword(
  'agile-x',
  'Agile X',
  words(
    'After each standard move action: gain X dodge tokens.',
    'Après chaque action de mouvement standard : gagnez X pions esquive.',
    'Po każdej akcji zwykłego ruchu: zyskaj X żetonów uniku.',
  ),
  [gainAfter('dodge', 'legion.agile-x.1', isStandardMove)],
);

/** legion.tactical-x */
export const TACTICAL = keyword(
  'tactical-x',
  'Tactical X',
  words(
    'After each standard move action: gain X aim tokens.',
    'Après chaque action de mouvement standard : gagnez X pions visée.',
    'Po każdej akcji zwykłego ruchu: zyskaj X żetonów celowania.',
  ),
  [gainAfter('aim', 'legion.tactical-x.1', isStandardMove)],
);

/** legion.ready-x */
export const READY = keyword(
  'ready-x',
  'Ready X',
  words(
    'After a standby action: gain X aim tokens.',
    'Après une action d’alerte : gagnez X pions visée.',
    'Po akcji gotowości: zyskaj X żetonów celowania.',
  ),
  [gainAfter('aim', 'legion.ready-x.1', ({ action }) => action === 'standby')],
);
