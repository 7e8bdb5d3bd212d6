import { type BoardPiece, Piece } from '@rangefinder/board';
import { EDITING } from '@rangefinder/board/editor';
import { type Body, ORIGIN, reachOf } from '@rangefinder/geometry';
import type { Language, Pose, Seat } from '@rangefinder/kernel';
import { BASE_LENGTH, baseAt, obstacleAt } from '@rangefinder/xwing';
import { DeviceShape, MarkerShape, ObstacleShape, ShipShape } from '@rangefinder/xwing/ui';
import type { ReactNode } from 'react';
import { pilotCard } from '../../src/cards/catalog.ts';
import { deviceFacts } from '../../src/cards/devices.ts';
import type { PlacedShip, Position } from '../../src/position.ts';
import { ARC_LINES } from '../../src/rules/measure.ts';
import { markerAt } from '../../src/table.ts';
import { fullName, shortName } from '../names.ts';

interface EditPiecesProps {
  readonly position: Position;
  readonly language: Language;
  readonly selected: string | null;
}

/** Everything on the board of the editor, ships last. */
export function EditPieces({ position, language, selected }: EditPiecesProps) {
  const shared = (id: string) => ({ id, says: fullName(id, language), isSelected: id === selected });
  return (
    <>
      {position.features.map(({ id, kind, pose, controller }) => (
        <EditPiece key={id} {...shared(id)} pose={pose} seat={controller} kind="feature" body={[markerAt(ORIGIN)]}>
          <MarkerShape kind={kind} />
        </EditPiece>
      ))}
      {position.obstacles.map(({ id, kind, token, pose }) => (
        <EditPiece key={id} {...shared(id)} pose={pose} seat={null} kind="obstacle" body={obstacleAt(token, ORIGIN)}>
          <ObstacleShape token={token} kind={kind} />
        </EditPiece>
      ))}
      {position.devices.map(({ id, device, pose, seat }) => (
        <EditPiece key={id} {...shared(id)} pose={pose} seat={seat} kind="device" body={deviceFacts(device).shape}>
          <DeviceShape body={deviceFacts(device).shape} />
        </EditPiece>
      ))}
      {position.ships.map((ship) => (
        <EditShip key={ship.id} ship={ship} language={language} isSelected={ship.id === selected} />
      ))}
    </>
  );
}

interface EditPieceProps {
  readonly id: string;
  readonly pose: Pose;
  readonly seat: Seat | null;
  readonly kind: string;
  readonly body: Body;
  readonly says: string;
  readonly isSelected: boolean;
  readonly children: ReactNode;
}

function EditPiece({ id, pose, seat, kind, body, says, isSelected, children }: EditPieceProps) {
  const side: BoardPiece['side'] = seat === null ? 'nobody' : seat === 0 ? 'near' : 'far';
  return (
    <Piece
      {...{ id, pose, side, says }}
      className={`xw-${kind} ${isSelected ? 'is-pointed' : ''}`}
      reach={reachOf(body)}
      focusable
    >
      {children}
    </Piece>
  );
}

interface EditShipProps {
  readonly ship: PlacedShip;
  readonly language: Language;
  readonly isSelected: boolean;
}

function EditShip({ ship, language, isSelected }: EditShipProps) {
  const { id, pose, seat, turret } = ship;
  const { type } = pilotCard(ship.pilot);
  const below = BASE_LENGTH[type.size] * 0.725;
  const says = `${fullName(id, language)}, ${EDITING.player(seat)[language]}`;
  return (
    <>
      <EditPiece {...{ id, pose, seat, says, isSelected }} kind="ship" body={[baseAt(type.size, ORIGIN)]}>
        <ShipShape type={type.id} size={type.size} lines={ARC_LINES} turret={(turret ?? []).join('+')} />
      </EditPiece>
      <text className="xe-label" x={pose.x} y={below - pose.y}>
        {shortName(id, language)}
      </text>
    </>
  );
}
