import type { IllegalReason } from './errors.ts';
import { isObject } from './json.ts';
import { illegal, refuse, type Sayer } from './refusal.ts';
import type { Answer, PickRequest, PlaceRequest, Pose, Reply, Request } from './request.ts';
import type { Violation } from './rule.ts';

/** Poses from outside are put on this grid (millimetres, degrees), as the geometry does with its results. */
const GRID = 1e4;
const FURTHEST = 1e5;

/**
 * Checks an answer from outside against the request it is for; throws `IllegalDecision` when it does not fit, in English
 * with the words of the game.
 */
export function checkAnswer(request: Request, answer: unknown, texts: Sayer): Reply {
  const reply = request.kind === 'pick' ? checkPick(request, answer) : checkPlace(request, answer);
  if (reply.kind === 'misfit') throw illegal(reply.reason, request.seat, reply.why, texts);
  return reply;
}

/** An answer that does not fit, and why. */
interface Misfit {
  readonly kind: 'misfit';
  readonly reason: IllegalReason;
  readonly why: Violation;
}

/** The answer in the one form that records keep, so equal decisions are written alike. */
export function canonicalAnswer(request: Request, reply: Reply): Answer {
  if (reply.kind === 'placed') return reply.candidate ?? reply.poses;
  const options = request.kind === 'pick' ? request.options : [];
  const { indices } = reply;
  if (indices.length === 1) return options[indices[0] ?? 0]?.key ?? '';
  return indices.map((index) => options[index]?.key ?? '');
}

function checkPick(request: PickRequest, answer: unknown): Reply | Misfit {
  if (typeof answer === 'string') {
    const index = indexOfKey(request, answer);
    if (index < 0) return strangeKey(request, answer);
    return wrongCount(request, 1) ?? { kind: 'picked', indices: [index] };
  }
  if (!Array.isArray(answer))
    return { kind: 'misfit', reason: 'malformed', why: refuse('kernel.answer.1', 'no-choice') };
  if (answer.length > request.options.length) return tooMany(request, answer.length);
  const indices: number[] = [];
  for (const key of answer) {
    if (typeof key !== 'string')
      return { kind: 'misfit', reason: 'malformed', why: refuse('kernel.answer.1', 'no-keys') };
    const index = indexOfKey(request, key);
    if (index < 0) return strangeKey(request, key);
    if (indices.includes(index))
      return { kind: 'misfit', reason: 'twice', why: refuse('kernel.answer.3', 'twice', { key }) };
    indices.push(index);
  }
  // A choice is a set: put in the order of the options, the same choice is always the same record.
  indices.sort((a, b) => a - b);
  return wrongCount(request, indices.length) ?? { kind: 'picked', indices };
}

function checkPlace(request: PlaceRequest, answer: unknown): Reply | Misfit {
  if (typeof answer === 'string') {
    const candidate = request.candidates.find(({ key }) => key === answer);
    if (!candidate) return strangeKey(request, answer);
    return { kind: 'placed', poses: candidate.poses, candidate: candidate.key };
  }
  const poses = parsePoses(answer, request);
  if ('kind' in poses) return poses;
  const same = request.candidates.find((candidate) => samePoses(candidate.poses, poses));
  if (same) return { kind: 'placed', poses: same.poses, candidate: same.key };
  if (!request.check)
    return { kind: 'misfit', reason: 'not-an-option', why: refuse(request.rule, 'place-not-offered') };
  const why = request.check(poses);
  return why ? { kind: 'misfit', reason: 'forbidden', why } : { kind: 'placed', poses, candidate: undefined };
}

function indexOfKey({ options }: PickRequest, key: string): number {
  for (let i = 0; i < options.length; i++) if (options[i]?.key === key) return i;
  return -1;
}

/** A key that is not offered: one that a rule forbids now, or one that means nothing here. */
function strangeKey(request: Request, key: string): Misfit {
  const why = request.refusal?.(key) ?? request.refused?.().find((option) => option.key === key)?.why;
  if (why) return { kind: 'misfit', reason: 'forbidden', why };
  const keys = (request.kind === 'pick' ? request.options : request.candidates).map((option) => option.key);
  const offered = keys.length > 12 ? `${keys.slice(0, 12).join(', ')}, … (${keys.length})` : keys.join(', ');
  return {
    kind: 'misfit',
    reason: 'not-an-option',
    why: refuse(request.rule, 'not-offered', { key: shorten(key), offered }),
  };
}

function parsePoses(answer: unknown, request: PlaceRequest): readonly Pose[] | Misfit {
  if (!Array.isArray(answer) || answer.length !== request.pieces.length) {
    const why = refuse('kernel.answer.2', 'no-placement', { pieces: request.pieces.length });
    return { kind: 'misfit', reason: 'malformed', why };
  }
  const poses: Pose[] = [];
  for (const raw of answer) {
    const pose = parsePose(raw);
    if (!pose) return { kind: 'misfit', reason: 'malformed', why: refuse('kernel.answer.2', 'no-pose') };
    poses.push(pose);
  }
  return poses;
}

function parsePose(raw: unknown): Pose | undefined {
  if (!isObject(raw) || !Object.keys(raw).every((key) => key === 'x' || key === 'y' || key === 'heading')) return;
  const { x, y, heading } = raw;
  if (!isCoordinate(x) || !isCoordinate(y) || !isCoordinate(heading)) return;
  return { x: snap(x), y: snap(y), heading: snap(((snap(heading) % 360) + 360) % 360) };
}

function isCoordinate(n: unknown): n is number {
  return typeof n === 'number' && Math.abs(n) <= FURTHEST;
}

function snap(n: number): number {
  return Math.round(n * GRID) / GRID + 0;
}

function samePoses(a: readonly Pose[], b: readonly Pose[]): boolean {
  return a.every((pose, i) => {
    const other = b[i];
    return other !== undefined && pose.x === other.x && pose.y === other.y && pose.heading === other.heading;
  });
}

function wrongCount(request: PickRequest, count: number): Misfit | undefined {
  if (count > request.max) return tooMany(request, count);
  if (count >= request.min) return undefined;
  return { kind: 'misfit', reason: 'too-few', why: refuse(request.rule, 'too-few', { least: request.min, count }) };
}

function tooMany({ rule, max }: PickRequest, count: number): Misfit {
  return { kind: 'misfit', reason: 'too-many', why: refuse(rule, 'too-many', { most: max, count }) };
}

/** Hostile keys may be long: a message never repeats more than a line of them. */
function shorten(key: string): string {
  return key.length > 60 ? `${key.slice(0, 60)}…` : key;
}
