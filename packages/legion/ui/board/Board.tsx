import { Board as PieceBoard } from '@rangefinder/board';
import { ORIGIN } from '@rangefinder/geometry';
import type { RequestView } from '@rangefinder/kernel';
import { nearestPlace } from '@rangefinder/table';
import { useMemo } from 'react';
import { pickUnder } from '../../src/ask.ts';
import type { LegionEvent } from '../../src/events.ts';
import { APART } from '../../src/rules/competitiveterrain.ts';
import type { LegionView } from '../../src/view.ts';
import {
  bodyIn,
  type LegionModel,
  pieceOfMini,
  type TableProps,
  unitIn,
  unitOfPiece,
  unitOfRequest,
  unitPointedAt,
} from '../model.ts';
import { followersOf, foresee } from '../moving.ts';
import { asksForTarget, type Sight, sightShown } from '../sight.ts';
import { type ThrownBy, thrownBy } from '../thrown.ts';
import { beginning } from './beginning.ts';
import { Field, FieldDefinitions } from './Field.tsx';
import { focusOf } from './focus.ts';
import { Cohesion, Ghost, Halos, Heights, NearTerrain, OrderRing, Ranges } from './Marks.tsx';
import { MiniNumbers } from './MiniNumbers.tsx';
import { Followers, MoveTool } from './MoveTool.tsx';
import { optionsOnTable } from './options.ts';
import { boardPieces } from './pieces.tsx';
import { placeableIn } from './placeable.tsx';
import { BANDS, sayRange } from './ranges.ts';
import { SightFan, SightMarks, sightChips } from './SightLines.tsx';
import { settling } from './settle.ts';
import { useTooling } from './tooling.ts';
import { useFollowing } from './useFollowing.ts';
import { useMarching } from './useMarching.ts';

/** The battlefield from above: ground, terrain, tokens, miniatures. */
export function Board({ table }: TableProps) {
  const { snapshot, near, settings, playing } = table;
  const { view, request } = snapshot;
  const { language } = settings;
  const { tools, ...shows } = useTooling(language);
  useFollowing(table);
  const marching = useMarching(view, settings.animation);
  const byUnit = useMemo(() => openingUnits(table), [table]);
  const offered = useMemo(() => optionsOnTable(view, request), [view, request]);
  const pieces = useMemo(() => boardPieces({ view, request, near, language }), [view, request, near, language]);
  const focus = useMemo(() => focusOf(view, request), [view, request]);
  const settle = useMemo(() => settling(view, request), [view, request]);
  const begin = useMemo(() => beginning(view, request), [view, request]);
  const placeable = useMemo(() => placeableIn(view, near, language), [view, near, language]);
  const area = useMemo(() => ({ width: view.width, height: view.depth }), [view.width, view.depth]);
  const angle = view.players[near]?.edge === 'far' ? 180 : 0;
  const sight = sightShown(table, shows.sight);
  const { foreseen, unit, pose, instead, others } = movingIn(table);
  const thrown = useMemo(() => thrownNow(view, request, sight), [view, request, sight]);
  const chips = useMemo(() => sightChips(sight, language), [sight, language]);
  const cohering = request?.kind === 'place' && unit && unit.minis.length > 1 && pose;
  const watched = unitPointedAt(table) ?? unit;
  const ranged = watched && bodyIn(view, watched);
  const lit = [unitPointedAt(table)?.id, view.activation?.unit, request ? unitOfRequest(request) : null].join(' ');
  return (
    <PieceBoard
      className="lg"
      table={byUnit}
      {...{ area, angle, pieces, offered, focus, chips, placeable, settle, begin, tools, playing }}
      acting={request ? unitOfRequest(request) : null}
      pointed={unitPointedAt(table)?.id ?? (table.pointed?.kind === 'piece' ? table.pointed.id : null)}
      definitions={<FieldDefinitions />}
      ground={<Field {...{ view, near, angle }} looked={deploymentLookedAt(table)} />}
      marks={
        <>
          <g ref={marching} />
          {request?.rule === APART && <NearTerrain view={view} />}
          <Halos units={view.units} near={near} lit={lit} />
          {shows.heights && <Heights view={view} />}
          {shows.ranges && ranged?.place === 'play' && (
            <Ranges unit={ranged} pose={(ranged === unit ? pose : undefined) ?? ranged.minis[0]?.pose ?? ORIGIN} />
          )}
          {request?.topic === 'order' && unit && pose && <OrderRing unit={bodyIn(view, unit)} pose={pose} />}
          {cohering && <Cohesion unit={unit} pose={cohering} />}
          {unit && instead && <Ghost unit={unit} pose={instead} />}
          {foreseen && <MoveTool path={foreseen.path} />}
          {unit && others.length > 0 && <Followers unit={unit} others={others} />}
          {sight && <SightFan sight={sight} />}
        </>
      }
      above={
        <>
          {sight && <SightMarks {...{ sight, angle, thrown }} />}
          <MiniNumbers {...{ view, request }} />
        </>
      }
      ruler={{ bands: BANDS, ticks: BANDS[0] ?? 100, say: (distance) => sayRange(distance, language) }}
      motion={null}
      hurt={playing ? hurtBy(view, playing.current.event) : null}
    />
  );
}

/** While battle cards are eliminated: the deployment that counts as they lie, or would if the option that is pointed at were chosen. */
function deploymentLookedAt({ snapshot: { view, request }, pointed }: LegionModel): string {
  const row = request ? pickUnder(request, 'eliminate') : undefined;
  if (!row) return '';
  const option = row.options.find(({ key }) => pointed?.kind === 'option' && pointed.key === key);
  const [first = '', next = first] = view.battle.deployments;
  return option?.about?.kind === 'deployments' ? next : first;
}

const NO_DICE: ThrownBy = new Map();

/** The dice that miniatures would bring, while it is chosen whom to attack: later they lie in the dock. */
function thrownNow(view: LegionView, request: RequestView | null, sight: Sight | null): ThrownBy {
  return request && sight && asksForTarget(request) ? thrownBy(view, sight.attacker, sight.defender) : NO_DICE;
}

/** The miniature that an event wounds. */
function hurtBy(view: LegionView, event: LegionEvent): string | null {
  const unit = event.type === 'wounded' ? unitIn(view, event.unit) : undefined;
  return event.type === 'wounded' && unit ? pieceOfMini(unit, event.mini) : null;
}

/** A press on any miniature opens its unit. */
function openingUnits(table: LegionModel): LegionModel {
  const { view } = table.snapshot;
  return {
    ...table,
    opened: table.opened,
    open: (piece) => {
      const unit = piece === null ? null : (unitOfPiece(view, piece)?.id ?? piece);
      table.open(unit === table.opened ? null : unit);
    },
  };
}

/**
 * The unit that is being moved, where its leader stands or would, what the move comes to, where the others would stand, or the legal
 * place closest to a refused one.
 */
function movingIn({ snapshot: { view, request }, draft }: LegionModel) {
  const unit = request ? unitIn(view, unitOfRequest(request)) : undefined;
  const place = request?.kind === 'place' && request.pieces[0] === unit?.minis[0]?.id ? request : null;
  const marked = place?.candidates.find(({ key }) => key === draft.keys[0])?.poses[0];
  const wanted = place ? (draft.poses?.[0] ?? marked) : undefined;
  const legal = draft.poses === null || draft.refusal === null;
  const foreseen = place && wanted && legal ? foresee(view, place, wanted) : null;
  const body = unit && bodyIn(view, unit);
  const pose = wanted ?? (body?.place === 'play' ? body.minis[0]?.pose : undefined);
  const instead = place && draft.poses && draft.refusal ? nearestPlace(place, draft.poses)?.poses[0] : undefined;
  const others = foreseen?.others ?? (place && wanted && legal ? followersOf(view, place, wanted) : []);
  return { unit, pose, foreseen, instead, others };
}
