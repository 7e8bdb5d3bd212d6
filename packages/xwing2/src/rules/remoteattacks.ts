import { type Procedure, pickOne, type RuleId } from '@rangefinder/kernel';
import { CONTACT, rangeBand, sightlines } from '@rangefinder/xwing';
import type { Weapon } from '../abilities.ts';
import type { Device } from '../state.ts';
import type { XTable } from '../table.ts';
import { performAttack, type Shot } from './attack.ts';
import { measureFromRemote } from './measure.ts';
import { blockers } from './obstruction.ts';
import { weaponOf } from './weapons.ts';

/** A remote with an attack may perform it, paying a charge of its card. */
export function* remoteMayAttack(t: XTable, device: Device, rule: RuleId): Procedure<void> {
  const attack = t.cards.remote(device.device)?.attack;
  if (!attack || device.charges < 1) return;
  const weapon = weaponOf({ ...attack, id: `remote:${device.device}`, symbol: 'front', rangeBonus: false });
  const shots = remoteShots(t, device, weapon);
  if (shots.length === 0) return;
  const { shot } = yield* pickOne({
    seat: device.seat,
    topic: 'attack',
    rule,
    about: { ship: device.id },
    options: [
      ...shots.map((one) => ({ key: `attack:${one.target}:${weapon.id}`, shot: one as Shot | null })),
      { key: 'none', shot: null },
    ],
  });
  if (!shot) return;
  device.charges--;
  t.emit({ type: 'charge', rule, ship: device.id, card: device.device, change: -1 });
  yield* performAttack(t, t.ship(device.id), shot, false);
}

/** Enemy ships a remote could attack. */
function remoteShots(t: XTable, device: Device, weapon: Weapon): Shot[] {
  return t.enemiesOf(device.seat).flatMap((enemy): Shot[] => {
    const line = measureFromRemote(t, device, weapon.arcs, t.base(enemy));
    if (!line) return [];
    const range = line.distance <= CONTACT ? 0 : rangeBand(line.distance);
    if (range < weapon.range[0] || range > weapon.range[1]) return [];
    return [{ weapon, target: enemy.id, range, lines: sightlines(line, blockers(t)) }];
  });
}
