import { BadRequest } from './errors.ts';
import type { Candidate, Option, PickRequest, PlaceRequest, Pose, Reply, Request, Seat } from './request.ts';

/** Procedures of several seats that run side by side; none learns of another's answers until all are done. */
export interface Together {
  readonly kind: 'together';
  readonly parts: readonly { readonly seat: Seat; readonly procedure: Procedure<unknown> }[];
}

/** What a procedure may yield. Use the functions below instead of `yield`: they check the question first. */
export type Ask = Request | Together;

/** A piece of the rulebook: runs until it needs a player's answer, asks, and goes on with the answer. */
export type Procedure<Result> = Generator<Ask, Result, Reply | undefined>;

/** A procedure that is over before it begins; one object for all, since most moments of a game set off nothing. */
export const NOTHING: Procedure<void> = (function* (): Procedure<void> {})();
NOTHING.next();

/** What forbids keys that a question does not offer: what it says itself, or what a game says of all its questions. */
export type RefusalOf = (request: Pick<PickRequest, 'topic' | 'options' | 'refusal'>) => PickRequest['refusal'];

const asItSays: RefusalOf = ({ refusal }) => refusal;

/** Asks a seat to choose between `min` and `max` options. Answers itself when only one answer is legal. */
export function* pick<O extends Option>(
  request: Omit<PickRequest<O>, 'kind'>,
  refusalOf: RefusalOf = asItSays,
): Procedure<readonly O[]> {
  const { options, min, max } = request;
  if (min > options.length || max < min || min < 0) {
    throw new BadRequest(
      `"${request.topic}" asks seat ${request.seat} for ${min} to ${max} of ${options.length} options (${request.rule}).`,
    );
  }
  if (!request.secret) {
    if (options.length === min) return options;
    if (max === 0) return [];
  }
  const reply = yield pickRequest(request, min, max, refusalOf(request));
  if (reply?.kind !== 'picked') throw new BadRequest(`"${request.topic}" was not answered by a choice.`);
  return reply.indices.map((index) => chosen(options, index));
}

/** Asks a seat to choose exactly one option. */
export function* pickOne<O extends Option>(
  request: Omit<PickRequest<O>, 'kind' | 'min' | 'max'>,
  refusalOf: RefusalOf = asItSays,
): Procedure<O> {
  const { options } = request;
  if (options.length === 0) {
    throw new BadRequest(`"${request.topic}" asks seat ${request.seat} to choose among no options (${request.rule}).`);
  }
  if (options.length === 1 && !request.secret) return chosen(options, 0);
  const reply = yield pickRequest(request, 1, 1, refusalOf(request));
  if (reply?.kind !== 'picked') throw new BadRequest(`"${request.topic}" was not answered by a choice.`);
  return chosen(options, reply.indices[0] ?? 0);
}

/** What was placed where; `candidate` names the offered place if it was one. */
export interface Placed {
  readonly poses: readonly Pose[];
  readonly candidate: string | undefined;
}

/** Asks a seat to place pieces. Answers itself when there is a single legal place. */
export function* place(request: Omit<PlaceRequest, 'kind'>): Procedure<Placed> {
  const [first, second] = request.candidates;
  if (!first) {
    throw new BadRequest(
      `"${request.topic}" asks seat ${request.seat} to place where no place is legal (${request.rule}).`,
    );
  }
  if (!second && !request.check && !request.secret) return placedAt(first);
  const { seat, topic, rule, about, pieces, candidates, check, secret, refused, refusal } = request;
  const reply = yield { kind: 'place', seat, topic, rule, about, pieces, candidates, check, secret, refused, refusal };
  if (reply?.kind !== 'placed') throw new BadRequest(`"${request.topic}" was not answered by a placement.`);
  return reply;
}

/**
 * Runs one procedure for each of several seats side by side. Each may only ask its own seat; they must not roll dice
 * or emit public events, so that the order in which the answers come in changes nothing.
 */
export function* together<Result>(
  parts: readonly { readonly seat: Seat; readonly procedure: Procedure<Result> }[],
): Procedure<Result[]> {
  const results: Result[] = [];
  yield {
    kind: 'together',
    parts: parts.map(({ seat, procedure }, index) => ({ seat, procedure: keep(results, index, procedure) })),
  };
  return results;
}

function* keep<Result>(results: Result[], index: number, procedure: Procedure<Result>): Procedure<void> {
  results[index] = yield* procedure;
}

/** One shape for every request: spreading objects of many shapes is the slowest thing a decision can do. */
function pickRequest<O extends Option>(
  { seat, topic, rule, about, options, secret, refused }: Omit<PickRequest<O>, 'kind' | 'min' | 'max'>,
  min: number,
  max: number,
  refusal: PickRequest['refusal'],
): PickRequest {
  return { kind: 'pick', seat, topic, rule, about, options: bareOptions(options), min, max, secret, refused, refusal };
}

const BARE = new WeakSet<readonly Option[]>();

/** Options that are nothing but keys: made once, they are offered again and again as they are. */
export function keyOptions<const Key extends string>(keys: readonly Key[]): readonly { readonly key: Key }[] {
  const options = keys.map((key) => ({ key }));
  BARE.add(options);
  return options;
}

/** What others may see of options. Rules hang what they like on theirs, live parts of the state among it. */
function bareOptions(options: readonly Option[]): readonly Option[] {
  if (BARE.has(options)) return options;
  const bare: Option[] = [];
  for (const { key, about } of options) bare.push(about === undefined ? { key } : { key, about });
  return bare;
}

function placedAt(candidate: Candidate): Placed {
  return { poses: candidate.poses, candidate: candidate.key };
}

function chosen<O>(options: readonly O[], index: number): O {
  const option = options[index];
  if (option === undefined) throw new BadRequest(`Option ${index} does not exist.`);
  return option;
}
