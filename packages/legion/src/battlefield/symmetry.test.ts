import { convexHull, disc, type Pose, snapPose, vertices } from '@rangefinder/geometry';
import { expect, test } from 'vitest';
import {
  block,
  box,
  DIFFICULT,
  IMPASSABLE,
  kindOf,
  mini,
  randomFrom,
  round,
  SYMMETRIES,
  type Symmetry,
  squareOf,
} from '../../test/field.ts';
import { checkSpot, circleOf, cohesionTerms } from './cohesion.ts';
import type { Miniature, PlacedPart, Scene } from './model.ts';
import { checkMove, legOf, moveOf, notchedEnd } from './moves.ts';

function seenBy({ point, pose }: Symmetry, scene: Scene): Scene {
  const parts = scene.parts.map((part): PlacedPart => {
    const { footprint } = part;
    if (footprint.kind === 'polygon') return { ...part, footprint: convexHull(vertices(footprint).map(point)) };
    const { x, y } = point(footprint);
    return { ...part, footprint: disc(x, y, footprint.radius) };
  });
  return squareOf(
    scene.miniatures.map((mini) => ({ ...mini, pose: pose(mini.pose) })),
    parts,
  );
}

function randomScene(random: () => number, mover: Miniature): Scene {
  const place = () => 380 + 240 * random();
  const parts: PlacedPart[] = [];
  for (let i = 0; i < 5; i++) {
    const shape =
      random() < 0.3
        ? disc(place(), place(), 8 + 20 * random())
        : box(place(), place(), 10 + 60 * random(), 5 + 30 * random(), 360 * random());
    const kind = [IMPASSABLE, DIFFICULT, kindOf('hill')][Math.floor(3 * random())] ?? IMPASSABLE;
    parts.push(block(`p${i}`, shape, 20 + 80 * random(), kind, { stand: random() < 0.5, solid: kind !== DIFFICULT }));
  }
  const enemies = [0, 1, 2].map((n) =>
    mini(`rebel-${n}`, place(), place(), { seat: 1, type: n === 2 ? 'ground' : 'trooper' }),
  );
  return squareOf([mover, ...enemies], parts);
}

/** What a mirror leaves as it is. */
function verdict(scene: Scene, mover: Miniature, end: Pose): unknown {
  const { path, wrong } = checkMove(scene, mover, moveOf('standard', 2, { melee: ['rebel'] }), end);
  if (wrong !== null) return wrong.code;
  const { tool, z, on, difficult, shunsDifficult, full, displaced, contact } = path;
  return { tool, z, on, difficult, shunsDifficult, full, displaced, contact, bent: path.joint !== null };
}

test('moves mirrored and turned have the same answers', () => {
  const random = randomFrom(21);
  const answers = new Map<string, number>();
  for (let i = 0; i < 500; i++) {
    const notched = i % 4 === 0;
    const mover = notched
      ? mini('bike-1', 500, 500, { base: round(50), type: 'creature', height: 69 })
      : mini('luke-1', 500, 500);
    const leg = legOf(mover.base, 'standard', 2);
    const end = notched
      ? notchedEnd(mover, 0, leg, Math.round(180 * random() - 90), 2 * leg * random())
      : snapPose({ x: 380 + 240 * random(), y: 380 + 240 * random(), heading: 0 });
    const scene = randomScene(random, mover);
    const answer = verdict(scene, mover, end);
    const kind = typeof answer === 'string' ? answer : 'legal';
    answers.set(kind, (answers.get(kind) ?? 0) + 1);
    for (const symmetry of SYMMETRIES) {
      const turned = { ...mover, pose: symmetry.pose(mover.pose) };
      expect(verdict(seenBy(symmetry, scene), turned, symmetry.pose(end)), `case ${i}`).toEqual(answer);
    }
  }
  expect(answers.get('legal')).toBeGreaterThan(60);
  expect(answers.get('wall-in-the-way')).toBeGreaterThan(10);
});

test('places in cohesion mirrored and turned have the same answers', () => {
  const random = randomFrom(22);
  for (let i = 0; i < 500; i++) {
    const leader = mini('storm-1', 500, 500);
    const other = mini('storm-2', 530, 500);
    const scene = randomScene(random, leader);
    const end = snapPose({ x: 400 + 200 * random(), y: 400 + 200 * random(), heading: 0 });
    const answer = (table: Scene, at: Miniature, pose: Pose) => {
      const level = checkSpot(circleOf(table, at, other, cohesionTerms()), pose);
      return 'code' in level ? level.code : level;
    };
    const here = answer(scene, leader, end);
    for (const symmetry of SYMMETRIES) {
      const turned = { ...leader, pose: symmetry.pose(leader.pose) };
      expect(answer(seenBy(symmetry, scene), turned, symmetry.pose(end)), `case ${i}`).toEqual(here);
    }
  }
});
