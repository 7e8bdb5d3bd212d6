import type { Placeable } from '@rangefinder/board';
import { disc } from '@rangefinder/geometry';
import { keysOf, type Language, type Seat } from '@rangefinder/kernel';
import { findTerrain } from '../../src/terrain/kinds.ts';
import { MARKER } from '../../src/text/terms.ts';
import type { LegionView } from '../../src/view.ts';
import { sideOf, unitOfPiece } from '../model.ts';
import { unitName } from '../names.ts';

import { MarkerShape, radiusOf } from './MarkerShape.tsx';
import { MiniShape } from './MiniShape.tsx';
import { baseOf } from './pieces.tsx';
import { TerrainShape } from './terrain/TerrainShape.tsx';

const KINDS = keysOf(MARKER);

/** Whatever it is that is placed: a miniature, a piece of terrain, a token. */
export function placeableIn(view: LegionView, near: Seat, language: Language): (piece: string) => Placeable {
  return (piece) => {
    const unit = unitOfPiece(view, piece);
    const mini = unit?.minis.find(({ id }) => id === piece) ?? unit?.minis[0];
    if (unit && mini) {
      const { base, type } = baseOf(unit, mini);
      const leads = unit.minis[0] === mini && unit.minis.length > 1;
      const name = leads ? unitName(unit) : `${unitName(unit)} ${unit.minis.indexOf(mini) + 1}`;
      // Whoever is displaced may be of the other side than who places it.
      const look = (
        <g className={`board-${sideOf({ near }, unit.seat)}`}>
          <MiniShape {...{ base, type, leads }} wounds={0} />
        </g>
      );
      return { name, body: [base.shape], look };
    }
    const kind = findTerrain(view.terrain.find(({ id }) => id === piece)?.kind ?? piece);
    if (kind) {
      const body = kind.parts.map(({ footprint }) => footprint);
      return { name: kind.name[language], body, look: <TerrainShape kind={kind} /> };
    }
    // One that is not on the table yet is called by its kind.
    const marker =
      view.markers.find(({ id }) => id === piece)?.kind ?? KINDS.find((kind) => kind === piece) ?? 'objective';
    return {
      name: MARKER[marker][language],
      body: [disc(0, 0, radiusOf(marker))],
      look: <MarkerShape kind={marker} facedown={false} />,
    };
  };
}
