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

/** Beside the pieces that are being placed: what the rules say, or the button that places them. */
export function Refusal({ table, request, camera, placeable }: RefusalProps) {
  const note = useRef<HTMLDivElement>(null);
  const { language } = table.settings;
  const { poses, refusal } = table.draft;
  const reach = Math.max(...request.pieces.map((piece) => reachOf(placeable(piece).body)));
  useLayoutEffect(() => {
    const place = () => {
      if (!poses || !note.current) return;
      const middle = middleOf(poses);
      const { x: wanted, y } = camera.toScreen(middle);
      const half = note.current.offsetWidth / 2 + EDGE;
      const x = Math.max(half, Math.min(camera.box.width - half, wanted));
      const spread = Math.max(...poses.map((pose) => Math.hypot(pose.x - middle.x, pose.y - middle.y)));
      // Above the pieces, and above their handle, where there is no room below them.
      const below = y < camera.box.height * 0.6;
      const gap = (reach + spread + (below ? 24 : 48)) * camera.view.scale + 8;
      note.current.style.transform = below
        ? `translate(calc(${x}px - 50%), ${y + gap}px)`
        : `translate(calc(${x}px - 50%), calc(${y - gap}px - 100%))`;
    };
    place();
    return camera.subscribe(place);
  }, [poses, camera, reach]);
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
