import { BadInput, Random } from '@rangefinder/kernel';
import { silent } from './asking.ts';
import { footprintOf } from './battlefield/bases.ts';
import { lieOver } from './battlefield/ending.ts';
import type { Miniature } from './battlefield/model.ts';
import { findUpgrade } from './cards/catalog.ts';
import { CARDS } from './fourfactions.ts';
import type { PlacedUnit, Position } from './position.ts';
import { isOnTable } from './rules/layingterrain.ts';
import { thresholdOf } from './rules/units.ts';
import { type LegionSetup, setup } from './setup.ts';
import type { Unit } from './state.ts';
import { LTable } from './table.ts';

/**
 * Throws where a position could not come about in play: tokens and cards that are not there, more wounds than a miniature can
 * have, bases over each other or off the battlefield. A position that is wanted all the same says so in its scenario.
 */
export function checkPossible(chosen: LegionSetup): void {
  const { position } = chosen;
  if (!position) return;
  const table = new LTable(silent(setup(chosen, new Random('possible'))), CARDS);
  const each = (checkOne: (unit: Unit, at: string, placed: PlacedUnit) => void) =>
    position.units.forEach((placed, i) => void checkOne(table.unit(placed.id), `position.units[${i}]`, placed));
  each((unit, at, placed) => {
    checkNames(position, placed, at);
    checkWounds(table, unit, at);
    checkFooting(table, unit, at);
  });
  each((unit, at) => checkPlaces(table, unit, at));
}

/** What a unit holds lies on the table, and what was done to its cards was done to cards that it has. */
function checkNames({ markers }: Position, unit: PlacedUnit, at: string): void {
  const own = [...unit.upgrades, ...unit.supplies];
  for (const what of ['exhausted', 'depleted', 'flipped'] as const) {
    const missing = unit[what].find((id) => !own.includes(id));
    if (missing !== undefined) throw new BadInput(`${at}.${what}`, `It is not equipped with "${missing}".`);
  }
  const onesided = unit.flipped.find((id) => !findUpgrade(id)?.back);
  if (onesided !== undefined) throw new BadInput(`${at}.flipped`, `"${onesided}" has no other side.`);
  const lost = unit.claimed.find((id) => !markers.some((marker) => marker.id === id));
  if (lost !== undefined) throw new BadInput(`${at}.claimed`, `There is no token "${lost}".`);
}

function checkWounds(t: LTable, unit: Unit, at: string): void {
  unit.minis.forEach((mini, k) => {
    const most = thresholdOf(t, unit, mini) - 1;
    if (mini.wounds > most)
      throw new BadInput(`${at}.minis[${k}]`, `It has ${mini.wounds} wounds; with more than ${most} it is defeated.`);
  });
}

/** What they stand on is there: else nobody knows how high they stand. */
function checkFooting(t: LTable, { minis }: Unit, at: string): void {
  minis.forEach(({ on }, k) => {
    if (on !== null && !t.parts.some(({ id }) => id === on))
      throw new BadInput(`${at}.minis[${k}].on`, `There is no terrain "${on}".`);
  });
}

function checkPlaces(t: LTable, unit: Unit, at: string): void {
  if (unit.place !== 'play') return;
  t.miniatures(unit).forEach((mini, k) => {
    const base = footprintOf(mini);
    if (!isOnTable(t, base)) throw new BadInput(`${at}.minis[${k}]`, 'It is not on the battlefield.');
    const over = t.scene.miniatures.find(
      (other) => other.id !== mini.id && areLevel(mini, other) && lieOver(base, footprintOf(other)),
    );
    if (over) throw new BadInput(`${at}.minis[${k}]`, `Its base lies over that of "${over.id}".`);
  });
}

/** Whether neither stands above the other. */
function areLevel(a: Miniature, b: Miniature): boolean {
  return a.z < b.z + b.height && b.z < a.z + a.height;
}
