import type { Pose } from '@rangefinder/geometry';
import { useLayoutEffect, useRef } from 'react';
import type { LegionView } from '../../src/view.ts';
import { pieceOfMini } from '../model.ts';

/** Milliseconds that a unit takes from where it stood to where it stands. */
const PACE = 420;

/**
 * Miniatures that stand elsewhere than before walk there. The board shows the truth at once; this is how it came about, and nobody
 * has to wait for it. Answers what to hold among the drawings of the board.
 */
export function useMarching({ units }: LegionView, animation: number) {
  const root = useRef<SVGGElement>(null);
  const stood = useRef<ReadonlyMap<string, Pose>>(new Map());
  useLayoutEffect(() => {
    const before = stood.current;
    const here = units.filter(({ place }) => place === 'play');
    stood.current = new Map(here.flatMap(({ minis }) => minis.map(({ id, pose }) => [id, pose] as const)));
    const drawing = root.current?.ownerSVGElement;
    if (!drawing || animation === 0 || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const unit of here) {
      for (const { id, pose } of unit.minis) {
        const from = before.get(id);
        if (!from || isSame(from, pose)) continue;
        const piece = drawing.querySelector(`[data-piece="${CSS.escape(pieceOfMini(unit, id))}"]`);
        const way = [{ transform: placed(from) }, { transform: placed(nearTurn(from, pose)) }];
        piece?.animate(way, { duration: PACE / animation, easing: 'ease-in-out' });
      }
    }
  }, [units, animation]);
  return root;
}

function isSame(a: Pose, b: Pose): boolean {
  return a.x === b.x && a.y === b.y && a.heading === b.heading;
}

/** The same pose, its heading counted so that the shorter way round leads there. */
function nearTurn({ heading }: Pose, to: Pose): Pose {
  return { ...to, heading: heading + (((to.heading - heading + 540) % 360) - 180) };
}

function placed({ x, y, heading }: Pose): string {
  return `translate(${x}px, ${-y}px) rotate(${heading}deg)`;
}
