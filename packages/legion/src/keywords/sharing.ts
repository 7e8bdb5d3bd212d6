import { words } from '@rangefinder/kernel/words';
import { type AbilityContext, instead, type LHooks, modify } from '../abilities.ts';
import { kindAgainst } from '../rules/attack/targets.ts';
import { gainToken } from '../rules/tokens.ts';
import { isOfKind } from '../rules/units.ts';
import { isInBattle, type Token, type Unit } from '../state.ts';
import { chooseUnit } from './choosing.ts';
import { isOwn, keyword } from './keyword.ts';

/** legion.exemplar.2 */
const GREEN: readonly Token[] = ['aim', 'dodge', 'standby', 'surge'];

/** legion.exemplar */
export const EXEMPLAR = keyword(
  'exemplar',
  'Exemplar',
  words(
    'Friendly units at range 1–2 in sight may spend your green tokens.',
    'Les unités alliées à portée 1–2 en vue peuvent dépenser vos pions verts.',
    'Sojusznicze oddziały w zasięgu 1–2, na widoku, mogą wydawać twoje zielone żetony.',
  ),
  [
    modify('spends-of', 'legion.exemplar.1', (others, { table, self, moment: { unit, token } }) => {
      const owner = self.unit;
      if (!owner || owner === unit || owner.seat !== unit.seat || !GREEN.includes(token)) return others;
      if (!isInBattle(owner) || !isInBattle(unit) || owner.tokens[token] === 0) return others;
      return table.range(owner, unit) <= 2 && table.sees(unit, owner) ? [...others, owner] : others;
    }),
  ],
);

const AIDED: readonly Token[] = ['aim', 'dodge', 'surge'];

type Gain = AbilityContext<LHooks['happenings']['gain-token']>;

function aided({ table, self: { unit, of } }: Gain): readonly Unit[] {
  if (!unit) return [];
  return table
    .friendsOf(unit.seat)
    .filter((one) => one !== unit && isOfKind(table, one, of) && table.range(unit, one) <= 1 && table.sees(unit, one));
}

/** legion.aid: it costs a suppression token (.2). */
export const AID = keyword(
  'aid',
  'Aid',
  words(
    'When you would gain an aim, dodge or surge token: a friend at range 1 in sight may gain it, and you a suppression token.',
    'Quand vous devriez gagner un pion visée, esquive ou incident : un allié à portée 1 en vue peut le gagner, et vous une suppression.',
    'Gdy masz zyskać żeton celowania, uniku lub specjalny: może go zyskać sojusznik w zasięgu 1, na widoku, a ty przygniecenie.',
  ),
  [
    instead('gain-token', {
      rule: 'legion.aid.1',
      optional: true,
      when: (context) => isOwn(context) && AIDED.includes(context.moment.token) && aided(context).length > 0,
      *instead(context) {
        const { table, self, moment } = context;
        const chosen = yield* chooseUnit({ self, rule: 'legion.aid.1', gives: moment.token }, aided(context));
        if (!chosen) return false;
        yield* gainToken(table, chosen, moment.token, 1, 'legion.aid.1');
        yield* gainToken(table, moment.unit, 'suppression', 1, 'legion.aid.2');
        return true;
      },
    }),
  ],
);

/** legion.sidearm: the miniature of the card uses no other weapon in attacks of that kind. */
export const SIDEARM = keyword(
  'sidearm',
  'Sidearm',
  words(
    'Its miniature uses no other weapon in attacks of this kind.',
    'Sa figurine n’utilise aucune autre arme dans les attaques de ce type.',
    'Jego figurka nie używa innej broni w atakach tego rodzaju.',
  ),
  [
    modify('may-use-weapon', 'legion.sidearm.1', (may, { table, self, moment }) => {
      const { attacker, defender, weapon, mini } = moment;
      if (!may || attacker !== self.unit || mini.from === null) return may;
      const upgrade = attacker.upgrades[mini.from];
      const kind = kindAgainst(table, attacker, defender);
      const own = upgrade ? table.cards.upgrade(upgrade.id).keywords : [];
      if (kind !== self.of || !own.some(({ id, of }) => id === 'sidearm' && of === kind)) return may;
      return weapon.upgrade === mini.from;
    }),
  ],
);
