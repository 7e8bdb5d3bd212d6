import type { Placeable } from '@rangefinder/board';
import { ORIGIN } from '@rangefinder/geometry';
import type { Language } from '@rangefinder/kernel';
import { baseAt, obstacleAt, obstacleToken, placedObstacleToken } from '@rangefinder/xwing';
import { DeviceShape, MarkerShape, ObstacleShape, ShipShape } from '@rangefinder/xwing/ui';
import { askRules } from '../../src/asking.ts';
import { pilotCard } from '../../src/cards/catalog.ts';
import { deviceFacts } from '../../src/cards/devices.ts';
import { ARC_LINES } from '../../src/rules/measure.ts';
import { markerAt } from '../../src/table.ts';
import type { XwingView } from '../../src/view.ts';
import { fullName, isKnownDevice } from '../names.ts';

/** Whatever it is that is placed: a ship, an obstacle, a device, a marker. */
export function placeableIn(view: XwingView, language: Language): (piece: string) => Placeable {
  return (piece) => {
    const name = fullName(piece, language);
    const ship = view.ships.find(({ id }) => id === piece);
    if (ship) {
      const { id, size } = pilotCard(ship.pilot).type;
      return {
        name,
        body: [baseAt(size, ORIGIN)],
        look: <ShipShape type={id} size={size} lines={ARC_LINES} turret={ship.turret.join('+')} />,
      };
    }
    const token = obstacleToken(piece) ?? placedObstacleToken(piece);
    if (token)
      return { name, body: obstacleAt(token.id, ORIGIN), look: <ObstacleShape token={token.id} kind={token.kind} /> };
    const device = view.devices.find(({ id }) => id === piece)?.device ?? piece;
    if (isKnownDevice(device))
      return { name, body: deviceFacts(device).shape, look: <DeviceShape body={deviceFacts(device).shape} /> };
    const marker =
      view.features.find(({ id }) => id === piece)?.kind ?? askRules(view).edition.missions[view.mission].markers?.kind;
    return { name, body: [markerAt(ORIGIN)], look: <MarkerShape kind={marker ?? 'satellite'} /> };
  };
}
