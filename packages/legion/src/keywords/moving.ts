import type { Procedure } from '@rangefinder/kernel';
import { words } from '@rangefinder/kernel/words';
import { at, type MoveKind, modify } from '../abilities.ts';
import { refuse } from '../refusals.ts';
import { changeAttackDice } from '../rules/attack/roll.ts';
import { climbsOf, isSingleClamber } from '../rules/climbing.ts';
import { freeClamber } from '../rules/freeactions.ts';
import { RUSHED } from '../rules/moving.ts';
import { giveKeyword } from '../sources.ts';
import type { Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { attacks, isOwn, keyword } from './keyword.ts';

/** legion.ram-x: blanks first, which lose nothing by it (.2). */
export const RAM = keyword(
  'ram',
  'Ram X',
  words(
    'After a full move at maximum speed in this activation: turn X results into criticals.',
    'Après un mouvement complet à la vitesse maximale pendant cette activation : changez X résultats en critiques.',
    'Po pełnym ruchu z maksymalną szybkością w tej aktywacji: zmień X wyników w krytyczne.',
  ),
  [
    at('attacker-modifies-attack-dice', {
      rule: 'legion.ram.1',
      optional: false,
      when: (context) => attacks(context) && context.moment.attacker.memory[RUSHED] !== undefined,
      *effect({ table, self, moment }) {
        changeAttackDice(table, moment.attack, ['blank', 'hit'], 'crit', self.value, 'legion.ram.1');
      },
    }),
  ],
);

/** legion.cumbersome: once fired, the unit has it for the rest of its activation and moves no more but to pivot (.2). */
export const CUMBERSOME = keyword(
  'cumbersome',
  'Cumbersome',
  words(
    'Not in the same activation as a move, unless it is a pivot.',
    'Pas pendant la même activation qu’un mouvement, sauf un pivot.',
    'Nie w tej samej aktywacji co ruch, chyba że to obrót.',
  ),
  [
    at('forming-pool', {
      rule: 'legion.cumbersome.2',
      optional: false,
      when: (context) => attacks(context) && context.table.state.activation?.unit === context.moment.attacker.id,
      *effect({ table, moment: { attacker } }) {
        giveKeyword(table, attacker, 'activation', { id: 'cumbersome', value: 1, of: '' });
      },
    }),
    modify('may-move', 'legion.cumbersome.2', (may, { self, moment: { unit, how } }) =>
      unit === self.unit && how !== 'pivot' ? false : may,
    ),
  ],
  (t, _use, { attacker }) => {
    const { activation } = t.state;
    // legion.cumbersome.4: what it did before is nothing to an attack outside of its activation.
    if (activation?.unit !== attacker.id || !activation.moved) return undefined;
    return refuse('legion.cumbersome.3', 'card-forbids');
  },
);

/** legion.expert-climber */
export const EXPERT_CLIMBER = keyword(
  'expert-climber',
  'Expert Climber',
  words('Clambers without dice and wounds.', 'Escalade sans dés ni blessures.', 'Wspina się bez rzutów i ran.'),
  [modify('clamber-dice', 'legion.expert-climber.1', (dice, { self, moment }) => (moment === self.unit ? 0 : dice))],
);

/** legion.grounded */
export const GROUNDED = keyword(
  'grounded',
  'Grounded',
  words('Neither climbs nor clambers.', 'Ne peut ni grimper ni escalader.', 'Nie może się wspinać.'),
  [modify('may-climb', 'legion.grounded.1', (may, { self, moment }) => may && moment !== self.unit)],
);

const SCALING = 'activation:scaling';
const SCALED = 'activation:scaled';

/** legion.scale.2: with these moves, and not after a withdrawal (.7). */
const SCALED_WITH: readonly MoveKind[] = ['standard', 'climb', 'clamber', 'disembark'];

/** The free clamber, if its player wants; what follows it is no occasion for another. */
function* scale(t: LTable, unit: Unit): Procedure<boolean> {
  unit.memory[SCALING] = 1;
  const scaled = yield* freeClamber(t, unit, 'legion.scale.1');
  delete unit.memory[SCALING];
  return scaled;
}

/** How many actions there have been in this activation: which of them a clamber went with. */
function performed(t: LTable): number {
  return t.state.activation?.performed.length ?? 0;
}

function mayScale(t: LTable, unit: Unit): boolean {
  return unit.memory[SCALING] === undefined && climbsOf(t, unit).some(isSingleClamber);
}

/**
 * legion.scale: a free clamber with a move action, before it or after it (.1), each time (.8), without dice (.6); no terrain is
 * difficult (.5). A clamber of height 2 and one over a wall are two in one (.3, .4).
 */
export const SCALE = keyword(
  'scale',
  'Scale',
  words(
    'With a move action, before or after it: a free clamber. Clambers without dice; difficult terrain does not slow you.',
    'Avec une action de mouvement, avant ou après : une escalade gratuite. Escalade sans dés ; le terrain difficile ne vous ralentit pas.',
    'Przed akcją ruchu albo po niej: darmowa wspinaczka. Wspina się bez rzutów; trudny teren nie spowalnia.',
  ),
  [
    modify('clamber-dice', 'legion.scale.6', (dice, { self, moment }) => (moment === self.unit ? 0 : dice)),
    modify('ignores-difficult', 'legion.scale.5', (ignores, { self, moment }) => ignores || moment === self.unit),
    modify('clamber-cost', 'legion.scale.3', (cost, { self, moment: { unit, worth } }) =>
      unit === self.unit && worth === 2 ? 1 : cost,
    ),
    at('before-move', {
      rule: 'legion.scale.1',
      optional: false,
      when: (context) =>
        isOwn(context) && context.moment.how === 'standard' && mayScale(context.table, context.moment.unit),
      *effect({ table, moment: { unit } }) {
        if (yield* scale(table, unit)) unit.memory[SCALED] = performed(table);
      },
    }),
    at('action-performed', {
      rule: 'legion.scale.1',
      optional: false,
      when: (context) => {
        const { table, moment } = context;
        const { unit, move } = moment;
        if (!isOwn(context) || move === undefined || !SCALED_WITH.includes(move.how) || move.worth === 2) return false;
        return unit.memory[SCALED] !== performed(table) && mayScale(table, unit);
      },
      *effect({ table, moment: { unit } }) {
        yield* scale(table, unit);
      },
    }),
  ],
);

/** legion.immune-melee */
export const IMMUNE_MELEE = keyword(
  'immune-melee',
  'Immune: Melee',
  words(
    'Enemies cannot be placed in base contact with it.',
    'Les ennemis ne peuvent pas être placés en contact avec elle.',
    'Wrogów nie można postawić w kontakcie z nim.',
  ),
  [
    modify(
      'may-start-melee',
      'legion.immune-melee.1',
      (may, { self, moment: { enemy } }) => may && enemy !== self.unit,
    ),
  ],
);
