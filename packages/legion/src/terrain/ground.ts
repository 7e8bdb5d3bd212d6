import { disc, rectangle, regularPolygon } from '@rangefinder/geometry';
import { words } from '@rangefinder/kernel/words';
import {
  block,
  boxAt,
  covers,
  coversTroopers,
  discAt,
  FLAT,
  kind,
  moves,
  OPEN,
  type TerrainKind,
  THIN,
} from './kind.ts';

/** Hills, hollows, water and what grows (legion.terrain-area, legion.terrain-craters-trenches, legion.terrain-large-objects). */
export const GROUND: readonly TerrainKind[] = [
  // legion.terrain-large-objects.2: terraces, each a step above the one below.
  kind('hill', {
    name: words('Hill', 'Colline', 'Wzgórze'),
    parts: [block(regularPolygon(10, 120), 20, FLAT), block(regularPolygon(10, 75), 40, { ...FLAT, bottom: 20 })],
    cover: covers('light'),
    movement: OPEN,
  }),
  kind('high-hill', {
    name: words('High hill', 'Haute colline', 'Wysokie wzgórze'),
    parts: [
      block(regularPolygon(12, 140), 20, FLAT),
      block(regularPolygon(12, 100), 40, { ...FLAT, bottom: 20 }),
      block(regularPolygon(12, 60), 60, { ...FLAT, bottom: 40 }),
    ],
    cover: covers('light'),
    movement: OPEN,
  }),
  kind('dune', {
    name: words('Dune', 'Dune', 'Wydma'),
    parts: [block(rectangle(200, 80), 16, FLAT), block(boxAt(-20, 5, 120, 40), 32, { ...FLAT, bottom: 16 })],
    cover: covers('light'),
    movement: OPEN,
  }),
  // legion.terrain-craters-trenches.2, .7 to .9
  kind('shell-hole', {
    name: words('Shell hole', 'Trou d’obus', 'Lej po pocisku'),
    parts: [block(disc(0, 0, 50), 1, THIN)],
    cover: coversTroopers('light'),
    movement: moves('difficult', 'open', 'open'),
    depression: true,
  }),
  kind('crater', {
    name: words('Deep crater', 'Cratère profond', 'Głęboki krater'),
    parts: [block(disc(0, 0, 75), 1, THIN)],
    cover: coversTroopers('heavy'),
    movement: moves('difficult', 'difficult', 'open'),
    depression: true,
  }),
  kind('trench', {
    name: words('Trench', 'Tranchée', 'Okop'),
    parts: [block(boxAt(-60, 0, 130, 50), 1, THIN), block(boxAt(55, 17, 120, 50, -20), 1, THIN)],
    cover: coversTroopers('heavy'),
    movement: moves('difficult', 'open', 'open'),
    depression: true,
    trench: true,
  }),
  // legion.terrain-area.11, .12
  kind('pond', {
    name: words('Shallow water', 'Eau peu profonde', 'Płytka woda'),
    parts: [block(disc(0, 0, 80), 1, THIN)],
    cover: covers('none'),
    movement: moves('difficult', 'difficult', 'open'),
  }),
  kind('deep-water', {
    name: words('Deep water', 'Eau profonde', 'Głęboka woda'),
    parts: [block(rectangle(180, 110), 1, THIN)],
    cover: covers('none'),
    movement: moves('impassable', 'impassable', 'open'),
  }),
  // legion.terrain-area.13
  kind('tall-grass', {
    name: words('Tall grass', 'Hautes herbes', 'Wysoka trawa'),
    parts: [block(rectangle(160, 110), 35, THIN)],
    cover: covers('light'),
    movement: OPEN,
    area: true,
  }),
  kind('bush', {
    name: words('Bushes', 'Buissons', 'Krzaki'),
    parts: [block(disc(0, 0, 45), 35, THIN)],
    cover: covers('light'),
    movement: OPEN,
    area: true,
  }),
  // legion.terrain-area.14: one moves among the trees, and not through a trunk.
  kind('woods', {
    name: words('Woods', 'Bois', 'Las'),
    parts: [
      block(rectangle(180, 140), 100, THIN),
      block(discAt(-55, -35, 9), 100),
      block(discAt(50, -40, 9), 100),
      block(discAt(5, 40, 9), 100),
    ],
    cover: covers('light'),
    movement: OPEN,
    area: true,
  }),
  // legion.terrain-area.16
  kind('dense-woods', {
    name: words('Dense woods', 'Forêt dense', 'Gęsty las'),
    parts: [
      block(rectangle(170, 150), 120, THIN),
      block(discAt(-50, -45, 10), 120),
      block(discAt(45, -35, 10), 120),
      block(discAt(-40, 45, 10), 120),
      block(discAt(50, 50, 10), 120),
    ],
    cover: covers('heavy'),
    movement: moves('difficult', 'difficult', 'impassable'),
    area: true,
  }),
  // legion.terrain-area.15
  kind('rubble', {
    name: words('Rubble', 'Gravats', 'Gruzy'),
    parts: [
      block(regularPolygon(8, 70), 25, THIN),
      block(boxAt(-30, 15, 30, 20, 25), 18),
      block(boxAt(30, -20, 24, 24), 25),
    ],
    cover: covers('heavy'),
    movement: moves('difficult', 'difficult', 'difficult'),
    area: true,
  }),
];
