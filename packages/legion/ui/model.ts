import type { RequestView } from '@rangefinder/kernel';
import type { TableModel } from '@rangefinder/table';
import type { LegionEvent } from '../src/events.ts';
import type { LegionView, UnitView } from '../src/view.ts';

/** The table as this game's parts are given it. */
export type LegionModel = TableModel<LegionView, LegionEvent>;

export interface TableProps {
  readonly table: LegionModel;
}

/** Whether a seat is the one at the bottom of the screen: it gives every piece its colour. */
export function sideOf({ near }: Pick<LegionModel, 'near'>, seat: number): 'near' | 'far' {
  return seat === near ? 'near' : 'far';
}

/** The unit that a request is about. */
export function unitOfRequest({ about }: Pick<RequestView, 'about'>): string | null {
  return typeof about === 'object' && about !== null && 'unit' in about && typeof about.unit === 'string'
    ? about.unit
    : null;
}

export function unitIn({ units }: LegionView, id: string | null): UnitView | undefined {
  return units.find((unit) => unit.id === id);
}

/** What of a unit is on the table: itself, or the vehicle that it is in. */
export function bodyIn(view: LegionView, unit: UnitView): UnitView {
  return (unit.place === 'transported' && unitIn(view, unit.carrier)) || unit;
}

/** Those who are in a vehicle. */
export function aboardOf({ units }: LegionView, { id }: UnitView): readonly UnitView[] {
  return units.filter(({ place, carrier }) => place === 'transported' && carrier === id);
}

/** The unit that a piece on the board stands for or belongs to. */
export function unitOfPiece({ units }: LegionView, piece: string): UnitView | undefined {
  return units.find(({ id, minis }) => id === piece || minis.some((mini) => mini.id === piece));
}

/** A leader is on the board what its unit is: whatever is about the unit is about this piece. */
export function pieceOfMini({ id, minis }: UnitView, mini: string): string {
  return minis[0]?.id === mini ? id : mini;
}

/** The unit that is pointed at: by its card, one of its miniatures, or an option about it. */
export function unitPointedAt({ pointed, snapshot }: LegionModel): UnitView | undefined {
  const { view, request } = snapshot;
  if (pointed?.kind === 'piece') return unitOfPiece(view, pointed.id);
  if (pointed?.kind !== 'option' || request?.kind !== 'pick') return undefined;
  const option = request.options.find(({ key }) => key === pointed.key);
  return unitIn(view, option ? unitOfRequest(option) : null);
}
