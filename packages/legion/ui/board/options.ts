import type { Offered } from '@rangefinder/board';
import type { Option, RequestView } from '@rangefinder/kernel';
import type { LegionView } from '../../src/view.ts';
import { bodyIn, pieceOfMini, unitIn, unitOfRequest } from '../model.ts';
import { aboutOf } from '../options.ts';

const NOTHING: Offered = new Map();

/** The options by the pieces they are about: any miniature stands for its unit; what is about no piece goes with who is asked. */
export function optionsOnTable(view: LegionView, request: RequestView | null): Offered {
  if (request?.kind !== 'pick') return NOTHING;
  const found = new Map<string, Option[]>();
  const acting = unitOfRequest(request);
  for (const option of request.options) {
    const pieces = piecesAbout(view, request, option) ?? (acting === null ? [] : piecesOfUnit(view, acting));
    for (const piece of pieces) found.set(piece, [...(found.get(piece) ?? []), option]);
  }
  return found;
}

/** The pieces on the table that an option is about; null when it is about none. */
function piecesAbout(view: LegionView, request: RequestView, option: Option): readonly string[] | null {
  const about = aboutOf(request, option);
  if (about.mini !== null && about.unit !== null) {
    const unit = unitIn(view, about.unit);
    if (unit?.place === 'transported') return piecesOfUnit(view, unit.id);
    return unit ? [pieceOfMini(unit, about.mini)] : null;
  }
  if (about.unit !== null) return piecesOfUnit(view, about.unit);
  const lying = about.marker ?? about.piece;
  return lying === null ? null : [lying];
}

/** Every miniature of a unit that stands on the table; who is transported is found in its vehicle. */
export function piecesOfUnit(view: LegionView, id: string): readonly string[] {
  const own = unitIn(view, id);
  const unit = own && bodyIn(view, own);
  return unit?.place === 'play' ? unit.minis.map((mini) => pieceOfMini(unit, mini.id)) : [];
}
