import type { Option, RequestView } from '@rangefinder/kernel';

type PickView = Extract<RequestView, { kind: 'pick' }>;

/** Whether one option answers at once. */
export function isSingle({ min, max }: Pick<PickView, 'min' | 'max'>): boolean {
  return min === 1 && max === 1;
}

/** Marks an option or takes its mark away; beyond the most one may mark, the oldest mark goes. */
export function withMark(keys: readonly string[], key: string, max: number): readonly string[] {
  return keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key].slice(-max);
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
