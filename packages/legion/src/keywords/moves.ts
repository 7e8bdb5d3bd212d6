import { words } from '@rangefinder/kernel/words';
import { at, modify } from '../abilities.ts';
import { pivotAlong } from '../rules/deeds.ts';
import { isStandard } from '../rules/moving.ts';
import { keywordValue } from '../sources.ts';
import type { Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { isOwn, keyword } from './keyword.ts';

/** legion.jump-x: the choices of move actions look for it, so that it is there wherever a move action is (.2, .8). */
export const JUMP = keyword(
  'jump-x',
  'Jump X',
  words(
    'As a move action: a standard move that ignores, or ends on, terrain of height X or lower.',
    'Comme action de mouvement : un mouvement standard qui ignore le terrain de hauteur X ou moins, ou s’y termine.',
    'Jako akcja ruchu: zwykły ruch, który ignoruje teren wysokości do X albo się na nim kończy.',
  ),
  [],
);

/** legion.spur: the choices of move actions look for it. */
export const SPUR = keyword(
  'spur',
  'Spur',
  words(
    'For a move it may gain a suppression token and be faster by 1.',
    'Pour un mouvement, elle peut gagner un pion suppression et aller plus vite de 1.',
    'Na czas ruchu może zyskać żeton przygniecenia i być szybsza o 1.',
  ),
  [],
);

/** legion.plodding: one standard move in an activation, whatever allows it (.2). */
export const PLODDING = keyword(
  'plodding',
  'Plodding',
  words(
    'No more than one standard move in its activation.',
    'Pas plus d’un mouvement standard pendant son activation.',
    'Najwyżej jeden zwykły ruch podczas swojej aktywacji.',
  ),
  [
    at('moved', {
      rule: 'legion.plodding.1',
      optional: false,
      when: (context) =>
        isOwn(context) && isStandard(context.moment.how) && isActive(context.table, context.moment.unit),
      *effect({ moment: { unit } }) {
        unit.memory['activation:plodded'] = 1;
      },
    }),
    modify('may-move', 'legion.plodding.1', (may, { self, moment: { unit, how } }) =>
      unit === self.unit && isStandard(how) && unit.memory['activation:plodded'] ? false : may,
    ),
  ],
);

function isActive(t: LTable, unit: Unit): boolean {
  return t.state.activation?.unit === unit.id;
}

/** legion.stationary: who panics stays as well (.2). */
export const STATIONARY = keyword(
  'stationary',
  'Stationary',
  words('It makes no moves but pivots.', 'Elle n’effectue que des pivots.', 'Wykonuje tylko obroty.'),
  [
    modify('may-move', 'legion.stationary.1', (may, { self, moment: { unit, how } }) =>
      unit === self.unit && how !== 'pivot' ? false : may,
    ),
  ],
);

/**
 * legion.reposition: the choices of move actions look for it; with a compulsory move it comes before or after, not both (.2). After
 * a move action it is one of the things that follow, in the order that its player likes (legion.timing.1).
 */
export const REPOSITION = keyword(
  'reposition',
  'Reposition',
  words(
    'Before or after a standard move it may pivot.',
    'Avant ou après un mouvement standard, elle peut pivoter.',
    'Przed zwykłym ruchem albo po nim może się obrócić.',
  ),
  [
    at('before-move', {
      rule: 'legion.reposition.1',
      optional: true,
      when: (context) => isOwn(context) && context.moment.how === 'compulsory',
      *effect({ table, moment: { unit } }) {
        yield* pivotAlong(table, unit);
        unit.memory['activation:repositioned'] = 1;
      },
    }),
    at('moved', {
      rule: 'legion.reposition.1',
      optional: true,
      when: ({ self, moment }) =>
        self.unit === moment.unit && moment.how === 'compulsory' && !moment.unit.memory['activation:repositioned'],
      effect: ({ table, moment: { unit } }) => pivotAlong(table, unit),
    }),
    at('action-performed', {
      rule: 'legion.reposition.1',
      optional: false,
      when: (context) => isOwn(context) && context.moment.move?.turns === true,
      effect: ({ table, moment: { unit } }) => pivotAlong(table, unit),
    }),
  ],
);

/** legion.wheel-mode */
export const WHEEL_MODE = keyword(
  'wheel-mode',
  'Wheel Mode',
  words(
    'At the start of its activation: speed 3 for it; until the end of the round Cover 2, no attacks and no shields.',
    'Au début de son activation : vitesse 3 ; jusqu’à la fin de la manche Cover 2, ni attaques ni boucliers.',
    'Na początku aktywacji: szybkość 3; do końca rundy Cover 2, bez ataków i osłon.',
  ),
  [
    at('activates', {
      rule: 'legion.wheel-mode.1',
      optional: true,
      when: isOwn,
      *effect({ table, moment: { unit } }) {
        unit.memory['activation:wheels'] = 1;
        unit.memory['round:wheels'] = 1;
        table.changed(unit);
      },
    }),
    modify('speed', 'legion.wheel-mode.1', (speed, { self, moment: unit }) =>
      unit === self.unit && unit.memory['activation:wheels'] ? Math.max(3, speed) : speed,
    ),
    modify('cover-value', 'legion.wheel-mode.2', (cover, { self, moment: { defender } }) =>
      defender === self.unit && defender.memory['round:wheels'] ? cover + 2 : cover,
    ),
    modify('may-be-attacked', 'legion.wheel-mode.3', (may, { self, moment: { attacker } }) =>
      attacker === self.unit && attacker.memory['round:wheels'] ? false : may,
    ),
    modify('may-flip-shields', 'legion.wheel-mode.4', (may, { self, moment: unit }) =>
      unit === self.unit && unit.memory['round:wheels'] ? false : may,
    ),
  ],
);

/** legion.disengage: the rules of moving look for it. */
export const DISENGAGE = keyword(
  'disengage',
  'Disengage',
  words(
    'Engaged with one enemy unit only, it moves as it likes.',
    'Engagée avec une seule unité ennemie, elle se déplace normalement.',
    'Związana walką tylko z jednym wrogim oddziałem, porusza się normalnie.',
  ),
  [],
);

/** legion.speeder-x: the compulsory move is a rule; this is what it flies over. */
export const SPEEDER = keyword(
  'speeder-x',
  'Speeder X',
  words(
    'A compulsory move at the start or the end of its actions. It moves over and ends on terrain of height X or lower.',
    'Un mouvement obligatoire au début ou à la fin de ses actions. Elle survole le terrain de hauteur X ou moins et peut s’y arrêter.',
    'Przymusowy ruch na początku lub końcu akcji. Przelatuje nad terenem wysokości do X i może na nim skończyć.',
  ),
  [
    modify('crosses-height', 'legion.speeder-x.11', (height, { table, self, moment: unit }) =>
      unit === self.unit ? Math.max(height, keywordValue(table, unit, 'speeder-x')) : height,
    ),
  ],
);

/** legion.hover: over the ground others treat it as a ground vehicle, which space knows; in the air it flies over terrain. */
export const HOVER = keyword(
  'hover',
  'Hover',
  words(
    'It may reverse, strafe and stand by. Ground: others treat it as a ground vehicle. Air X: it moves over terrain of height X or lower.',
    'Elle peut reculer, se décaler et se mettre en alerte. Ground : traitée comme un véhicule terrestre. Air X : survole le terrain de hauteur X ou moins.',
    'Może cofać się, ruszać bokiem i czuwać. Ground: dla innych jest pojazdem naziemnym. Air X: przelatuje nad terenem wysokości do X.',
  ),
  [
    modify('crosses-height', 'legion.hover.12', (height, { self, moment: unit }) =>
      unit === self.unit && self.of === 'air' ? Math.max(height, self.value) : height,
    ),
  ],
);

/** legion.climbing-vehicle: the rules of climbing look for it. */
export const CLIMBING_VEHICLE = keyword(
  'climbing-vehicle',
  'Climbing Vehicle',
  words(
    'It climbs and clambers as a trooper does.',
    'Elle escalade et grimpe comme un soldat.',
    'Wspina się jak piechur.',
  ),
  [],
);
