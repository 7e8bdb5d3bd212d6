import { disc, overlaps, rectangle } from '@rangefinder/geometry';
import type { Miniature, Part, PieceKind, PlacedPart, Scene } from '../src/battlefield/model.ts';
import { standingAt } from '../src/battlefield/scene.ts';
import { bodyOf } from '../src/battlefield/sight.ts';
import { BARRICADE, miniature, type PieceWish, part, parts, pieceKind, sceneOf, wall } from './scenes.ts';

/** Numbers from 0 up to 1 that a seed decides. */
export function randomFrom(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return ((state ^ (state >>> 15)) >>> 0) / 4294967296;
  };
}

/** A block in the frame of its piece, about a point. */
function block(x: number, y: number, width: number, length: number, bottom: number, top: number): Part {
  const { points } = rectangle(width, length);
  const footprint = { ...rectangle(width, length), points: points.map((n, i) => n + (i % 2 === 0 ? x : y)), x, y };
  return part(footprint, top, { bottom, stand: width > 30 && length > 30 });
}

/** Four walls with a door, and a roof to stand on. */
function house(width: number, length: number, height: number): PieceKind {
  const x = width / 2;
  const y = length / 2;
  const side = (width - 30) / 2;
  return pieceKind(
    [
      block(-x + side / 2, -y, side, 4, 0, height),
      block(x - side / 2, -y, side, 4, 0, height),
      block(0, y, width, 4, 0, height),
      block(-x, 0, 4, length - 4, 0, height),
      block(x, 0, 4, length - 4, 0, height),
      block(0, 0, width + 4, length + 4, height, height + 3),
    ],
    'heavy',
  );
}

const KINDS: readonly PieceKind[] = [
  house(150, 110, 60),
  house(110, 90, 75),
  wall(160, 25),
  wall(120, 55),
  BARRICADE,
  BARRICADE,
  pieceKind([part(disc(0, 0, 35), 90)], 'heavy'),
  pieceKind([part(rectangle(70, 50), 35, { stand: true })], 'light'),
];

/** Thirty pieces of terrain on a grid of places, each somewhere in its own. */
function terrain(random: () => number): readonly PlacedPart[] {
  const wishes: PieceWish[] = [];
  for (let i = 0; i < 30; i++) {
    const kind = KINDS[Math.floor(KINDS.length * random())];
    if (kind === undefined) continue;
    const x = 180 * ((i % 10) + 0.3 + 0.4 * random());
    const y = 300 * (Math.floor(i / 10) + 0.3 + 0.4 * random());
    wishes.push({ id: `piece-${i}`, kind, x, y, heading: 360 * random() });
  }
  return parts(...wishes);
}

/** Whether a body stands free of solid parts and of others. */
function isFree(mini: Miniature, terrain: readonly PlacedPart[], others: readonly Miniature[]): boolean {
  const body = bodyOf(mini);
  const meets = (other: { bottom: number; top: number; footprint: Parameters<typeof overlaps>[0] }) =>
    other.bottom < body.top && other.top > body.bottom && overlaps(other.footprint, body.footprint);
  return terrain.every((each) => !each.solid || !meets(each)) && others.every((other) => !meets(bodyOf(other)));
}

function unit(random: () => number, name: string, terrain: readonly PlacedPart[], y: number): Miniature[] {
  for (;;) {
    const minis: Miniature[] = [];
    const x = 200 + 1400 * random();
    for (let tries = 0; minis.length < 5 && tries < 60; tries++) {
      const at = { x: x + 150 * random() - 75, y: y + 150 * random() - 75 };
      const on = random() < 0.3 ? standingAt(terrain, at.x, at.y) : null;
      const wish = { ...at, id: `${name}-${minis.length}`, unit: name, on: on?.id ?? null, z: on?.top ?? 0 };
      const mini = miniature(wish);
      if (isFree(mini, terrain, minis)) minis.push(mini);
    }
    if (minis.length === 5) return minis;
  }
}

/** An attack of five miniatures on five among thirty pieces of terrain. */
export interface Attack {
  readonly scene: Scene;
  readonly attackers: readonly Miniature[];
  readonly defenders: readonly Miniature[];
}

export function randomAttack(seed: number): Attack {
  const random = randomFrom(seed);
  const lay = terrain(random);
  const attackers = unit(random, 'attackers', lay, 150 + 250 * random());
  const defenders = unit(random, 'defenders', lay, 500 + 250 * random());
  return { scene: sceneOf(lay, ...attackers, ...defenders), attackers, defenders };
}
