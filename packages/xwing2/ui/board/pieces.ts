import {
  type ConvexPolygon,
  type Nearest,
  nearest,
  type Point,
  type Pose,
  placed,
  rectangle,
} from '@rangefinder/geometry';
import type { Language, Option, RequestView } from '@rangefinder/kernel';
import { baseAt, obstacleAt } from '@rangefinder/xwing';
import { pilotCard } from '../../src/cards/catalog.ts';
import { deviceFacts } from '../../src/cards/devices.ts';
import { deviceAt } from '../../src/rules/deviceshapes.ts';
import { markerAt } from '../../src/table.ts';
import { TOKEN } from '../../src/text/terms.ts';
import type { ShipView, XwingView } from '../../src/view.ts';
import { shipOfRequest } from '../ghosts.ts';
import { fullName, lockersOf, tokensOf } from '../names.ts';
import { asksForManeuver, piecesOf } from '../requests.ts';
import { statsOf } from '../stats.ts';
import { WORDS } from '../words.ts';

/** The shapes of anything on the table; null when there is no such piece. */
export function shapesOf(view: XwingView, id: string): readonly ConvexPolygon[] | null {
  const ship = view.ships.find((one) => one.id === id && one.place === 'play');
  if (ship) return [baseAt(pilotCard(ship.pilot).type.size, ship.pose)];
  const obstacle = view.obstacles.find((one) => one.id === id);
  if (obstacle) return obstacleAt(obstacle.token, obstacle.pose);
  const device = view.devices.find((one) => one.id === id);
  if (device) return deviceAt(deviceFacts(device.device), device.pose);
  const feature = view.features.find((one) => one.id === id);
  return feature ? [markerAt(feature.pose)] : null;
}

/** Where a piece is, for menus and lines. */
export function placeOf(view: XwingView, id: string): Pose | null {
  const all: readonly { readonly id: string; readonly pose: Pose }[] = [
    ...view.ships.filter(({ place }) => place === 'play'),
    ...view.obstacles,
    ...view.devices,
    ...view.features,
  ];
  return all.find((one) => one.id === id)?.pose ?? null;
}

const POINT = rectangle(0.02, 0.02);

/** An end of a measurement: a piece or just a point. */
export type End = { readonly piece: string } | { readonly point: Point };

function shapesOfEnd(view: XwingView, end: End): readonly ConvexPolygon[] {
  if ('piece' in end) return shapesOf(view, end.piece) ?? [];
  return [placed(POINT, { ...end.point, heading: 0 })];
}

/** The shortest line between two ends: what every range is. */
export function measured(view: XwingView, from: End, to: End): Nearest | null {
  let best: Nearest | null = null;
  for (const a of shapesOfEnd(view, from)) {
    for (const b of shapesOfEnd(view, to)) {
      const line = nearest(a, b);
      if (!best || line.distance < best.distance) best = line;
    }
  }
  return best;
}

/** The options of a request by the piece they are about; those about no piece go with the ship that is asked. */
export function optionsByPiece(view: XwingView, request: RequestView | null): ReadonlyMap<string, readonly Option[]> {
  const found = new Map<string, Option[]>();
  if (!request || request.kind === 'place' || asksForManeuver(request) || request.topic === 'reroll') return found;
  const acting = shipOfRequest(request);
  for (const option of request.options) {
    const about = piecesOf(request, option).filter((id) => placeOf(view, id) !== null);
    for (const id of about.length > 0 ? about : acting === null ? [] : [acting])
      found.set(id, [...(found.get(id) ?? []), option]);
  }
  return found;
}

/** Everything one sees of a ship, in a sentence for those who do not see it. */
export function shipLabel(view: XwingView, ship: ShipView, isYours: boolean, language: Language): string {
  const stats = statsOf(view, ship);
  const parts = [
    fullName(ship.id, language),
    pilotCard(ship.pilot).type.name,
    WORDS[isYours ? 'yours' : 'theirs'][language],
    WORDS.initiativeOf(stats.initiative)[language],
    ...(stats.shields > 0 ? [WORDS.shieldsOf(ship.shields, stats.shields)[language]] : []),
    WORDS.hullOf(stats.hullLeft, stats.hull)[language],
    ...tokensOf(ship).map(([token, count]) => `${TOKEN[token][language]} ${count}`),
    ...ship.locks.map((id) => WORDS.lockOn(fullName(id, language))[language]),
    ...lockersOf(view, ship.id).map((id) => WORDS.lockedBy(fullName(id, language))[language]),
    ...(ship.destroyed ? [WORDS.destroyed[language]] : []),
  ];
  return parts.join(', ');
}
