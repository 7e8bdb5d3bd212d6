import { describe, expect, it } from 'vitest';
import { Camera } from './camera.ts';
import { MinimapScale, quietCorner } from './minimap.ts';

const AREA = { width: 1800, height: 900 };

describe('a minimap', () => {
  it('has the shape of the table as it lies', () => {
    expect(new MinimapScale(AREA, 0, 150)).toMatchObject({ width: 150, height: 75 });
    const upright = new MinimapScale(AREA, 90, 150);
    expect([upright.width, upright.height]).toEqual([expect.closeTo(75, 6), expect.closeTo(150, 6)]);
  });

  it('puts the near edge at the bottom, whichever that is', () => {
    expect(new MinimapScale(AREA, 0, 150).toMap({ x: 0, y: 0 })).toEqual({ x: 0, y: 75 });
    const { x, y } = new MinimapScale(AREA, 180, 150).toMap({ x: 0, y: 900 });
    expect([x, y]).toEqual([expect.closeTo(150, 6), expect.closeTo(75, 6)]);
  });

  it('finds the place under a pointer, and the nearest one beyond its edge', () => {
    for (const angle of [0, 90, 180, 30]) {
      const map = new MinimapScale(AREA, angle, 150);
      const { x, y } = map.toTable(map.toMap({ x: 1234, y: 321 }));
      expect([x, y]).toEqual([expect.closeTo(1234, 6), expect.closeTo(321, 6)]);
    }
    expect(new MinimapScale(AREA, 0, 150).toTable({ x: -20, y: 500 })).toEqual({ x: 0, y: 0 });
  });

  it('frames what the camera shows, and the frame follows a drag', () => {
    const camera = new Camera(AREA);
    camera.lay(AREA, 0, { width: 1000, height: 600 });
    const map = new MinimapScale(AREA, 0, 150);
    camera.set({ x: 900, y: 450, scale: 2, angle: 0 });
    expect(camera.seesAll()).toBe(false);
    // 500 by 300 millimetres about the middle, a twelfth of a pixel each.
    const [corner, , opposite] = map.frame(camera);
    expect([corner?.x, corner?.y]).toEqual([expect.closeTo(75 - 250 / 12, 6), expect.closeTo(37.5 - 150 / 12, 6)]);
    expect([opposite?.x, opposite?.y]).toEqual([expect.closeTo(75 + 250 / 12, 6), expect.closeTo(37.5 + 150 / 12, 6)]);
    camera.centre(map.toTable({ x: 30, y: 60 }));
    const moved = map.frame(camera);
    expect((moved[0]?.x ?? 0) + (moved[2]?.x ?? 0)).toBeCloseTo(60, 6);
    expect(camera.view).toMatchObject({ x: 360, y: 180, scale: 2 });
  });

  it('lies in the corner where it covers least of what matters', () => {
    const [size, box] = [
      { width: 80, height: 80 },
      { width: 400, height: 300 },
    ];
    expect(quietCorner([{ x: 200, y: 150 }], [], size, box)).toBe('bottom-left');
    expect(quietCorner([{ x: 90, y: 220 }], [], size, box)).toBe('bottom-right');
    const crowd = [
      { x: 20, y: 280 },
      { x: 380, y: 280 },
    ];
    expect(quietCorner(crowd, [], size, box)).toBe('top-left');
    expect(quietCorner([...crowd, { x: 10, y: 10 }, { x: 12, y: 12 }], [], size, box)).toBe('bottom-left');
    // Other pieces are spared where nothing that matters is covered for them.
    expect(quietCorner([], crowd, size, box)).toBe('top-left');
    expect(quietCorner([{ x: 10, y: 10 }], crowd, size, box)).toBe('bottom-left');
    // What is out of sight is not covered.
    expect(quietCorner([], [{ x: -10, y: 280 }], size, box)).toBe('bottom-left');
  });
});
