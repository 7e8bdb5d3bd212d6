import type { Pose } from '@rangefinder/kernel';

/** A position as files write it: plain data without what goes without saying. An edition reads it back. */
export type WrittenPosition = Readonly<Record<string, unknown>>;

/** As [x, y, heading]. */
export function writePose({ x, y, heading }: Pose): readonly number[] {
  return [x, y, heading];
}

/** The one entry, unless it has the value that it has anyway. */
export function unless(usual: unknown, entry: WrittenPosition): WrittenPosition {
  return Object.values(entry)[0] === usual ? {} : entry;
}

/** Only the lists that hold something. */
export function filled(lists: Readonly<Record<string, readonly unknown[]>>): WrittenPosition {
  return Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0));
}
