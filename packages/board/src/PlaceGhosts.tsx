import type { TableModel } from '@rangefinder/table';
import { memo } from 'react';
import { at } from './drawing.ts';
import type { PlaceView } from './focus.ts';
import type { Placeable } from './pieces.ts';

interface PlaceGhostsProps {
  readonly request: PlaceView;
  /** The candidate that is pointed at or marked. */
  readonly shown: string | null;
  readonly words: TableModel['words'];
  readonly placeable: (piece: string) => Placeable;
}

/** Where something can go, when it can go to certain places only. */
export const PlaceGhosts = memo(function PlaceGhosts({ request, shown, words, placeable }: PlaceGhostsProps) {
  return (
    <g className={shown === null ? 'board-ghosts' : 'board-ghosts has-shown'}>
      {request.candidates.map((candidate) => (
        // biome-ignore lint/a11y/useSemanticElements: there are no HTML buttons in a drawing.
        <g
          key={candidate.key}
          data-option={candidate.key}
          className={`board-ghost board-near ${candidate.key === shown ? 'is-shown' : ''}`}
          role="button"
          tabIndex={-1}
          aria-label={words.option(request, candidate)}
        >
          {candidate.poses.map((pose, i) => (
            <g key={request.pieces[i] ?? i} transform={at(pose)}>
              {placeable(request.pieces[i] ?? request.pieces[0] ?? '').look}
            </g>
          ))}
        </g>
      ))}
    </g>
  );
});
