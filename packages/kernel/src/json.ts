/** Plain data: what a state, an event and a view are made of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

/** An interface is not assignable to `Json` (it has no index signature), so plain data of a game is `object`. */
export type Plain = object;

/** Copies plain data deeply. Several times faster than `structuredClone`, which also handles what a state may not hold. */
export function clonePlain<T>(value: T): T {
  return copy(value) as T;
}

function copy(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const length = value.length;
    const result = new Array<unknown>(length);
    for (let i = 0; i < length; i++) {
      const item: unknown = value[i];
      result[i] = typeof item === 'object' && item !== null ? copy(item) : item;
    }
    return result;
  }
  const result: Record<string, unknown> = {};
  const source = value as Record<string, unknown>;
  for (const key in source) {
    const item = source[key];
    result[key] = typeof item === 'object' && item !== null ? copy(item) : item;
  }
  return result;
}

/** Where `value` stops being plain JSON data, in words; `undefined` when all of it is. */
export function notPlain(value: unknown, path = 'state'): string | undefined {
  switch (typeof value) {
    case 'boolean':
    case 'string':
      return undefined;
    case 'number':
      return Number.isFinite(value) ? undefined : `${path} is ${String(value)}, which JSON cannot hold`;
    case 'object':
      break;
    default:
      return `${path} is a ${typeof value}, which JSON cannot hold`;
  }
  if (value === null) return undefined;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const inside = notPlain(value[i], `${path}[${i}]`);
      if (inside !== undefined) return inside;
    }
    return undefined;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return `${path} is an object of a class, not plain data`;
  for (const [key, item] of Object.entries(value)) {
    // A key that holds `undefined` vanishes in JSON, and with it the difference to a key that is absent.
    const inside = notPlain(item, `${path}.${key}`);
    if (inside !== undefined) return inside;
  }
  return undefined;
}

/**
 * Keeps what was found out about an object on the object itself, where neither JSON nor copies nor comparisons see it: what
 * is asked most is found there at once.
 */
export function keepOn<Known>(about: object, key: symbol, known: Known): Known {
  Object.defineProperty(about, key, { value: known, writable: true, enumerable: false, configurable: true });
  return known;
}

/**
 * An empty record for keys that only the match or a person tells. Without a prototype no key is there from the start
 * (`constructor`), and the engine keeps a table of keys instead of a shape for every order in which they came.
 */
export function emptyRecord<T>(): Record<string, T> {
  return Object.create(null);
}

/**
 * A copy with some fields changed. For things the rules look at all the time: a spread gives the copies of every place in
 * the code a shape of their own, and where it adds a field even every single copy, and then nothing that reads them is fast.
 */
export function altered<T extends object>(thing: T, change: Partial<T>): T {
  return Object.assign({}, thing, change);
}

/** The keys of a table that is written out, as its type names them. */
export function keysOf<Table extends object>(table: Table): Extract<keyof Table, string>[] {
  const keys: Extract<keyof Table, string>[] = [];
  for (const key in table) keys.push(key);
  return keys;
}

/** Whether `value` is a plain object (not null, not an array). */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
