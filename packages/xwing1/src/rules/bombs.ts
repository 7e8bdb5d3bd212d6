import { compose, type Pose, snapPose } from '@rangefinder/geometry';
import { NOTHING, type Procedure, type RuleId } from '@rangefinder/kernel';
import {
  bodyOverlaps,
  type Crossing,
  crossingOf,
  guidesOf,
  isReplaced,
  nearestFirst,
  placedObstacleToken,
  type Track,
  templateEnd,
} from '@rangefinder/xwing';
import { RULE } from '../abilities.ts';
import { type PlacementAbout, pickOne } from '../ask.ts';
import type { UpgradeSide } from '../card.ts';
import type { Bomb, Equipped, Obstacle, Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { bombBeyond } from './bombshapes.ts';
import { placeTouching } from './touching.ts';
import { discardUpgrade } from './upgrades.ts';

type Bent = 'straight' | 'left-bank' | 'right-bank' | 'left-turn' | 'right-turn';
/** A template by speed and bearing, as seen from the guides it is placed between. */
export type Template = `${1 | 2 | 3}-${Bent}` | '5-straight';
/** From which guides a bomb is dropped, and with which template. */
export type Way = readonly [guides: 'rear' | 'front', template: Template];

/** xw1.bombs.3; a bomb is dropped, never fired (xw1.bombs.5). */
const USUAL: readonly Way[] = [['rear', '1-straight']];

/** Where a bomb token comes to lie (xw1.bombs.4); part of it may be outside the play area (xw1.bombs.13). */
function bombPose(t: XTable, ship: Ship, bomb: string, [guides, template]: Way): Pose {
  return snapPose(bombBeyond(t.cards.bomb(bomb), templateEnd(guidesOf(t, ship, guides), template)));
}

/** Whether a ship may drop a bomb now: one a round (xw1.bombs.12). */
export function mayDropBomb(ship: Ship): boolean {
  return ship.place === 'play' && !ship.droppedBomb;
}

/** The bomb cards of a ship that say they are dropped at this time, and that it still has. */
export function bombCards(t: XTable, ship: Ship, when?: 'reveal' | 'action') {
  return ship.upgrades.flatMap((upgrade) => {
    const { bomb } = t.cards.face(upgrade);
    return bomb && !upgrade.discarded && (when === undefined || bomb.when === when) ? [{ upgrade, ...bomb }] : [];
  });
}

/** A ship drops the bomb of a card, which is discarded unless it says otherwise; how, its player chooses among the ways there are. */
export function* dropFromCard(
  t: XTable,
  ship: Ship,
  upgrade: Equipped,
  rule: RuleId = RULE,
  only?: readonly Way[],
): Procedure<void> {
  const { bomb } = t.cards.face(upgrade);
  if (!bomb) return;
  const pose = yield* chooseBombPose(t, ship, bomb, rule, only);
  if (!bomb.keepsCard) yield* discardUpgrade(t, ship, upgrade, rule);
  yield* dropBomb(t, ship, bomb.token, pose, rule);
}

/** Where a bomb comes to lie: one of the ways there are, or touching the ship where a card says so. */
function* chooseBombPose(
  t: XTable,
  ship: Ship,
  { token: bomb, when }: NonNullable<UpgradeSide['bomb']>,
  rule: RuleId,
  only?: readonly Way[],
): Procedure<Pose> {
  const options: (
    | { key: string; about: PlacementAbout; pose: Pose }
    | { key: 'touching'; about?: undefined; pose: null }
  )[] = (only ?? t.abilities.ask('bomb-ways', { ship, bomb }, USUAL)).map((way) => {
    const pose = bombPose(t, ship, bomb, way);
    return { key: way.join(':'), about: aboutPlacement(way, pose), pose };
  });
  if (!only && t.abilities.ask('bomb-touches', { ship, bomb, when }, false))
    options.push({ key: 'touching', pose: null });
  const about = { ship: ship.id, bomb };
  const { pose } = yield* pickOne({ seat: ship.seat, topic: 'place-bomb', rule, about, options });
  return pose ?? (yield* placeTouching(t, ship, bomb, rule));
}

function aboutPlacement([guides, template]: Way, pose: Pose): PlacementAbout {
  return { guides, template, pose };
}

/** Puts a bomb token, or the whole set, on the table; one that detonates when overlapped does so under a ship (xw1.bombs.7, .8). */
export function* dropBomb(t: XTable, ship: Ship, bomb: string, pose: Pose, rule: RuleId = RULE): Procedure<void> {
  const facts = t.cards.bomb(bomb);
  const poses = [pose, ...facts.beside.map((beside) => snapPose(compose(pose, beside)))];
  const set = poses.map((one): Bomb => {
    const id = `${bomb}-${++t.state.made}`;
    return { id, bomb, seat: ship.seat, source: ship.id, pose: one, detonating: false };
  });
  ship.droppedBomb = true;
  for (const one of set) {
    t.state.bombs.push(one);
    t.emit({ type: 'bomb-dropped', rule, ship: ship.id, bomb, id: one.id, pose: one.pose });
  }
  for (const one of set) {
    if (facts.detonates !== 'overlapped') continue;
    const under = t.inPlay().filter((other) => bodyOverlaps(t.body(other), t.bomb(one)) && !ignoresBomb(t, other, one));
    if (under.length > 0) yield* detonate(t, one, yield* shipUnder(one, under));
  }
  yield* t.window('bomb-dropped', { ship, bombs: set });
}

/** A ship drops a token that is an obstacle, as it drops a bomb: from its rear guides, with the 1 straight template. */
export function dropObstacle(t: XTable, ship: Ship, token: string, kind: Obstacle['kind'], rule: RuleId = RULE): void {
  const offset = placedObstacleToken(token)?.offset ?? 0;
  const end = templateEnd(guidesOf(t, ship, 'rear'), '1-straight');
  const pose = snapPose(compose(end, { x: 0, y: offset, heading: 0 }));
  t.addObstacle({ id: `${token}-${++t.state.made}`, kind, token, pose });
  t.emit({ type: 'obstacle-placed', rule, seat: ship.seat, obstacle: token, pose });
}

/** xw1.bombs.9: the side that dropped it decides which of several ships detonates it. */
function* shipUnder(bomb: Bomb, under: readonly Ship[]): Procedure<Ship> {
  const options = under.map((ship) => ({ key: ship.id, about: { piece: ship.id }, ship }));
  const about = { bomb: bomb.id };
  const { ship } = yield* pickOne({ seat: bomb.seat, topic: 'bomb-target', rule: 'xw1.bombs.9', about, options });
  return ship;
}

function ignoresBomb(t: XTable, ship: Ship, bomb: Bomb): boolean {
  return t.abilities.ask('ignores-bomb', { ship, bomb }, false);
}

/**
 * Bombs that detonate when overlapped do so whatever moved the ship (xw1.bombs.10); of a template only the part between
 * start and end counts (xw1.bombs.14). Nearest to the start first.
 */
export function* crossBombs(t: XTable, ship: Ship, from: Pose, way: Track): Procedure<void> {
  if (t.state.bombs.length === 0) return;
  const crossed: (Crossing & { readonly bomb: Bomb })[] = [];
  for (const bomb of t.state.bombs) {
    if (t.cards.bomb(bomb.bomb).detonates !== 'overlapped' || ignoresBomb(t, ship, bomb)) continue;
    const crossing = crossingOf(t, ship, from, way, t.bomb(bomb));
    if (crossing) crossed.push({ ...crossing, bomb });
  }
  for (const { bomb } of nearestFirst(crossed)) if (ship.place === 'play') yield* detonate(t, bomb, ship);
}

/** Bombs that detonate at the end of the Activation phase: those of the player with initiative first, in their order. */
export function* detonateBombs(t: XTable): Procedure<void> {
  for (const seat of t.playerOrder()) {
    const due = t.state.bombs.filter(
      (bomb) => bomb.seat === seat && t.cards.bomb(bomb.bomb).detonates === 'end-of-activation',
    );
    while (due.length > 0) {
      const options = due.map((bomb) => ({ key: bomb.id, about: { piece: bomb.id }, bomb }));
      const { bomb } = yield* pickOne({ seat, topic: 'detonate', rule: 'xw1.card-abilities.6', options });
      due.splice(due.indexOf(bomb), 1);
      yield* detonate(t, bomb, null);
    }
  }
}

/** A bomb token detonates, with the effect of its kind (xw1.bombs.2), and is discarded; `ship` set it off. */
export function* detonate(t: XTable, bomb: Bomb, ship: Ship | null): Procedure<void> {
  if (bomb.detonating || !t.state.bombs.includes(bomb)) return;
  const moment = { bomb, prevented: false };
  yield* t.window('before-detonate', moment);
  if (moment.prevented || !t.state.bombs.includes(bomb)) return;
  bomb.detonating = true;
  t.emit({ type: 'detonates', rule: 'xw1.bombs.2', id: bomb.id, bomb: bomb.bomb });
  const spared = ship !== null && (yield* isSparedBomb(t, ship, bomb));
  if (!spared) yield* t.cards.bomb(bomb.bomb).effect(t, bomb, ship) ?? NOTHING;
  yield* t.window('before-bomb-removed', { bomb });
  removeBomb(t, bomb, 'xw1.bombs.2');
}

/** Whether a card keeps the effect of a bomb from a ship. */
export function isSparedBomb(t: XTable, ship: Ship, bomb: Bomb): Procedure<boolean> {
  return isReplaced(t.abilities.replacing('suffer-bomb', { ship, bomb }));
}

export function removeBomb(t: XTable, bomb: Bomb, rule: RuleId): void {
  const index = t.state.bombs.indexOf(bomb);
  if (index < 0) return;
  t.state.bombs.splice(index, 1);
  t.emit({ type: 'bomb-removed', rule, id: bomb.id });
}

/** Ships at a range of a bomb, friendly ones and the one that dropped it too (xw1.bombs.18), in player order. */
export function shipsNearBomb(t: XTable, bomb: Bomb, far: number): Ship[] {
  const near = t.inPlay().filter((ship) => t.rangeTo(ship, t.bomb(bomb)) <= far && !ignoresBomb(t, ship, bomb));
  return t.playerOrder().flatMap((seat) => near.filter((ship) => ship.seat === seat));
}
