import type { Pose } from '@rangefinder/geometry';
import type { RequestView } from '@rangefinder/kernel';
import { askRules } from '../src/asking.ts';
import type { Spot } from '../src/battlefield/cohesion.ts';
import type { Miniature } from '../src/battlefield/model.ts';
import { checkMove, type Move, type MovePath } from '../src/battlefield/moves.ts';
import { proposalInZone } from '../src/rules/deploying.ts';
import { type MoveTerms, moveFor, proposalAt } from '../src/rules/moving.ts';
import type { Unit } from '../src/state.ts';
import type { LTable } from '../src/table.ts';
import type { LegionView } from '../src/view.ts';
import { unitIn, unitOfRequest } from './model.ts';

/** A move that somebody is asked about. */
export interface AskedMove {
  readonly table: LTable;
  readonly unit: Unit;
  readonly leader: Miniature;
  readonly move: Move;
}

/** The move that a request asks for; null where it asks for something else. */
export function moveAsked(view: LegionView, request: RequestView): AskedMove | null {
  const standing = unitIn(view, unitOfRequest(request));
  const terms = termsOf(request);
  if (request.topic !== 'move-leader' || standing?.place !== 'play' || !terms) return null;
  const table = askRules(view);
  const unit = table.unit(standing.id);
  const usual = moveFor(table, unit, { how: terms.how });
  const move = usual.speed === terms.speed ? usual : moveFor(table, unit, terms);
  return { table, unit, leader: table.miniature(unit, table.leader(unit)), move };
}

const KINDS = ['standard', 'reverse', 'strafe', 'pivot', 'compulsory', 'withdraw', 'disembark'] as const;

function termsOf({ about }: RequestView): MoveTerms | null {
  if (typeof about !== 'object' || about === null || !('how' in about) || !('speed' in about)) return null;
  const how = KINDS.find((kind) => kind === about.how);
  return how && typeof about.speed === 'number' ? { how, speed: about.speed } : null;
}

/** What a move comes to if the leader ends there: its way, and where the others would follow. */
export interface Foreseen {
  readonly path: MovePath;
  readonly others: readonly Spot[];
}

/** Board, tray and preview ask about the same end of the same move, many times a second. */
const asked = new WeakMap<RequestView, WeakMap<Pose, Foreseen | null>>();

/** The rules asked about the end of a move that they have not refused; null where this is no move with the tool. */
export function foresee(view: LegionView, request: RequestView, pose: Pose): Foreseen | null {
  const known = asked.get(request) ?? new WeakMap<Pose, Foreseen | null>();
  asked.set(request, known);
  let foreseen = known.get(pose);
  if (foreseen === undefined) {
    foreseen = ask(view, request, pose);
    known.set(pose, foreseen);
  }
  return foreseen;
}

function ask(view: LegionView, request: RequestView, pose: Pose): Foreseen | null {
  const made = moveAsked(view, request);
  if (!made) return null;
  const { table, unit, leader, move } = made;
  const { path } = checkMove(table.scene, leader, move, pose);
  return path && { path, others: proposalAt(table, unit, move, path) ?? [] };
}

/** Where the others would stand around a leader who is deployed in a zone; none where it is asked for another place. */
export function followersOf(view: LegionView, request: RequestView, pose: Pose): readonly Spot[] {
  const unit = unitIn(view, unitOfRequest(request));
  if (!isDeployedInZone(request) || !unit || unit.minis.length < 2) return NOBODY;
  const table = askRules(view);
  return proposalInZone(table, table.unit(unit.id), pose) ?? NOBODY;
}

const NOBODY: readonly Spot[] = [];

/** Whether it is asked where in a zone a unit is deployed. */
export function isDeployedInZone({ topic, rule }: RequestView): boolean {
  return topic === 'deploy-leader' && rule === 'legion.deployment.7';
}

/** The table as it would look after the move. */
export function viewAfter(view: LegionView, id: string, { path, others }: Foreseen): LegionView {
  const spots = new Map<string, Pick<Spot, 'pose' | 'on'>>(others.map((spot) => [spot.mini, spot]));
  const units = view.units.map((unit) => {
    if (unit.id !== id) return unit;
    const minis = unit.minis.map((mini, i) => {
      const spot = i === 0 ? { pose: path.end, on: path.on } : spots.get(mini.id);
      return { ...mini, ...(spot ? { pose: spot.pose, on: spot.on } : {}) };
    });
    return { ...unit, minis };
  });
  return { ...view, units };
}
