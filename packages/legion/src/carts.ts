import { roundBase } from './battlefield/bases.ts';
import type { Miniature } from './battlefield/model.ts';
import type { Marker } from './state.ts';

/*
 * A bomb cart is a token with a body: it lies on no list of units, so that nothing that speaks of units finds it
 * (legion.bomb-carts.4 to .7), and stands among the miniatures of the battlefield, through which others move and on which nobody
 * ends (legion.bomb-carts.10, .11).
 */

/** A notched base of 50 mm (legion.bomb-carts.2), and how high its bombs are stacked. */
export const CART_BASE = roundBase(50, true);
const HEIGHT = 40;

/** A cart as space sees it: it floats like a repulsor, hides down to the ground, and covers who stands behind it. */
export function cartMiniature({ id, seat, pose, on }: Marker, z: number): Miniature {
  return {
    id,
    unit: id,
    seat: seat ?? 0,
    type: 'repulsor',
    base: CART_BASE,
    pose,
    on,
    z,
    height: HEIGHT,
    eye: HEIGHT,
    hidesFrom: 0,
    coversAsGround: false,
    gives: 'heavy',
    smallTarget: false,
    isCart: true,
  };
}
