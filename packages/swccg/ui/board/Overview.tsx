import { type PointerEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { TableProps } from '../model.ts';
import { spotsOf } from './overview.ts';
import { type BoardView, pieceIn } from './useBoardView.ts';

interface OverviewProps extends TableProps, Pick<BoardView, 'scroller' | 'zoom'> {}

/** A part of the row of locations: where it begins and how long it is, in parts of the whole row. */
interface Part {
  readonly from: number;
  readonly length: number;
}

interface Measured {
  readonly seen: Part;
  readonly spots: ReadonlyMap<string, Part>;
}

/**
 * The whole row of locations in small, with a frame around what one sees: whose they are, and where the question is. It is there
 * only when one does not see all of it; a press leads there.
 */
export function Overview({ table, scroller, zoom }: OverviewProps) {
  const { view } = table.snapshot;
  const spots = useMemo(() => spotsOf(view, table.focus, table.near), [view, table.focus, table.near]);
  const measured = useMeasured(scroller, zoom, spots);
  if (!measured || measured.seen.length > 0.98) return null;
  const lead = (event: PointerEvent<HTMLElement>) => {
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    else if (event.buttons === 0) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const box = scroller.current;
    box?.scrollTo({ left: ((event.clientX - left) / width) * box.scrollWidth - box.clientWidth / 2 });
  };
  return (
    <div className="sw-overview" aria-hidden="true" onPointerDown={lead} onPointerMove={lead}>
      {spots.map(({ id, holding, live, battle }) => (
        <i
          key={id}
          className={`sw-spot is-${holding} ${live ? 'is-asked' : ''} ${battle ? 'has-battle' : ''}`}
          style={placeOf(measured.spots.get(id))}
        />
      ))}
      <b className="sw-seen" style={placeOf(measured.seen)} />
    </div>
  );
}

function placeOf(part: Part | undefined) {
  return part && { left: `${part.from * 100}%`, width: `${part.length * 100}%` };
}

/** Where locations lie in the row, and what of it one sees: measured, since cards beside each other make a location wider. */
function useMeasured(scroller: BoardView['scroller'], zoom: number, spots: readonly { readonly id: string }[]) {
  const [measured, setMeasured] = useState<Measured | null>(null);
  const latest = useRef(spots);
  latest.current = spots;
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew when the table is zoomed or cards come and go.
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const measure = () => {
      const { scrollWidth, scrollLeft, clientWidth } = box;
      const { left } = box.getBoundingClientRect();
      const part = (from: number, length: number): Part => ({ from: from / scrollWidth, length: length / scrollWidth });
      const places = latest.current.flatMap(({ id }): [string, Part][] => {
        const rect = pieceIn('.sw-scroll', id)?.getBoundingClientRect();
        return rect ? [[id, part(rect.left - left + scrollLeft, rect.width)]] : [];
      });
      setMeasured({ seen: part(scrollLeft, clientWidth), spots: new Map(places) });
    };
    measure();
    box.addEventListener('scroll', measure, { passive: true });
    const size = new ResizeObserver(measure);
    size.observe(box);
    return () => {
      box.removeEventListener('scroll', measure);
      size.disconnect();
    };
  }, [scroller, zoom, spots]);
  return measured;
}
