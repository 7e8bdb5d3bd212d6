import type { Pose } from '@rangefinder/geometry';
import { middleOf } from '@rangefinder/table';
import type { PointerEvent } from 'react';
import { polygonPath, round } from './drawing.ts';
import { groundOf } from './group.ts';
import type { Holding } from './usePlacing.ts';

interface GroupGripProps {
  readonly poses: readonly Pose[];
  /** How far the largest of the pieces reaches. */
  readonly reach: number;
  readonly says: string;
  readonly holding: Holding;
  onTurn(event: PointerEvent<SVGElement>): void;
}

const ROOM = 14;

/** The ground under pieces that are placed together: whoever takes hold of it moves all of them. */
export function GroupGrip({ poses, reach, says, holding, onTurn }: GroupGripProps) {
  const around = reach + ROOM;
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no HTML buttons in a drawing.
    <g className="board-group" role="button" tabIndex={0} aria-label={says} data-reach={around} {...holding}>
      <path className="board-group-ground" d={polygonPath(groundOf(poses, around))} />
      <g className="board-group-turn" transform={turnAt(poses, around)} onPointerDown={onTurn}>
        <line className="board-handle-stem" y1={0} y2={-12} />
        <circle className="board-handle" cy={-16} r={7} />
      </g>
    </g>
  );
}

/** Moves the grip with the pieces, without drawing anything anew. */
export function layGrip(root: SVGGElement | null, poses: readonly Pose[]): void {
  const group = root?.querySelector<SVGGElement>('.board-group');
  if (!group) return;
  const around = Number(group.dataset.reach);
  group.querySelector('.board-group-ground')?.setAttribute('d', polygonPath(groundOf(poses, around)));
  group.querySelector('.board-group-turn')?.setAttribute('transform', turnAt(poses, around));
}

/** Above the group, as the table lies. */
function turnAt(poses: readonly Pose[], reach: number): string {
  const { x } = middleOf(poses);
  const top = Math.max(...poses.map(({ y }) => y)) + reach;
  return `translate(${round(x)} ${round(-top)})`;
}
