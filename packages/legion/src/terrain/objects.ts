import { disc, rectangle, regularPolygon } from '@rangefinder/geometry';
import { words } from '@rangefinder/kernel/words';
import { BAND } from '../battlefield/model.ts';
import {
  BARRIER,
  block,
  boxAt,
  covers,
  coversTroopers,
  discAt,
  FLAT,
  IMPASSABLE,
  kind,
  type TerrainKind,
} from './kind.ts';

/** Rocks, machines and wrecks: large objects stop everybody (legion.terrain-large-objects.1), low ones are barriers. */
export const OBJECTS: readonly TerrainKind[] = [
  kind('crates', {
    name: words('Crates', 'Caisses', 'Skrzynie'),
    parts: [block(boxAt(-22, 0, 40, 40), 26), block(boxAt(22, 6, 36, 36, 12), 22)],
    cover: coversTroopers('heavy'),
    movement: BARRIER,
  }),
  kind('container', {
    name: words('Container', 'Conteneur', 'Kontener'),
    parts: [block(rectangle(140, 60), 60, FLAT)],
    cover: covers('heavy'),
    movement: IMPASSABLE,
    ladders: [{ from: { x: 70, y: -15 }, to: { x: 70, y: 15 } }],
  }),
  kind('condenser', {
    name: words('Moisture condenser', 'Condensateur d’humidité', 'Skraplacz wilgoci'),
    parts: [block(disc(0, 0, 24), 40), block(disc(0, 0, 12), 130, { bottom: 40 })],
    cover: covers('heavy'),
    movement: IMPASSABLE,
  }),
  kind('tower', {
    name: words('Watchtower', 'Tour de guet', 'Wieża strażnicza'),
    parts: [block(rectangle(100, 100), 110, FLAT)],
    cover: covers('heavy'),
    movement: IMPASSABLE,
    ladders: [{ from: { x: -20, y: -50 }, to: { x: 20, y: -50 } }],
  }),
  // Exactly one segment of the ruler high: height 1 (legion.height.3).
  kind('silo', {
    name: words('Silo', 'Silo', 'Silos'),
    parts: [block(disc(0, 0, 55), BAND, FLAT)],
    cover: covers('heavy'),
    movement: IMPASSABLE,
  }),
  // Two segments of the ruler high (legion.height.2), and nothing to climb by.
  kind('high-tower', {
    name: words('High tower', 'Haute tour', 'Wysoka wieża'),
    parts: [block(rectangle(110, 110), 220, FLAT)],
    cover: covers('heavy'),
    movement: IMPASSABLE,
  }),
  kind('generator', {
    name: words('Generator', 'Générateur', 'Generator'),
    parts: [block(disc(0, 0, 45), 45), block(disc(0, 0, 28), 70, { bottom: 45 })],
    cover: covers('heavy'),
    movement: IMPASSABLE,
  }),
  kind('antenna', {
    name: words('Antenna', 'Antenne', 'Antena'),
    parts: [block(rectangle(40, 40), 26), block(disc(0, 0, 6), 150, { bottom: 26 })],
    cover: covers('light'),
    movement: IMPASSABLE,
  }),
  kind('wreck', {
    name: words('Wreck', 'Épave', 'Wrak'),
    parts: [
      block(boxAt(0, 0, 160, 60), 40),
      block(boxAt(-30, 0, 60, 56), 62, { bottom: 40 }),
      block(boxAt(75, 28, 60, 16, 35), 48),
    ],
    cover: covers('heavy'),
    movement: IMPASSABLE,
  }),
  kind('rock', {
    name: words('Rock', 'Rocher', 'Skała'),
    parts: [block(regularPolygon(6, 55), 58)],
    cover: covers('heavy'),
    movement: IMPASSABLE,
  }),
  kind('boulders', {
    name: words('Boulders', 'Blocs de pierre', 'Głazy'),
    parts: [block(discAt(-30, -5, 20), 28), block(discAt(8, 14, 24), 32), block(discAt(40, -10, 16), 22)],
    cover: coversTroopers('heavy'),
    movement: BARRIER,
  }),
];
