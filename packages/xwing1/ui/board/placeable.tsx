import type { Placeable } from '@rangefinder/board';
import { ORIGIN } from '@rangefinder/geometry';
import type { Language } from '@rangefinder/kernel';
import { baseAt, obstacleAt, obstacleToken, placedObstacleToken } from '@rangefinder/xwing';
import { DeviceShape, ObstacleShape, ShipShape } from '@rangefinder/xwing/ui';
import { findBomb } from '../../src/cards/bombs.ts';
import type { XwingView } from '../../src/view.ts';
import { fullName } from '../names.ts';
import { tokenLook } from '../stats.ts';

/** Whatever it is that is placed: a ship, an obstacle, a bomb. */
export function placeableIn(view: XwingView, language: Language): (piece: string) => Placeable {
  return (piece) => {
    const name = fullName(piece, language);
    const ship = view.ships.find(({ id }) => id === piece);
    if (ship) {
      const look = tokenLook(ship.pilot);
      return {
        name,
        body: [baseAt(look.size, ORIGIN)],
        look: <ShipShape {...look} turret={ship.turret.join('+')} />,
      };
    }
    const token = obstacleToken(piece) ?? placedObstacleToken(piece);
    if (token)
      return { name, body: obstacleAt(token.id, ORIGIN), look: <ObstacleShape token={token.id} kind={token.kind} /> };
    const bomb = findBomb(view.bombs.find(({ id }) => id === piece)?.bomb ?? piece);
    const body = bomb?.shape ?? [baseAt('small', ORIGIN)];
    return { name, body, look: <DeviceShape body={body} /> };
  };
}
