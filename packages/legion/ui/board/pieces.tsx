import type { BoardPiece } from '@rangefinder/board';
import { disc } from '@rangefinder/geometry';
import type { Language, RequestView, Seat } from '@rangefinder/kernel';
import { askRules } from '../../src/asking.ts';
import { unitFacts } from '../../src/cards/catalog.ts';
import { thresholdOf } from '../../src/rules/units.ts';
import type { Mini } from '../../src/state.ts';
import { terrainKind } from '../../src/terrain/kinds.ts';
import { thing } from '../../src/text/names.ts';
import { COVER, MARKER, wounds } from '../../src/text/terms.ts';
import type { LegionView, MarkerView, UnitView } from '../../src/view.ts';
import { aboardOf, pieceOfMini, sideOf, unitOfRequest } from '../model.ts';
import { unitName } from '../names.ts';
import { sayUnit, tokensOf } from '../standing.ts';
import { WORDS } from '../words.ts';
import { MarkerShape, radiusOf } from './MarkerShape.tsx';
import { MiniShape } from './MiniShape.tsx';
import { TerrainShape } from './terrain/TerrainShape.tsx';
import { type UnitStanding, unitLabel } from './unitLabel.tsx';

/** What decides how the pieces look. */
interface Shown {
  readonly view: LegionView;
  readonly request: RequestView | null;
  readonly near: Seat;
  readonly language: Language;
}

/** Everything on the table, from the ground up: terrain, tokens, miniatures. */
export function boardPieces(shown: Shown): readonly BoardPiece[] {
  return [...terrain(shown), ...markers(shown), ...miniatures(shown)];
}

function terrain({ view, language }: Shown): BoardPiece[] {
  return view.terrain.map(({ id, kind: of, pose, agreed }) => {
    const kind = terrainKind(of);
    const cover = agreed?.cover?.trooper ?? kind.cover.trooper;
    const name = kind.name[language];
    const height = Math.max(0, ...kind.parts.map(({ top }) => top));
    return {
      id,
      pose,
      body: kind.parts.map(({ footprint }) => footprint),
      side: 'nobody',
      name,
      says: [
        name,
        WORDS.heightOf(Math.round(height))[language],
        COVER[cover][language],
        ...(kind.area ? [WORDS.area[language]] : []),
      ].join(', '),
      low: true,
      className: 'lg-piece',
      look: <TerrainShape kind={kind} />,
    };
  });
}

function isClaimed({ units }: LegionView, { id }: MarkerView): boolean {
  return units.some(({ claimed }) => claimed.includes(id));
}

function markers({ view, near, language }: Shown): BoardPiece[] {
  return view.markers
    .filter((marker) => !isClaimed(view, marker))
    .map(({ id, kind, seat, pose, facedown, memory, what }) => ({
      id,
      pose: kind === 'cart' ? pose : { ...pose, heading: 0 },
      body: [disc(0, 0, radiusOf(kind))],
      side: seat === null ? 'nobody' : sideOf({ near }, seat),
      name: MARKER[kind][language],
      // Its own player may look at a bane token.
      says: kind === 'bane' && what ? `${MARKER[kind][language]}: ${thing(what)[language]}` : MARKER[kind][language],
      className: `lg-marker lg-marker-${kind}`,
      look: <MarkerShape kind={kind} facedown={facedown} pips={memory.pips ?? 0} />,
    }));
}

function miniatures(shown: Shown): BoardPiece[] {
  return shown.view.units.filter(({ place }) => place === 'play').flatMap((unit) => unitPieces(shown, unit));
}

/** The base of a miniature in its own frame. */
export function baseOf(unit: UnitView, { counterpart }: Pick<Mini, 'counterpart'>) {
  const { base, type } = unitFacts(counterpart ?? unit.card);
  return { base, type };
}

function unitPieces(shown: Shown, unit: UnitView): BoardPiece[] {
  const { view, request, near, language } = shown;
  const side = sideOf({ near }, unit.seat);
  const name = unitName(unit);
  const state = stateOf(unit, shown);
  const placed = request?.kind === 'place' ? request.pieces : [];
  const hardy = thresholdsOf(view, unit);
  return unit.minis.map((mini, i) => {
    const { base, type } = baseOf(unit, mini);
    const leads = i === 0;
    const leaves = placed.includes(mini.id) ? 'is-leaving' : '';
    return {
      id: pieceOfMini(unit, mini.id),
      pose: mini.pose,
      body: [base.shape],
      side,
      name: leads ? name : `${name} ${i + 1}`,
      says: leads ? sayUnit(view, unit, near, language) : `${name} ${i + 1}${sayWounds(mini, language)}`,
      className: `lg-mini ${state} ${leaves}`,
      look: (
        <MiniShape
          base={base}
          type={type}
          leads={leads && unit.minis.length > 1}
          wounds={hardy[i] ? mini.wounds : 0}
          heading={mini.pose.heading}
        />
      ),
      ...(leads ? { label: (compact: boolean) => unitLabel(labelOf(view, unit, compact)) } : {}),
    };
  });
}

function sayWounds(mini: Mini, language: Language): string {
  return mini.wounds > 0 ? `, ${wounds(mini.wounds)[language]}` : '';
}

/** Whether each miniature can bear more than one wound: only then are they counted on it. */
function thresholdsOf(view: LegionView, { id, minis }: UnitView): readonly boolean[] {
  const table = askRules(view);
  return minis.map((mini) => thresholdOf(table, table.unit(id), mini) > 1);
}

/** What a unit's label says, and under it those of the units that it carries. */
function labelOf(view: LegionView, unit: UnitView, compact: boolean): UnitStanding {
  const order = view.phase === 'setup' || view.phase === 'end' ? null : unit.order;
  const aboard = aboardOf(view, unit).map((one) => labelOf(view, one, compact));
  return { rank: unit.rank, name: compact ? '' : unitName(unit), order, tokens: tokensOf(unit), aboard };
}

function stateOf(unit: UnitView, { view, request }: Shown): string {
  const acting = request !== null && unitOfRequest(request) === unit.id;
  const attacked = view.attack?.pools.some(({ defender }) => defender === unit.id) ?? false;
  return [
    acting || view.activation?.unit === unit.id ? 'lg-acting' : '',
    attacked ? 'is-attacked' : '',
    view.phase === 'activation' && unit.activated && !acting && !attacked ? 'is-done' : '',
  ]
    .filter((one) => one !== '')
    .join(' ');
}
