import type { TableModel } from './ui.ts';

/**
 * Whether a part that shows the match, what is marked and what is pointed at would look the same. A piece that is being
 * dragged changes the table many times a second, and nothing else needs to be drawn anew for it.
 */
export function looksTheSame<P extends { readonly table: TableModel }>(before: P, after: P): boolean {
  const { table: a, ...one } = before;
  const { table: b, ...other } = after;
  const rest: Readonly<Record<string, unknown>> = one;
  return (
    sameMatch(a, b) &&
    a.pointed === b.pointed &&
    a.opened === b.opened &&
    a.playing === b.playing &&
    a.sending === b.sending &&
    a.settings === b.settings &&
    a.near === b.near &&
    a.draft.keys.join() === b.draft.keys.join() &&
    Object.entries(other).every(([name, value]) => rest[name] === value)
  );
}

function sameMatch({ snapshot: a }: TableModel, { snapshot: b }: TableModel): boolean {
  return a.view === b.view && a.request === b.request && a.events === b.events && a.seats === b.seats;
}
