import { compose, type Pose, snapPose, turnedBy } from '@rangefinder/geometry';
import { NOTHING, type Procedure, type RuleId } from '@rangefinder/kernel';
import { breakAllLocksOn, guidesOf, isInsidePlayArea, templateEnd } from '@rangefinder/xwing';
import { RULE } from '../abilities.ts';
import { type PlacementAbout, pickOne } from '../ask.ts';
import { refuse } from '../refusals.ts';
import type { Device, Equipped, Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { spendCharge } from './charges.ts';
import { deviceAt, deviceBeyond } from './deviceshapes.ts';
import { devicePlacesTouching, placeTouching } from './touching.ts';
import { inPlayerOrder, shipsOn } from './units.ts';

const SPEEDS = [1, 2, 3, 4, 5] as const;
type TemplateSpeed = (typeof SPEEDS)[number];
const TEMPLATE_BEARINGS = ['straight', 'left-bank', 'right-bank', 'left-turn', 'right-turn'] as const;
type TemplateBearing = (typeof TEMPLATE_BEARINGS)[number];
/**
 * A template by speed and bearing, the bearing as seen from the guides; left and right are two (xw2.faq-cards.109).
 */
export type Template = `${TemplateSpeed}-${TemplateBearing}`;

interface TemplateParts {
  readonly speed: TemplateSpeed;
  readonly bearing: TemplateBearing;
}

const TEMPLATES: ReadonlyMap<string, TemplateParts> = new Map(
  SPEEDS.flatMap((speed) =>
    TEMPLATE_BEARINGS.map((bearing): [string, TemplateParts] => [`${speed}-${bearing}`, { speed, bearing }]),
  ),
);

/** The speed and bearing of a template. */
export function templateParts(template: Template): TemplateParts {
  const parts = TEMPLATES.get(template);
  if (!parts) throw new Error(`There is no template "${template}".`);
  return parts;
}
/** Dropped behind (or, by a card, beside) or launched ahead, and with which template. */
export type Way = readonly [how: 'drop' | 'drop-left' | 'drop-right' | 'launch', template: Template];

/** Where each of these sets the template. */
const SIDE: Readonly<Record<Way[0], 'front' | 'rear' | 'left' | 'right'>> = {
  drop: 'rear',
  'drop-left': 'left',
  'drop-right': 'right',
  launch: 'front',
};

/** How a device can be placed. */
export interface DevicePlacement {
  /** `drop:1-straight`, `launch:3-left-bank`; `drop:1-straight:front` where it is set down by its front guides. */
  readonly key: string;
  readonly way: Way;
  readonly pose: Pose;
}

/** Where a device comes to lie: its guides against the far end of the template (xw2.device.4, .7). */
export function devicePlacements(t: XTable, ship: Ship, device: string, way: Way): DevicePlacement[] {
  const [how, template] = way;
  const end = templateEnd(guidesOf(t, ship, SIDE[how]), template);
  const pose = snapPose(deviceBeyond(t.cards.device(device), end));
  const { guides } = t.cards.device(device);
  return guides.map((guide) => ({
    key: guide === 'rear' ? `${how}:${template}` : `${how}:${template}:${guide}`,
    way,
    pose: guide === 'rear' ? pose : turnedBy(pose, 180),
  }));
}

/** All devices of a set, the middle one first. */
function posesOfSet(t: XTable, device: string, pose: Pose): Pose[] {
  return [pose, ...t.cards.device(device).beside.map((beside) => snapPose(compose(pose, beside)))];
}

/** xw2.device.24: no part of it outside the play area. */
function fitsPlayArea(t: XTable, device: string, pose: Pose): boolean {
  return posesOfSet(t, device, pose).every((one) =>
    deviceAt(t.cards.device(device), one).every((shape) => isInsidePlayArea(t.state, shape)),
  );
}

/** Places a device, or the whole set, and resolves what it lies under (xw2.device.21). */
export function* placeDevice(
  t: XTable,
  ship: Ship,
  device: string,
  pose: Pose,
  rule: RuleId = RULE,
  how: 'drop' | 'launch' | 'place' = 'place',
): Procedure<Device> {
  const set = posesOfSet(t, device, pose).map((one): Device => newDevice(t, ship, device, one));
  for (const one of set) {
    t.state.devices.push(one);
    t.emit({ type: 'device-placed', rule, ship: ship.id, device, id: one.id, pose: one.pose });
  }
  if (t.cards.remote(device)) t.changed();
  yield* overlapsPlaced(t, set);
  const [first] = set;
  if (!first) throw new Error(`No ${device} was placed.`);
  yield* t.window('device-placed', { ship, device: first, set, how });
  return first;
}

function newDevice(t: XTable, ship: Ship, device: string, pose: Pose): Device {
  return {
    id: `${device}-${++t.state.made}`,
    device,
    seat: ship.seat,
    source: ship.id,
    pose,
    fuses: 0,
    damage: [],
    acted: false,
    locks: [],
    charges: t.cards.remote(device)?.charges ?? 0,
    destroyed: false,
    detonating: false,
  };
}

/**
 * Devices placed under ships: a mine goes off under one of them (xw2.faq-objects.10), anything else is overlapped by
 * each (xw2.overlap.14).
 */
function* overlapsPlaced(t: XTable, set: readonly Device[]): Procedure<void> {
  const mines: { device: Device; ship: Ship }[] = [];
  for (const device of set) {
    const over = shipsOn(t, t.device(device));
    if (over.length === 0) continue;
    if (t.cards.device(device.device).kind === 'mine') mines.push({ device, ship: yield* mineTarget(device, over) });
    else yield* overlapPlaced(t, device, over);
  }
  while (mines.length > 0) {
    // xw2.faq-objects.18: one after the other, in an order the owner chooses.
    const options = mines.map((mine) => ({ key: mine.device.id, about: { piece: mine.device.id }, mine }));
    const seat = mines[0]?.device.seat ?? 0;
    const { mine } = yield* pickOne({ seat, topic: 'mine-order', rule: 'xw2.faq-objects.18', options });
    mines.splice(mines.indexOf(mine), 1);
    yield* crossDevice(t, mine.ship, mine.device, 'overlapped', 'placed');
  }
}

/** xw2.device.22, xw2.faq-objects.16, .17: the player who places the mine chooses whom it affects. */
function* mineTarget(device: Device, over: readonly Ship[]): Procedure<Ship> {
  const { ship } = yield* pickOne({
    seat: device.seat,
    topic: 'mine-target',
    rule: 'xw2.device.22',
    about: { device: device.id },
    options: over.map((one) => ({ key: one.id, about: { piece: one.id }, ship: one })),
  });
  return ship;
}

function* overlapPlaced(t: XTable, device: Device, over: readonly Ship[]): Procedure<void> {
  for (const ship of yield* inPlayerOrder(t, over, device.id, 'xw2.overlap.14')) {
    if (!shipsOn(t, t.device(device)).includes(ship)) continue;
    yield* crossDevice(t, ship, device, 'overlapped', 'placed');
  }
}

/**
 * A ship moved through or overlapped a device: a mine goes off (xw2.mine.4), and of a set only that one
 * (xw2.annex-cluster-mines.4); a remote does what its card says. Remotes that cross devices feel nothing
 * (xw2.using-remotes.8).
 */
export function* crossDevice(
  t: XTable,
  ship: Ship,
  device: Device,
  how: 'overlapped' | 'moved-through',
  by: 'maneuver' | 'move' | 'placed',
): Procedure<void> {
  const { kind } = t.cards.device(device.device);
  if (kind === 'mine') yield* detonate(t, device, ship);
  else if (kind === 'remote') yield* t.window('remote-crossed', { device, ship, how, by });
}

/**
 * Bombs go off at the end of the Activation Phase (xw2.bomb.4): all of the first player's in the order they choose, then
 * the other's (xw2.faq-objects.19), each with all it brings before the next (xw2.faq-objects.20).
 */
export function* detonateBombs(t: XTable): Procedure<void> {
  for (const seat of t.playerOrder()) {
    const due = t.state.devices.filter(
      (device) => device.seat === seat && t.cards.device(device.device).kind === 'bomb',
    );
    while (due.length > 0) {
      const options = due.map((device) => ({ key: device.id, about: { piece: device.id }, device }));
      const { device } = yield* pickOne({ seat, topic: 'detonate', rule: 'xw2.faq-objects.19', options });
      due.splice(due.indexOf(device), 1);
      yield* detonate(t, device, null);
    }
  }
}

/** A device goes off; `ship` is the one that set off a mine (xw2.device.10, .11). */
export function* detonate(t: XTable, device: Device, ship: Ship | null): Procedure<void> {
  if (device.detonating || !t.state.devices.includes(device)) return;
  yield* t.queue.within(goOff(t, device, ship));
}

function* goOff(t: XTable, device: Device, ship: Ship | null): Procedure<void> {
  const moment = { device, prevented: false };
  yield* t.window('before-detonate', moment);
  if (moment.prevented || !t.state.devices.includes(device) || defused(t, device)) return;
  device.detonating = true;
  t.emit({ type: 'detonates', rule: 'xw2.device.10', id: device.id, device: device.device });
  yield* t.cards.device(device.device).effect?.(t, device, ship) ?? NOTHING;
  const lockedBy = t.inPlay().flatMap(({ id, locks }) => (locks.includes(device.id) ? id : []));
  removeDevice(t, device, 'detonated', 'xw2.device.11');
  yield* t.window('device-detonated', { device, lockedBy });
}

/**
 * xw2.fuse-marker.2, xw2.faq-objects.12, .13: a fuse burns down instead; without one the next crossing sets it off.
 */
function defused(t: XTable, device: Device): boolean {
  if (device.fuses === 0) return false;
  device.fuses--;
  t.emit({ type: 'fuse', rule: 'xw2.fuse-marker.2', id: device.id, left: device.fuses });
  return true;
}

/** Puts a fuse marker on a device (xw2.fuse-marker.1). */
export function addFuse(t: XTable, device: Device, rule: RuleId): void {
  device.fuses++;
  t.emit({ type: 'fuse', rule, id: device.id, left: device.fuses });
}

export function removeDevice(
  t: XTable,
  device: Device,
  how: 'detonated' | 'destroyed' | 'fled' | 'removed',
  rule: RuleId = RULE,
): void {
  const index = t.state.devices.indexOf(device);
  if (index < 0) return;
  // What still asks about an attack on a remote shall find it as attacks see it.
  if (t.isRemote(device)) t.ship(device.id);
  t.state.devices.splice(index, 1);
  breakAllLocksOn(t, device.id, rule);
  t.emit({ type: 'device-removed', rule, id: device.id, how });
  if (t.isRemote(device)) t.changed();
}

/**
 * Whether a ship may place a device now: once in a System Phase (xw2.device.15, xw2.faq-cards.30), and not if it
 * decloaked (xw2.device.19, xw2.cloak.15).
 */
export function mayPlaceDevice(t: XTable, ship: Ship): boolean {
  if (ship.place !== 'play') return false;
  return t.state.phase !== 'system' || !(ship.placedDevice || ship.decloaked);
}

/** How an upgrade says its device is placed, and with which template (xw2.device.2, .5). */
export function waysOf(t: XTable, upgrade: Equipped): readonly Way[] {
  return t.cards.face(upgrade).ways ?? [['drop', '1-straight']];
}

/** Upgrades whose devices a ship could place, of some kinds, as other cards allow it (xw2.device.17). */
export function payloads(
  t: XTable,
  ship: Ship,
  kinds: readonly ('bomb' | 'mine' | 'remote')[] = ['bomb', 'mine', 'remote'],
) {
  return ship.upgrades.flatMap((upgrade) => {
    const [device] = t.cards.face(upgrade).device ?? [];
    const facts = device === undefined ? undefined : t.cards.findDevice(device);
    return facts && upgrade.charges > 0 && kinds.includes(facts.kind) ? [{ upgrade, device: facts.id }] : [];
  });
}

/** What another card changes about a device it lets a ship place. */
export interface PlaceOptions {
  /** The ship cannot choose not to. */
  readonly must?: boolean;
  /** Templates that were used already. */
  readonly without?: readonly Template[];
  /** Instead of the ways of the device's own card. */
  readonly ways?: readonly Way[];
  /** Charges to spend. */
  readonly spends?: number;
  /** What it costs besides. */
  readonly pay?: () => Procedure<void>;
}

/**
 * Drops or launches the device of a card: chooses a legal place, pays, places it (xw2.device.16, .17, .24, .25).
 * Answers how it was placed, or null when it was not.
 */
export function* placeFromCard(
  t: XTable,
  ship: Ship,
  upgrade: Equipped,
  device: string,
  rule: RuleId,
  { must = false, without = [], ways = waysOf(t, upgrade), spends = 1, pay }: PlaceOptions = {},
): Procedure<{ readonly device: Device; readonly way: Way } | null> {
  // The second of two devices of one card is still the same opportunity.
  if ((without.length === 0 && !mayPlaceDevice(t, ship)) || upgrade.charges < spends) return null;
  const allowed = t.abilities
    .ask('device-speeds', { ship, device }, t.abilities.ask('device-ways', { ship, device }, ways))
    .filter(([, template]) => !without.includes(template));
  const chosen = yield* choosePlacement(t, ship, device, allowed, must, rule);
  if (!chosen) return null;
  if (spends > 0) spendCharge(t, { ship, upgrade }, spends, rule);
  if (pay) yield* pay();
  ship.placedDevice = true;
  const placed = yield* placeDevice(t, ship, device, chosen.pose, rule, chosen.how);
  return { device: placed, way: chosen.way };
}

/** Where a device goes, the way it is placed there, and what that is. */
interface ChosenPlacement {
  readonly pose: Pose;
  readonly way: Way;
  readonly how: 'drop' | 'launch' | 'place';
}

/** A legal place for a device, if there is one and the ship takes it. */
function* choosePlacement(
  t: XTable,
  ship: Ship,
  device: string,
  ways: readonly Way[],
  must: boolean,
  rule: RuleId,
): Procedure<ChosenPlacement | null> {
  const placements: DevicePlacement[] = [];
  for (const way of ways) placements.push(...devicePlacements(t, ship, device, way));
  const legal = placements.filter(({ pose }) => fitsPlayArea(t, device, pose));
  const dropped = ways.find(([how]) => how !== 'launch');
  const mayTouch = dropped !== undefined && t.abilities.ask('places-touching', { ship, device }, false);
  const touching = mayTouch ? devicePlacesTouching(t, ship, device) : [];
  if (legal.length === 0 && touching.length === 0) return null;
  const options: (
    | { key: string; about: PlacementAbout; placement: DevicePlacement }
    | { key: 'touching' | 'none'; about?: undefined; placement: null }
  )[] = [];
  for (const placement of legal) options.push({ key: placement.key, about: aboutPlacement(placement), placement });
  if (touching.length > 0) options.push({ key: 'touching', placement: null });
  if (!must) options.push({ key: 'none' as const, placement: null });
  const { key, placement } = yield* pickOne({
    seat: ship.seat,
    topic: 'place-device',
    rule,
    about: { ship: ship.id, device },
    options,
    refused: () =>
      placements
        .filter((one) => !legal.includes(one))
        .map((one) => ({ key: one.key, about: aboutPlacement(one), why: refuse('xw2.device.24', 'partly-outside') })),
  });
  if (placement) {
    const { pose, way } = placement;
    return { pose, way, how: way[0] === 'launch' ? 'launch' : 'drop' };
  }
  if (key !== 'touching' || !dropped) return null;
  return { pose: yield* placeTouching(t, ship, device, touching, rule), way: dropped, how: 'place' };
}

function aboutPlacement({ way: [how, template], pose }: DevicePlacement): PlacementAbout {
  return { how, template, pose };
}

/** A card lets a ship drop one of its devices: which one, and then as its own card says (xw2.device.17). */
export function* mayDropDevice(
  t: XTable,
  ship: Ship,
  kinds: readonly ('bomb' | 'mine' | 'remote')[],
  rule: RuleId,
): Procedure<boolean> {
  const choices = payloads(t, ship, kinds);
  if (choices.length === 0 || !mayPlaceDevice(t, ship)) return false;
  const { choice } = yield* pickOne({
    seat: ship.seat,
    topic: 'choose-device',
    rule,
    about: { ship: ship.id },
    options: [
      ...choices.map((one) => ({ key: one.upgrade.id, about: { card: one.upgrade.id }, choice: one })),
      { key: 'none' as const, choice: null },
    ],
  });
  if (!choice) return false;
  return (yield* placeFromCard(t, ship, choice.upgrade, choice.device, rule)) !== null;
}
