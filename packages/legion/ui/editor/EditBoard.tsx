import { type BoardPiece, Ground, Piece } from '@rangefinder/board';
import { EDITING, type EditPiece, EditBoard as PieceEditBoard } from '@rangefinder/board/editor';
import { type Point, type Pose, reachOf } from '@rangefinder/geometry';
import type { Language } from '@rangefinder/kernel';
import { useMemo } from 'react';
import type { LegionView, UnitView } from '../../src/view.ts';
import { view as viewOf } from '../../src/view.ts';
import { Field, FieldDefinitions } from '../board/Field.tsx';
import { Cohesion, Halos } from '../board/Marks.tsx';
import { boardPieces } from '../board/pieces.tsx';
import { BANDS } from '../board/ranges.ts';
import { unitOfPiece } from '../model.ts';
import { type Draft, type NewPiece, stateOf } from './draft.ts';

/** What is dragged from the list of pieces. */
export const DRAGGED = 'application/x-rangefinder-legion';

interface EditBoardProps {
  readonly draft: Draft;
  readonly language: Language;
  readonly selected: string | null;
  onSelect(id: string | null): void;
  onMove(id: string, pose: Pose): void;
  onRemove(id: string): void;
  onDrop(piece: NewPiece, at: Point): void;
}

/** The battlefield of the sandbox, drawn as that of a match. */
export function EditBoard({ draft, language, selected, onDrop, ...changes }: EditBoardProps) {
  const view = useMemo(() => viewOf(stateOf(draft), 'spectator'), [draft]);
  const pieces = useMemo(() => boardPieces({ view, request: null, near: 0, language }), [view, language]);
  const edited = useMemo(() => pieces.map(({ id, pose, body }) => ({ id, pose, reach: reachOf(body) })), [pieces]);
  const area = useMemo(() => ({ width: view.width, height: view.depth }), [view.width, view.depth]);
  const unit = selected === null ? undefined : unitOfPiece(view, selected);
  return (
    <PieceEditBoard
      className="lg"
      area={area}
      pieces={edited}
      selected={selected}
      language={language}
      label={EDITING.board[language]}
      dragged={DRAGGED}
      definitions={<FieldDefinitions />}
      labelled={(held) => inHand(pieces, view, held)}
      onDrop={(description, at) => onDrop(JSON.parse(description), at)}
      {...changes}
    >
      {(held) => (
        <World
          view={viewInHand(view, held)}
          pieces={inHand(pieces, view, held)}
          selected={selected}
          unit={unit && viewInHand(view, held).units.find(({ id }) => id === unit.id)}
        />
      )}
    </PieceEditBoard>
  );
}

interface WorldProps {
  readonly view: LegionView;
  readonly pieces: readonly BoardPiece[];
  readonly selected: string | null;
  /** The unit that is chosen, or of which one miniature is. */
  readonly unit: UnitView | undefined;
}

function World({ view, pieces, selected, unit }: WorldProps) {
  const area = { width: view.width, height: view.depth };
  const leader = unit?.place === 'play' ? unit.minis[0] : undefined;
  const own = new Set(unit?.minis.map(({ id }) => id));
  const draw = (shown: readonly BoardPiece[]) =>
    shown.map(({ id, pose, side, says, className, body, label, low, look }) => (
      <Piece
        key={id}
        {...{ id, pose, side, says }}
        className={`${className} ${id === selected ? 'is-pointed' : ''}`}
        reach={reachOf(body)}
        focusable={low === true || label !== undefined || own.has(id) || side === 'nobody'}
      >
        {look}
      </Piece>
    ));
  return (
    <>
      <Ground area={area} nearEdge={view.players[0]?.edge === 'far' ? 'top' : 'bottom'} ticks={BANDS[0] ?? 100}>
        <Field view={zoned(view)} near={0} angle={0} />
      </Ground>
      {draw(pieces.filter(({ low }) => low))}
      <Halos units={view.units} near={0} lit={unit?.id ?? ''} />
      {unit && leader && unit.minis.length > 1 && <Cohesion unit={unit} pose={leader.pose} />}
      {draw(pieces.filter(({ low }) => !low))}
    </>
  );
}

/** A field shows the zones of its deployment card as long as one deploys: here as long as there is one. */
function zoned(view: LegionView): LegionView {
  return view.deployment === '' ? view : { ...view, phase: 'setup', step: 'deploy' };
}

/** Who moves with a piece in hand: all of a unit with its leader, else the piece alone. */
function carried(view: LegionView, held: EditPiece): ReadonlySet<string> {
  const unit = view.units.find(({ id }) => id === held.id);
  return new Set(unit ? [unit.id, ...unit.minis.map(({ id }) => id)] : [held.id]);
}

function shifting(from: Pose | undefined, { pose }: EditPiece) {
  const [dx, dy] = [pose.x - (from?.x ?? pose.x), pose.y - (from?.y ?? pose.y)];
  const turned = from?.heading !== pose.heading;
  return (at: Pose): Pose => ({ x: at.x + dx, y: at.y + dy, heading: turned ? pose.heading : at.heading });
}

function inHand(pieces: readonly BoardPiece[], view: LegionView, held: EditPiece | null): readonly BoardPiece[] {
  if (!held) return pieces;
  const those = carried(view, held);
  const shift = shifting(pieces.find(({ id }) => id === held.id)?.pose, held);
  return pieces.map((piece) => (those.has(piece.id) ? { ...piece, pose: shift(piece.pose) } : piece));
}

/** What halos and shadows are drawn from. */
function viewInHand(view: LegionView, held: EditPiece | null): LegionView {
  if (!held) return view;
  const { terrain, units } = view;
  if (terrain.some(({ id }) => id === held.id)) {
    const laid = terrain.map((piece) => (piece.id === held.id ? { ...piece, pose: held.pose } : piece));
    return { ...view, terrain: laid };
  }
  const unit = unitOfPiece(view, held.id);
  if (!unit) return view;
  const those = carried(view, held);
  const from = unit.id === held.id ? unit.minis[0] : unit.minis.find(({ id }) => id === held.id);
  const shift = shifting(from?.pose, held);
  const isCarried = (id: string) => unit.id === held.id || those.has(id);
  const minis = unit.minis.map((mini) => (isCarried(mini.id) ? { ...mini, pose: shift(mini.pose) } : mini));
  return { ...view, units: units.map((one) => (one === unit ? { ...unit, minis } : one)) };
}
