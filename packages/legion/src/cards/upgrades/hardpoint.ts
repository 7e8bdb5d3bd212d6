import { words } from '@rangefinder/kernel/words';
import type { UpgradeFacts } from '../../card.ts';
import { BEYOND, kw, ranged } from '../print.ts';
import { FIRES_BY_HALVES } from './halving.ts';
import { cardsOf } from './upgrade.ts';

const hardpoint = cardsOf('hardpoint');

const HALVED = words(
  'On activating it may halve the dice and the keyword values of this weapon until the activation ends; then it has Gunslinger.',
  'À son activation, elle peut réduire de moitié les dés et les valeurs de mots-clés de cette arme jusqu’à la fin de l’activation ; elle a alors Gunslinger.',
  'Przy aktywacji może do jej końca zmniejszyć o połowę kości i wartości słów kluczowych tej broni; ma wtedy Gunslinger.',
);

export const HARDPOINT: readonly UpgradeFacts[] = [
  hardpoint({
    id: '88-twin-light-blaster-cannon',
    name: '88 Twin Light Blaster Cannon',
    points: 10,
    formerPoints: 20,
    restriction: { units: ['AT-ST'] },
    weapons: [
      ranged(
        '88 Twin Light Blaster Cannon',
        1,
        3,
        { red: 1, black: 1, white: 1 },
        kw('impact-x', 1),
        kw('fixed', 'front'),
      ),
    ],
  }),
  hardpoint({
    id: 'ag-2g-quad-laser',
    name: 'AG-2G Quad Laser',
    points: 28,
    formerPoints: 36,
    restriction: { units: ['A-A5 Speeder Truck'] },
    weapons: [ranged('AG-2G Quad Laser', 1, 3, { black: 6 }, kw('impact-x', 2))],
  }),
  hardpoint({
    id: 'at-rt-flamethrower',
    name: 'AT-RT Flamethrower',
    points: 15,
    formerPoints: 20,
    restriction: { units: ['AT-RT'] },
    weapons: [ranged('AT-RT Flamethrower', 1, 1, { black: 2 }, kw('blast'), kw('fixed', 'front'), kw('spray'))],
  }),
  hardpoint({
    id: 'at-rt-laser-cannon',
    name: 'AT-RT Laser Cannon',
    points: 10,
    restriction: { units: ['AT-RT'] },
    weapons: [ranged('AT-RT Laser Cannon', 2, 4, { red: 1, black: 2 }, kw('impact-x', 3), kw('fixed', 'front'))],
  }),
  hardpoint({
    id: 'at-rt-rotary-blaster',
    name: 'AT-RT Rotary Blaster',
    points: 20,
    restriction: { units: ['AT-RT'] },
    weapons: [ranged('AT-RT Rotary Blaster', 1, 3, { black: 5 }, kw('fixed', 'front'))],
  }),
  hardpoint({
    id: 'at-st-mortar-launcher',
    name: 'AT-ST Mortar Launcher',
    points: 5,
    formerPoints: 10,
    restriction: { units: ['AT-ST'] },
    weapons: [ranged('AT-ST Mortar Launcher', 4, BEYOND, { white: 3 }, kw('fixed', 'front'), kw('suppressive'))],
  }),
  hardpoint({
    id: 'ax-108-ground-buzzer',
    name: 'Ax-108 "Ground Buzzer"',
    points: 10,
    restriction: { units: ['T-47 Airspeeder'] },
    weapons: [ranged('Ax-108 "Ground Buzzer"', 1, 2, { black: 4 }, kw('fixed', 'rear'))],
  }),
  hardpoint({
    id: 'dlt-19-rifle-pintle',
    name: 'DLT-19 Rifle Pintle',
    points: 18,
    restriction: { units: ['Occupier Combat Assault Tank'] },
    weapons: [ranged('DLT-19 Rifle Pintle', 1, 4, { red: 2 }, kw('impact-x', 1))],
  }),
  hardpoint({
    id: 'dw-3-concussion-grenade-launcher',
    name: 'DW-3 Concussion Grenade Launcher',
    points: 8,
    formerPoints: 15,
    restriction: { units: ['AT-ST'] },
    weapons: [ranged('DW-3 Concussion Grenade Launcher', 1, 2, { black: 2 }, kw('fixed', 'front'), kw('blast'))],
  }),
  hardpoint({
    id: 'heavy-laser-retrofit',
    name: 'Heavy Laser Retrofit',
    points: 16,
    restriction: { units: ['A-A5 Speeder Truck'] },
    weapons: [ranged('Heavy Laser Retrofit', 1, 4, { red: 1, black: 1, white: 1 }, kw('critical-x', 1))],
  }),
  hardpoint({
    id: 'm-45-ion-blaster',
    name: 'M-45 Ion Blaster',
    points: 31,
    restriction: { units: ['X-34 Landspeeder'] },
    weapons: [
      ranged('M-45 Ion Blaster', 1, 4, { black: 1, white: 4 }, kw('fixed', 'front'), kw('impact-x', 1), kw('ion-x', 1)),
    ],
    exhaust: true,
  }),
  hardpoint({
    id: 'mark-ii-medium-blaster',
    name: 'Mark II Medium Blaster',
    points: 26,
    restriction: { units: ['X-34 Landspeeder'] },
    weapons: [ranged('Mark II Medium Blaster', 1, 3, { black: 4 }, kw('fixed', 'front'))],
  }),
  hardpoint({
    id: 'mo-dk-power-harpoon',
    name: 'Mo/Dk Power Harpoon',
    points: 0,
    restriction: { units: ['T-47 Airspeeder'] },
    weapons: [ranged('Mo/Dk Power Harpoon', 1, 2, { red: 1 }, kw('impact-x', 1), kw('fixed', 'rear'), kw('tow-cable'))],
  }),
  hardpoint({
    id: 'nose-mounted-flamethrower',
    name: 'Nose-Mounted Flamethrower',
    points: 15,
    restriction: { units: ['DSD1 Dwarf Spider Droid'] },
    weapons: [
      ranged('Nose-Mounted Flamethrower', 1, 1, { red: 1, white: 1 }, kw('blast'), kw('fixed', 'front'), kw('spray')),
    ],
  }),
  hardpoint({
    id: 'nose-mounted-ion-blaster',
    name: 'Nose-Mounted Ion Blaster',
    points: 10,
    restriction: { units: ['DSD1 Dwarf Spider Droid'] },
    keywords: [kw('cycle')],
    weapons: [
      ranged(
        'Nose-Mounted Ion Blaster',
        2,
        4,
        { black: 3, white: 3 },
        kw('fixed', 'front'),
        kw('ion-x', 1),
        kw('impact-x', 2),
      ),
    ],
    exhaust: true,
  }),
  hardpoint({
    id: 'nose-mounted-laser-cannon',
    name: 'Nose-Mounted Laser Cannon',
    points: 15,
    restriction: { units: ['DSD1 Dwarf Spider Droid'] },
    weapons: [
      ranged(
        'Nose-Mounted Laser Cannon',
        1,
        3,
        { red: 1, black: 3, white: 1 },
        kw('critical-x', 1),
        kw('fixed', 'front'),
      ),
    ],
  }),
  hardpoint({
    id: 'rt-97c-rifle-pintle',
    name: 'RT-97C Rifle Pintle',
    points: 14,
    restriction: { units: ['Occupier Combat Assault Tank'] },
    weapons: [ranged('RT-97C Rifle Pintle', 1, 4, { red: 1, white: 3 })],
  }),
  hardpoint({
    id: 'tx-130-beam-cannon-turret',
    name: 'TX-130 Beam Cannon Turret',
    points: 30,
    restriction: { units: ['TX-130 Saber-Class Fighter Tank'] },
    weapons: [ranged('TX-130 Beam Cannon Turret', 1, 4, { red: 2 }, kw('beam-x', 2))],
  }),
  hardpoint({
    id: 'tx-130-twin-laser-turret',
    name: 'TX-130 Twin Laser Turret',
    points: 14,
    restriction: { units: ['TX-130 Saber-Class Fighter Tank'] },
    weapons: [ranged('TX-130 Twin Laser Turret', 1, 3, { black: 3 }, kw('critical-x', 1))],
  }),
  hardpoint({
    id: 'twin-beam-cannons',
    name: 'Twin Beam Cannons',
    points: 40,
    restriction: { units: ['Infantry Support Platform'] },
    weapons: [ranged('Twin Beam Cannons', 1, 4, { red: 2, white: 2 }, kw('beam-x', 2), kw('fixed', 'front'))],
  }),
  hardpoint({
    id: 'twin-blaster-cannons',
    name: 'Twin Blaster Cannons',
    points: 40,
    restriction: { units: ['Infantry Support Platform'] },
    weapons: [ranged('Twin Blaster Cannons', 1, 3, { black: 6 }, kw('critical-x', 2), kw('fixed', 'front'))],
    text: HALVED,
    abilities: FIRES_BY_HALVES,
  }),
  hardpoint({
    id: 'twin-missile-pods',
    name: 'Twin Missile Pods',
    points: 40,
    restriction: { units: ['Infantry Support Platform'] },
    weapons: [ranged('Twin Missile Pods', 2, 4, { red: 4 }, kw('fixed', 'front'), kw('impact-x', 2))],
    text: HALVED,
    abilities: FIRES_BY_HALVES,
  }),
];
