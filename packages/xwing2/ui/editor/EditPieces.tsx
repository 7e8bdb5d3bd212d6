import type { Language } from '@rangefinder/kernel';
import { BASE_LENGTH } from '@rangefinder/xwing';
import { pilotCard } from '../../src/cards/catalog.ts';
import type { PlacedShip, Position } from '../../src/position.ts';
import { DevicePiece, FeaturePiece } from '../board/Markers.tsx';
import { ShipPiece } from '../board/ShipPiece.tsx';
import { ObstaclePiece } from '../board/Terrain.tsx';
import { fullName, shortName } from '../names.ts';
import { EDITOR } from './words.ts';

interface EditPiecesProps {
  readonly position: Position;
  readonly language: Language;
  readonly selected: string | null;
}

/** Everything on the board of the editor, ships last. */
export function EditPieces(props: EditPiecesProps) {
  const { position, language, selected } = props;
  const state = (id: string) => (id === selected ? 'is-pointed' : '');
  return (
    <>
      {position.features.map((feature) => (
        <FeaturePiece
          key={feature.id}
          feature={feature}
          side={feature.controller === null ? 'nobody' : feature.controller === 0 ? 'near' : 'far'}
          label={fullName(feature.id, language)}
          state={state(feature.id)}
        />
      ))}
      {position.obstacles.map((obstacle) => (
        // biome-ignore lint/a11y/useSemanticElements: there are no HTML buttons in a drawing.
        <g
          key={obstacle.id}
          data-piece={obstacle.id}
          className={`xw-piece xw-obstacle ${state(obstacle.id)}`}
          role="button"
          tabIndex={0}
          aria-label={fullName(obstacle.id, language)}
        >
          <ObstaclePiece obstacle={obstacle} />
        </g>
      ))}
      {position.devices.map((device) => (
        <DevicePiece
          key={device.id}
          device={{ ...device, damage: device.damage.length }}
          side={device.seat === 0 ? 'near' : 'far'}
          label={fullName(device.id, language)}
          state={state(device.id)}
        />
      ))}
      {position.ships.map((ship) => (
        <EditShip key={ship.id} ship={ship} {...props} />
      ))}
    </>
  );
}

function EditShip({ ship, language, selected }: EditPiecesProps & { readonly ship: PlacedShip }) {
  const { id, pose, seat, turret } = ship;
  const { type } = pilotCard(ship.pilot);
  const below = BASE_LENGTH[type.size] * 0.725;
  const name = fullName(id, language);
  return (
    <>
      <ShipPiece
        id={id}
        type={type.id}
        size={type.size}
        pose={pose}
        turret={(turret ?? []).join('+')}
        side={seat === 0 ? 'near' : 'far'}
        label={`${name}, ${EDITOR.player(seat)[language]}`}
        state={id === selected ? 'pointed' : ''}
        focusable
      />
      <text className="xe-label" x={pose.x} y={below - pose.y}>
        {shortName(id, language)}
      </text>
    </>
  );
}
