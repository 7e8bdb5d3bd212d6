import { at } from './flat.ts';
import { TOUCH } from './grid.ts';
import type { Region } from './shape.ts';

/**
 * Whether the line of some edge of `a` has `b` wholly beyond it, or no deeper than TOUCH across it.
 * (dx, dy) leads from the centre of `a` to that of `b`. An edge separates only if the centres lie at least both inner
 * radii apart along its normal, which rules most edges out before any vertex is looked at.
 */
function edgeSeparates(a: readonly number[], b: readonly number[], dx: number, dy: number, inner: number): boolean {
  const na = a.length;
  const nb = b.length;
  const inner2 = inner > 0 ? inner * inner : 0;
  let px = at(a, na - 2);
  let py = at(a, na - 1);
  for (let i = 0; i < na; i += 2) {
    const qx = at(a, i);
    const qy = at(a, i + 1);
    const nx = qy - py;
    const ny = px - qx;
    px = qx;
    py = qy;
    const apart = nx * dx + ny * dy;
    if (apart <= 0) continue;
    const length2 = nx * nx + ny * ny;
    if (apart * apart < inner2 * length2) continue;
    const edge = nx * qx + ny * qy;
    const slack2 = TOUCH * TOUCH * length2;
    let k = 0;
    for (; k < nb; k += 2) {
      const beyond = nx * at(b, k) + ny * at(b, k + 1) - edge;
      if (beyond < 0 && beyond * beyond > slack2) break;
    }
    if (k >= nb) return true;
  }
  return false;
}

/** Whether two regions share no area: a line along one of their edges parts them, or they only touch. */
export function separate(a: Region, b: Region): boolean {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const apart2 = dx * dx + dy * dy;
  const outer = a.outer + b.outer;
  if (apart2 >= outer * outer) return true;
  const inner = a.inner + b.inner - 2 * TOUCH;
  if (inner > 0 && apart2 < inner * inner) return false;
  return edgeSeparates(a.points, b.points, dx, dy, inner) || edgeSeparates(b.points, a.points, -dx, -dy, inner);
}
