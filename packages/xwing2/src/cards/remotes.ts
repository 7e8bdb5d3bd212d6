import { overlaps, snapPose } from '@rangefinder/geometry';
import type { Procedure } from '@rangefinder/kernel';
import { changeOne, guidesOf } from '@rangefinder/xwing';
import { type AbilityContext, at, type CardAbility } from '../abilities.ts';
import { pickOne } from '../ask.ts';
import { refuse } from '../refusals.ts';
import { sufferDamage } from '../rules/damage.ts';
import { detonate } from '../rules/devices.ts';
import { deviceBeyond } from '../rules/deviceshapes.ts';
import { mayBeLocked } from '../rules/lock.ts';
import { remoteMayAttack } from '../rules/remoteattacks.ts';
import { damageRemote, inFrontArcOf, relocate, relocateWith, walkTeam } from '../rules/remotes.ts';
import { gainToken } from '../rules/tokens.ts';
import { inPlayerOrder, rangeBetween, shipsOn } from '../rules/units.ts';
import type { Device, Ship } from '../state.ts';
import type { XTable } from '../table.ts';

/** The remote an ability belongs to. */
function own(self: AbilityContext<unknown>['self']): Device {
  if (!self.device) throw new Error(`${self.card} is not on a remote.`);
  return self.device;
}

type Moment = { readonly device: Device };
const isOwn = ({ self, moment }: AbilityContext<Moment>) => moment.device === self.device;

/** Enemies of a remote's player at range 0 of it. */
function enemiesOn(t: XTable, device: Device): Ship[] {
  return t.enemiesOf(device.seat).filter((enemy) => rangeBetween(t, [t.base(enemy)], t.device(device)) === 0);
}

/** Nothing in the System, Activation and End Phases (xw2.annex-buzz-droid-swarm.2). */
export const BUZZ_DROID_SWARM: readonly CardAbility[] = [
  at('remote-engages', {
    rule: 'xw2.annex-buzz-droid-swarm.3',
    optional: false,
    when: (context) => isOwn(context) && enemiesOn(context.table, context.moment.device).length > 0,
    *effect({ table, moment: { device } }) {
      const rule = 'xw2.annex-buzz-droid-swarm.3';
      for (const ship of yield* inPlayerOrder(table, enemiesOn(table, device), device.id, rule))
        yield* sufferDamage(table, ship, 'crit', 1, { rule });
    },
  }),
  at('remote-crossed', {
    rule: 'xw2.annex-buzz-droid-swarm.4',
    optional: false,
    when: (context) => isOwn(context) && context.moment.ship.seat !== context.moment.device.seat,
    *effect({ table, moment: { device, ship } }) {
      if (ship.place === 'play') yield* attachSwarm(table, device, ship);
    },
  }),
];

/** The swarm fits its tab to the ship's guides, at range 0 (xw2.annex-buzz-droid-swarm.5), and overlaps no object. */
function* attachSwarm(t: XTable, device: Device, ship: Ship): Procedure<void> {
  const places = (['front', 'rear'] as const).map((key) => ({
    key,
    pose: snapPose(deviceBeyond(t.cards.device(device.device), guidesOf(t, ship, key))),
  }));
  // xw2.annex-buzz-droid-swarm.6, .7
  const free = places.filter(({ pose }) => !swarmOverlaps(t, { ...device, pose }, ship));
  if (free.length === 0) {
    yield* damageRemote(t, device, 1, 'xw2.annex-buzz-droid-swarm.8');
    yield* sufferDamage(t, ship, 'hit', 1, { rule: 'xw2.annex-buzz-droid-swarm.8' });
    return;
  }
  const { pose } = yield* pickOne({
    seat: device.seat,
    topic: 'attach-swarm',
    rule: 'xw2.annex-buzz-droid-swarm.4',
    about: { device: device.id, ship: ship.id },
    options: free,
    refused: () =>
      places
        .filter((one) => !free.includes(one))
        .map(({ key }) => ({ key, why: refuse('xw2.annex-buzz-droid-swarm.6', 'overlaps-object') })),
  });
  yield* relocate(t, device, pose, 'xw2.annex-buzz-droid-swarm.4');
}

function swarmOverlaps(t: XTable, swarm: Device, ship: Ship): boolean {
  const pieces = t.device(swarm);
  const isOn = (others: ReturnType<XTable['device']>) => others.some((b) => pieces.some((a) => overlaps(a, b)));
  return (
    shipsOn(t, pieces).some((other) => other !== ship) ||
    t.state.obstacles.some((obstacle) => isOn(t.obstacle(obstacle))) ||
    t.state.devices.some((other) => other.id !== swarm.id && isOn(t.device(other)))
  );
}

/** Five sets of guides. */
const FIVE = [0, 72, 144, 216, 288];

/** Nothing in the Activation, Engagement and End Phases (xw2.annex-drk-1-probe-droid.5). */
export const DRK_1_PROBE_DROID: readonly CardAbility[] = [
  at('remote-system', {
    rule: 'xw2.annex-drk-1-probe-droid.2',
    optional: false,
    when: isOwn,
    *effect({ table, moment: { device } }) {
      const rule = 'xw2.annex-drk-1-probe-droid.2';
      const templates = ['2-left-bank', '2-straight', '2-right-bank'] as const;
      yield* relocateWith(table, device, templates, rule, { may: true, guides: FIVE });
    },
  }),
  at('remote-crossed', {
    rule: 'xw2.annex-drk-1-probe-droid.7',
    optional: false,
    when: (context) => {
      const { device, ship, how, by } = context.moment;
      return isOwn(context) && ship.seat !== device.seat && how === 'overlapped' && by === 'maneuver';
    },
    *effect({ table, moment: { device, ship } }) {
      const rule = 'xw2.annex-drk-1-probe-droid.7';
      const dice = table.rollAttackDice(1);
      table.emit({ type: 'rolled', rule, ship: ship.id, dice, why: device.device });
      if (dice[0] === 'focus') yield* damageRemote(table, device, 1, rule);
    },
  }),
];

/**
 * Nothing in the Activation Phase (xw2.annex-tracking-torpedoes.2); in each other what its card says
 * (xw2.using-remotes.2).
 */
export const TRACKING_TORPEDO: readonly CardAbility[] = [
  at('remote-system', {
    rule: 'xw2.annex-tracking-torpedoes.1',
    optional: false,
    when: isOwn,
    *effect({ table, moment: { device } }) {
      const templates = ['3-left-bank', '3-right-bank', '4-straight'] as const;
      yield* relocateWith(table, device, templates, 'xw2.annex-tracking-torpedoes.1', { may: false });
    },
  }),
  at('remote-engages', {
    rule: 'xw2.annex-tracking-torpedoes.3',
    optional: false,
    when: (context) => {
      const { table, moment } = context;
      const locked = objects(table, moment.device).filter(({ key }) => moment.device.locks.includes(key));
      return isOwn(context) && locked.some(({ pieces }) => inFrontArcOf(table, moment.device, pieces, 0, 1));
    },
    *effect({ table, moment: { device } }) {
      yield* detonate(table, device, null);
    },
  }),
  at('during-end', {
    rule: 'xw2.annex-tracking-torpedoes.4',
    optional: false,
    when: ({ self }) => own(self).locks.length === 0,
    *effect({ table, self }) {
      const device = own(self);
      const rule = 'xw2.annex-tracking-torpedoes.4';
      const options = objects(table, device).filter(({ pieces }) => inFrontArcOf(table, device, pieces, 1, 3));
      if (options.length === 0) return;
      const about = { device: device.id };
      const { key } = yield* pickOne({ seat: device.seat, topic: 'lock', rule, about, options });
      device.locks.push(key);
      table.emit({ type: 'lock', rule, ship: device.id, target: key });
    },
  }),
  at('remote-destroyed', {
    rule: 'xw2.annex-tracking-torpedoes.5',
    optional: false,
    when: isOwn,
    *effect({ table, moment: { device } }) {
      const rule = 'xw2.annex-tracking-torpedoes.5';
      const dice = table.rollAttackDice(1);
      table.emit({ type: 'rolled', rule, ship: device.id, dice, why: device.device });
      if (dice[0] === 'hit' || dice[0] === 'crit') yield* detonate(table, device, null);
    },
  }),
];

/** Objects a remote could lock: ships that may be locked, obstacles, other devices (xw2.objects.1, .2). */
function objects(t: XTable, device: Device) {
  return [
    ...t
      .inPlay()
      .flatMap((ship) =>
        mayBeLocked(t, ship) ? { key: ship.id, about: { piece: ship.id }, pieces: [t.base(ship)] } : [],
      ),
    ...t.state.obstacles.map((obstacle) => ({
      key: obstacle.id,
      about: { piece: obstacle.id },
      pieces: t.obstacle(obstacle),
    })),
    ...t.state.devices.flatMap((other) =>
      other === device ? [] : { key: other.id, about: { piece: other.id }, pieces: t.device(other) },
    ),
  ];
}

/**
 * Nothing in the System and End Phases (xw2.annex-commando-team.3); in player order by the queue
 * (xw2.annex-commando-team.6).
 */
export const COMMANDO_TEAM: readonly CardAbility[] = [
  at('start-of-activation', {
    rule: 'xw2.annex-commando-team.4',
    optional: false,
    effect: ({ table, self }) => walkTeam(table, own(self), 'xw2.annex-commando-team.4', true),
  }),
  at('remote-engages', {
    rule: 'xw2.annex-commando-team.9',
    optional: false,
    // xw2.annex-commando-team.8
    when: (context) => isOwn(context) && enemiesOn(context.table, context.moment.device).length === 0,
    effect: ({ table, moment: { device } }) => remoteMayAttack(table, device, 'xw2.annex-commando-team.10'),
  }),
  at('modify-attack-dice', {
    rule: 'xw2.annex-commando-team.11',
    optional: true,
    when: ({ self, moment: { attack } }) =>
      attack.attacker === self.ship.id && attack.attackDice.some(({ face }) => face === 'focus'),
    *effect({ moment: { attack } }) {
      changeOne(attack.attackDice, ['focus'], 'hit');
    },
  }),
  at('remote-crossed', {
    rule: 'xw2.annex-commando-team.12',
    optional: false,
    when: (context) => {
      const { device, ship, how } = context.moment;
      return isOwn(context) && ship.seat !== device.seat && how === 'overlapped';
    },
    effect: ({ table, moment: { device, ship, by } }) =>
      strain(table, ship, device, by === 'placed' ? 'xw2.annex-commando-team.13' : 'xw2.annex-commando-team.12'),
  }),
];

function* strain(
  t: XTable,
  ship: Ship,
  device: Device,
  rule: 'xw2.annex-commando-team.12' | 'xw2.annex-commando-team.13',
): Procedure<void> {
  yield* gainToken(t, ship, 'strain', 1, { rule, by: device.seat });
}
