import { withMark } from '@rangefinder/table';
import type { SwccgModel } from './model.ts';
import { isSingle, optionsAbout } from './pieces.ts';

/** What pressing an option does, wherever it is offered: it is chosen at once, or marked where several may be chosen. */
export function choose(table: SwccgModel, key: string): void {
  const { request } = table.snapshot;
  if (request?.kind !== 'pick' || table.sending) return;
  table.open(null);
  if (isSingle(request)) table.submit(key);
  else table.mark(withMark(table.draft.keys, key, request.max));
}

/**
 * What pressing a piece does. While another piece's menu is open, a piece that exactly one of its options leads to
 * answers at once: card, then place. Where several may be chosen it is marked. Otherwise it opens.
 */
export function toggledPiece(table: SwccgModel, id: string): void {
  const { request } = table.snapshot;
  const options = optionsAbout(request, id);
  if (table.opened !== null && table.opened !== id) {
    const from = optionsAbout(request, table.opened).filter((option) => options.includes(option));
    const [only] = from;
    if (only && from.length === 1) {
      choose(table, only.key);
      return;
    }
  }
  if (request?.kind === 'pick' && !isSingle(request) && options.length > 0) {
    const free = options.find(({ key }) => !table.draft.keys.includes(key));
    const keys = options.map(({ key }) => key);
    if (free) choose(table, free.key);
    else table.mark(table.draft.keys.filter((key) => !keys.includes(key)));
    return;
  }
  table.open(table.opened === id ? null : id);
}
