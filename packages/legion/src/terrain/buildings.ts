import { rectangle } from '@rangefinder/geometry';
import { words } from '@rangefinder/kernel/words';
import type { Part } from '../battlefield/model.ts';
import { block, boxAt, covers, FLAT, IMPASSABLE, kind, moves, type TerrainKind } from './kind.ts';

const WALL = 4;
/** A base of 27 mm goes through with some room. */
const DOOR = 44;

/** Four walls of a storey, with a door in the middle of the near and the far one (legion.terrain-buildings.3). */
function storey(width: number, length: number, bottom: number, top: number): readonly Part[] {
  const x = (width - WALL) / 2;
  const y = (length - WALL) / 2;
  const side = (width - DOOR) / 2;
  const between = (DOOR + side) / 2;
  const raised = { bottom };
  return [
    block(boxAt(-between, -y, side, WALL), top, raised),
    block(boxAt(between, -y, side, WALL), top, raised),
    block(boxAt(-between, y, side, WALL), top, raised),
    block(boxAt(between, y, side, WALL), top, raised),
    block(boxAt(-x, 0, WALL, length - 2 * WALL), top, raised),
    block(boxAt(x, 0, WALL, length - 2 * WALL), top, raised),
  ];
}

/** A slab to stand on. */
function floor(width: number, length: number, bottom: number): Part {
  return block(rectangle(width, length), bottom + 4, { ...FLAT, bottom });
}

/**
 * Buildings: heavy cover, and nobody passes but through a door (legion.terrain-large-objects.6, legion.terrain-buildings.1).
 * legion.terrain-buildings.2
 */
export const BUILDINGS: readonly TerrainKind[] = [
  kind('house', {
    name: words('House', 'Maison', 'Dom'),
    parts: [block(rectangle(150, 120), 72, FLAT)],
    cover: covers('heavy'),
    movement: IMPASSABLE,
  }),
  kind('hut', {
    name: words('Hut', 'Hutte', 'Chata'),
    parts: [block(rectangle(95, 85), 58, FLAT)],
    cover: covers('heavy'),
    movement: IMPASSABLE,
    ladders: [{ from: { x: -15, y: -42.5 }, to: { x: 15, y: -42.5 } }],
  }),
  // legion.vertical-movement.15, .16: by steps that a move takes one after another.
  kind('stepped-house', {
    name: words('House with outer stairs', 'Maison à escalier', 'Dom ze schodami'),
    parts: [
      block(rectangle(130, 110), 72, FLAT),
      block(boxAt(83, 30, 36, 50), 48, FLAT),
      block(boxAt(83, -20, 36, 50), 24, FLAT),
    ],
    cover: covers('heavy'),
    movement: IMPASSABLE,
  }),
  kind('two-storey-house', {
    name: words('Two-storey house', 'Maison à étage', 'Dom piętrowy'),
    parts: [...storey(170, 140, 0, 56), floor(170, 140, 56), ...storey(160, 130, 60, 112), floor(160, 130, 112)],
    cover: covers('heavy'),
    movement: IMPASSABLE,
    ladders: [{ from: { x: 85, y: -20 }, to: { x: 85, y: 20 } }],
  }),
  kind('ruin', {
    name: words('Ruined house', 'Maison en ruine', 'Ruina domu'),
    parts: [
      block(boxAt(-50, -52, 50, 8), 70),
      block(boxAt(45, -52, 60, 8), 45),
      block(boxAt(-71, 0, 8, 96), 70),
      block(boxAt(71, 15, 8, 60), 38),
      block(boxAt(-20, 52, 90, 8), 52),
    ],
    cover: covers('heavy'),
    movement: IMPASSABLE,
  }),
  kind('bunker', {
    name: words('Bunker', 'Bunker', 'Bunkier'),
    parts: [block(rectangle(140, 110), 50, FLAT), block(boxAt(0, 40, 140, 20), 66, { bottom: 50 })],
    cover: covers('heavy'),
    movement: IMPASSABLE,
    ladders: [{ from: { x: -20, y: -55 }, to: { x: 20, y: -55 } }],
  }),
  kind('platform', {
    name: words('Landing platform', 'Plateforme', 'Lądowisko'),
    parts: [block(rectangle(220, 150), 40, FLAT), block(boxAt(0, -95, 70, 40), 20, FLAT)],
    cover: covers('heavy'),
    movement: moves('open', 'impassable', 'open'),
  }),
];
