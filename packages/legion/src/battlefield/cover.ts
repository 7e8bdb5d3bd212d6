import { outerRadius, type Prism, penetrationDepth, type Shape, segmentInShape, View } from '@rangefinder/geometry';
import { footprintOf } from './bases.ts';
import {
  type Cover,
  type Miniature,
  OVERLAP,
  type Piece,
  type PieceKind,
  type PlacedPart,
  type Scene,
  SLACK,
} from './model.ts';
import { touches, touchesPart } from './range.ts';
import { blockersOf, bodyOf, bulkOf, eyeOf, SEEN, sees, vehiclesBetween } from './sight.ts';
import { coverFor } from './terrain.ts';
import { liesIn } from './trench.ts';

/** From the feet of a miniature up: heights between which something hides it. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Whether a miniature is obscured from the attacking leader, and why. */
export interface MiniCover {
  readonly mini: string;
  /** The leader sees some of it. */
  readonly seen: boolean;
  /** Cover that it is obscured with; none if it is not. */
  readonly obscured: Cover;
  /** The piece of terrain or the unit that obscures it. */
  readonly by: string | null;
  /** How high that hides the middle of it. */
  readonly hidden: Span | null;
}

/** The cover of a unit, and how it came about: "3 of 5 obscured". */
export interface UnitCover {
  readonly cover: Cover;
  readonly obscured: number;
  readonly counted: number;
  readonly minis: readonly MiniCover[];
}

const WEIGHT: Readonly<Record<Cover, number>> = { none: 0, light: 1, heavy: 2 };

/** Something that may obscure: a piece of terrain, or a miniature that counts as area terrain (legion.cover.22). */
interface Source {
  /** Of the piece, or of the miniature's unit. */
  readonly id: string;
  /** The cover that it gives a miniature it obscures. */
  coverFor(mini: Miniature): Cover;
  readonly area: boolean;
  readonly depression: boolean;
  /** All of it: what the line between two centres may cross. */
  readonly bodies: readonly Prism[];
  /** What of it hides: solid parts, and all of an area. */
  readonly hiding: readonly Prism[];
  /** Whether it touches the base of the attacking leader. */
  touches(leader: Miniature): boolean;
}

/** legion.cover.32, legion.terrain-area.2 */
function sourceOfPiece(id: string, kind: PieceKind, parts: readonly PlacedPart[]): Source {
  const { area, depression } = kind;
  const hiding = area ? parts : parts.filter(({ solid }) => solid);
  const beside = (leader: Miniature) => parts.some((part) => touchesPart(leader, part));
  const covers = (mini: Miniature) => coverFor(kind, mini);
  return { id, coverFor: covers, area, depression, bodies: parts, hiding, touches: beside };
}

/** Cover that a miniature gives another; a cart hides troopers on foot alone (legion.bomb-carts.8, .9). */
function givenTo({ isCart, gives }: Miniature, { type }: Miniature): Cover {
  return isCart && type !== 'trooper' && type !== 'emplacement' ? 'none' : gives;
}

/** legion.cover.23, legion.terrain-area.6, .7, .8 */
function sourceOfMiniature(giver: Miniature): Source {
  const { unit: id } = giver;
  const bodies = [bulkOf(giver)];
  const beside = (leader: Miniature) => touches(leader, giver);
  return {
    id,
    coverFor: (mini) => givenTo(giver, mini),
    area: true,
    depression: false,
    bodies,
    hiding: bodies,
    touches: beside,
  };
}

const pieces = new WeakMap<readonly PlacedPart[], readonly Source[]>();

/** The pieces on the table that could give anybody cover. */
function piecesAmong(parts: readonly PlacedPart[]): readonly Source[] {
  const known = pieces.get(parts);
  if (known !== undefined) return known;
  const byPiece = new Map<Piece, PlacedPart[]>();
  for (const part of parts) {
    const own = byPiece.get(part.piece);
    if (own === undefined) byPiece.set(part.piece, [part]);
    else own.push(part);
  }
  const found: Source[] = [];
  for (const [{ id }, own] of byPiece) {
    const kind = own[0]?.kind;
    if (kind && Object.values(kind.cover).some((cover) => cover !== 'none')) found.push(sourceOfPiece(id, kind, own));
  }
  pieces.set(parts, found);
  return found;
}

/** All that may obscure a unit from a leader: never its own miniatures (legion.cover.9), nor the leader (.4 to .7, .22, .23, .28 to .32). */
function sourcesOf(scene: Scene, leader: Miniature, unit: string): readonly Source[] {
  const terrain = piecesAmong(scene.parts);
  const givers = scene.miniatures.filter(
    (mini) => mini.gives !== 'none' && mini.unit !== unit && mini.id !== leader.id,
  );
  return givers.length === 0 ? terrain : [...terrain, ...givers.map(sourceOfMiniature)];
}

/** Whether the line between two centres, seen from above, runs inside a shape for more than it may overlap (legion.cover.26). */
function crosses(shape: Shape, a: Miniature, b: Miniature): boolean {
  const dx = b.pose.x - a.pose.x;
  const dy = b.pose.y - a.pose.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  const aside = dx * (shape.y - a.pose.y) - dy * (shape.x - a.pose.x);
  if (Math.abs(aside) > outerRadius(shape) * length) return false;
  const inside = segmentInShape(shape, a.pose.x, a.pose.y, b.pose.x, b.pose.y);
  return inside !== null && (inside.exit - inside.enter) * length > OVERLAP;
}

const view = new View();

/** Neither a transparent stand nor the base under it counts when terrain blocks sight (legion.cover.25). */
function obscurable(mini: Miniature): Prism {
  return mini.type === 'repulsor' ? bulkOf(mini) : bodyOf(mini);
}

function isIn(mini: Miniature, volume: Prism): boolean {
  const { bottom, top, footprint } = bodyOf(mini);
  if (volume.top - bottom <= OVERLAP || top - volume.bottom <= OVERLAP) return false;
  return penetrationDepth(footprint, volume.footprint) > OVERLAP;
}

/** Whether the source hides some of the miniature that `view` looks at, or holds it in its volume (legion.terrain-area.3). */
function hides({ area, hiding }: Source, mini: Miniature): boolean {
  return hiding.some((body) => (area && isIn(mini, body)) || view.shareHidden(body) > SEEN);
}

/**
 * Whether a base stands wholly in a crater or trench (legion.terrain-craters-trenches.1), perhaps in several parts of it.
 * legion.terrain-craters-trenches.4
 */
function isInside(mini: Miniature, { bodies }: Source): boolean {
  const about = bodies.filter(({ top }) => mini.z <= top + SLACK).map(({ footprint }) => footprint);
  return liesIn(footprintOf(mini), about);
}

/**
 * Whether a source obscures a miniature by the two steps: it hides some of it, and the line between the centres crosses it.
 * legion.cover.19, legion.terrain-craters-trenches.3
 */
function obscures(source: Source, leader: Miniature, mini: Miniature, seen: boolean): boolean {
  if (!source.depression && !source.bodies.some(({ footprint }) => crosses(footprint, leader, mini))) return false;
  // legion.cover.21, .24: what touches the leader's base is ignored unless nothing is seen.
  if (seen && source.touches(leader)) return false;
  return source.depression ? isInside(mini, source) : hides(source, mini);
}

/** Heights between which some bodies hide the middle of a miniature from an eye; null if they hide only what is beside it. */
function hiddenSpan(bodies: readonly Prism[], leader: Miniature, mini: Miniature): Span | null {
  const eye = eyeOf(leader).z;
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  for (const { footprint, bottom, top } of bodies) {
    const inside = segmentInShape(footprint, leader.pose.x, leader.pose.y, mini.pose.x, mini.pose.y);
    if (inside === null) continue;
    const near = Math.max(inside.enter, 1e-6);
    // The shadow of an edge above the eye rises from where the line enters, that of one below from where it leaves.
    const shadow = (height: number, nearIf: boolean) => eye + (height - eye) / (nearIf ? near : inside.exit);
    const low = Math.max(0, shadow(bottom, bottom < eye) - mini.z);
    const high = Math.min(mini.height, shadow(top, top > eye) - mini.z);
    if (low >= high) continue;
    from = Math.min(from, low);
    to = Math.max(to, high);
  }
  return from < to ? { from, to } : null;
}

/** Cover of a miniature of which nothing is seen: by terrain heavy (legion.terrain-cover-type.6, legion.determine-terrain.6), by vehicles alone what they give. */
function coverUnseen(scene: Scene, leader: Miniature, mini: Miniature): MiniCover {
  const hidden = { from: 0, to: mini.height };
  view.look(eyeOf(leader), bodyOf(mini));
  const between = vehiclesBetween(scene, leader, mini).filter((vehicle) => view.add(bulkOf(vehicle)));
  if (between.length === 0 || view.isSeen(SEEN)) {
    const most = blockersOf(scene, leader, mini).find((blocker) => blocker.kind === 'part');
    const by = most?.part.piece.id ?? null;
    return { mini: mini.id, seen: false, obscured: 'heavy', by, hidden };
  }
  const foreign = between.filter(({ unit }) => unit !== mini.unit);
  const given = (vehicle: Miniature) => WEIGHT[givenTo(vehicle, mini)];
  const [best] = foreign.toSorted((a, b) => given(b) - given(a));
  const obscured = best ? givenTo(best, mini) : 'none';
  return { mini: mini.id, seen: false, obscured, by: obscured === 'none' ? null : (best?.unit ?? null), hidden };
}

/** legion.cover.28 */
function coverOf(scene: Scene, sources: readonly Source[], leader: Miniature, mini: Miniature): MiniCover {
  const seen = sees(scene, leader, mini);
  let best: MiniCover = seen
    ? { mini: mini.id, seen, obscured: 'none', by: null, hidden: null }
    : coverUnseen(scene, leader, mini);
  if (best.obscured === 'heavy') return best;
  view.look(eyeOf(leader), obscurable(mini));
  for (const source of sources) {
    const cover = source.coverFor(mini);
    // legion.cover.34: the heaviest counts.
    if (WEIGHT[cover] <= WEIGHT[best.obscured] || !obscures(source, leader, mini, seen)) continue;
    const hidden = source.depression ? null : hiddenSpan(source.hiding, leader, mini);
    best = { mini: mini.id, seen, obscured: cover, by: source.id, hidden: seen ? hidden : best.hidden };
  }
  return best;
}

/** legion.cover.27, .33: half of the miniatures obscured is enough; light only if more than half of those are lightly. */
function majority(counted: number, light: number, heavy: number): Cover {
  const obscured = light + heavy;
  if (obscured === 0 || 2 * obscured < counted) return 'none';
  return 2 * light > obscured ? 'light' : 'heavy';
}

/**
 * The cover of a unit against a ranged attack, from the eye of the attacking leader alone (legion.cover.18). Small miniatures are
 * left out (legion.small.6), but for area weapons (.2).
 * legion.cover.20
 */
export function unitCover(scene: Scene, leader: Miniature, defenders: readonly Miniature[], isArea = false): UnitCover {
  const sources = sourcesOf(scene, leader, defenders[0]?.unit ?? '');
  const minis = defenders.map((mini) => coverOf(scene, sources, leader, mini));
  let counted = 0;
  let light = 0;
  let heavy = 0;
  for (const [i, { obscured }] of minis.entries()) {
    if (defenders[i]?.smallTarget && !isArea) continue;
    counted++;
    if (obscured === 'light') light++;
    else if (obscured === 'heavy') heavy++;
  }
  return { cover: majority(counted, light, heavy), obscured: light + heavy, counted, minis };
}
