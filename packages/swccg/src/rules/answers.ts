import type { Seat } from '@rangefinder/kernel';
import type { CardTable } from '../table.ts';
import { playActions, tableActions } from './actions.ts';
import { immediateEffects } from './immediate-effects.ts';
import type { Moment } from './moments.ts';
import type { ActionOption } from './options.ts';
import { reactOptions } from './reacts.ts';

/** Everything a player could answer to a moment. */
export function responseOptions(game: CardTable, seat: Seat, moment: Moment): ActionOption[] {
  const options: ActionOption[] = [];
  playActions(game, seat, moment, options);
  tableActions(game, seat, moment, options);
  immediateEffects(game, seat, moment, options);
  if (moment.type === 'battle' || moment.type === 'drain') options.push(...reactOptions(game, seat, moment));
  return options;
}
