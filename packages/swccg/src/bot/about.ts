import { isObject } from '@rangefinder/kernel';

/** What a request or an option says of itself: a text, empty where it says nothing. */
export function told({ about }: { readonly about?: object | undefined }, field: string): string {
  const value = isObject(about) ? about[field] : undefined;
  return value === undefined || value === null ? '' : String(value);
}
