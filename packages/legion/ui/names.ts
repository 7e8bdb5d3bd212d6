import { thing } from '../src/text/names.ts';
import type { UnitView } from '../src/view.ts';

/** What a unit is called at the table, as in every sentence of the game; names are the same in all languages. */
export function unitName({ id }: Pick<UnitView, 'id'>): string {
  return thing(id).en;
}
