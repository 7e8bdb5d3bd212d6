import { compose, type Pose } from '@rangefinder/geometry';
import { type Candidate, type Procedure, pickOne, place, type Violation } from '@rangefinder/kernel';
import { at, type CardAbility, instead, modify } from '../../abilities.ts';
import { rotateArc } from '../../rules/baractions.ts';
import { chargesOf, recoverForce, spendCharge } from '../../rules/charges.ts';
import { assignCondition, conditionOn } from '../../rules/conditions.ts';
import { mayDropDevice, payloads, placeDevice, type Template, type Way } from '../../rules/devices.ts';
import { deviceAt } from '../../rules/deviceshapes.ts';
import { isInsidePlayArea } from '../../rules/playarea.ts';
import { gainToken } from '../../rules/tokens.ts';
import { rangeBetween } from '../../rules/units.ts';
import type { Device, Equipped, Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';
import { youDefend, yourPrimaryAttack } from '../attackwords.ts';

const RULE = 'xw2.abilities.1';

/** "Genius": a bomb after a full maneuver, if no device was placed this round (xw2.faq-cards.31). */
export const dropsAfterManeuver: CardAbility = at('maneuver-executed', {
  rule: 'xw2.faq-cards.31',
  optional: false,
  when: ({ table, self, moment }) =>
    moment.ship === self.ship &&
    moment.full &&
    !self.ship.placedDevice &&
    payloads(table, self.ship, ['bomb']).length > 0,
  *effect({ table, self }) {
    yield* mayDropDevice(table, self.ship, ['bomb'], 'xw2.faq-cards.31');
  },
});

/** Paige Tico, the gunner: a bomb or her turret after a primary attack, and a bomb when her ship is destroyed. */
export const PAIGE_TICO: readonly CardAbility[] = [
  at('after-attacking', {
    rule: RULE,
    optional: false,
    when: (context) => yourPrimaryAttack(context) && paigesChoices(context.table, context.self.ship).length > 0,
    *effect({ table, self: { ship, card } }) {
      const { key } = yield* pickOne({
        seat: ship.seat,
        topic: 'paige-tico',
        rule: RULE,
        about: { ship: ship.id, card },
        options: [...paigesChoices(table, ship), { key: 'none' }],
      });
      if (key === 'drop') yield* mayDropDevice(table, ship, ['bomb'], 'xw2.faq-cards.52');
      else if (key === 'rotate') yield* rotateArc(table, ship);
    },
  }),
  at('ship-destroyed', {
    rule: 'xw2.faq-cards.29',
    optional: false,
    when: ({ self, moment }) => moment.ship === self.ship,
    *effect({ table, self }) {
      yield* mayDropDevice(table, self.ship, ['bomb'], 'xw2.faq-cards.29');
    },
  }),
];

function paigesChoices(table: XTable, ship: Ship): { readonly key: string }[] {
  const drop = payloads(table, ship, ['bomb']).length > 0 ? [{ key: 'drop' }] : [];
  return ship.turret.length > 0 ? [...drop, { key: 'rotate' }] : drop;
}

const SABINES = ['ion', 'jam', 'stress', 'tractor'] as const;

/** Sabine Wren, the crew: one token of each kind for ships that a friendly bomb hurt; mines do not count (xw2.faq-objects.11). */
export const paintsBombs: CardAbility = at('device-suffered', {
  rule: 'xw2.faq-objects.11',
  optional: false,
  when: ({ self, moment: { device, ship } }) =>
    device.seat === self.ship.seat && ship.place === 'play' && sabinesTokens(self.ship).length > 0,
  *effect({ table, self, moment: { ship } }) {
    const rule = 'xw2.faq-objects.11';
    const options: { key: (typeof SABINES)[number] | 'none' }[] = [...sabinesTokens(self.ship), { key: 'none' }];
    const about = { ship: self.ship.id, target: ship.id };
    const { key } = yield* pickOne({ seat: self.ship.seat, topic: 'sabine-wren', rule, about, options });
    if (key === 'none') return;
    self.ship.memory[`sabine:${key}`] = 1;
    yield* gainToken(table, ship, key, 1, { rule, by: self.ship.seat });
  },
});

/** The tokens still on her card. */
function sabinesTokens(ship: Ship) {
  return SABINES.filter((token) => ship.memory[`sabine:${token}`] === undefined).map((key) => ({ key }));
}

/** Ablative Plating: against obstacles and friendly bombs. */
export const ABLATIVE: CardAbility = instead('suffer-damage', {
  rule: RULE,
  optional: true,
  when: ({ table, self, moment: { ship, rule, device } }) =>
    ship === self.ship &&
    chargesOf(self) > 0 &&
    (rule.startsWith('xw2.obstacles.') || isFriendlyBomb(table, ship, device)),
  *instead({ table, self }) {
    spendCharge(table, self, 1, RULE);
    return true;
  },
});

function isFriendlyBomb(table: XTable, ship: Ship, device: Device | null): boolean {
  return device !== null && device.seat === ship.seat && table.cards.device(device.device).kind === 'bomb';
}

/** Saboteur's Map: a mine of each of your mine cards, anywhere far from enemies, markers and devices. */
export const placesMinesInSetup: CardAbility = at('after-placing-forces', {
  rule: RULE,
  optional: false,
  when: ({ table, self }) => payloads(table, self.ship, ['mine']).length > 0,
  *effect({ table, self: { ship } }) {
    for (const { upgrade, device } of payloads(table, ship, ['mine'])) yield* placeMine(table, ship, upgrade, device);
  },
});

function* placeMine(t: XTable, ship: Ship, upgrade: Equipped, device: string): Procedure<void> {
  const check = (pose: Pose) => whyNotMine(t, ship, device, pose);
  const candidates = GRID.filter(({ poses: [pose] }) => pose && !check(pose));
  if (candidates.length === 0) return;
  const about = { ship: ship.id, device };
  const options = [{ key: 'place' }, { key: 'none' }];
  const { key } = yield* pickOne({ seat: ship.seat, topic: 'saboteurs-map', rule: RULE, about, options });
  if (key === 'none') return;
  const { poses } = yield* place({
    seat: ship.seat,
    topic: 'place-mine',
    rule: RULE,
    about,
    pieces: [device],
    candidates,
    check: ([pose]) => (pose ? check(pose) : undefined),
  });
  const [pose] = poses;
  if (!pose) return;
  spendCharge(t, { ship, upgrade }, 1, RULE);
  yield* placeDevice(t, ship, device, pose, RULE);
}

const GRID: readonly Candidate[] = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((row) =>
  [1, 2, 3, 4, 5, 6, 7, 8].map((column) => ({
    key: `at:${column * 100},${row * 100}`,
    poses: [{ x: column * 100, y: row * 100, heading: 0 }],
  })),
);

function whyNotMine(t: XTable, ship: Ship, device: string, pose: Pose): Violation | undefined {
  const set = [pose, ...t.cards.device(device).beside.map((beside) => compose(pose, beside))];
  const pieces = set.flatMap((one) => deviceAt(t.cards.device(device), one));
  if (!pieces.every((piece) => isInsidePlayArea(t.state, piece)))
    return { rule: 'xw2.device.24', why: 'Part of it would be outside the play area.' };
  const near =
    t.enemiesOf(ship.seat).some((enemy) => rangeBetween(t, [t.base(enemy)], pieces) <= 2) ||
    t.state.features.some((feature) => rangeBetween(t, [t.feature(feature)], pieces) <= 2) ||
    t.state.devices.some((other) => rangeBetween(t, t.device(other), pieces) <= 2);
  return near ? { rule: RULE, why: 'It must be beyond range 2 of enemies, mission markers and devices.' } : undefined;
}

/** Tracking Fob: the opponent marks one of their ships, a limited one if they have one; you lock it at any range. */
export const TRACKING_FOB: readonly CardAbility[] = [
  at('after-placing-forces', {
    rule: RULE,
    optional: false,
    *effect({ table, self: { ship } }) {
      const enemies = table.state.ships.filter(({ seat }) => seat !== ship.seat);
      const limited = enemies.filter((enemy) => table.pilot(enemy).limited > 0);
      const options = (limited.length > 0 ? limited : enemies).map((enemy) => ({ key: enemy.id, enemy }));
      if (options.length === 0) return;
      const by = 1 - ship.seat;
      const about = { ship: ship.id, card: 'markedforelimination' };
      const { enemy } = yield* pickOne({ seat: by, topic: 'assign-condition', rule: RULE, about, options });
      assignCondition(table, enemy, 'markedforelimination', { by, source: ship.id }, RULE);
    },
  }),
  modify('locks-at-any-range', RULE, (any, { self, moment: { ship, target } }) => {
    return any || (ship === self.ship && conditionOn(target, 'markedforelimination') !== undefined);
  }),
];

/** The Child: two pursuers, no recurring Force, and Force for damage suffered while defending. */
export const THE_CHILD: readonly CardAbility[] = [
  at('after-placing-forces', {
    rule: RULE,
    optional: false,
    *effect({ table, self: { ship } }) {
      const by = 1 - ship.seat;
      for (let i = 0; i < 2; i++) {
        const options = table.state.ships
          .filter((enemy) => enemy.seat === by && !conditionOn(enemy, 'mercilesspursuit'))
          .map((enemy) => ({ key: enemy.id, enemy }));
        if (options.length === 0) return;
        const about = { ship: ship.id, card: 'mercilesspursuit' };
        const { enemy } = yield* pickOne({ seat: by, topic: 'assign-condition', rule: RULE, about, options });
        assignCondition(table, enemy, 'mercilesspursuit', { by, source: ship.id }, RULE);
      }
    },
  }),
  modify('force-recovery', RULE, (recovers, { self, moment }) => (moment === self.ship ? 0 : recovers)),
  at('after-defending', {
    rule: RULE,
    optional: false,
    when: (context) => youDefend(context) && context.moment.attack.dealt > 0,
    *effect({ table, self }) {
      recoverForce(table, self.ship, 1, RULE);
    },
  }),
];

/** Pre Vizsla. */
export const coordinatesTeams: CardAbility = modify(
  'coordinates-teams',
  'xw2.coordinate.3',
  (may, { self, moment }) => may || moment === self.ship,
);

const SIDES = ['drop', 'drop-left', 'drop-right'] as const;

/** Drop-Seat Bay: banks instead of straights, and those from the sides too. */
export const dropsTeamsAnywhere: CardAbility = modify(
  'device-ways',
  'xw2.device.18',
  (ways, { table, self, moment }) => {
    if (moment.ship !== self.ship || table.cards.remote(moment.device)?.attack === undefined) return ways;
    const more = ways.flatMap(([how, template]): Way[] => {
      if (how !== 'drop' || !isStraight(template)) return [];
      const banks = [`${speedOf(template)}-left-bank`, `${speedOf(template)}-right-bank`] as const;
      return SIDES.flatMap((side) => banks.map((bank): Way => [side, bank]));
    });
    return [...ways, ...more.filter(([how, template]) => !ways.some(([a, b]) => a === how && b === template))];
  },
);

type Speed = 1 | 2 | 3 | 4 | 5;

function isStraight(template: Template): template is `${Speed}-straight` {
  return template.endsWith('-straight');
}

function speedOf(template: `${Speed}-straight`): Speed {
  const speed = Number(template[0]);
  return speed === 1 || speed === 2 || speed === 3 || speed === 4 ? speed : 5;
}
