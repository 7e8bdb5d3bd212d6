import type { Option, RequestView } from '@rangefinder/kernel';

type PickView = Extract<RequestView, { kind: 'pick' }>;

/** The marks after an option was clicked. With one mark at most, the new one takes the old one's place. */
export function toggled({ max }: Pick<PickView, 'max'>, keys: readonly string[], key: string): readonly string[] {
  if (keys.includes(key)) return keys.filter((one) => one !== key);
  if (max === 1) return [key];
  return keys.length < max ? [...keys, key] : keys;
}

/** Whether the marks are enough and not too many. */
export function isComplete({ min, max }: Pick<PickView, 'min' | 'max'>, keys: readonly string[]): boolean {
  return keys.length >= min && keys.length <= max;
}

/** The options with the likely one first, the others in the order of the rules. */
export function likelyFirst(options: readonly Option[], likely: string | null): readonly Option[] {
  const first = options.find(({ key }) => key === likely);
  return first ? [first, ...options.filter((option) => option !== first)] : options;
}
