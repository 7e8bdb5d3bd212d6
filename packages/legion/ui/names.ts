import type { Language } from '@rangefinder/kernel';
import { terrainKind } from '../src/terrain/kinds.ts';
import { thing } from '../src/text/names.ts';
import type { LegionView, UnitView } from '../src/view.ts';
import { unitIn } from './model.ts';
import { WORDS } from './words.ts';

/** What a unit is called at the table, as in every sentence of the game; names are the same in all languages. */
export function unitName({ id }: Pick<UnitView, 'id'>): string {
  return thing(id).en;
}

/** What hides somebody: a piece of terrain, or a unit. */
export function thingName(view: LegionView, id: string, language: Language): string {
  const piece = view.terrain.find((one) => one.id === id);
  if (piece) return terrainKind(piece.kind).name[language];
  const unit = unitIn(view, id);
  return unit ? unitName(unit) : WORDS.terrain[language];
}
