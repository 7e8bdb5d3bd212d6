import { describe, expect, it } from 'vitest';
import { type Area, cornersOf } from './area.ts';
import { type Box, Camera } from './camera.ts';
import type { Subject } from './focus.ts';

const SQUARE: Area = { width: 914.4, height: 914.4 };
const WIDE: Area = { width: 1800, height: 900 };
const LARGE: Box = { width: 1000, height: 700 };
const PHONE: Box = { width: 390, height: 375 };

function camera(area: Area, box: Box, angle = 0): Camera {
  const one = new Camera(area, angle);
  one.lay(area, angle, box);
  return one;
}

describe('camera', () => {
  it('shows the whole play area, whatever its shape, its own edge at the bottom', () => {
    for (const area of [SQUARE, WIDE, { width: 300, height: 1200 }]) {
      for (const angle of [0, 180, 90, 30]) {
        for (const box of [LARGE, PHONE, { width: 1800, height: 300 }]) {
          const one = camera(area, box, angle);
          expect(one.seesAll()).toBe(true);
          for (const corner of cornersOf(area)) {
            const { x, y } = one.toScreen(corner);
            expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
            expect(x).toBeLessThanOrEqual(box.width);
            expect(y).toBeLessThanOrEqual(box.height);
          }
        }
      }
    }
    expect(camera(SQUARE, LARGE).toScreen({ x: 457, y: 0 }).y).toBeGreaterThan(600);
    expect(camera(SQUARE, LARGE, 180).toScreen({ x: 457, y: 914 }).y).toBeGreaterThan(600);
  });

  it('keeps the far edge out from under the tools, which stand above the table on a phone', () => {
    for (const height of [375, 400, 600]) {
      const phone = camera(SQUARE, { width: 390, height });
      expect(phone.toScreen({ x: 457, y: 914.4 }).y).toBeGreaterThanOrEqual(43.9);
      expect(phone.toScreen({ x: 457, y: 0 }).y).toBeLessThanOrEqual(height);
    }
  });

  it('keeps a wide table out from under the tools beside it', () => {
    const { x } = camera(WIDE, LARGE).toScreen({ x: 1800, y: 450 });
    expect(x).toBeLessThanOrEqual(1000 - 59.9);
  });

  it('finds its way back from the screen', () => {
    const one = camera(SQUARE, LARGE, 37);
    const { x, y } = one.toTable(one.toScreen({ x: 123, y: 456 }));
    expect([x, y]).toEqual([expect.closeTo(123, 6), expect.closeTo(456, 6)]);
  });

  it('holds what is under the fingers while it zooms and turns', () => {
    const one = camera(SQUARE, LARGE);
    const held = one.toTable({ x: 200, y: 300 });
    one.zoom(1.7, { x: 200, y: 300 }, 25);
    const { x, y } = one.toScreen(held);
    expect([x, y]).toEqual([expect.closeTo(200, 6), expect.closeTo(300, 6)]);
  });

  it('goes on showing the whole table when its box changes, unless somebody looks elsewhere', () => {
    const one = camera(SQUARE, LARGE);
    one.lay(SQUARE, 0, PHONE);
    expect(one.seesAll()).toBe(true);
    one.zoom(4);
    const { view } = one;
    one.lay(SQUARE, 0, LARGE);
    expect(one.view).toEqual(view);
  });
});

/** A square of the table with a piece in it. */
function about(x: number, y: number, side: number, least: number | null = 40, large = 72): Subject {
  const half = side / 2;
  return { frame: { left: x - half, right: x + half, low: y - half, high: y + half }, least, large };
}

/** What the table has in the middle of what the tools leave of a box. */
function middleOf(one: Camera, { width, height }: Box) {
  const { x, y } = one.toTable(
    width > height * 1.05
      ? { x: (width - (width > 700 ? 60 : 44)) / 2, y: height / 2 }
      : { x: width / 2, y: (height + 44) / 2 },
  );
  return { x: Math.round(x), y: Math.round(y) };
}

describe('the camera before a decision', () => {
  it('stays where it is as long as one sees it well', () => {
    const one = camera(SQUARE, LARGE);
    const { view } = one;
    one.attend(about(200, 300, 250));
    expect(one.view).toEqual(view);
  });

  it('goes there where everything is too small to work on, and back when nothing is asked', () => {
    const one = camera(SQUARE, PHONE);
    const { view } = one;
    one.attend(about(420, 440, 250));
    expect(middleOf(one, PHONE)).toEqual({ x: 420, y: 440 });
    expect(40 * one.view.scale).toBeGreaterThan(20);
    one.attend(null);
    expect(one.view).toEqual(view);
  });

  it('shows the table rather than what lies beyond its edge', () => {
    for (const angle of [0, 180]) {
      for (const box of [LARGE, PHONE, { width: 390, height: 600 }]) {
        const one = camera(SQUARE, box, angle);
        const corner = about(60, 60, 80, 25);
        one.attend(corner);
        const edges = cornersOf(SQUARE).map((point) => one.toScreen(point));
        const { left, right, low, high } = corner.frame;
        const meant = [one.toScreen({ x: left, y: low }), one.toScreen({ x: right, y: high })];
        const { top, right: tools } = one.tools;
        // No more than the room around what it is about.
        const room = 50 * one.view.scale;
        expect(Math.min(...edges.map(({ x }) => x))).toBeLessThan(room);
        expect(Math.max(...edges.map(({ x }) => x))).toBeGreaterThan(box.width - tools - room);
        expect(Math.min(...edges.map(({ y }) => y))).toBeLessThan(top + room);
        expect(Math.max(...edges.map(({ y }) => y))).toBeGreaterThan(box.height - room);
        for (const { x, y } of meant) {
          expect(x).toBeGreaterThanOrEqual(6);
          expect(x).toBeLessThanOrEqual(box.width - tools - 6);
          expect(y).toBeGreaterThanOrEqual(top + 6);
          expect(y).toBeLessThanOrEqual(box.height - 6);
        }
      }
    }
  });

  it('stays near the last one if the next is in sight', () => {
    const one = camera(SQUARE, PHONE);
    one.attend(about(200, 300, 300));
    const { view } = one;
    one.attend(about(220, 310, 100));
    expect(one.view).toEqual(view);
    one.attend(about(700, 700, 100));
    expect(middleOf(one, PHONE)).toEqual({ x: 700, y: 700 });
  });

  it('does not leave under the tools what one has to take hold of', () => {
    const one = camera(SQUARE, LARGE);
    one.zoom(3, { x: 500, y: 350 });
    const { view } = one;
    const at = (x: number) => about(one.toTable({ x, y: 350 }).x, view.y, 0);
    one.attend(at(1000 - 60 - 10));
    expect(one.view).toEqual(view);
    one.attend(at(1000 - 60 + 10));
    expect(one.view).not.toEqual(view);
    expect(one.view.scale).toBe(view.scale);

    const tall: Box = { width: 390, height: 600 };
    const phone = camera(SQUARE, tall);
    phone.attend(about(457, 457, 700));
    const far = phone.toScreen({ x: 457, y: 457 + 350 });
    expect(far.y).toBeGreaterThan(44);
    const before = phone.view;
    phone.attend(about(457, phone.toTable({ x: 195, y: 30 }).y, 0));
    expect(phone.view).not.toEqual(before);
  });

  it('goes no closer than until the smallest piece is large enough', () => {
    for (const large of [72, 40]) {
      const one = camera(SQUARE, LARGE);
      one.attend(about(200, 300, 60, 25, large));
      expect(25 * one.view.scale).toBeCloseTo(large, 6);
    }
  });

  it('stays where coming closer would hardly help', () => {
    const one = camera(WIDE, PHONE);
    one.attend(about(900, 450, 1700));
    expect(one.seesAll()).toBe(true);
  });

  it('keeps the scale that a hand chose, and moves only to what is out of sight', () => {
    const one = camera(SQUARE, LARGE);
    one.zoom(3, { x: 500, y: 350 });
    const { view } = one;
    one.attend(about(view.x, view.y, 60));
    expect(one.view).toEqual(view);
    one.attend(about(650, 700, 60));
    expect(middleOf(one, LARGE)).toEqual({ x: 650, y: 700 });
    expect(one.view.scale).toBe(view.scale);
    one.attend(about(457, 457, 800));
    expect(one.view.scale).toBeLessThan(view.scale);
  });

  it('needs only to have in sight what is not worked on closely', () => {
    const one = camera(SQUARE, PHONE);
    one.attend(about(200, 300, 250));
    one.attend(about(457, 100, 0, null));
    expect(one.seesAll()).toBe(true);
  });

  it('finds back from the overview', () => {
    const one = camera(SQUARE, PHONE);
    one.attend(about(420, 440, 250));
    expect(one.couldRevisit()).toBe(false);
    one.overview();
    expect(one.seesAll()).toBe(true);
    expect(one.couldRevisit()).toBe(true);
    one.revisit();
    expect(middleOf(one, PHONE)).toEqual({ x: 420, y: 440 });
  });
});
