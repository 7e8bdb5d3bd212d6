import type { Point } from '@rangefinder/geometry';
import { useMemo, useState } from 'react';
import type { Camera } from './camera.ts';
import type { Chip } from './LabelLayer.tsx';
import { type BoardPiece, type End, measured } from './pieces.ts';
import type { BoardTool } from './Tools.tsx';

/** A piece under the pointer, or else the point of the table. */
function endAt(camera: Camera, at: Point, target: Element | null): End {
  const piece = target?.closest('[data-piece]')?.getAttribute('data-piece');
  return piece ? { piece } : { point: camera.toTable(at) };
}

/** The ruler that one takes in hand: where it begins and ends, and what it says. */
export function useMeasuring(pieces: readonly BoardPiece[], camera: Camera, say: (distance: number) => string) {
  const [isOn, setOn] = useState(false);
  const [ends, setEnds] = useState<{ readonly from: End; readonly to: End } | null>(null);
  const line = useMemo(() => ends && measured(pieces, ends.from, ends.to), [pieces, ends]);
  const text = line ? say(line.distance) : '';
  const chip = useMemo(
    (): Chip | null =>
      line && { key: 'measure', x: (line.ax + line.bx) / 2, y: (line.ay + line.by) / 2, text, tone: 'act' },
    [line, text],
  );
  return {
    isOn,
    line,
    chip,
    begin: (at: Point, target: Element) => {
      const end = endAt(camera, at, target);
      if (isOn) setEnds({ from: end, to: end });
      return isOn;
    },
    drag: (at: Point, target: Element | null) => {
      const to = endAt(camera, at, target);
      setEnds((now) => now && { ...now, to });
    },
    tool: (name: string): BoardTool => ({
      sign: 'M',
      name,
      icon: 'M3 16L16 3l5 5L8 21zM7 12l2 2M10 9l3 3M13 6l2 2',
      pressed: isOn,
      onPress: () => {
        setOn(!isOn);
        setEnds(null);
      },
    }),
  };
}
