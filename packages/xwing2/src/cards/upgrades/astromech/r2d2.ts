import type { Procedure } from '@rangefinder/kernel';
import type { PieceAbout } from '@rangefinder/xwing';
import { at, RULE } from '../../../abilities.ts';
import { pickOne } from '../../../ask.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { chargesOf, loseShield, recoverShield, spendCharge } from '../../../rules/charges.ts';
import { repairDamage } from '../../../rules/damage.ts';
import { removeDevice } from '../../../rules/devices.ts';
import { removeObstacle } from '../../../rules/placedobstacles.ts';
import { hasRedToken, removeRedToken } from '../../../rules/redtokens.ts';
import { shieldCapacity } from '../../../rules/stats.ts';
import { gainToken } from '../../../rules/tokens.ts';
import type { Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';
import { chooses } from '../../words/phrases.ts';
import { SHIELD_AFTER_REVEAL } from './r2astromech.ts';

/** What R2-D2 of the Republic could do now. */
function repairs(table: XTable, ship: Ship): ('damage' | 'shield' | 'device')[] {
  return [
    ...(ship.damage.length > 0 ? (['damage'] as const) : []),
    ...(ship.shields < shieldCapacity(table, ship) ? (['shield'] as const) : []),
    ...(devicesNear(table, ship).length > 0 ? (['device'] as const) : []),
  ];
}

/** Devices up to range 1, and how each goes; electro-chaff clouds are devices, too (xw2.annex-electro-chaff-cloud.5). */
function devicesNear(
  table: XTable,
  ship: Ship,
): {
  readonly key: string;
  readonly about: PieceAbout;
  readonly take: () => void;
}[] {
  const devices = table.state.devices.filter((device) => table.rangeTo(ship, table.device(device)) <= 1);
  const clouds = table.state.obstacles.filter(
    (obstacle) => obstacle.kind === 'electro-chaff' && table.rangeTo(ship, table.obstacle(obstacle)) <= 1,
  );
  return [
    ...devices.map((device) => ({
      key: device.id,
      about: { piece: device.id },
      take: () => removeDevice(table, device, 'removed'),
    })),
    ...clouds.map((cloud) => ({
      key: cloud.id,
      about: { piece: cloud.id },
      take: () => void removeObstacle(table, cloud),
    })),
  ];
}

function* removeOneDevice(table: XTable, ship: Ship): Procedure<void> {
  const { take } = yield* pickOne({
    seat: ship.seat,
    topic: 'remove-device',
    rule: RULE,
    about: { ship: ship.id },
    options: devicesNear(table, ship),
  });
  take();
}

export const R2_D2: UpgradeFacts = {
  id: 'r2d2',
  name: 'R2-D2',
  fills: ['astromech'],
  limited: 1,
  cost: 8,
  restrictions: [{ faction: ['rebelalliance'] }],
  standard: true,
  charges: { value: 3, recovers: 0 },
  text: 'Dial revealed: you may pay a charge and gain a disarm token to recover a shield.',
  abilities: [SHIELD_AFTER_REVEAL],
};

export const R2_D2_REPUBLIC: UpgradeFacts = {
  id: 'r2d2-republic',
  name: 'R2-D2',
  fills: ['astromech'],
  limited: 1,
  cost: 8,
  restrictions: [{ faction: ['galacticrepublic'] }],
  standard: true,
  charges: { value: 2, recovers: 0 },
  text: 'After you activate you may pay a charge and gain a deplete token to repair a damage card, recover a shield, or remove a device at range 0-1.',
  abilities: [
    at('after-activate', {
      optional: false,
      when: ({ table, self, moment }) =>
        moment.ship === self.ship && chargesOf(self) > 0 && repairs(table, self.ship).length > 0,
      *effect(context) {
        const { table, self } = context;
        const { ship } = self;
        const way = yield* chooses(context, ship, [...repairs(table, ship), 'none']);
        if (way === 'none') return;
        spendCharge(table, self, 1);
        yield* gainToken(table, ship, 'deplete', 1);
        if (way === 'damage') yield* repairDamage(table, ship, ['faceup', 'facedown']);
        else if (way === 'shield') recoverShield(table, ship, 1);
        else yield* removeOneDevice(table, ship);
      },
    }),
  ],
};

export const R2_D2_RESISTANCE: UpgradeFacts = {
  id: 'r2d2-resistance',
  name: 'R2-D2',
  fills: ['astromech'],
  limited: 1,
  cost: 6,
  restrictions: [{ faction: ['resistance'] }],
  standard: true,
  charges: { value: 4, recovers: 0 },
  text: 'End Phase: you may pay a charge and a shield to remove a red token; without shields you may pay two charges to recover one and gain a deplete token.',
  abilities: [
    at('during-end', {
      optional: true,
      when: ({ table, self }) =>
        chargesOf(self) > 0 && self.ship.shields > 0 && hasRedToken(table, self.ship, { locks: true }),
      *effect({ table, self }) {
        spendCharge(table, self, 1);
        yield* loseShield(table, self.ship);
        yield* removeRedToken(table, self.ship, { locks: true });
      },
    }),
    at('during-end', {
      optional: true,
      when: ({ table, self }) =>
        chargesOf(self) >= 2 && self.ship.shields === 0 && shieldCapacity(table, self.ship) > 0 && !self.ship.destroyed,
      *effect({ table, self }) {
        spendCharge(table, self, 2);
        recoverShield(table, self.ship, 1);
        yield* gainToken(table, self.ship, 'deplete', 1);
      },
    }),
  ],
};
