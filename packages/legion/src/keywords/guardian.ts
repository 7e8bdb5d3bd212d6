import type { Procedure } from '@rangefinder/kernel';
import { words } from '@rangefinder/kernel/words';
import { type AbilityContext, at, type LHooks } from '../abilities.ts';
import { countFaces } from '../rules/attack/moment.ts';
import { notePierced, pierceLeft } from '../rules/attack/pierce.ts';
import { cancelAttackDice } from '../rules/attack/roll.ts';
import { isOfKind, isTrooper } from '../rules/units.ts';
import { sufferWounds } from '../rules/wounds.ts';
import { hasKeyword } from '../sources.ts';
import type { DefenseFace, Unit } from '../state.ts';
import { chooseNumber } from './choosing.ts';
import { keyword } from './keyword.ts';

type Moment = LHooks['windows']['pool-resolved'];

/** legion.guardian-x.1, .8 to .10 */
function mayGuard({ table, self, moment: { attack, defender } }: AbilityContext<Moment>): boolean {
  const { unit } = self;
  if (!unit || unit === defender || unit.seat !== defender.seat || attack.kind !== 'ranged') return false;
  if (unit.place !== 'play' || defender.place !== 'play') return false;
  if (!isTrooper(table, defender) || !isOfKind(table, defender, self.of)) return false;
  if (hasKeyword(table, defender, 'guardian-x') || countFaces(attack, 'hit') === 0) return false;
  return table.range(unit, defender) <= 1 && table.sees(unit, defender);
}

/** A die of its own for each hit (.2); blanks wound, and so do blocks that are pierced (.3, .11). */
function* rollAsGuardian(
  { table: t, self, moment: { attack, attacker } }: AbilityContext<Moment>,
  guardian: Unit,
  count: number,
): Procedure<void> {
  const rule = 'legion.guardian-x.2';
  const moment = { attack, attacker, defender: guardian };
  const { defense: die, surgeDefense } = t.facts(guardian);
  const rolled = t.rollDefense(die, count);
  t.emit({ type: 'defense-rolled', rule, defender: guardian.id, dice: rolled.map((face) => ({ die, face })) });
  const surge = t.abilities.ask('guardian-surge', moment, surgeDefense) ?? 'blank';
  const faces: readonly DefenseFace[] = rolled.map((face) => (face === 'surge' ? surge : face));
  t.emit({ type: 'defense-dice', rule: 'legion.guardian-x.3', defender: guardian.id, how: 'converted', faces });
  const blocks = faces.filter((face) => face === 'block').length;
  const most = Math.min(blocks, pierceLeft(t, moment));
  const pierced = yield* chooseNumber({ self, rule: 'legion.guardian-x.11', seat: attacker.seat }, most);
  notePierced(moment, pierced);
  const wounds = count - blocks + pierced;
  yield* sufferWounds(t, guardian, wounds, { rule: 'legion.guardian-x.3', attack: null, by: attacker });
}

/** legion.guardian-x: it is no defender and gains no suppression (.6); several resolve one after another (.13). */
export const GUARDIAN = keyword(
  'guardian-x',
  'Guardian X',
  words(
    'When a friendly trooper at range 1 in sight defends against a ranged attack: cancel up to X hits and roll a die for each; a blank wounds you.',
    'Quand un soldat allié à portée 1 en vue défend à distance : annulez jusqu’à X touches, un dé chacune ; une face vide vous blesse.',
    'Gdy sojuszniczy piechur w zasięgu 1, na widoku, broni się na dystans: anuluj do X trafień, rzuć za każde kością; pusta cię rani.',
  ),
  [
    at('defender-modifies-attack-dice', {
      rule: 'legion.guardian-x.1',
      optional: true,
      when: mayGuard,
      *effect(context) {
        const { table, self, moment } = context;
        const { unit } = self;
        if (!unit) return;
        const most = Math.min(self.value, countFaces(moment.attack, 'hit'));
        const wanted = yield* chooseNumber({ self, rule: 'legion.guardian-x.1' }, most);
        const by = { by: 'guardian-x', rule: 'legion.guardian-x.1' } as const;
        const count = cancelAttackDice(table, moment, 'hit', wanted, by);
        if (count > 0) yield* rollAsGuardian(context, unit, count);
      },
    }),
  ],
);
