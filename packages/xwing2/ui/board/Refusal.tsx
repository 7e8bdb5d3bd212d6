import { useLayoutEffect, useRef } from 'react';
import type { XwingTable } from '../model.ts';
import { WORDS } from '../words.ts';
import type { Camera } from './camera.ts';

/** Beside the piece that is being placed: what the rules say, or the button that places it. */
export function Refusal({ table, camera }: { table: XwingTable; camera: Camera }) {
  const note = useRef<HTMLDivElement>(null);
  const { request } = table.snapshot;
  const { language } = table.settings;
  const pose = request?.kind === 'place' && request.free ? table.draft.poses?.[0] : undefined;
  useLayoutEffect(() => {
    const place = () => {
      if (!pose || !note.current) return;
      const { x, y } = camera.toScreen(pose);
      // Above the piece where there is no room below it.
      const below = y < camera.box.height * 0.6;
      const gap = (below ? 52 : 76) * camera.view.scale + 8;
      note.current.style.transform = below
        ? `translate(calc(${x}px - 50%), ${y + gap}px)`
        : `translate(calc(${x}px - 50%), calc(${y - gap}px - 100%))`;
    };
    place();
    return camera.subscribe(place);
  }, [pose, camera]);
  if (!pose) return null;
  const { refusal } = table.draft;
  return (
    <div ref={note} className={`xw-refusal ${refusal ? 'is-refused' : ''}`} role="status">
      {refusal ? (
        <>
          <span>{refusal.message}</span>
          <button type="button" className="xw-link" onClick={() => table.openRule(refusal.rule)}>
            {WORDS.why[language]}
          </button>
        </>
      ) : (
        <button type="button" className="xw-confirm" disabled={refusal === undefined} onClick={() => table.submit()}>
          {WORDS.placeHere[language]}
        </button>
      )}
    </div>
  );
}
