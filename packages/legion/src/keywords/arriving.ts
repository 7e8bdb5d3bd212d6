import { distanceBetween } from '@rangefinder/geometry';
import type { Procedure } from '@rangefinder/kernel';
import { words } from '@rangefinder/kernel/words';
import { type AbilityContext, at, type LHooks, modify } from '../abilities.ts';
import { footprintOf } from '../battlefield/bases.ts';
import { isBeyondRange } from '../battlefield/range.ts';
import { extraMove } from '../rules/deeds.ts';
import { isTrooper } from '../rules/units.ts';
import { sufferWounds } from '../rules/wounds.ts';
import { hasKeyword, keywordValue } from '../sources.ts';
import type { Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { chooseUnit } from './choosing.ts';
import { isOwn, keyword } from './keyword.ts';

type Deployed = AbilityContext<LHooks['windows']['unit-deployed']>;

const SCOUTED = 'scouted';

/** legion.scout-x.5 */
function scoutOf(t: LTable, unit: Unit): number {
  return Math.min(3, keywordValue(t, unit, 'scout-x'));
}

/** legion.scouting-party-x: at the speed of its leader's Scout, for those who have not scouted yet. */
function* leadParty({ table, self, moment: { unit } }: Deployed): Procedure<void> {
  const rule = 'legion.scouting-party-x.1';
  const speed = scoutOf(table, unit);
  for (let left = keywordValue(table, unit, 'scouting-party-x'); left > 0; left--) {
    const isFit = (one: Unit) =>
      one !== unit &&
      one.place === 'play' &&
      isTrooper(table, one) &&
      !one.memory[SCOUTED] &&
      table.range(unit, one) <= 2;
    const chosen = yield* chooseUnit({ self, rule }, table.friendsOf(unit.seat).filter(isFit));
    if (!chosen) return;
    chosen.memory[SCOUTED] = 1;
    if (!hasKeyword(table, chosen, 'stationary')) yield* extraMove(table, chosen, speed);
  }
}

/** legion.scout-x: a move, not a move action (.8), at speed X whatever its own (.3); nobody who is stationary (.6). */
export const SCOUT = keyword(
  'scout-x',
  'Scout X',
  words(
    'After you deploy: you may move at up to speed X.',
    'Après votre déploiement : vous pouvez vous déplacer à vitesse X au plus.',
    'Po rozstawieniu: możesz się ruszyć z szybkością do X.',
  ),
  [
    at('unit-deployed', {
      rule: 'legion.scout-x.1',
      optional: true,
      when: (context) =>
        isOwn(context) &&
        context.moment.unit.place === 'play' &&
        !context.moment.unit.memory[SCOUTED] &&
        !hasKeyword(context.table, context.moment.unit, 'stationary'),
      *effect(context) {
        const { table, moment } = context;
        moment.unit.memory[SCOUTED] = 1;
        yield* extraMove(table, moment.unit, scoutOf(table, moment.unit));
        yield* leadParty(context);
      },
    }),
  ],
);

/** legion.scouting-party-x: what it adds to Scout is told there. */
export const SCOUTING_PARTY = keyword(
  'scouting-party-x',
  'Scouting Party X',
  words(
    'After you used Scout: up to X friendly troopers at range 1–2 that have not scouted may move as fast.',
    'Après avoir utilisé Scout : jusqu’à X soldats alliés à portée 1–2 qui n’ont pas fait d’éclaireur peuvent bouger aussi vite.',
    'Po użyciu Scout: do X sojuszniczych piechurów w zasięgu 1–2, którzy nie robili zwiadu, może ruszyć się równie szybko.',
  ),
  [],
);

/** legion.infiltrate: anywhere beyond range 3 of all enemies, or in its zone as anybody (.3). */
export const INFILTRATE = keyword(
  'infiltrate',
  'Infiltrate',
  words(
    'May deploy anywhere beyond range 3 of all enemies.',
    'Peut se déployer n’importe où au-delà de la portée 3 de tous les ennemis.',
    'Można go rozstawić wszędzie poza zasięgiem 3 wszystkich wrogów.',
  ),
  [
    modify('may-deploy-at', 'legion.infiltrate.1', (may, { table, self, moment: { unit, base } }) => {
      if (unit !== self.unit) return may;
      const enemies = table.enemiesOf(unit.seat).flatMap((one) => table.miniatures(one));
      return may || enemies.every((mini) => isBeyondRange(distanceBetween(base, footprintOf(mini)), 3));
    }),
  ],
);

/** legion.wound-x: the first time it enters play. */
export const WOUND = keyword(
  'wound-x',
  'Wound X',
  words(
    'When it first enters play it suffers X wounds.',
    'Quand elle entre en jeu, elle subit X blessures.',
    'Gdy wchodzi do gry, odnosi X ran.',
  ),
  [
    at('enters-play', {
      rule: 'legion.wound-x.1',
      optional: false,
      when: (context) => isOwn(context) && !context.moment.unit.memory.wounded,
      *effect({ table, self, moment: { unit } }) {
        unit.memory.wounded = 1;
        yield* sufferWounds(table, unit, self.value, { rule: 'legion.wound-x.1', attack: null, by: null });
      },
    }),
  ],
);
