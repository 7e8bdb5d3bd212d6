import type { Procedure, RuleId } from '@rangefinder/kernel';
import { deployStart, fitsSomewhere, type Maneuver, maneuverKey } from '@rangefinder/xwing';
import { pickOne } from '../ask.ts';
import { refuse } from '../refusals.ts';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { performActionStep } from './actions.ts';
import { isForbidden } from './activation.ts';
import { sufferDamage } from './damage.ts';
import { dockedWith } from './docking.ts';
import { executeManeuver, withDifficulty } from './maneuver.ts';

/** Its carrier executed a maneuver: each docked ship may deploy (xw1.docking.2). */
export function* mayDeploy(t: XTable, carrier: Ship): Procedure<void> {
  for (const ship of dockedWith(t, carrier)) yield* deploy(t, ship, carrier, 'xw1.docking.2');
}

/** Its carrier is destroyed: each docked ship must deploy, and then suffers 1 damage (xw1.docking.4). */
export function* mustDeploy(t: XTable, carrier: Ship): Procedure<void> {
  const rule = 'xw1.docking.4';
  for (const ship of dockedWith(t, carrier)) {
    yield* deploy(t, ship, carrier, rule);
    yield* sufferDamage(t, ship, 'hit', 1, { rule });
  }
}

/** It executes a maneuver of its dial from the carrier's rear guides; one for which there is room, and no red one while stressed. */
function* deploy(t: XTable, ship: Ship, carrier: Ship, rule: 'xw1.docking.2' | 'xw1.docking.4'): Procedure<void> {
  const maneuver = yield* chooseManeuver(t, ship, carrier, rule);
  if (!maneuver) return;
  ship.pose = deployStart(t, ship, carrier, 'rear');
  ship.place = 'play';
  ship.carrier = null;
  t.changed();
  t.emit({ type: 'deployed', rule, ship: ship.id, carrier: carrier.id });
  yield* executeManeuver(t, ship, withDifficulty(t, ship, maneuver));
  if (t.state.phase !== 'activation') return;
  yield* performActionStep(t, ship); // xw1.docking.3
  ship.acted = true;
}

function* chooseManeuver(t: XTable, ship: Ship, carrier: Ship, rule: RuleId): Procedure<Maneuver | null> {
  const start = deployStart(t, ship, carrier, 'rear');
  const { dial } = t.pilot(ship);
  const whyNot = (maneuver: Maneuver) => {
    if (isForbidden(t, ship, maneuver)) return refuse('xw1.stress.2', 'red-while-stressed');
    return fitsSomewhere(t, ship, start, maneuver) ? undefined : refuse('xw1.docking.2', 'no-room');
  };
  const ways = dial.filter((maneuver) => !whyNot(maneuver));
  if (ways.length === 0) return null;
  const options: { key: ReturnType<typeof maneuverKey> | 'none'; maneuver: Maneuver | null }[] = [];
  for (const maneuver of ways) options.push({ key: maneuverKey(maneuver), maneuver });
  if (rule === 'xw1.docking.2') options.push({ key: 'none', maneuver: null });
  const { maneuver } = yield* pickOne({
    seat: ship.seat,
    topic: 'deploy',
    rule,
    about: { ship: ship.id, carrier: carrier.id },
    options,
    refused: () =>
      dial.flatMap((one) => {
        const why = whyNot(one);
        return why ? [{ key: maneuverKey(one), why }] : [];
      }),
  });
  return maneuver;
}
