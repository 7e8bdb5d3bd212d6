import { at, modify } from '../../abilities.ts';
import { chargeLimit, chargesOf, loseShield, recoverCharge } from '../../rules/charges.ts';
import { addFuse, type Template, type Way } from '../../rules/devices.ts';
import type { UpgradeFacts } from '../card.ts';
import { canPlace, places, placesInSystemPhase, RULE } from './payload.ts';

const SPEED_3: readonly Template[] = ['3-left-turn', '3-left-bank', '3-straight', '3-right-bank', '3-right-turn'];
const DROP_OR_LAUNCH = SPEED_3.flatMap((template): Way[] => [
  ['drop', template],
  ['launch', template],
]);

const ONE_OR_TWO: readonly Way[] = [
  ['drop', '1-straight'],
  ['drop', '2-straight'],
];
const CONCUSSION = 'xw2.errata-upgrade-cards.10';
const THERMAL = 'xw2.faq-cards.104';

export const DEVICE: readonly UpgradeFacts[] = [
  {
    id: 'blazerbomb',
    name: 'Blazer Bomb',
    fills: ['device'],
    limited: 0,
    cost: 5,
    standard: true,
    charges: { value: 1, recovers: 0 },
    device: ['blazerbomb'],
    text: 'System Phase: you may pay a charge to drop a blazer bomb with the 1 straight.',
    abilities: [placesInSystemPhase('blazerbomb')],
  },
  {
    id: 'bombletgenerator',
    name: 'Bomblet Generator',
    fills: ['device', 'device'],
    limited: 0,
    cost: 2,
    standard: true,
    charges: { value: 2, recovers: 0 },
    device: ['bomblet'],
    text: 'System Phase: you may pay a charge to drop a bomblet (1 straight). Activation Phase starts: you may spend a shield to recover two charges.',
    abilities: [
      placesInSystemPhase('bomblet'),
      at('start-of-activation', {
        rule: RULE,
        optional: true,
        when: ({ table, self }) => self.ship.shields > 0 && chargesOf(self) < chargeLimit(table, self),
        *effect({ table, self }) {
          yield* loseShield(table, self.ship, RULE);
          recoverCharge(table, self, 2, RULE);
        },
      }),
    ],
  },
  {
    id: 'clustermines',
    name: 'Cluster Mines',
    fills: ['device'],
    limited: 0,
    cost: 5,
    standard: true,
    charges: { value: 1, recovers: 0, recoverable: false },
    device: ['clustermine'],
    text: 'System Phase: you may pay a charge to drop a set of cluster mines with the 1 straight. Spent charges do not come back.',
    abilities: [placesInSystemPhase('clustermine')],
  },
  {
    id: 'concussionbombs',
    name: 'Concussion Bombs',
    fills: ['device'],
    limited: 0,
    cost: 4,
    standard: true,
    charges: { value: 3, recovers: 0 },
    device: ['concussionbomb'],
    text: 'System Phase: you may pay a charge to drop a concussion bomb with the 1 straight; once a charge has been spent, you must whenever you can.',
    abilities: [
      at('system', {
        rule: CONCUSSION,
        optional: false,
        when: (context) => context.moment.ship === context.self.ship && canPlace(context),
        *effect(context) {
          const { table, self } = context;
          yield* places(context, 'concussionbomb', { must: chargesOf(self) < chargeLimit(table, self) });
        },
      }),
    ],
  },
  {
    id: 'connernets',
    name: 'Conner Nets',
    fills: ['device'],
    limited: 0,
    cost: 5,
    standard: true,
    charges: { value: 1, recovers: 0, recoverable: false },
    device: ['connernet'],
    text: 'System Phase: you may pay a charge to drop a Conner net with the 1 straight. Spent charges do not come back.',
    abilities: [placesInSystemPhase('connernet')],
  },
  {
    id: 'drk1probedroids',
    name: 'DRK-1 Probe Droids',
    fills: ['device'],
    limited: 1,
    cost: 5,
    restrictions: [{ faction: ['separatistalliance'] }],
    standard: true,
    charges: { value: 2, recovers: 0, recoverable: false },
    device: ['drk1probedroid'],
    ways: DROP_OR_LAUNCH,
    text: 'End Phase: you may pay a charge to drop or launch a probe droid with any speed 3 template. Spent charges do not come back.',
    abilities: [
      at('during-end', {
        rule: RULE,
        optional: false,
        when: canPlace,
        *effect(context) {
          yield* places(context, 'drk1probedroid');
        },
      }),
    ],
  },
  {
    id: 'electroprotonbomb',
    name: 'Electro-Proton Bomb',
    fills: ['device', 'modification'],
    limited: 1,
    cost: 8,
    restrictions: [{ action: 'reload', difficulty: 'white' }],
    standard: true,
    charges: { value: 1, recovers: 0, recoverable: false },
    device: ['electroprotonbomb'],
    text: 'System Phase: you may pay the charge and drop an electro-proton bomb, 1 straight, with a fuse marker on it. Spent charges do not come back.',
    abilities: [
      placesInSystemPhase('electroprotonbomb', function* ({ table }, device) {
        addFuse(table, device, RULE);
      }),
    ],
  },
  {
    id: 'ionbombs',
    name: 'Ion Bombs',
    fills: ['device'],
    limited: 0,
    cost: 4,
    standard: true,
    charges: { value: 2, recovers: 0 },
    device: ['ionbomb'],
    text: 'System Phase: you may pay a charge to drop an ion bomb with the 1 straight.',
    abilities: [placesInSystemPhase('ionbomb')],
  },
  {
    id: 'protonbombs',
    name: 'Proton Bombs',
    fills: ['device'],
    limited: 0,
    cost: 4,
    standard: true,
    charges: { value: 2, recovers: 0 },
    device: ['protonbomb'],
    text: 'System Phase: you may pay a charge to drop a proton bomb with the 1 straight.',
    abilities: [placesInSystemPhase('protonbomb')],
  },
  {
    id: 'proximitymines',
    name: 'Proximity Mines',
    fills: ['device'],
    limited: 0,
    cost: 6,
    standard: true,
    charges: { value: 2, recovers: 0, recoverable: false },
    device: ['proximitymine'],
    text: 'System Phase: you may pay a charge to drop a proximity mine with the 1 straight. Spent charges do not come back.',
    abilities: [placesInSystemPhase('proximitymine')],
  },
  {
    id: 'seismiccharges',
    name: 'Seismic Charges',
    fills: ['device'],
    limited: 0,
    cost: 3,
    standard: true,
    charges: { value: 2, recovers: 0 },
    device: ['seismiccharge'],
    text: 'System Phase: you may pay a charge to drop a seismic charge (1 straight).',
    abilities: [placesInSystemPhase('seismiccharge')],
  },
  {
    id: 'thermaldetonators',
    name: 'Thermal Detonators',
    fills: ['device'],
    limited: 0,
    cost: 5,
    standard: true,
    charges: { value: 4, recovers: 0 },
    device: ['thermaldetonator'],
    ways: ONE_OR_TWO,
    text: 'System Phase: you may pay up to two charges to drop as many thermal detonators, with the 1 straight and the 2 straight, each with another template. Reloading this card recovers one charge more.',
    abilities: [
      at('system', {
        rule: THERMAL,
        optional: false,
        when: (context) => context.moment.ship === context.self.ship && canPlace(context),
        *effect(context) {
          // xw2.faq-cards.107: what waits for a drop comes after each of them.
          const { queue } = context.table;
          const first = yield* queue.within(places(context, 'thermaldetonator'));
          if (!first || context.self.ship.place !== 'play') return;
          yield* queue.within(places(context, 'thermaldetonator', { without: [first.template] }));
        },
      }),
      modify('reload-charges', RULE, (charges, { self, moment }) =>
        moment.upgrade === self.upgrade ? charges + 1 : charges,
      ),
    ],
  },
];
