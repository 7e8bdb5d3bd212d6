import type { Answer, Pose, RequestView } from '@rangefinder/kernel';
import type { Draft } from '../ui.ts';
import { shifted, wheeled } from './formation.ts';

type PlaceView = Extract<RequestView, { kind: 'place' }>;

/** Among the keys that choose: brings pieces that may not stand where they are to the closest place that is offered. */
export const NEAREST = ' nearest place';

/** Up to this many candidates each get a button. */
const FEW = 6;

/** Whether each place has a button in the dock; otherwise they are on the table only. */
export function isListed({ free, candidates }: PlaceView, drawn: boolean): boolean {
  return !free && !drawn && candidates.length <= FEW;
}

/** What would be answered now: the poses, the candidate that is marked, or nothing yet. */
export function currentPlace(request: PlaceView, draft: Draft): Answer | null {
  if (draft.poses) return draft.poses;
  return request.candidates.find(({ key }) => key === draft.keys[0])?.key ?? null;
}

/** The candidate after (or before) the marked one; the first when none is. */
export function stepped(request: PlaceView, draft: Draft, step: 1 | -1): string {
  const { candidates } = request;
  const index = candidates.findIndex(({ key }) => key === draft.keys[0]);
  const next =
    index < 0 ? (step === 1 ? 0 : candidates.length - 1) : (index + step + candidates.length) % candidates.length;
  return candidates[next]?.key ?? '';
}

/** The candidate closest to where the first piece stands now: what a refused place may be mended to. */
export function nearestPlace(
  { candidates }: PlaceView,
  poses: readonly Pose[],
): PlaceView['candidates'][number] | null {
  const [at] = poses;
  if (!at) return null;
  let best: { readonly candidate: PlaceView['candidates'][number]; readonly far: number } | null = null;
  for (const candidate of candidates) {
    const [pose] = candidate.poses;
    const far = pose ? Math.hypot(pose.x - at.x, pose.y - at.y) : Number.POSITIVE_INFINITY;
    if (!best || far < best.far) best = { candidate, far };
  }
  return best?.candidate ?? null;
}

/** Millimetres and degrees of one press of a key; with Shift, a fine one. */
const STEP = { far: 10, fine: 1, turn: 15, fineTurn: 1 };

/** Where the pieces stand after a key was pressed; null for keys that move nothing. `near` tells which way is up. */
export function nudged(
  request: PlaceView,
  draft: Draft,
  press: { readonly key: string; readonly shiftKey: boolean },
  upsideDown: boolean,
): readonly Pose[] | null {
  const poses =
    draft.poses ?? (request.candidates.find(({ key }) => key === draft.keys[0]) ?? request.candidates[0])?.poses;
  if (!poses) return null;
  const far = (press.shiftKey ? STEP.fine : STEP.far) * (upsideDown ? -1 : 1);
  const turn = press.shiftKey ? STEP.fineTurn : STEP.turn;
  switch (press.key) {
    case 'ArrowUp':
      return shifted(poses, 0, far);
    case 'ArrowDown':
      return shifted(poses, 0, -far);
    case 'ArrowLeft':
      return shifted(poses, -far, 0);
    case 'ArrowRight':
      return shifted(poses, far, 0);
    case ',':
    case '<':
      return wheeled(poses, -turn);
    case '.':
    case '>':
      return wheeled(poses, turn);
    default:
      return null;
  }
}
