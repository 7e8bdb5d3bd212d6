import type { Procedure, RuleId } from '@rangefinder/kernel';
import { bandOf, chooseShot, shotAlong } from '@rangefinder/xwing';
import type { Weapon } from '../abilities.ts';
import type { Device } from '../state.ts';
import type { XTable } from '../table.ts';
import { performAttack } from './attack.ts';
import { measureFromRemote } from './measure.ts';
import type { Shot } from './possibleshots.ts';
import { weaponOf } from './weapons.ts';

/** A remote with an attack may perform it, paying a charge of its card. */
export function* remoteMayAttack(t: XTable, device: Device, rule: RuleId): Procedure<void> {
  const attack = t.cards.remote(device.device)?.attack;
  if (!attack || device.charges < 1) return;
  const weapon = weaponOf({ ...attack, id: `remote:${device.device}`, symbol: 'front', rangeBonus: false });
  const shots = remoteShots(t, device, weapon);
  if (shots.length === 0) return;
  const shot = yield* chooseShot(device.seat, device.id, shots, rule);
  if (!shot) return;
  device.charges--;
  t.emit({ type: 'charge', rule, ship: device.id, card: device.device, change: -1 });
  yield* performAttack(t, t.ship(device.id), shot, false);
}

/** Enemy ships a remote could attack. */
function remoteShots(t: XTable, device: Device, weapon: Weapon): Shot[] {
  return t.enemiesOf(device.seat).flatMap((enemy): Shot[] => {
    const line = measureFromRemote(t, device, weapon.arcs, t.base(enemy));
    const shot = line && shotAlong(t, weapon, enemy.id, bandOf(line.distance), line);
    return shot ? [shot] : [];
  });
}
