import type { Focus } from '@rangefinder/board';
import type { Point } from '@rangefinder/geometry';
import type { RequestView } from '@rangefinder/kernel';
import { askRules } from '../../src/asking.ts';
import { BAND } from '../../src/battlefield/model.ts';
import { targetsOf } from '../../src/rules/attack/targets.ts';
import type { LegionView, UnitView } from '../../src/view.ts';
import { bodyIn, unitIn, unitOfRequest } from '../model.ts';
import { aboutOf } from '../options.ts';
import { piecesOfUnit } from './options.ts';

/** A miniature need not be larger, in pixels: who may come to it or be shot at matters more. */
const LARGE = 40;

const WIDE: readonly string[] = ['order', 'nominate', 'activate', 'deploy-unit'];

/** A unit is worked on closely, with the ground around it, wherever it may get to, and whom the options are about. */
export function focusOf(view: LegionView, request: RequestView | null): Focus | undefined {
  const id = request ? unitOfRequest(request) : null;
  const own = unitIn(view, id);
  const unit = own && bodyIn(view, own);
  // Whoever chooses among units looks at the whole battlefield, and so does everybody until the battle begins.
  const isWide = unit === undefined || view.phase === 'setup' || WIDE.includes(request?.topic ?? '');
  if (request?.kind === 'pick' && isWide) return { pieces: [], closely: false };
  if (!request || unit?.place !== 'play') return undefined;
  const others = request.kind === 'pick' ? request.options.flatMap((one) => aboutOf(request, one).unit ?? []) : [];
  const foes = request.topic === 'action' ? foesOf(view, own ?? unit) : [];
  const ends = request.kind === 'place' ? request.candidates.flatMap(({ poses }) => poses) : [];
  return {
    pieces: [unit.id, ...others, ...foes, ...fightingIn(view)].flatMap((one) => piecesOfUnit(view, one)),
    places: [...around(view, unit.minis[0]?.pose, request.topic === 'action' ? 2 * BAND : BAND), ...ends],
    closely: true,
    large: LARGE,
  };
}

/** Whom a unit could attack: whoever chooses its action looks at them too. */
function foesOf(view: LegionView, { id }: UnitView): readonly string[] {
  const table = askRules(view);
  return targetsOf(table, table.unit(id)).map((foe) => foe.id);
}

/** Both sides of the attack that goes on: its dice are about them, whichever of the two is asked. */
function fightingIn({ attack }: LegionView): readonly string[] {
  const pool = attack?.pools[attack.current ?? attack.pools.length - 1];
  return attack && pool ? [attack.attacker, pool.defender] : [];
}

/** The corners of the ground around a place, as far as there is any. */
function around({ width, depth }: LegionView, middle: Point | undefined, reach: number): readonly Point[] {
  if (!middle) return [];
  return [-reach, reach].map((far) => ({
    x: Math.max(0, Math.min(width, middle.x + far)),
    y: Math.max(0, Math.min(depth, middle.y + far)),
  }));
}
