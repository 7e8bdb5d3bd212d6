import { containsPoint, outerRadius, withinDistance } from '@rangefinder/geometry';
import { BadInput } from '@rangefinder/kernel';
import { footprintOf } from './battlefield/bases.ts';
import { checkEnding, lieOver } from './battlefield/ending.ts';
import { COHESION, type Miniature, SLACK } from './battlefield/model.ts';
import { moveOf } from './battlefield/moves.ts';
import { vicinityOf } from './battlefield/vicinity.ts';
import { isOnTable } from './rules/layingterrain.ts';
import type { Marker, Unit } from './state.ts';
import type { LTable } from './table.ts';

/** What something stands or lies on is there, and such that one may: else nobody knows how high it is. */
export function checkFooting(t: LTable, all: readonly Pick<Marker, 'on'>[], at: (k: number) => string): void {
  all.forEach(({ on }, k) => {
    if (on === null) return;
    const part = t.parts.find(({ id }) => id === on);
    if (!part) throw new BadInput(at(k), `There is no terrain "${on}".`);
    // legion.movement.26
    if (!part.stand) throw new BadInput(at(k), `Nothing stands on "${on}".`);
  });
}

/** Whether what something is said to be on is below its middle; the ground is everywhere. */
export function isOver(t: LTable, { on, pose }: Pick<Marker, 'on' | 'pose'>): boolean {
  return t.parts.every(({ id, footprint }) => id !== on || containsPoint(footprint, pose.x, pose.y));
}

/** Its miniatures are on the battlefield, in nobody and nothing. */
export function checkPlaces(t: LTable, unit: Unit, at: string): void {
  if (unit.place !== 'play') return;
  t.miniatures(unit).forEach((mini, k) => {
    const where = `${at}.minis[${k}]`;
    const base = footprintOf(mini);
    if (!isOnTable(t, base, SLACK)) throw new BadInput(where, 'It is not on the battlefield.');
    if (!isOver(t, mini)) throw new BadInput(`${where}.on`, `"${mini.on}" is not below it.`);
    const over = t.scene.miniatures.find(
      (other) => other.id !== mini.id && areLevel(mini, other) && lieOver(base, footprintOf(other)),
    );
    if (over) throw new BadInput(where, `Its base lies over that of "${over.id}".`);
    const part = partAround(t, mini);
    if (part !== null) throw new BadInput(where, `It stands within "${part}"; with "on" it stands on top.`);
  });
}

/** The terrain that a miniature could not have ended in (legion.movement.27). */
function partAround({ scene }: LTable, mini: Miniature): string | null {
  const alone = { ...scene, miniatures: [] };
  const v = vicinityOf(alone, mini, moveOf('standard', 1), mini.pose, 1);
  const ending = checkEnding(v, mini.pose, mini, { melee: [], tokens: [], pushes: false });
  return 'code' in ending && ending.code === 'overlaps-terrain' ? ending.about : null;
}

/** Whether neither stands above the other. */
function areLevel(a: Miniature, b: Miniature): boolean {
  return a.z < b.z + b.height && b.z < a.z + a.height;
}

/**
 * The others are in cohesion with their leader (legion.cohesion.1); where the one who led them there has fallen, with the place
 * where it stood, so that they may be twice as far from the one who leads them now.
 */
export function checkCohesion(t: LTable, unit: Unit, whole: Unit, at: string): void {
  const [leader, ...others] = t.miniatures(unit);
  if (unit.place !== 'play' || !leader) return;
  const led = unit.minis[0]?.id === whole.minis[0]?.id;
  const far = COHESION + SLACK + (led ? 0 : COHESION + 2 * outerRadius(leader.base.shape));
  others.forEach((mini, k) => {
    if (!withinDistance(footprintOf(mini), footprintOf(leader), far))
      throw new BadInput(`${at}.minis[${k + 1}]`, 'It is not in cohesion with its leader.');
  });
}
