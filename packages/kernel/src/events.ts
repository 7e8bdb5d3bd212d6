import type { GameEvent } from './table.ts';

type KeyOf<E> = E extends unknown ? keyof E : never;
type ValueOf<E, K extends PropertyKey> = E extends { readonly [P in K]?: infer V } ? V : never;

/** Lists and plain values are told as they are; of an object its own fields are named, too. */
type FieldsOf<V> = [V] extends [readonly unknown[]]
  ? true
  : [V] extends [object]
    ? { readonly [K in keyof V]-?: true }
    : true;

/**
 * Every type of event that a game tells of, and its fields besides `type` and `rule`: one that is missing here, or that no
 * event has, does not compile. A scenario that names another field would look for what never happens.
 */
export type EventFields<Event extends GameEvent> = {
  readonly [T in Event['type']]: {
    readonly [K in Exclude<KeyOf<Extract<Event, { readonly type: T }>>, keyof GameEvent>]: FieldsOf<
      NonNullable<ValueOf<Extract<Event, { readonly type: T }>, K>>
    >;
  };
};

/** The same of any game, as it is looked through. */
export type AnyEventFields = Readonly<Record<string, Readonly<Record<string, true | Readonly<Record<string, true>>>>>>;

/** The fields of a pose. */
export const POSE_FIELDS = { x: true, y: true, heading: true } as const;
