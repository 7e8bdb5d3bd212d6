import type { TableModel } from '@rangefinder/table';
import { memo } from 'react';
import { at } from './drawing.ts';
import type { Placeable } from './pieces.ts';
import type { PlaceView } from './usePlacing.ts';

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
      {request.candidates.map(({ key, poses }) => (
        // biome-ignore lint/a11y/useSemanticElements: there are no HTML buttons in a drawing.
        <g
          key={key}
          data-option={key}
          className={`board-ghost board-near ${key === shown ? 'is-shown' : ''}`}
          role="button"
          tabIndex={-1}
          aria-label={words.option(request, { key })}
        >
          {poses.map((pose, i) => (
            <g key={request.pieces[i] ?? key} transform={at(pose)}>
              {placeable(request.pieces[i] ?? request.pieces[0] ?? '').look}
            </g>
          ))}
        </g>
      ))}
    </g>
  );
});
