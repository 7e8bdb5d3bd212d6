import { memo } from 'react';
import type { XwingTable } from '../model.ts';
import { PlacedShape, type PlaceView } from './Placing.tsx';
import { at } from './shapes.ts';

interface PlaceGhostsProps {
  readonly table: XwingTable;
  readonly request: PlaceView;
  readonly pointed: string | null;
}

/** Where something that is not on the table yet can go: a device, a marker, a ship from reserve. */
export const PlaceGhosts = memo(function PlaceGhosts({ table, request, pointed }: PlaceGhostsProps) {
  const shown = pointed ?? table.draft.keys[0] ?? null;
  return (
    <g className={shown === null ? 'xw-ghosts' : 'xw-ghosts has-shown'}>
      {request.candidates.map(({ key, poses }) => (
        // biome-ignore lint/a11y/useSemanticElements: there are no HTML buttons in a drawing.
        <g
          key={key}
          data-option={key}
          className={`xw-ghost xw-near xw-plain ${key === shown ? 'is-shown' : ''}`}
          role="button"
          tabIndex={-1}
          aria-label={table.words.option(request, { key })}
        >
          {poses.map((pose, i) => (
            <g key={request.pieces[i] ?? key} transform={at(pose)}>
              <PlacedShape table={table} piece={request.pieces[i] ?? request.pieces[0] ?? ''} />
            </g>
          ))}
        </g>
      ))}
    </g>
  );
});
