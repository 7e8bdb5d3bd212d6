import { compose, snapPose } from '@rangefinder/geometry';
import type { Procedure, RuleId } from '@rangefinder/kernel';
import { type AttackFace, isHit, placedObstacleToken } from '@rangefinder/xwing';
import { pickOne } from '../ask.ts';
import type { DeviceEffect } from '../card.ts';
import { loseShield } from '../rules/charges.ts';
import { dealDamageCard, exposeDamageCard, sufferDamage } from '../rules/damage.ts';
import { destroyIfDue } from '../rules/destroying.ts';
import { placeObstacle, removeObstacle } from '../rules/placedobstacles.ts';
import { damageRemote, inFrontArcOf } from '../rules/remotes.ts';
import { rollOutsideAttack } from '../rules/roll.ts';
import { gainToken } from '../rules/tokens.ts';
import { inPlayerOrder, isShip, piecesOf, rangeBetween, type Unit, unitsInPlay } from '../rules/units.ts';
import type { Device } from '../state.ts';
import type { XTable } from '../table.ts';

/** Ships and remotes up to some range of a device, in the order in which it affects them. */
function* unitsWithin(t: XTable, device: Device, far: number, rule: RuleId): Procedure<Unit[]> {
  const pieces = t.device(device);
  const hit = unitsInPlay(t).filter((unit) => unit !== device && rangeBetween(t, piecesOf(t, unit), pieces) <= far);
  return yield* inPlayerOrder(t, hit, device.id, rule);
}

/** A bomb's effect on each unit within range 1; what waits for a ship to suffer it comes after each. */
function onEach(
  rule: RuleId,
  affect: (t: XTable, device: Device, unit: Unit) => Procedure<void>,
  far = 1,
): DeviceEffect {
  return function* (t, device) {
    for (const unit of yield* unitsWithin(t, device, far, rule)) {
      if (isShip(unit) && unit.place !== 'play') continue;
      yield* affect(t, device, unit);
      if (isShip(unit)) yield* t.window('device-suffered', { ship: unit, device });
    }
  };
}

/** Rolls attack dice for a device; abilities may change them before they count. */
function* roll(t: XTable, unit: Unit, count: number, device: Device, rule: RuleId): Procedure<AttackFace[]> {
  const dice = isShip(unit)
    ? [...(yield* rollOutsideAttack(t, unit, count, device.device, rule))]
    : rollForRemote(t, unit, count, device, rule);
  yield* t.window('device-dice-rolled', { device, dice });
  return dice;
}

function rollForRemote(t: XTable, remote: Device, count: number, device: Device, rule: RuleId): AttackFace[] {
  const dice = t.rollAttackDice(count);
  t.emit({ type: 'rolled', rule, ship: remote.id, dice: [...dice], why: device.device });
  return dice;
}

function* suffer(
  t: XTable,
  device: Device,
  unit: Unit,
  kind: 'hit' | 'crit',
  count: number,
  rule: RuleId,
): Procedure<void> {
  if (isShip(unit)) yield* sufferDamage(t, unit, kind, count, { rule, device });
  else yield* damageRemote(t, unit, count, rule);
}

const count = (dice: readonly AttackFace[], ...faces: readonly AttackFace[]) =>
  dice.filter((face) => faces.includes(face)).length;

/** 1 hit damage per hit and 1 crit damage per crit. */
function* sufferMatching(
  t: XTable,
  device: Device,
  unit: Unit,
  dice: readonly AttackFace[],
  rule: RuleId,
): Procedure<void> {
  yield* suffer(t, device, unit, 'hit', count(dice, 'hit'), rule);
  yield* suffer(t, device, unit, 'crit', count(dice, 'crit'), rule);
}

/** Each rolls some dice and suffers 1 hit damage for each hit or crit. */
function sufferHits(dice: number, rule: RuleId) {
  return function* (t: XTable, device: Device, unit: Unit): Procedure<void> {
    const hits = (yield* roll(t, unit, dice, device, rule)).filter(isHit).length;
    yield* suffer(t, device, unit, 'hit', hits, rule);
  };
}

function* electroProton(t: XTable, device: Device, unit: Unit): Procedure<void> {
  const dice = yield* roll(t, unit, 4, device, 'xw2.annex-electro-proton-bomb.3');
  if (!isShip(unit)) {
    yield* damageRemote(t, unit, count(dice, 'focus', 'hit'), 'xw2.annex-electro-proton-bomb.7');
    return;
  }
  const by = device.seat;
  for (let i = count(dice, 'blank'); i > 0 && unit.shields > 0; i--)
    yield* loseShield(t, unit, 'xw2.annex-electro-proton-bomb.4');
  const ions = count(dice, 'focus', 'hit');
  yield* gainToken(t, unit, 'ion', ions, { rule: 'xw2.annex-electro-proton-bomb.5', by });
  yield* gainToken(t, unit, 'disarm', count(dice, 'crit'), { rule: 'xw2.annex-electro-proton-bomb.6', by });
}

/** The owner chooses the obstacle; without one nothing happens (see the rulings). */
const seismicCharge: DeviceEffect = function* (t, device) {
  const options = t.state.obstacles
    .filter((obstacle) => rangeBetween(t, t.device(device), t.obstacle(obstacle)) <= 1)
    .map((obstacle) => ({ key: obstacle.id, about: { piece: obstacle.id }, obstacle }));
  if (options.length === 0) return;
  const { obstacle } = yield* pickOne({
    seat: device.seat,
    topic: 'seismic-charge',
    rule: 'xw2.annex-seismic-charge.3',
    about: { device: device.id },
    options,
  });
  const rule = 'xw2.annex-seismic-charge.4';
  const hit = unitsInPlay(t).filter((unit) => rangeBetween(t, piecesOf(t, unit), t.obstacle(obstacle)) <= 1);
  for (const unit of yield* inPlayerOrder(t, hit, device.id, rule)) {
    yield* suffer(t, device, unit, 'hit', 1, rule);
    if (isShip(unit)) yield* t.window('device-suffered', { ship: unit, device });
  }
  removeObstacle(t, obstacle, 'xw2.annex-seismic-charge.5');
};

/** A facedown card for everybody, and then each ship exposes one or takes strain. */
const concussionBomb: DeviceEffect = function* (t, device) {
  const units = yield* unitsWithin(t, device, 1, 'xw2.annex-concussion-bomb.3');
  for (const unit of units) {
    if (!isShip(unit)) yield* damageRemote(t, unit, 1, 'xw2.annex-concussion-bomb.3');
    else if (unit.place === 'play') {
      yield* dealDamageCard(t, unit, false, 'xw2.annex-concussion-bomb.3');
      yield* destroyIfDue(t, unit, null);
    }
  }
  const rule = 'xw2.annex-concussion-bomb.4';
  for (const ship of units.filter(isShip)) {
    if (ship.place !== 'play') continue;
    const options = [{ key: 'expose' as const }, { key: 'strain' as const }];
    const facedown = ship.damage.some(({ faceup }) => !faceup);
    const { key } = facedown
      ? yield* pickOne({ seat: ship.seat, topic: 'concussion-bomb', rule, about: { ship: ship.id }, options })
      : { key: 'nothing' };
    if (key === 'expose') yield* exposeDamageCard(t, ship, rule);
    else if (key === 'strain') yield* gainToken(t, ship, 'strain', 1, { rule, by: ship.seat });
    yield* t.window('device-suffered', { ship, device });
  }
};

function* thermalDetonator(t: XTable, device: Device, unit: Unit): Procedure<void> {
  const dice = yield* roll(t, unit, 1, device, 'xw2.annex-thermal-detonator.3');
  const strain = { rule: 'xw2.annex-thermal-detonator.4', by: device.seat } as const;
  if (isShip(unit)) yield* gainToken(t, unit, 'strain', count(dice, 'focus'), strain);
  yield* sufferMatching(t, device, unit, dice, 'xw2.annex-thermal-detonator.5');
}

/** xw2.blaze.1, xw2.annex-blazer-bomb.4: a Blaze grows out of the bomb, away from where it was set down. */
const blazerBomb: DeviceEffect = function* (t, device, ship) {
  const rule = 'xw2.annex-blazer-bomb.3';
  yield* onEach(rule, sufferHits(1, rule))(t, device, ship);
  const beyond = 14.2 + (placedObstacleToken('blaze')?.offset ?? 0);
  const pose = snapPose(compose(device.pose, { x: 0, y: beyond, heading: 0 }));
  // xw2.blaze.2, xw2.annex-blazer-bomb.6: with one fuse marker.
  yield* placeObstacle(t, device.seat, 'blaze', pose, 1, 'xw2.annex-blazer-bomb.4');
};

/** xw2.annex-tracking-torpedoes.6: at range 0, or in its front arc at range 1. */
const trackingTorpedo: DeviceEffect = function* (t, device) {
  const rule = 'xw2.annex-tracking-torpedoes.6';
  const hit = unitsInPlay(t).filter((unit) => {
    if (unit === device) return false;
    const pieces = piecesOf(t, unit);
    return rangeBetween(t, pieces, t.device(device)) === 0 || inFrontArcOf(t, device, pieces, 0, 1);
  });
  for (const unit of yield* inPlayerOrder(t, hit, device.id, rule)) {
    yield* sufferMatching(t, device, unit, yield* roll(t, unit, 4, device, rule), rule);
  }
};

/** What each device does when it detonates. */
export const DEVICE_EFFECTS: Readonly<Record<string, DeviceEffect>> = {
  bomblet: onEach('xw2.annex-bomblet.3', sufferHits(2, 'xw2.annex-bomblet.3')),
  protonbomb: onEach('xw2.annex-proton-bomb.3', (t, device, unit) =>
    suffer(t, device, unit, 'crit', 1, 'xw2.annex-proton-bomb.3'),
  ),
  ionbomb: onEach('xw2.annex-ion-bomb.3', (t, device, unit) =>
    isShip(unit)
      ? gainToken(t, unit, 'ion', 3, { rule: 'xw2.annex-ion-bomb.3', by: device.seat })
      : damageRemote(t, unit, 1, 'xw2.annex-ion-bomb.4'),
  ),
  electroprotonbomb: onEach('xw2.annex-electro-proton-bomb.3', electroProton, 2),
  thermaldetonator: onEach('xw2.annex-thermal-detonator.3', thermalDetonator),
  seismiccharge: seismicCharge,
  concussionbomb: concussionBomb,
  blazerbomb: blazerBomb,
  trackingtorpedo: trackingTorpedo,
  *connernet(t, device, ship) {
    if (!ship) return;
    const rule = 'xw2.annex-conner-net.3';
    yield* sufferDamage(t, ship, 'hit', 1, { rule, device });
    yield* gainToken(t, ship, 'ion', 3, { rule, by: device.seat });
  },
  *proximitymine(t, device, ship) {
    if (!ship) return;
    const rule = 'xw2.annex-proximity-mine.3';
    const dice = yield* roll(t, ship, 2, device, rule);
    yield* sufferDamage(t, ship, 'hit', 1 + count(dice, 'hit'), { rule, device });
    yield* sufferDamage(t, ship, 'crit', count(dice, 'crit'), { rule, device });
  },
  *clustermine(t, device, ship) {
    if (!ship) return;
    const rule = 'xw2.annex-cluster-mines.5';
    yield* sufferMatching(t, device, ship, yield* roll(t, ship, 2, device, rule), rule);
  },
};
