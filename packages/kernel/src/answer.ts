import { IllegalDecision, type IllegalReason } from './errors.ts';
import { isObject } from './json.ts';
import type { Answer, PickRequest, PlaceRequest, Pose, Reply, Request } from './request.ts';
import type { RuleId } from './rule.ts';

/** Poses from outside are put on this grid (millimetres, degrees), as the geometry does with its results. */
const GRID = 1e4;
const FURTHEST = 1e5;

/** Checks an answer from outside against the request it is for; throws `IllegalDecision` when it does not fit. */
export function checkAnswer(request: Request, answer: unknown): Reply {
  return request.kind === 'pick' ? checkPick(request, answer) : checkPlace(request, answer);
}

/** The answer in the one form that records keep, so equal decisions are written alike. */
export function canonicalAnswer(request: Request, reply: Reply): Answer {
  if (reply.kind === 'placed') return reply.candidate ?? reply.poses;
  const options = request.kind === 'pick' ? request.options : [];
  const { indices } = reply;
  if (indices.length === 1) return options[indices[0] ?? 0]?.key ?? '';
  return indices.map((index) => options[index]?.key ?? '');
}

function checkPick(request: PickRequest, answer: unknown): Reply {
  if (typeof answer === 'string') {
    const index = indexOfKey(request, answer);
    if (request.min > 1) tooFew(request, 1);
    if (request.max < 1) tooMany(request, 1);
    return { kind: 'picked', indices: [index] };
  }
  if (!Array.isArray(answer)) {
    return refuse(
      request,
      'malformed',
      'kernel.answer.1',
      'The answer to a choice is the key of an option, or a list.',
    );
  }
  if (answer.length > request.options.length) tooMany(request, answer.length);
  const indices: number[] = [];
  for (const key of answer) {
    if (typeof key !== 'string') {
      return refuse(request, 'malformed', 'kernel.answer.1', 'The answer to a choice lists keys of options.');
    }
    const index = indexOfKey(request, key);
    if (indices.includes(index)) {
      return refuse(request, 'twice', 'kernel.answer.3', `"${key}" is chosen twice; an option can be chosen once.`);
    }
    indices.push(index);
  }
  if (indices.length < request.min) tooFew(request, indices.length);
  if (indices.length > request.max) tooMany(request, indices.length);
  // A choice is a set: put in the order of the options, the same choice is always the same record.
  indices.sort((a, b) => a - b);
  return { kind: 'picked', indices };
}

function checkPlace(request: PlaceRequest, answer: unknown): Reply {
  if (typeof answer === 'string') {
    const candidate = request.candidates.find(({ key }) => key === answer);
    if (!candidate) return refuseKey(request, answer);
    return { kind: 'placed', poses: candidate.poses, candidate: candidate.key };
  }
  const poses = parsePoses(answer, request);
  const same = request.candidates.find((candidate) => samePoses(candidate.poses, poses));
  if (same) return { kind: 'placed', poses: same.poses, candidate: same.key };
  if (!request.check) {
    return refuse(request, 'not-an-option', request.rule, 'Only the offered places are legal here.');
  }
  const violation = request.check(poses);
  if (violation) {
    return refuse(request, 'forbidden', violation.rule, violation.why ?? 'This placement breaks a rule.');
  }
  return { kind: 'placed', poses, candidate: undefined };
}

function indexOfKey(request: PickRequest, key: string): number {
  const options = request.options;
  for (let i = 0; i < options.length; i++) if (options[i]?.key === key) return i;
  return refuseKey(request, key);
}

function refuseKey(request: Request, key: string): never {
  const refused = request.refused?.().find((option) => option.key === key);
  if (refused) {
    return refuse(request, 'forbidden', refused.rule, refused.why ?? `"${shorten(key)}" is not allowed now.`);
  }
  const offered = (request.kind === 'pick' ? request.options : request.candidates).map((option) => option.key);
  const list =
    offered.length > 12 ? `${offered.slice(0, 12).join(', ')} and ${offered.length - 12} more` : offered.join(', ');
  return refuse(request, 'not-an-option', request.rule, `"${shorten(key)}" is not offered; there is: ${list}.`);
}

function parsePoses(answer: unknown, request: PlaceRequest): readonly Pose[] {
  if (!Array.isArray(answer) || answer.length !== request.pieces.length) {
    const wanted = `${request.pieces.length} ${request.pieces.length === 1 ? 'pose' : 'poses'}`;
    return refuse(request, 'malformed', 'kernel.answer.2', `A placement is the key of a candidate or ${wanted}.`);
  }
  return answer.map((raw: unknown): Pose => {
    if (isObject(raw) && Object.keys(raw).every((key) => key === 'x' || key === 'y' || key === 'heading')) {
      const { x, y, heading } = raw;
      if (isCoordinate(x) && isCoordinate(y) && isCoordinate(heading)) {
        return { x: snap(x), y: snap(y), heading: snap(((snap(heading) % 360) + 360) % 360) };
      }
    }
    return refuse(request, 'malformed', 'kernel.answer.2', 'A pose is { x, y, heading }, in millimetres and degrees.');
  });
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

function tooFew(request: PickRequest, count: number): never {
  return refuse(request, 'too-few', request.rule, `Choose at least ${request.min}; the answer has ${count}.`);
}

function tooMany(request: PickRequest, count: number): never {
  return refuse(request, 'too-many', request.rule, `Choose at most ${request.max}; the answer has ${count}.`);
}

function refuse(request: Request, reason: IllegalReason, rule: RuleId, message: string): never {
  throw new IllegalDecision(reason, rule, request.seat, message);
}

/** Hostile keys may be long: a message never repeats more than a line of them. */
function shorten(key: string): string {
  return key.length > 60 ? `${key.slice(0, 60)}…` : key;
}
