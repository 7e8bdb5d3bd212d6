import type { Pose } from '@rangefinder/geometry';
import type { RequestView } from '@rangefinder/kernel';
import { askRules } from '../src/asking.ts';
import type { Spot } from '../src/battlefield/cohesion.ts';
import { checkMove, type MovePath } from '../src/battlefield/moves.ts';
import { type MoveTerms, moveFor, proposalAt } from '../src/rules/moving.ts';
import type { LegionView } from '../src/view.ts';
import { unitIn, unitOfRequest } from './model.ts';

/** What a move comes to if the leader ends there: its way, and where the others would follow. */
export interface Foreseen {
  readonly path: MovePath;
  readonly others: readonly Spot[];
}

/** The rules asked about the end of a move that they have not refused; null where this is no move with the tool. */
export function foresee(view: LegionView, request: RequestView, pose: Pose): Foreseen | null {
  const unit = unitIn(view, unitOfRequest(request));
  const terms = termsOf(request);
  if (request.topic !== 'move-leader' || unit?.place !== 'play' || !terms) return null;
  const table = askRules(view);
  const own = table.unit(unit.id);
  const usual = moveFor(table, own, { how: terms.how });
  const move = usual.speed === terms.speed ? usual : moveFor(table, own, terms);
  const { path } = checkMove(table.scene, table.miniature(own, table.leader(own)), move, pose);
  return path && { path, others: proposalAt(table, own, move, path) ?? [] };
}

const KINDS = ['standard', 'reverse', 'strafe', 'pivot', 'compulsory', 'withdraw'] as const;

function termsOf({ about }: RequestView): MoveTerms | null {
  if (typeof about !== 'object' || about === null || !('how' in about) || !('speed' in about)) return null;
  const how = KINDS.find((kind) => kind === about.how);
  return how && typeof about.speed === 'number' ? { how, speed: about.speed } : null;
}
