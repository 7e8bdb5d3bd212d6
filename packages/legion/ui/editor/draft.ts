import { type Pose, snapPose } from '@rangefinder/geometry';
import { Random, type Seat } from '@rangefinder/kernel';
import { recruit } from '../../src/army/changes.ts';
import { silent } from '../../src/asking.ts';
import type { Piece } from '../../src/battlefield/model.ts';
import { findBattleCard, unitFacts } from '../../src/cards/catalog.ts';
import { CARDS } from '../../src/fourfactions.ts';
import { newUnit } from '../../src/newunit.ts';
import {
  type PlacedMini,
  type PlacedPlayer,
  type PlacedUnit,
  type Position,
  parsePosition,
} from '../../src/position.ts';
import { EMPTY_POSITION, writePosition } from '../../src/positionfile.ts';
import { type Mode, parseSetup, SIZES, setup } from '../../src/setup.ts';
import type { LegionState, Marker } from '../../src/state.ts';
import { LTable } from '../../src/table.ts';
import { findBattlefield } from '../../src/terrain/battlefields.ts';

/** A table that is being set up: where everybody stands, and how large the battle is. */
export interface Draft {
  readonly mode: Mode;
  readonly position: Position;
  /** What else its setup says: rounds, points. */
  readonly around: Readonly<Record<string, unknown>>;
}

export const EMPTY: Draft = { mode: 'skirmish', position: EMPTY_POSITION, around: {} };

/** Reads a setup with a position; errors name the place of what is wrong. Its battlefield becomes terrain like any other. */
export function readDraft(position: unknown, around: Readonly<Record<string, unknown>>): Draft {
  if (position === undefined || position === null) return EMPTY;
  const { mode, battlefield, agreed = {}, position: read = EMPTY_POSITION } = parseSetup({ ...around, position });
  const { mode: _mode, battlefield: _battlefield, agreed: _agreed, ...rest } = around;
  const ready = (findBattlefield(battlefield)?.pieces ?? [])
    .filter(({ id }) => !read.terrain.some((piece) => piece.id === id))
    .map((piece) => ({ ...piece, ...(agreed[piece.id] ? { agreed: agreed[piece.id] } : {}) }));
  const draft = { mode, position: { ...read, terrain: named([...ready, ...read.terrain]) }, around: rest };
  // What only shows when the table is laid is found out now.
  stateOf(draft);
  return draft;
}

/** Files may leave it at `barricade` for several: here each needs a name of its own. */
function named(terrain: readonly Piece[]): readonly Piece[] {
  const known: Piece[] = [];
  for (const piece of terrain) {
    const isTwin = known.some(({ id }) => id === piece.id);
    known.push(isTwin ? { ...piece, id: freeId([...terrain, ...known], piece.kind) } : piece);
  }
  return known;
}

/** As scenario files write it. */
export function writeDraft({ mode, position, around }: Draft) {
  return { position: writePosition(position), around: mode === 'standard' ? around : { mode, ...around } };
}

const STATES = new WeakMap<Draft, LegionState>();

/** The state that a match would begin with. */
export function stateOf(draft: Draft): LegionState {
  let state = STATES.get(draft);
  if (!state) {
    const { mode, position, around } = draft;
    state = setup({ ...parseSetup({ ...around, mode, position: {} }), position }, new Random('sandbox'));
    STATES.set(draft, state);
  }
  return state;
}

/** The rules over a draft, for questions only. */
export function tableOf(draft: Draft): LTable {
  return new LTable(silent(stateOf(draft)), CARDS);
}

/** What the list of pieces offers, before it stands anywhere. */
export type NewPiece =
  | { readonly kind: 'unit'; readonly unit: string; readonly seat: Seat }
  | { readonly kind: 'terrain'; readonly terrain: string }
  | { readonly kind: 'marker'; readonly marker: 'objective' };

/** What is chosen on the board: a unit or one of its miniatures, a piece of terrain, a token. */
export type Chosen =
  | { readonly kind: 'unit'; readonly unit: PlacedUnit; readonly mini: number }
  | { readonly kind: 'terrain'; readonly piece: Piece }
  | { readonly kind: 'marker'; readonly marker: Marker };

/** What a piece of the board stands for. A leader is called as its unit is, the others by their own ids. */
export function chosenBy(draft: Draft, id: string | null): Chosen | null {
  const { units, terrain, markers } = draft.position;
  for (const unit of units) {
    if (unit.id === id) return { kind: 'unit', unit, mini: 0 };
    const mini = miniIds(unit).indexOf(id ?? '');
    if (mini > 0) return { kind: 'unit', unit, mini };
  }
  const piece = terrain.find((one) => one.id === id);
  if (piece) return { kind: 'terrain', piece };
  const marker = markers.find((one) => one.id === id);
  return marker ? { kind: 'marker', marker } : null;
}

/** The ids of the miniatures that are left of a unit. */
function miniIds(unit: PlacedUnit): readonly string[] {
  const whole = newUnit(CARDS, unit.id, unit.seat, unit).minis;
  return unit.minis.map(({ number }, i) => (number === null ? (whole[i]?.id ?? '') : `${unit.id}-${number}`));
}

/** How many miniatures a unit has when it is whole. */
export function strengthOf(unit: PlacedUnit): number {
  return newUnit(CARDS, unit.id, unit.seat, unit).strength;
}

/** A unit beside the table, whole and with what it must carry; give it a place. */
export function recruited(draft: Draft, unit: string, seat: Seat): { readonly draft: Draft; readonly id: string } {
  const id = freeUnitId(draft, unit);
  const { units } = parsePosition({ units: [{ ...recruit(unit), id, seat, order: 'faceup', place: 'reserve' }] });
  return { draft: withUnits(draft, [...draft.position.units, ...units]), id };
}

/** `darth-vader`, `stormtroopers-1`, …: the first that no unit and no miniature has. */
function freeUnitId({ position: { units } }: Draft, card: string): string {
  const { unique, minis } = unitFacts(card);
  const taken = new Set(
    units.flatMap((unit) => [unit.id, ...newUnit(CARDS, unit.id, 0, unit).minis.map(({ id }) => id)]),
  );
  if (unique && minis === 1 && !taken.has(card)) return card;
  for (let n = 1; ; n++) if (!taken.has(`${card}-${n}`)) return `${card}-${n}`;
}

/** `barricade-1`, `barricade-2`, … */
export function freeId(taken: readonly { readonly id: string }[], kind: string): string {
  for (let n = 1; ; n++) if (!taken.some(({ id }) => id === `${kind}-${n}`)) return `${kind}-${n}`;
}

export function withUnits(draft: Draft, units: readonly PlacedUnit[]): Draft {
  return { ...draft, position: { ...draft.position, units } };
}

export function changePosition(draft: Draft, change: Partial<Position>): Draft {
  return { ...draft, position: { ...draft.position, ...change } };
}

export function changeUnit(draft: Draft, id: string, change: Partial<PlacedUnit>): Draft {
  const { units } = draft.position;
  return withUnits(
    draft,
    units.map((unit) => (unit.id === id ? { ...unit, ...change } : unit)),
  );
}

/** One miniature of a unit changed. */
export function changeMini(draft: Draft, unit: PlacedUnit, at: number, change: Partial<PlacedMini>): Draft {
  return changeUnit(draft, unit.id, {
    minis: unit.minis.map((mini, i) => (i === at ? { ...mini, ...change } : mini)),
  });
}

/** What is true of one player; the other stays as it is. */
export function changePlayer(draft: Draft, seat: Seat, change: Partial<PlacedPlayer>): Draft {
  const { players } = draft.position;
  return changePosition(draft, {
    players: [0, 1].map((one) => ({ ...players[one], ...(one === seat ? change : {}) })),
  });
}

/** Another objective card: tokens whose places it names lie there. */
export function setObjective(draft: Draft, objective: string): Draft {
  const places = findBattleCard(objective)?.places ?? [];
  const others = draft.position.markers.filter(({ kind }) => kind !== 'objective');
  const laid = places.map(({ x, y }, i) => newMarker(`objective-${i + 1}`, 'objective', { x, y, heading: 0 }));
  return changePosition(draft, { objective, ...(laid.length === 0 ? {} : { markers: [...others, ...laid] }) });
}

export function newMarker(id: string, kind: Marker['kind'], pose: Pose): Marker {
  return { id, kind, seat: null, what: '', pose, on: null, facedown: false, memory: {} };
}

/** Where a unit's order token lies; one that lies facedown has been activated. */
export function giveOrder(draft: Draft, id: string, order: PlacedUnit['order']): Draft {
  return withPools(changeUnit(draft, id, { order, activated: order === 'facedown' }));
}

/** Order tokens that lie beside nobody are in the pool. Asked for after every change of who is there and has which order. */
export function withPools(draft: Draft): Draft {
  const t = tableOf(draft);
  return [0, 1].reduce(
    (changed, seat) =>
      changePlayer(changed, seat, {
        pool: t.state.units
          .filter((unit) => unit.seat === seat && unit.order === 'pool' && !unit.activated && unit.place !== 'defeated')
          .map((unit) => t.abilities.ask('order-rank', unit, unit.rank)),
      }),
    draft,
  );
}

/** Takes something off the board; who was in a vehicle that goes goes with it, and nobody holds a token that is gone. */
export function removed(draft: Draft, chosen: Chosen): Draft {
  const { units, terrain, markers } = draft.position;
  switch (chosen.kind) {
    case 'unit': {
      const { unit, mini } = chosen;
      if (mini > 0) return leave(draft, unit, (_, i) => i !== mini);
      return withPools(
        withUnits(
          draft,
          units.filter(({ id, carrier }) => id !== unit.id && carrier !== unit.id),
        ),
      );
    }
    case 'terrain':
      return changePosition(draft, { terrain: terrain.filter(({ id }) => id !== chosen.piece.id) });
    case 'marker': {
      const { id } = chosen.marker;
      const left = units.map((unit) => ({ ...unit, claimed: unit.claimed.filter((one) => one !== id) }));
      return changePosition(withUnits(draft, left), { markers: markers.filter((one) => one.id !== id) });
    }
  }
}

/** The miniatures of a unit, each with its number: whoever is taken from among them, the others stay who they are. */
export function numbered(unit: PlacedUnit): readonly PlacedMini[] {
  return miniIds(unit).flatMap((id, i) => {
    const mini = unit.minis[i];
    return mini ? [{ ...mini, number: Number(id.slice(unit.id.length + 1)) }] : [];
  });
}

/** Within the battlefield, to the hundredth of a millimetre that the rules count by. */
export function onField({ mode }: Draft, { x, y, heading }: Pose): Pose {
  const { width, depth } = SIZES[mode];
  const within = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value * 10) / 10));
  const turned = Math.round(((heading % 360) + 360) % 360);
  return snapPose({ x: within(x, width), y: within(y, depth), heading: turned % 360 });
}

/** Only those of a unit's miniatures who stay; their numbers are said where they are not the first. */
export function leave(draft: Draft, unit: PlacedUnit, stays: (mini: PlacedMini, i: number) => boolean): Draft {
  const whole = newUnit(CARDS, unit.id, unit.seat, unit).minis;
  const minis = numbered(unit).filter(stays);
  const usual = minis.every(({ number }, i) => whole[i]?.id === `${unit.id}-${number}`);
  return changeUnit(draft, unit.id, { minis: usual ? minis.map((mini) => ({ ...mini, number: null })) : minis });
}
