import { reachOf } from '@rangefinder/geometry';
import { middleOf, type TableModel } from '@rangefinder/table';
import { useLayoutEffect, useRef } from 'react';
import type { Camera } from './camera.ts';
import type { PlaceView } from './focus.ts';
import type { Placeable } from './pieces.ts';
import { WORDS } from './words.ts';

interface RefusalProps {
  readonly table: TableModel;
  readonly request: PlaceView;
  readonly camera: Camera;
  readonly placeable: (piece: string) => Placeable;
}

/** How far it keeps from the edge of the board, in pixels. */
const EDGE = 8;

function between(least: number, wanted: number, most: number): number {
  return Math.max(least, Math.min(most, wanted));
}

/** Beside the pieces that are being placed: what the rules say, or the button that places them. */
export function Refusal({ table, request, camera, placeable }: RefusalProps) {
  const note = useRef<HTMLDivElement>(null);
  const { language } = table.settings;
  const { poses, refusal } = table.draft;
  const reach = Math.max(...request.pieces.map((piece) => reachOf(placeable(piece).body)));
  // After every change: what it says decides how wide it is.
  useLayoutEffect(() => {
    const place = () => {
      if (!poses || !note.current) return;
      const middle = middleOf(poses);
      const { x, y } = camera.toScreen(middle);
      const { offsetWidth: width, offsetHeight: height } = note.current;
      const { box, tools } = camera;
      const spread = Math.max(...poses.map((pose) => Math.hypot(pose.x - middle.x, pose.y - middle.y)));
      // Above the pieces, and above their handle, where there is no room below them.
      const below = y < box.height * 0.6;
      const gap = (reach + spread + (below ? 24 : 48)) * camera.view.scale + 8;
      const left = between(EDGE, x - width / 2, box.width - tools.right - EDGE - width);
      // Seen closely, pieces reach so far that it would leave the board: rather over them than out of sight.
      const top = between(tools.top + EDGE, below ? y + gap : y - gap - height, box.height - EDGE - height);
      note.current.style.transform = `translate(${left}px, ${top}px)`;
    };
    place();
    return camera.subscribe(place);
  });
  if (!poses) return null;
  return (
    <div ref={note} className={`board-refusal ${refusal ? 'is-refused' : ''}`} role="status" data-gestures="">
      {refusal ? (
        <>
          <span>{table.words.refusal(refusal)}</span>
          <button type="button" className="board-link" onClick={() => table.openRule(refusal.rule)}>
            {WORDS.why[language]}
          </button>
        </>
      ) : (
        <button type="button" className="board-confirm" disabled={refusal === undefined} onClick={() => table.submit()}>
          {WORDS[poses.length > 1 ? 'placeAllHere' : 'placeHere'][language]}
        </button>
      )}
    </div>
  );
}
