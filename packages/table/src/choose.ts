import type { TableModel } from './ui.ts';

/**
 * What pressing an option does, wherever it is offered: it is chosen at once; or marked, where one may choose several or
 * none. A finger cannot hover: its first tap marks and shows what would follow, its second chooses.
 */
export function choose(table: TableModel, key: string, touch: boolean): void {
  const { request } = table.snapshot;
  if (!request || table.sending) return;
  if (request.kind === 'pick' && !(request.min === 1 && request.max === 1)) {
    table.mark(withMark(table.draft.keys, key, request.max));
  } else if (touch && table.draft.keys[0] !== key) {
    table.mark([key]);
    table.point({ kind: 'option', key });
  } else table.submit(key);
}

/** Marks an option or takes its mark away; beyond the most one may mark, the oldest mark goes. */
export function withMark(keys: readonly string[], key: string, max: number): readonly string[] {
  return keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key].slice(-max);
}
