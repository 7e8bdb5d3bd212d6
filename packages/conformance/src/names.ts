import { isObject } from '@rangefinder/kernel';

/** Adds everything that plain data has a name for: its keys, and the texts in it. */
export function addNames(names: Set<string>, data: unknown): void {
  if (typeof data === 'string') names.add(data);
  else if (Array.isArray(data)) for (const item of data) addNames(names, item);
  else if (isObject(data)) {
    for (const [key, value] of Object.entries(data)) {
      names.add(key);
      addNames(names, value);
    }
  }
}
