import type { Plain } from './json.ts';
import { type Placed, type Procedure, pick, pickOne, place, type RefusalOf } from './procedure.ts';
import type { Option, PickRequest, PlaceRequest, Pose, Request, RequestView } from './request.ts';
import type { Violation } from './rule.ts';
import { name, type Words } from './words.ts';

type Name<T> = keyof T & string;

/** Nothing but a key, where the topic names it as a text. */
type Bare<Key extends string> = [Key] extends [never] ? never : { readonly key: Key; readonly about?: undefined };
/** A key and what it is about. */
type Told<A> = [A] extends [never] ? never : { readonly key: string; readonly about: A };
/** Whatever the key, there is nothing to say of it: a place on the table, which shows by its pose. */
type Silent<A> = [A] extends [never] ? never : { readonly key: string; readonly about?: undefined };

/**
 * An option of a topic. A game declares what the options of each topic are about:
 *
 *     interface Topics {
 *       attack: { target: string; weapon: string } | 'none';
 *       'use-ability': 'use' | 'keep';
 *     }
 *
 * An object is what an option carries as `about`; a text is the key of an option that says all by itself; `undefined` stands
 * for options of which there is nothing to say, such as places on a table.
 */
export type OptionOf<A> =
  | Bare<Extract<A, string>>
  | Told<Exclude<A, string | undefined>>
  | Silent<Extract<A, undefined>>;

/** A legal place of a topic, and what it is about. */
export type CandidateOf<A> = OptionOf<A> & { readonly poses: readonly Pose[] };

type RefusedOf<A> = OptionOf<A> & { readonly why: Violation };

/** The parts of a request that its topic types. */
interface Typed<T, About> {
  readonly topic: T;
  readonly about?: About | undefined;
}

type Picking<Topics, T extends Name<Topics>, O, About> = Omit<PickRequest, keyof PickUnder<never, never, never>> &
  Typed<T, About> & {
    readonly options: readonly O[];
    readonly refused?: (() => readonly RefusedOf<Topics[T]>[]) | undefined;
  };

type Placing<Topics, T extends Name<Topics>, C, About> = Omit<PlaceRequest, keyof PlaceUnder<never, never, never>> &
  Typed<T, About> & {
    readonly candidates: readonly C[];
    readonly refused?: (() => readonly RefusedOf<Topics[T]>[]) | undefined;
  };

interface PickUnder<T, A, About> extends Typed<T, About> {
  readonly kind: 'pick';
  readonly options: readonly OptionOf<A>[];
  readonly refused?: unknown;
}

interface PlaceUnder<T, A, About> extends Typed<T, About> {
  readonly kind: 'place';
  readonly candidates: readonly CandidateOf<A>[];
  readonly refused?: unknown;
}

/** A request of a game as its texts, bots and pages read it: `request.topic === 'attack'` tells what its options are about. */
export type RequestOf<Topics, About = Plain> = {
  [T in Name<Topics>]:
    | (Omit<PickRequest, keyof PickUnder<never, never, never>> & PickUnder<T, Topics[T], About>)
    | (Omit<PlaceRequest, keyof PlaceUnder<never, never, never> | 'check'> & PlaceUnder<T, Topics[T], About>);
}[Name<Topics>];

/** One option (or candidate, or what is refused) under its topic. */
export type OfferOf<Topics, About = Plain> = {
  [T in Name<Topics>]: Typed<T, About> & { readonly option: OptionOf<Topics[T]> };
}[Name<Topics>];

/** What is said of the options of each topic. A topic without words does not compile. */
export type OptionWords<Topics> = { readonly [T in Name<Topics>]: (option: OptionOf<Topics[T]>) => Words };

/**
 * The words in which a game's rules ask, typed by its topics, and `About`, what its questions themselves are about. They are
 * the kernel's own `pick`, `pickOne` and `place`: a request whose options lack what its topic says does not compile. Where a
 * game knows of all its choices what forbids what they do not offer, it hands that in.
 */
export function askWords<Topics, About extends Plain = Plain>(refusalOf?: RefusalOf) {
  type Words = {
    pick<T extends Name<Topics>, O extends OptionOf<Topics[T]> & Option>(
      request: Picking<Topics, T, O, About>,
    ): Procedure<readonly O[]>;
    pickOne<T extends Name<Topics>, O extends OptionOf<Topics[T]> & Option>(
      request: Omit<Picking<Topics, T, O, About>, 'min' | 'max'>,
    ): Procedure<O>;
    place<T extends Name<Topics>>(request: Placing<Topics, T, CandidateOf<Topics[T]>, About>): Procedure<Placed>;
    /** A request of this game with the types of its topic. */
    asked(request: Request | RequestView): RequestOf<Topics, About>;
    /** A request as a choice under a topic; undefined when it is another one. */
    pickUnder<T extends Name<Topics>>(
      request: Request | RequestView,
      topic: T,
    ): Extract<RequestOf<Topics, About>, { readonly kind: 'pick'; readonly topic: T }> | undefined;
    /** An option together with its topic, which tells what it is about. */
    offered(request: Request | RequestView, option: Option): OfferOf<Topics, About>;
  };
  const asking = {
    pick: (request: Parameters<typeof pick>[0]) => pick(request, refusalOf),
    pickOne: (request: Parameters<typeof pickOne>[0]) => pickOne(request, refusalOf),
    place,
    asked: (request: Request | RequestView) => request,
    pickUnder: (request: Request | RequestView, topic: string) =>
      request.kind === 'pick' && request.topic === topic ? request : undefined,
    offered: ({ topic, about }: Request | RequestView, option: Option) => ({ topic, about, option }),
  };
  return asking as unknown as Words;
}

/** A game's options in its words, by topic; an option of a topic that this version does not know is its key. */
export function sayOptions<Topics>(
  table: OptionWords<Topics>,
): (request: Pick<Request, 'topic'>, option: Option) => Words {
  const known = new Map<string, (option: never) => Words>(Object.entries(table));
  return ({ topic }, option) => known.get(topic)?.(option as never) ?? name(option.key);
}
