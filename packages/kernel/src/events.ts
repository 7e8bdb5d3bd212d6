import type { GameEvent } from './table.ts';

type KeyOf<E> = E extends unknown ? keyof E : never;
type ValueOf<E, K extends PropertyKey> = E extends { readonly [P in K]?: infer V } ? V : never;

/** The name of something that a match has: a piece, a card on the table, a place. Any other text would name nothing. */
type Named = 'named';

/** Lists and plain values are told as they are; of an object its own fields are named, too. */
type FieldsOf<V> = [V] extends [readonly unknown[]]
  ? true
  : [V] extends [object]
    ? { readonly [K in keyof V]-?: FieldOf<V[K]> }
    : FieldOf<V>;
type FieldOf<V> = string extends V ? true | Named : true;

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
export type AnyEventFields = Readonly<
  Record<string, Readonly<Record<string, AnyField | Readonly<Record<string, AnyField>>>>>
>;
type AnyField = true | Named;

/** The fields of a pose. */
export const POSE_FIELDS = { x: true, y: true, heading: true } as const;
