import type { Language, RequestView } from '@rangefinder/kernel';
import { askRules } from '../src/asking.ts';
import { type UnitCover, unitCover } from '../src/battlefield/cover.ts';
import type { Cover, Miniature, Scene } from '../src/battlefield/model.ts';
import { gap } from '../src/battlefield/range.ts';
import { blockersOf, sees } from '../src/battlefield/sight.ts';
import { aimAt } from '../src/odds/aim.ts';
import { kindAgainst } from '../src/rules/attack/targets.ts';
import { isExposed } from '../src/rules/transported.ts';
import type { Unit } from '../src/state.ts';
import type { LTable } from '../src/table.ts';
import { COVER } from '../src/text/terms.ts';
import type { LegionView, UnitView } from '../src/view.ts';
import { type LegionModel, unitIn, unitOfRequest, unitPointedAt } from './model.ts';
import { likely } from './requests.ts';
import { WORDS } from './words.ts';

/** An attacker with the defenders it sees. */
export interface Viewer {
  readonly mini: Miniature;
  readonly seen: readonly Miniature[];
  /** Where it sees nobody: the terrain, or the unit, that hides most of the defender closest to it. */
  readonly hiddenBy: string | null;
}

/** Who sees whom in an attack, and how the target is covered. */
export interface Sight {
  readonly attacker: string;
  readonly defender: string;
  /** The attackers, leader first, each with the defenders it sees. */
  readonly viewers: readonly Viewer[];
  readonly targets: readonly Miniature[];
  readonly cover: UnitCover;
  /** What that cover comes to in the attack, with suppression and keywords. */
  readonly counts: Cover;
  readonly range: number;
  /** From the leader's base to the closest of the target. */
  readonly distance: number;
}

const known = new WeakMap<LegionView, Map<string, Sight | null>>();

/** What the rules say of the sight between two units; null where they fight hand to hand, or one is not there. */
export function sightBetween(view: LegionView, attacker: string, defender: string): Sight | null {
  const asked = known.get(view) ?? new Map<string, Sight | null>();
  known.set(view, asked);
  const key = `${attacker} ${defender}`;
  let sight = asked.get(key);
  if (sight === undefined) {
    sight = look(view, attacker, defender);
    asked.set(key, sight);
  }
  return sight;
}

function look(view: LegionView, from: string, to: string): Sight | null {
  const table = askRules(view);
  const [attacker, defender] = [table.unit(from), table.unit(to)];
  if (!isExposed(table, attacker) || !isExposed(table, defender)) return null;
  if (attacker.minis.length * defender.minis.length === 0) return null;
  if (kindAgainst(table, attacker, defender) === 'melee') return null;
  const { scene } = table;
  // Whoever is transported sees and is seen as its vehicle is.
  const targets = table.miniatures(table.bodyOf(defender));
  const viewers = table.miniatures(table.bodyOf(attacker)).map((mini) => {
    const seen = targets.filter((target) => sees(scene, mini, target));
    return { mini, seen, hiddenBy: seen.length > 0 ? null : hiderOf(scene, mini, targets) };
  });
  const leader = table.miniature(attacker, table.leader(attacker));
  const cover = coverFrom(table, leader, defender, targets);
  return {
    attacker: from,
    defender: to,
    viewers,
    targets,
    cover,
    counts: aimAt(table, attacker, defender)?.counts ?? cover.cover,
    range: table.attackRange(attacker, defender),
    distance: Math.min(...targets.map((target) => gap(leader, target))),
  };
}

/** What stands between a miniature and whoever is closest to it. */
function hiderOf(scene: Scene, viewer: Miniature, targets: readonly Miniature[]): string | null {
  const [closest] = targets.toSorted((a, b) => gap(viewer, a) - gap(viewer, b));
  const [most] = closest ? blockersOf(scene, viewer, closest) : [];
  if (!most) return null;
  return most.kind === 'part' ? most.part.piece.id : most.miniature.unit;
}

/** What terrain hides; the sides of a transport are heavy cover by themselves. */
function coverFrom(table: LTable, leader: Miniature, defender: Unit, targets: readonly Miniature[]): UnitCover {
  const found = unitCover(table.scene, leader, targets);
  if (defender.place !== 'transported') return found;
  const minis = found.minis.map((mini) => ({ ...mini, obscured: 'heavy' as const }));
  return { cover: 'heavy', obscured: found.counted, counted: found.counted, minis };
}

/** How many are obscured, what cover that is, and what it comes to where that is something else. */
export function coverWords({ cover, counts }: Sight, language: Language): string {
  const found = `${WORDS.obscured(cover.obscured, cover.counted)[language]} → ${COVER[cover.cover][language]}`;
  return counts === cover.cover ? found : `${found}, ${WORDS.countsAs(COVER[counts])[language]}`;
}

const TARGETS: readonly string[] = ['target', 'another-target', 'pool-first'];

/** Whether it is chosen whom to attack. */
export function asksForTarget({ topic }: RequestView): boolean {
  return TARGETS.includes(topic);
}

/** Who attacks whom in the attack one looks at: the target pointed at or marked while it is chosen, or that of the attack that goes on. */
export function attackShown(table: LegionModel): { readonly attacker: string; readonly defender: string } | null {
  const { view, request } = table.snapshot;
  if (request && asksForTarget(request)) {
    const attacker = unitOfRequest(request);
    const pointed = unitPointedAt(table);
    const target = isFoe(view, attacker, pointed) ? pointed : unitIn(view, markedUnit(table));
    if (attacker !== null && target && isFoe(view, attacker, target)) return { attacker, defender: target.id };
  }
  const { attack } = view;
  const pool = attack?.pools[attack.current ?? attack.pools.length - 1];
  return attack && pool ? { attacker: attack.attacker, defender: pool.defender } : null;
}

/** The sight that is shown: that of the attack one looks at; with `always`, to whoever is pointed at. */
export function sightShown(table: LegionModel, always: boolean): Sight | null {
  const { view } = table.snapshot;
  const shown = attackShown(table);
  if (shown && view.attack?.kind !== 'melee') return sightBetween(view, shown.attacker, shown.defender);
  const pointed = unitPointedAt(table);
  if (!always || !pointed) return null;
  const own = view.activation?.unit ?? table.opened;
  const viewer = own === null ? undefined : unitIn(view, own);
  if (!viewer || viewer.seat === pointed.seat) return null;
  return sightBetween(view, viewer.id, pointed.id);
}

function isFoe(view: LegionView, attacker: string | null, unit: UnitView | undefined): boolean {
  return unit !== undefined && unit.seat !== unitIn(view, attacker)?.seat;
}

/** The target that is marked, or the one that is offered first: the question is never without its picture. */
function markedUnit({ draft, snapshot: { request, view } }: LegionModel): string | null {
  if (request?.kind !== 'pick') return null;
  const wanted = draft.keys[0] ?? likely(request, view);
  const option = request.options.find(({ key }) => key === wanted) ?? request.options[0];
  return option ? unitOfRequest(option) : null;
}
