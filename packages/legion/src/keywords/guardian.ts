import type { Procedure } from '@rangefinder/kernel';
import { words } from '@rangefinder/kernel/words';
import { type AbilityContext, at, type LHooks } from '../abilities.ts';
import { pickOne } from '../ask.ts';
import { countFaces, isRanged } from '../rules/attack/moment.ts';
import { notePierced, pierceLeft } from '../rules/attack/pierce.ts';
import { cancelAttackDice } from '../rules/attack/roll.ts';
import { countOptions } from '../rules/counts.ts';
import { affordable, spendTokens } from '../rules/spending.ts';
import { isOfKind, isTrooper } from '../rules/units.ts';
import { sufferWounds } from '../rules/wounds.ts';
import { hasKeyword } from '../sources.ts';
import type { DefenseFace, Unit } from '../state.ts';
import { chooseNumber } from './choosing.ts';
import { keyword } from './keyword.ts';

type Moment = LHooks['windows']['pool-resolved'];

/** What an attack remembers of a guardian that has dodged in it. */
export function guardianDodged({ id }: Unit): string {
  return `guardian-dodged:${id}`;
}

const HITS = ['hit'] as const;
const BOTH = ['hit', 'crit'] as const;

/** legion.guardian-x.1, .8, legion.detonate.14 */
export function mayGuard({ table, self, moment: { attack, defender } }: AbilityContext<Moment>): boolean {
  const { unit } = self;
  if (!unit || unit === defender || unit.seat !== defender.seat) return false;
  if (!table.abilities.ask('may-guard', { guardian: unit, attack }, isRanged(attack))) return false;
  // legion.guardian-x.9, .10: neither by whoever is transported nor for it.
  if (unit.place !== 'play' || defender.place !== 'play') return false;
  if (!isTrooper(table, defender) || !isOfKind(table, defender, self.of)) return false;
  if (hasKeyword(table, defender, 'guardian-x')) return false;
  const faces = table.abilities.ask('guards-criticals', unit, null) === null ? HITS : BOTH;
  if (countFaces(attack, ...faces) === 0) return false;
  return table.range(unit, defender) <= 1 && table.sees(unit, defender);
}

/** A die of its own for each hit (.2); blanks wound, and so do blocks that are pierced (.3, .11). */
function* rollAsGuardian(context: AbilityContext<Moment>, guardian: Unit, count: number): Procedure<void> {
  const { table: t, self } = context;
  const { attack, attacker } = context.moment;
  const rule = 'legion.guardian-x.2';
  const moment = { attack, attacker, defender: guardian };
  const { defense, surgeDefense } = t.facts(guardian);
  const die = t.abilities.ask('defense-die', moment, defense);
  const rolled = t.rollDefense(die, count);
  t.emit({ type: 'defense-rolled', rule, defender: guardian.id, dice: rolled.map((face) => ({ die, face })) });
  const surge = t.abilities.ask('guardian-surge', moment, surgeDefense);
  const surges = rolled.filter((face) => face === 'surge').length;
  let spent = surge === null ? yield* spendSurges(context, guardian, surges) : 0;
  const converted = (): DefenseFace => surge ?? (spent-- > 0 ? 'block' : 'blank');
  const faces: readonly DefenseFace[] = rolled.map((face) => (face === 'surge' ? converted() : face));
  t.emit({ type: 'defense-dice', rule: 'legion.guardian-x.3', defender: guardian.id, how: 'converted', faces });
  const blocks = faces.filter((face) => face === 'block').length;
  const most = Math.min(blocks, pierceLeft(t, moment));
  const pierced = yield* chooseNumber({ self, rule: 'legion.guardian-x.11', seat: attacker.seat }, most);
  notePierced(moment, pierced);
  const wounds = count - blocks + pierced;
  yield* sufferWounds(t, guardian, wounds, { rule: 'legion.guardian-x.3', attack: null, by: attacker });
}

/** legion.soresu-mastery.3 to .7: a dodge token for one of the hits that it cancels. */
function* dodgeAsGuardian(context: AbilityContext<Moment>, guardian: Unit, hits: number): Procedure<number> {
  const { table: t, moment } = context;
  const { attack, attacker } = moment;
  const may = t.abilities.ask('guardian-dodges', { attack, attacker, defender: guardian }, 0);
  const most = Math.min(may, hits, affordable(t, guardian, 'dodge', attack));
  if (most === 0) return 0;
  const { seat, id } = guardian;
  const rule = 'legion.soresu-mastery.3';
  const options = countOptions(most);
  const { count } = yield* pickOne({ seat, topic: 'spend-dodge', rule, about: { unit: id }, options });
  yield* spendTokens(t, guardian, 'dodge', count, { rule, attack });
  if (count > 0) attack.memory[guardianDodged(guardian)] = 1;
  return count;
}

/** legion.surge-tokens.4: its own surge tokens, each for a block. */
function* spendSurges(
  { table: t, moment: { attack } }: AbilityContext<Moment>,
  guardian: Unit,
  surges: number,
): Procedure<number> {
  const most = Math.min(surges, affordable(t, guardian, 'surge', attack));
  if (most === 0) return 0;
  const { seat, id } = guardian;
  const rule = 'legion.surge-tokens.4';
  const options = countOptions(most);
  const { count } = yield* pickOne({ seat, topic: 'spend-surge', rule, about: { unit: id }, options });
  yield* spendTokens(t, guardian, 'surge', count, { rule, attack });
  return count;
}

const BY = { by: 'guardian-x', rule: 'legion.guardian-x.1' } as const;

/** Up to X results, of which criticals where a card allows them; each is rolled for. */
export function* guard(context: AbilityContext<Moment>): Procedure<void> {
  const { table, self, moment } = context;
  const { unit } = self;
  if (!unit) return;
  const crits = yield* guardCriticals(context, unit);
  const most = Math.min(self.value - crits, countFaces(moment.attack, 'hit'));
  const wanted = yield* chooseNumber({ self, rule: BY.rule }, most);
  const count = crits + cancelAttackDice(table, moment, 'hit', wanted, BY);
  const dodged = yield* dodgeAsGuardian(context, unit, count);
  if (count > dodged) yield* rollAsGuardian(context, unit, count - dodged);
}

function* guardCriticals({ table, self, moment }: AbilityContext<Moment>, guardian: Unit): Procedure<number> {
  const card = table.abilities.ask('guards-criticals', guardian, null);
  if (card === null) return 0;
  const most = Math.min(self.value, countFaces(moment.attack, 'crit'));
  const count = yield* chooseNumber({ self: { ...self, card }, rule: 'legion.golden-rules.2' }, most);
  if (count > 0) yield* table.window('guarding-criticals', { unit: guardian });
  return cancelAttackDice(table, moment, 'crit', count, BY);
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
      effect: guard,
    }),
  ],
);
