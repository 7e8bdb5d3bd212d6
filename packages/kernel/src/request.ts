import type { Plain } from './json.ts';
import type { RuleId, Violation } from './rule.ts';

/** A chair at the table: 0, 1, … */
export type Seat = number;

/** Who looks at a match: somebody in a chair, or a spectator, who knows no secrets at all. */
export type Viewer = Seat | 'spectator';

/** Where a piece stands: millimetres and degrees, heading 0 along +y, growing clockwise. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
}

/**
 * One thing that may be picked. Its key is stable and readable (`attack:tie-2:primary`), and records keep it; nobody takes it
 * apart, since `about` has what it is made of as data. A game types it by topic: `askWords`.
 */
export interface Option {
  readonly key: string;
  readonly about?: Plain | undefined;
}

/** What a player may look for among the options in vain, and what forbids it. */
export interface RefusedOption extends Option {
  readonly why: Violation;
}

interface Asked {
  readonly seat: Seat;
  /** What is asked, as the key of a text (`choose-target`). */
  readonly topic: string;
  /** The rule that makes the game ask. */
  readonly rule: RuleId;
  /** What the question is about (the ship that acts, the attack), for texts and bots. */
  readonly about?: Plain | undefined;
  /** What forbids a key that is not offered, where there are too many of them to list: asked for what was answered. */
  readonly refusal?: ((key: string) => Violation | undefined) | undefined;
}

/** Choose `min` to `max` of the options. */
export interface PickRequest<O extends Option = Option> extends Asked {
  readonly kind: 'pick';
  readonly options: readonly O[];
  readonly min: number;
  readonly max: number;
  /** That nothing is asked would tell a secret: ask even when only one answer is legal. */
  readonly secret?: boolean | undefined;
  /** Options one might expect that are forbidden now; made only when somebody looks. */
  readonly refused?: (() => readonly RefusedOption[]) | undefined;
}

/** One legal way to place all pieces of a request. */
export interface Candidate {
  readonly key: string;
  readonly poses: readonly Pose[];
}

/** Put the pieces somewhere: at a candidate, or, where `check` is given, anywhere it does not object to. */
export interface PlaceRequest extends Asked {
  readonly kind: 'place';
  readonly pieces: readonly string[];
  readonly candidates: readonly (Candidate & Option)[];
  readonly check?: ((poses: readonly Pose[]) => Violation | undefined) | undefined;
  readonly secret?: boolean | undefined;
  readonly refused?: (() => readonly RefusedOption[]) | undefined;
}

/** The only two questions a game asks. */
export type Request = PickRequest | PlaceRequest;

/** What a player says: keys for a pick; a candidate's key, or poses, for a place. */
export type Answer = string | readonly string[] | readonly Pose[];

/** An answer after it was checked, as a procedure gets it. */
export type Reply =
  | { readonly kind: 'picked'; readonly indices: readonly number[] }
  | { readonly kind: 'placed'; readonly poses: readonly Pose[]; readonly candidate: string | undefined };

/**
 * A request where nothing stands in the place of what is only there to be called: data is made of a request by leaving that
 * out, and a new field of this kind does not compile until it is left out as well.
 */
type Uncalled<R> = { readonly [Field in keyof R]: Exclude<R[Field], (...args: never[]) => unknown> };

/** A request without what is only there to be called: data that can go to another thread. */
export type RequestData = Uncalled<PickRequest> | Uncalled<PlaceRequest>;

/** A request as its own seat sees it: plain data, nothing to call. */
export type RequestView =
  | (Omit<Uncalled<PickRequest>, 'refused' | 'refusal'> & { readonly refused: readonly RefusedOption[] })
  | (Omit<Uncalled<PlaceRequest>, 'refused' | 'refusal' | 'check'> & {
      readonly refused: readonly RefusedOption[];
      readonly free: boolean;
    });

/** A request as other seats see it: who is asked for what; never the options, nor what it is about. */
export interface OthersRequestView {
  readonly seat: Seat;
  readonly topic: string;
  readonly rule: RuleId;
}

/** The request as plain data for its own seat. */
export function viewRequest(request: Request): RequestView {
  if (request.kind === 'pick') {
    const { refused, refusal, ...data } = request;
    return { ...data, refused: refused?.() ?? [] };
  }
  const { refused, refusal, check, ...data } = request;
  return { ...data, refused: refused?.() ?? [], free: check !== undefined };
}

/** The request as data, without what is refused and whether one may place freely: for bots, who do without. */
export function requestData(request: Request): RequestData {
  if (request.kind === 'pick') {
    const { refused, refusal, ...data } = request;
    return data;
  }
  const { refused, refusal, check, ...data } = request;
  return data;
}
