import type { Source } from '../definition.ts';
import type { CardTable } from '../table.ts';
import { isUsable } from './carrying.ts';
import { isPiloted } from './piloting.ts';

/** swccg.core-unpiloted.5, swccg.core-landing.7: the text of an unpiloted ship or vehicle does not work */
export function isSuspended(game: CardTable, { self }: Source): boolean {
  if (self === null) return false;
  if (!isUsable(game, self)) return true;
  const { type } = game.facts(self);
  return (type === 'starship' || type === 'vehicle') && !isPiloted(game, self);
}
