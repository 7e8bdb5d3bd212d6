import { rectangle } from '@rangefinder/geometry';
import { words } from '@rangefinder/kernel/words';
import { BARRIER, block, covers, coversTroopers, IMPASSABLE, kind, moves, type TerrainKind } from './kind.ts';

/** What troopers hide behind, step over or stop at (legion.terrain-barricades, legion.barricade, legion.terrain-large-objects). */
export const BARRIERS: readonly TerrainKind[] = [
  // legion.terrain-barricades.7
  kind('barricade', {
    name: words('Barricade', 'Barricade', 'Barykada'),
    parts: [block(rectangle(100, 15), 24)],
    cover: coversTroopers('heavy'),
    movement: BARRIER,
    barricade: true,
  }),
  kind('short-barricade', {
    name: words('Short barricade', 'Petite barricade', 'Krótka barykada'),
    parts: [block(rectangle(60, 15), 24)],
    cover: coversTroopers('heavy'),
    movement: BARRIER,
    barricade: true,
  }),
  kind('long-barricade', {
    name: words('Long barricade', 'Longue barricade', 'Długa barykada'),
    parts: [block(rectangle(150, 18), 28)],
    cover: coversTroopers('heavy'),
    movement: BARRIER,
    barricade: true,
  }),
  // legion.terrain-barricades.3
  kind('sandbags', {
    name: words('Sandbags', 'Sacs de sable', 'Worki z piaskiem'),
    parts: [block(rectangle(90, 18), 20)],
    cover: coversTroopers('light'),
    movement: BARRIER,
    barricade: true,
  }),
  // legion.terrain-barricades.4
  kind('hedge', {
    name: words('Low hedge', 'Haie basse', 'Niski żywopłot'),
    parts: [block(rectangle(110, 18), 24)],
    cover: coversTroopers('light'),
    movement: BARRIER,
  }),
  // legion.terrain-barricades.5
  kind('earth-wall', {
    name: words('Low earth wall', 'Levée de terre', 'Niski wał ziemny'),
    parts: [block(rectangle(130, 26), 24)],
    cover: coversTroopers('light'),
    movement: BARRIER,
  }),
  // legion.terrain-barricades.6
  kind('stone-wall', {
    name: words('Low stone wall', 'Muret de pierre', 'Niski mur kamienny'),
    parts: [block(rectangle(130, 14), 26)],
    cover: coversTroopers('heavy'),
    movement: BARRIER,
  }),
  // legion.terrain-barricades.2
  kind('fence', {
    name: words('Fence', 'Clôture', 'Płot'),
    parts: [block(rectangle(140, 4), 22)],
    cover: covers('none'),
    movement: BARRIER,
  }),
  // legion.terrain-large-objects.3: no higher than a trooper, who pushes through it.
  kind('tall-hedge', {
    name: words('Tall hedge', 'Haie haute', 'Wysoki żywopłot'),
    parts: [block(rectangle(130, 20), 40)],
    cover: covers('light'),
    movement: moves('difficult', 'impassable', 'impassable'),
  }),
  // legion.terrain-large-objects.4
  kind('rampart', {
    name: words('High earth wall', 'Rempart de terre', 'Wysoki wał ziemny'),
    parts: [block(rectangle(160, 40), 55)],
    cover: covers('light'),
    movement: IMPASSABLE,
  }),
  // legion.terrain-large-objects.5
  kind('wall', {
    name: words('High wall', 'Haut mur', 'Wysoki mur'),
    parts: [block(rectangle(150, 12), 60)],
    cover: covers('heavy'),
    movement: IMPASSABLE,
  }),
];
