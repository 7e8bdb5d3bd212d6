import { type Procedure, pickOne, type RuleId } from '@rangefinder/kernel';
import type { DeviceEffect } from '../cards/devices.ts';
import type { AttackResult, Device, Obstacle, Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { exposeDamageCard, sufferDamage } from './damage.ts';
import { isHit } from './dice.ts';
import { gainToken } from './tokens.ts';

/** Ships in some range of a device, in player order; their owners order their own (see the rulings). */
function* shipsInRange(t: XTable, device: Device, far: number, rule: RuleId): Procedure<Ship[]> {
  const hit = t.inPlay().filter((ship) => t.rangeTo(ship, t.device(device)) <= far);
  const ordered: Ship[] = [];
  for (const seat of t.playerOrder()) {
    const own = hit.filter((ship) => ship.seat === seat);
    while (own.length > 0) {
      const options = own.map((ship) => ({ key: ship.id, ship }));
      const { ship } = yield* pickOne({ seat, topic: 'device-order', rule, about: { device: device.id }, options });
      ordered.push(ship);
      own.splice(own.indexOf(ship), 1);
    }
  }
  return ordered;
}

function roll(t: XTable, ship: Ship, count: number, device: Device, rule: RuleId): AttackResult[] {
  const dice = t.rollAttackDice(count);
  t.emit({ type: 'rolled', rule, ship: ship.id, dice, why: device.device });
  return dice;
}

/** What each device does when it detonates or is crossed. */
export const DEVICE_EFFECTS: Readonly<Record<string, DeviceEffect>> = {
  /** Each ship at range 0-1 suffers 1 critical damage. */
  protonbomb: {
    *detonate(t, device) {
      const rule = 'xw2.annex-proton-bomb.3';
      for (const ship of yield* shipsInRange(t, device, 1, rule)) yield* sufferDamage(t, ship, 'crit', 1, { rule });
    },
  },
  /** Each ship at range 0-1 rolls 2 attack dice and suffers a damage for each hit or crit. */
  bomblet: {
    *detonate(t, device) {
      const rule = 'xw2.annex-bomblet.3';
      for (const ship of yield* shipsInRange(t, device, 1, rule)) {
        const hits = roll(t, ship, 2, device, rule).filter(isHit).length;
        yield* sufferDamage(t, ship, 'hit', hits, { rule });
      }
    },
  },
  /** Each ship at range 0-1 gains 3 ion tokens. */
  ionbomb: {
    *detonate(t, device) {
      const rule = 'xw2.annex-ion-bomb.3';
      for (const ship of yield* shipsInRange(t, device, 1, rule))
        yield* gainToken(t, ship, 'ion', 3, { rule, by: device.seat });
    },
  },
  /** Each ship at range 0-1 takes a facedown card if it has none, else exposes one or gains a strain token. */
  seismiccharge: {
    *detonate(t, device) {
      const rule = 'xw2.annex-seismic-charge.3';
      const options = t.state.obstacles
        .filter((obstacle) => rangeBetween(t, device, obstacle) <= 1)
        .map((obstacle) => ({ key: obstacle.id, obstacle }));
      if (options.length === 0) return;
      const { obstacle } = yield* pickOne({
        seat: device.seat,
        topic: 'seismic-charge',
        rule,
        about: { device: device.id },
        options,
      });
      for (const ship of t.inPlay().filter((one) => t.rangeTo(one, t.obstacle(obstacle)) <= 1)) {
        yield* sufferDamage(t, ship, 'hit', 1, { rule });
      }
      t.state.obstacles.splice(t.state.obstacles.indexOf(obstacle), 1);
    },
  },
  /** The ship rolls 2 attack dice and suffers 1 damage besides, of the kinds rolled. */
  proximitymine: {
    *crossed(t, device, ship) {
      const rule = 'xw2.annex-proximity-mine.3';
      const dice = roll(t, ship, 2, device, rule);
      yield* sufferDamage(t, ship, 'hit', 1 + dice.filter((face) => face === 'hit').length, { rule });
      yield* sufferDamage(t, ship, 'crit', dice.filter((face) => face === 'crit').length, { rule });
    },
  },
  /** The ship suffers 1 damage and gains 3 ion tokens. */
  connernet: {
    *crossed(t, device, ship) {
      const rule = 'xw2.annex-conner-net.3';
      yield* sufferDamage(t, ship, 'hit', 1, { rule });
      yield* gainToken(t, ship, 'ion', 3, { rule, by: device.seat });
    },
  },
  concussionbomb: {
    *detonate(t, device) {
      const rule = 'xw2.annex-concussion-bomb.3';
      for (const ship of yield* shipsInRange(t, device, 1, rule)) {
        if (ship.damage.some(({ faceup }) => !faceup)) yield* exposeDamageCard(t, ship, rule);
      }
    },
  },
};

function rangeBetween(t: XTable, device: Device, obstacle: Obstacle): number {
  let least = Number.POSITIVE_INFINITY;
  for (const a of t.device(device)) for (const b of t.obstacle(obstacle)) least = Math.min(least, t.bandBetween(a, b));
  return least;
}
