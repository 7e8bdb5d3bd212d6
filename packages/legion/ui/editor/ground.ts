import type { Pose } from '@rangefinder/geometry';
import type { Piece } from '../../src/battlefield/model.ts';
import { standingAt } from '../../src/battlefield/scene.ts';
import { type Mode, SIZES } from '../../src/setup.ts';
import { findBattlefield } from '../../src/terrain/battlefields.ts';
import { changePosition, changeUnit, type Draft, freeId, onField, tableOf } from './draft.ts';
import { faultsOf } from './faults.ts';
import { putNear } from './placing.ts';

/** Terrain lies elsewhere: whoever stood on it or stands on it now is at another height. */
function restood(draft: Draft): Draft {
  const t = tableOf(draft);
  const units = draft.position.units.map((unit) => ({
    ...unit,
    minis: unit.minis.map((mini) => ({ ...mini, on: standingAt(t.parts, mini.pose.x, mini.pose.y)?.id ?? null })),
  }));
  return changePosition(draft, { units });
}

export function layTerrain(draft: Draft, terrain: readonly Piece[]): Draft {
  return restood(changePosition(draft, { terrain }));
}

export function addTerrain(draft: Draft, kind: string, at: Pose): { readonly draft: Draft; readonly id: string } {
  const { terrain } = draft.position;
  const id = freeId(terrain, kind);
  return { draft: layTerrain(draft, [...terrain, { id, kind, pose: onField(draft, at) }]), id };
}

export function moveTerrain(draft: Draft, id: string, to: Pose): Draft {
  const pose = onField(draft, to);
  return layTerrain(
    draft,
    draft.position.terrain.map((piece) => (piece.id === id ? { ...piece, pose } : piece)),
  );
}

/** Units as far as they need it are put where they may stand, as near as they can. */
function replaced(draft: Draft, ids: readonly string[]): Draft {
  return ids.reduce((changed, id) => {
    const at = changed.position.units.find((unit) => unit.id === id)?.minis[0]?.pose;
    return putNear(changeUnit(changed, id, { place: 'reserve' }), id, at);
  }, draft);
}

/** The terrain of a battlefield that is laid out already, instead of what lies there. Nobody is walled in by it. */
export function layBattlefield(draft: Draft, id: string): Draft {
  const laid = layTerrain(draft, findBattlefield(id)?.pieces ?? []);
  return replaced(
    laid,
    faultsOf(laid).map(({ unit }) => unit),
  );
}

/** Another size of battle: what would lie beside the table goes, and who would stand there comes nearer. */
export function resizeTable(draft: Draft, mode: Mode): Draft {
  const { width, depth } = SIZES[mode];
  const fits = ({ x, y }: Pose) => x <= width && y <= depth;
  const { terrain, markers, units } = draft.position;
  const smaller = restood({
    ...changePosition(draft, {
      terrain: terrain.filter(({ pose }) => fits(pose)),
      markers: markers.filter(({ pose }) => fits(pose)),
    }),
    mode,
  });
  const outside = units.filter(({ place, minis }) => place === 'play' && !minis.every(({ pose }) => fits(pose)));
  return replaced(
    smaller,
    outside.map(({ id }) => id),
  );
}
