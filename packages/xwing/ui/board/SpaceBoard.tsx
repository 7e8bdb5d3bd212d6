import { type BoardPiece, type Motion, type Offered, Board as PieceBoard, type Placeable } from '@rangefinder/board';
import type { Pose } from '@rangefinder/geometry';
import type { GameEvent, Language, RequestView, Seat } from '@rangefinder/kernel';
import type { Playback, SeatState, TableModel } from '@rangefinder/table';
import { type ReactNode, useMemo } from 'react';
import type { ArcLines, BaseSize, DeclaredAttack } from '../../src/index.ts';
import { shipOfRequest, shownPast } from '../model.ts';
import { Above } from './Above.tsx';
import { attackChips, type ShownAttack } from './AttackLine.tsx';
import { focusOf } from './focus.ts';
import type { Ghost } from './ghost.ts';
import { MENU } from './menu.tsx';
import { type Plan, Plans } from './Plans.tsx';
import { pieceInQuestion } from './pointing.ts';
import { BANDS, sayRange } from './ranges.ts';
import { Space } from './Space.tsx';
import { SpaceDefinitions } from './Terrain.tsx';
import { useTooling } from './tooling.ts';

/** What every board of ships in space shows. */
interface SpaceView {
  readonly playArea: number;
  readonly players: readonly { readonly edge: 'bottom' | 'top' }[];
  readonly ships: readonly { readonly id: string; readonly pilot: string }[];
  readonly attack: DeclaredAttack | null;
}

/** What decides how the pieces look. */
export interface PiecesShown<View> {
  readonly view: View;
  readonly request: RequestView | null;
  readonly seats: readonly SeatState[];
  readonly near: Seat;
  readonly language: Language;
  /** Where they stand, as far as it has been shown. */
  readonly poses: ReadonlyMap<string, Pose>;
}

export interface MarksProps<View, Event extends GameEvent> {
  readonly table: TableModel<View, Event>;
  readonly poses: ReadonlyMap<string, Pose>;
  /** Ranges all around the ship one asks about, and the arcs of all ships. */
  readonly ranges: boolean;
  readonly arcs: boolean;
}

/** What an edition has on its table, and how it tells of it. */
export interface BoardEdition<View extends SpaceView, Event extends GameEvent> {
  readonly lines: ArcLines;
  /** The drawing and the size of a pilot's ship. */
  lookOf(pilot: string): { readonly type: string; readonly size: BaseSize };
  namesOf(ids: readonly string[], language: Language): string;
  optionsOnTable(view: View, request: RequestView | null): Offered;
  ghostsOf(view: View, request: RequestView): readonly Ghost[];
  /** Where the dials lead that one has set, but for the ship that is asked for. */
  plansOf(view: View, request: RequestView): readonly Ghost[];
  boardPieces(shown: PiecesShown<View>): readonly BoardPiece[];
  placeableIn(view: View, language: Language): (piece: string) => Placeable;
  posesShown(view: View, playing: Playback<Event> | null): ReadonlyMap<string, Pose>;
  motionOf(view: View, event: Event): Motion | null;
  hurtBy(event: Event): string | null;
  attackShown(table: TableModel<View, Event>): ShownAttack | null;
  /** Where ships come to stand that are dragged along a template. */
  settling?(request: RequestView | null): ((poses: readonly Pose[]) => readonly Pose[]) | undefined;
  Marks(props: MarksProps<View, Event>): ReactNode;
  /** What it draws over the pieces besides ghosts of ships and the line of an attack. */
  Over?(props: { readonly table: TableModel<View, Event> }): ReactNode;
}

const NO_GHOSTS: readonly Ghost[] = [];
const NOTHING: readonly string[] = [];

/** The table of an edition: ships, and whatever else it has in space. */
export function spaceBoard<View extends SpaceView, Event extends GameEvent>(edition: BoardEdition<View, Event>) {
  const { Marks, Over } = edition;
  return function Board({ table }: { readonly table: TableModel<View, Event> }) {
    const { snapshot, near, settings, pointed } = table;
    const { view, request } = snapshot;
    const { language } = settings;
    const { ranges, arcs, tools } = useTooling(language);
    const playing = shownPast(table);
    const poses = useMemo(() => edition.posesShown(view, playing), [view, playing]);
    const ghosts = request ? edition.ghostsOf(view, request) : NO_GHOSTS;
    const plans = useMemo(() => plansShown(edition, view, request), [view, request]);
    const attack = useMemo(() => edition.attackShown(table), [table]);
    const shown = useShown(edition, table, poses, ghosts);
    const chips = useMemo(
      () => attackChips(attack, (ids) => edition.namesOf(ids, language), language),
      [attack, language],
    );
    const current = playing?.current.event;
    const motion = useMemo(() => (current ? edition.motionOf(view, current) : null), [view, current]);
    const angle = view.players[near]?.edge === 'top' ? 180 : 0;
    const option = pointed?.kind === 'option' ? pointed.key : null;
    const ship = view.ships.find(({ id }) => id === ghosts[0]?.ship);
    return (
      <PieceBoard
        className="xw"
        {...shown}
        {...{ table, angle, chips, tools, playing, motion }}
        acting={request ? shipOfRequest(request) : null}
        pointed={pieceInQuestion(table)}
        definitions={<SpaceDefinitions />}
        ground={<Space side={view.playArea} nearEdge={angle === 180 ? 'top' : 'bottom'} />}
        marks={<Marks table={table} poses={poses} ranges={ranges} arcs={arcs} />}
        above={
          <>
            {Over && <Over table={table} />}
            <Plans plans={plans} lines={edition.lines} />
            <Above
              {...{ table, ghosts, option, attack }}
              ship={ship ? edition.lookOf(ship.pilot) : null}
              lines={edition.lines}
            />
          </>
        }
        drawsCandidates={ghosts.length > 0}
        menu={MENU}
        ruler={{ bands: BANDS, ticks: 100, say: (distance) => sayRange(distance, language) }}
        hurt={current ? edition.hurtBy(current) : null}
      />
    );
  };
}

function plansShown<View extends SpaceView, Event extends GameEvent>(
  edition: BoardEdition<View, Event>,
  view: View,
  request: RequestView | null,
): readonly Plan[] {
  if (!request) return [];
  return edition.plansOf(view, request).flatMap((ghost) => {
    const ship = view.ships.find(({ id }) => id === ghost.ship);
    return ship ? [{ ghost, ...edition.lookOf(ship.pilot) }] : [];
  });
}

/** The pieces, what may be done with them, and what a choice would hit: kept as long as nothing of it changes. */
function useShown<View extends SpaceView, Event extends GameEvent>(
  edition: BoardEdition<View, Event>,
  { snapshot, near, settings: { language }, draft, pointed }: TableModel<View, Event>,
  poses: ReadonlyMap<string, Pose>,
  ghosts: readonly Ghost[],
) {
  const { view, request, seats } = snapshot;
  const { playArea } = view;
  const key = (pointed?.kind === 'option' ? pointed.key : null) ?? draft.keys[0];
  const ghost = ghosts.find((one) => one.key === key);
  return {
    area: useMemo(() => ({ width: playArea, height: playArea }), [playArea]),
    pieces: useMemo(
      () => edition.boardPieces({ view, request, seats, near, language, poses }),
      [edition, view, request, seats, near, language, poses],
    ),
    offered: useMemo(() => edition.optionsOnTable(view, request), [edition, view, request]),
    focus: useMemo(() => focusOf(view, ghosts), [view, ghosts]),
    placeable: useMemo(() => edition.placeableIn(view, language), [edition, view, language]),
    settle: useMemo(() => edition.settling?.(request), [edition, request]),
    struck: useMemo(() => (ghost ? [...ghost.bumps, ...ghost.crosses.map(({ id }) => id)] : NOTHING), [ghost]),
  };
}
