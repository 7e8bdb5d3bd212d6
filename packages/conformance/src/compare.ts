import { isObject } from '@rangefinder/kernel';

/**
 * Whether `actual` has all that `wanted` says: maps may have more keys, lists must be of the same length, numbers may
 * differ by less than half a hundredth (positions in files are written by people).
 */
export function matches(actual: unknown, wanted: unknown): boolean {
  if (typeof wanted === 'number' && typeof actual === 'number') {
    return Number.isInteger(wanted) && Number.isInteger(actual) ? actual === wanted : Math.abs(actual - wanted) < 0.005;
  }
  if (Array.isArray(wanted)) {
    return (
      Array.isArray(actual) && actual.length === wanted.length && wanted.every((item, i) => matches(actual[i], item))
    );
  }
  if (isObject(wanted)) {
    return isObject(actual) && Object.entries(wanted).every(([key, value]) => matches(valueAt(actual, [key]), value));
  }
  return actual === wanted;
}

/** The value a dotted path leads to (`ships.luke.tokens[0]`); `length` counts a list, `id` or `key` finds in one. */
export function valueAt(root: unknown, path: readonly (string | number)[]): unknown {
  let value: unknown = root;
  for (const key of path) {
    if (Array.isArray(value)) {
      if (key === 'length') value = value.length;
      else if (typeof key === 'number') value = value[key];
      else value = value.find((item) => isObject(item) && (item.id === key || item.key === key));
    } else if (isObject(value)) value = Object.hasOwn(value, key) ? value[key] : undefined;
    else return undefined;
  }
  return value;
}

/** A value in a few words, for error messages. */
export function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}
