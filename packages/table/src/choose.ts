import { withMark } from './dock/picking.ts';
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
