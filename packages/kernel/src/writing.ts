import type { Pose } from './request.ts';

/*
 * Positions are written as people would: without what goes without saying.
 */

/** A position as files write it: plain data without what goes without saying. Its game reads it back. */
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

/** Only the maps that hold something. */
export function filledMaps(maps: Readonly<Record<string, object>>): WrittenPosition {
  return Object.fromEntries(Object.entries(maps).filter(([, map]) => Object.keys(map).length > 0));
}
