import { words } from '@rangefinder/kernel/words';
import type { BattleCardFacts } from '../../card.ts';
import { cardsOf } from './card.ts';
import { halfDisc, smallZone, zone } from './field.ts';
import { PLAIN } from './rules/words.ts';
import { ADVANCED, DISARRAY, ROLL_OUT } from './rules/zones.ts';

const deployment = cardsOf('deployment', 'standard');
const skirmish = cardsOf('deployment', 'skirmish');

export const DEPLOYMENTS: readonly BattleCardFacts[] = [
  deployment({
    id: 'advanced-positions',
    name: 'Advanced Positions',
    rules: ADVANCED,
    text: words(
      'While they are deployed, troopers have Scout 1 (besides their own) and are without Stationary.',
      'Pendant leur déploiement, les soldats ont Scout 1 (en plus du leur) et sont sans Stationary.',
      'Podczas rozstawiania piechota ma Scout 1 (oprócz własnego) i nie ma Stationary.',
    ),
    zones: {
      blue: [zone([6, 0], [12, 0], [12, 6], [11, 6], [11, 1], [6, 1])],
      red: [zone([0, 0], [1, 0], [1, 5], [6, 5], [6, 6], [0, 6])],
    },
  }),
  deployment({
    id: 'battle-lines',
    name: 'Battle Lines',
    rules: PLAIN,
    zones: {
      blue: [zone([0, 0], [12, 0], [12, 1], [0, 1])],
      red: [zone([0, 5], [12, 5], [12, 6], [0, 6])],
    },
  }),
  deployment({
    id: 'danger-close',
    name: 'Danger Close',
    rules: PLAIN,
    zones: {
      blue: [zone([6, 5], [11, 5], [11, 1], [9, 1], [9, 0], [12, 0], [12, 6], [6, 6])],
      red: [zone([0, 0], [6, 0], [6, 1], [1, 1], [1, 5], [3, 5], [3, 6], [0, 6])],
    },
  }),
  deployment({
    id: 'disarray',
    name: 'Disarray',
    rules: DISARRAY,
    text: words(
      'Two zones a side; at least one unit must be deployed in each.',
      'Deux zones par camp ; au moins une unité doit être déployée dans chacune.',
      'Po dwie strefy na stronę; w każdej trzeba wystawić co najmniej jeden oddział.',
    ),
    zones: {
      blue: [zone([0, 0], [4, 0], [4, 1], [0, 1]), zone([8, 5], [12, 5], [12, 6], [8, 6])],
      red: [zone([0, 5], [4, 5], [4, 6], [0, 6]), zone([8, 0], [12, 0], [12, 1], [8, 1])],
    },
  }),
  deployment({
    id: 'hemmed-in',
    name: 'Hemmed In',
    rules: PLAIN,
    zones: {
      blue: [zone([3, 0], [9, 0], [9, 1], [7, 1], [7, 2], [5, 2], [5, 1], [3, 1])],
      red: [
        zone([0, 4], [3, 4], [3, 5], [5, 5], [5, 6], [0, 6]),
        zone([7, 5], [9, 5], [9, 4], [12, 4], [12, 6], [7, 6]),
      ],
    },
  }),
  deployment({
    id: 'major-offensive',
    name: 'Major Offensive',
    rules: PLAIN,
    zones: {
      blue: [zone([6, 0], [12, 0], [12, 3], [9, 3], [9, 1], [6, 1])],
      red: [zone([0, 3], [3, 3], [3, 5], [6, 5], [6, 6], [0, 6])],
    },
  }),
  deployment({
    id: 'roll-out',
    name: 'Roll Out',
    rules: ROLL_OUT,
    text: words(
      'Vehicles may be deployed outside an own zone, their whole base within range 1 of it.',
      'Les véhicules peuvent être déployés hors d’une zone à soi, leur socle entièrement à portée 1 d’elle.',
      'Pojazdy można wystawić poza swoją strefą, z całą podstawką w zasięgu 1 od niej.',
    ),
    zones: {
      blue: [zone([8, 0], [12, 0], [12, 6], [10, 6], [10, 2], [8, 2])],
      red: [zone([0, 0], [2, 0], [2, 4], [4, 4], [4, 6], [0, 6])],
    },
  }),
  deployment({
    id: 'the-long-march',
    name: 'The Long March',
    rules: PLAIN,
    zones: {
      blue: [zone([9, 0], [12, 0], [12, 6], [9, 6])],
      red: [zone([0, 0], [3, 0], [3, 6], [0, 6])],
    },
  }),
  skirmish({
    id: 'battle-lines-skirmish',
    name: 'Battle Lines',
    rules: PLAIN,
    zones: {
      blue: [smallZone([0, 0], [6, 0], [6, 1], [0, 1])],
      red: [smallZone([0, 5], [6, 5], [6, 6], [0, 6])],
    },
  }),
  skirmish({
    id: 'faceoff',
    name: 'Faceoff',
    rules: PLAIN,
    zones: { blue: [halfDisc('near')], red: [halfDisc('far')] },
  }),
  skirmish({
    id: 'flanking-positions',
    name: 'Flanking Positions',
    // Which of the two maps is whose: sources differ.
    sure: false,
    rules: PLAIN,
    zones: {
      blue: [smallZone([3, 0], [6, 0], [6, 3], [5, 3], [5, 1], [3, 1])],
      red: [smallZone([0, 3], [1, 3], [1, 5], [3, 5], [3, 6], [0, 6])],
    },
  }),
  skirmish({
    id: 'meeting-engagement',
    name: 'Meeting Engagement',
    sure: false,
    rules: PLAIN,
    zones: {
      blue: [smallZone([4, 0], [6, 0], [6, 2], [4, 2])],
      red: [smallZone([0, 4], [2, 4], [2, 6], [0, 6])],
    },
  }),
];
