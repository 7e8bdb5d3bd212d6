import { type Point3, type Prism, View } from '@rangefinder/geometry';
import { footprintOf } from './bases.ts';
import type { Miniature, PlacedPart, Scene } from './model.ts';

/** A miniature is seen when more than this share of its silhouette is; seams between the parts of a wall show less. */
export const SEEN = 1 / 10_000;

/** Highest point above the centre of the base (legion.line-of-sight.1). */
export function eyeOf({ pose, z, eye }: Miniature): Point3 {
  return { x: pose.x, y: pose.y, z: z + eye };
}

/** All that can be seen of a miniature: its silhouette over its whole base (legion.line-of-sight.2). */
export function bodyOf(mini: Miniature): Prism {
  return { footprint: footprintOf(mini), bottom: mini.z, top: mini.z + mini.height };
}

/** What of a miniature hides others. */
export function bulkOf(mini: Miniature): Prism {
  return { footprint: footprintOf(mini), bottom: mini.z + mini.hidesFrom, top: mini.z + mini.height };
}

/**
 * Vehicles block sight, and what others treat as one; troopers never do (legion.line-of-sight.4, .5; legion.hover.6).
 * legion.trooper.11, legion.vehicles.20
 */
export function blocksSight({ type, coversAsGround }: Miniature): boolean {
  return type === 'ground' || type === 'repulsor' || coversAsGround;
}

const solids = new WeakMap<readonly PlacedPart[], readonly PlacedPart[]>();

/** The parts of terrain that block sight. */
export function solidParts(parts: readonly PlacedPart[]): readonly PlacedPart[] {
  let solid = solids.get(parts);
  if (solid === undefined) {
    solid = parts.filter((part) => part.solid);
    solids.set(parts, solid);
  }
  return solid;
}

const vehicles = new WeakMap<readonly Miniature[], readonly Miniature[]>();

function vehiclesOf(miniatures: readonly Miniature[]): readonly Miniature[] {
  let found = vehicles.get(miniatures);
  if (found === undefined) {
    found = miniatures.filter(blocksSight);
    vehicles.set(miniatures, found);
  }
  return found;
}

/** Other vehicles than viewer and target: a miniature never blocks its own sight (legion.line-of-sight.8). */
export function vehiclesBetween(scene: Scene, viewer: Miniature, target: Miniature): readonly Miniature[] {
  const all = vehiclesOf(scene.miniatures);
  return all.length === 0 ? all : all.filter(({ id }) => id !== viewer.id && id !== target.id);
}

const view = new View();

/**
 * Whether a miniature has line of sight to another: it sees some of it past terrain and vehicles (legion.line-of-sight.2, .4).
 * legion.line-of-sight.3
 */
export function sees(scene: Scene, viewer: Miniature, target: Miniature): boolean {
  view.look(eyeOf(viewer), bodyOf(target));
  for (const part of solidParts(scene.parts)) view.add(part);
  for (const vehicle of vehiclesBetween(scene, viewer, target)) view.add(bulkOf(vehicle));
  return view.isSeen(SEEN);
}

/** The share of a miniature that another sees. */
export function shareSeen(scene: Scene, viewer: Miniature, target: Miniature): number {
  view.look(eyeOf(viewer), bodyOf(target));
  for (const part of solidParts(scene.parts)) view.add(part);
  for (const vehicle of vehiclesBetween(scene, viewer, target)) view.add(bulkOf(vehicle));
  return view.shareSeen();
}

/** What hides some of a target, and which share of it. */
export type Blocker =
  | { readonly kind: 'part'; readonly part: PlacedPart; readonly share: number }
  | { readonly kind: 'miniature'; readonly miniature: Miniature; readonly share: number };

/** Everything that hides some of a miniature from another, most of it first. */
export function blockersOf(scene: Scene, viewer: Miniature, target: Miniature): Blocker[] {
  view.look(eyeOf(viewer), bodyOf(target));
  const found: Blocker[] = [];
  for (const part of solidParts(scene.parts)) {
    const share = view.shareHidden(part);
    if (share > SEEN) found.push({ kind: 'part', part, share });
  }
  for (const miniature of vehiclesBetween(scene, viewer, target)) {
    const share = view.shareHidden(bulkOf(miniature));
    if (share > SEEN) found.push({ kind: 'miniature', miniature, share });
  }
  return found.sort((a, b) => b.share - a.share);
}
