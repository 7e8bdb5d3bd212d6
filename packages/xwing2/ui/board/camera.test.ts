import { describe, expect, it } from 'vitest';
import { Camera } from './camera.ts';

function camera(angle: number): Camera {
  const one = new Camera();
  one.fit(914.4, angle, { width: 1000, height: 700 });
  return one;
}

describe('camera', () => {
  it('shows the whole play area, its own edge at the bottom', () => {
    for (const angle of [0, 180, 90, 30]) {
      for (const [x, y] of [
        [0, 0],
        [914.4, 914.4],
        [0, 914.4],
      ] as const) {
        const at = camera(angle).toScreen({ x, y });
        expect(at.x).toBeGreaterThanOrEqual(0);
        expect(at.y).toBeGreaterThanOrEqual(0);
        expect(at.x).toBeLessThanOrEqual(1000);
        expect(at.y).toBeLessThanOrEqual(700);
      }
    }
    expect(camera(0).toScreen({ x: 457, y: 0 }).y).toBeGreaterThan(600);
    expect(camera(180).toScreen({ x: 457, y: 914 }).y).toBeGreaterThan(600);
  });

  it('keeps the far edge out from under the tools, which stand above the table on a phone', () => {
    for (const height of [375, 400, 600]) {
      const phone = new Camera();
      phone.fit(914.4, 0, { width: 390, height });
      expect(phone.toScreen({ x: 457, y: 914.4 }).y).toBeGreaterThanOrEqual(43.9);
      expect(phone.toScreen({ x: 457, y: 0 }).y).toBeLessThanOrEqual(height);
    }
  });

  it('looks at the decision on a small screen only, and never against the will of whoever moved it', () => {
    const part = { x: 200, y: 300, side: 250 };
    const large = camera(0);
    large.look(part, 914.4, 0);
    expect(large.view.x).toBeGreaterThan(400);
    const small = new Camera();
    small.fit(914.4, 0, { width: 390, height: 300 });
    small.look(part, 914.4, 0);
    expect(small.view).toMatchObject({ x: 200, y: 300, scale: 1.2 });
    small.look(null, 914.4, 0);
    expect(small.view.scale).toBeLessThan(0.4);
    small.pan(10, 0);
    const { x } = small.view;
    small.look(part, 914.4, 0);
    expect(small.view.x).toBe(x);
  });

  it('finds its way back from the screen', () => {
    const one = camera(37);
    const { x, y } = one.toTable(one.toScreen({ x: 123, y: 456 }));
    expect([x, y]).toEqual([expect.closeTo(123, 6), expect.closeTo(456, 6)]);
  });

  it('holds what is under the fingers while it zooms and turns', () => {
    const one = camera(0);
    const held = one.toTable({ x: 200, y: 300 });
    one.zoom(1.7, { x: 200, y: 300 }, 25);
    const { x, y } = one.toScreen(held);
    expect([x, y]).toEqual([expect.closeTo(200, 6), expect.closeTo(300, 6)]);
  });
});
