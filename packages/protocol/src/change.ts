/**
 * What changed between two views, as data small enough to send after every decision: a tree that names only what
 * differs. `undefined` means nothing did.
 *
 * A changed object is `{ o: { key: change }, d: [deleted keys] }`; a changed list of the same kind is
 * `{ l: length, a: { index: change } }`; anything else is replaced as a whole, `{ r: value }`.
 */
export type Change =
  | { readonly r: unknown }
  | { readonly o: Readonly<Record<string, Change>>; readonly d?: readonly string[] }
  | { readonly l: number; readonly a: Readonly<Record<string, Change>> };

/** What must be done to `before` to make it equal `after`; undefined when they are equal already. */
export function changeBetween(before: unknown, after: unknown): Change | undefined {
  if (Object.is(before, after)) return undefined;
  if (Array.isArray(before) && Array.isArray(after)) return listChange(before, after);
  if (isRecord(before) && isRecord(after)) return recordChange(before, after);
  return { r: after };
}

function listChange(before: readonly unknown[], after: readonly unknown[]): Change | undefined {
  const changes: Record<string, Change> = {};
  let changed = before.length !== after.length;
  for (let i = 0; i < after.length; i++) {
    const change = i < before.length ? changeBetween(before[i], after[i]) : { r: after[i] };
    if (change === undefined) continue;
    changes[i] = change;
    changed = true;
  }
  return changed ? { l: after.length, a: changes } : undefined;
}

function recordChange(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Change | undefined {
  let changes: Record<string, Change> | undefined;
  let deleted: string[] | undefined;
  // Views are compared after every decision: `for … in` makes no lists of keys.
  for (const key in after) {
    if (after[key] === undefined) continue;
    const change = has(before, key) ? changeBetween(before[key], after[key]) : { r: after[key] };
    if (change === undefined) continue;
    changes ??= {};
    changes[key] = change;
  }
  for (const key in before) {
    if (before[key] === undefined || has(after, key)) continue;
    deleted ??= [];
    deleted.push(key);
  }
  if (deleted) return { o: changes ?? {}, d: deleted };
  return changes && { o: changes };
}

/** `before` with the change made. What did not change is the same object as before, so pages redraw only what did. */
export function applyChange(before: unknown, change: Change | undefined): unknown {
  if (change === undefined) return before;
  if ('r' in change) return change.r;
  if ('l' in change) {
    const list = Array.isArray(before) ? before.slice(0, change.l) : [];
    for (const [index, inner] of Object.entries(change.a))
      list[Number(index)] = applyChange(list[Number(index)], inner);
    return list;
  }
  const record: Record<string, unknown> = isRecord(before) ? { ...before } : {};
  for (const key of change.d ?? []) delete record[key];
  for (const [key, inner] of Object.entries(change.o)) record[key] = applyChange(record[key], inner);
  return record;
}

/** A key of its own (a record may have one called "constructor"); undefined is as good as absent. */
function has(record: Readonly<Record<string, unknown>>, key: string): boolean {
  return record[key] !== undefined && Object.hasOwn(record, key);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
