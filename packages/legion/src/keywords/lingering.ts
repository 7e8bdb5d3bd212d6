import type { Procedure, RuleId } from '@rangefinder/kernel';
import { words } from '@rangefinder/kernel/words';
import { type AbilityContext, at, type LHooks, modify } from '../abilities.ts';
import { countFaces } from '../rules/attack/moment.ts';
import { flipShields } from '../rules/attack/shields.ts';
import { blame } from '../rules/blame.ts';
import { gainToken } from '../rules/tokens.ts';
import type { Token } from '../state.ts';
import { attacks, keyword } from './keyword.ts';

type Moment = LHooks['windows']['pool-resolved'];

/** Whoever suffered wounds of the pool gains as many tokens as the keyword says; who cannot have them gains none. */
function afterWounds(token: Token, rule: RuleId) {
  return at('pool-resolved', {
    rule,
    optional: false,
    when: (context: AbilityContext<Moment>) => attacks(context) && context.moment.attack.suffered > 0,
    *effect({ table, self, moment }: AbilityContext<Moment>): Procedure<void> {
      yield* gainToken(table, moment.defender, token, self.value, rule);
      if (token === 'poison') blame(table, moment.defender, token, moment.attacker);
    },
  });
}

/**
 * legion.ion-x: shields fail before any can be spent, one for each result that is left (legion.shield-tokens.9).
 * legion.shield-tokens.10, .11
 */
export const ION = keyword(
  'ion-x',
  'Ion X',
  words(
    'Flip up to X active shields, one for each hit or critical. A vehicle or droid that suffers wounds gains X ion tokens.',
    'Retournez jusqu’à X boucliers actifs, un par touche ou critique. Un véhicule ou droïde blessé gagne X pions ion.',
    'Odwróć do X aktywnych osłon, po jednej za trafienie lub krytyczne. Zraniony pojazd lub droid zyskuje X żetonów jonowych.',
  ),
  [
    modify('shields-last', 'legion.shield-tokens.8', (last, context) => last || attacks(context)),
    at('shields-fail', {
      rule: 'legion.ion-x.2',
      optional: false,
      when: (context) => attacks(context) && context.moment.defender.shields.active > 0,
      *effect({ table, self, moment: { attack, defender } }) {
        if (!table.abilities.ask('may-flip-shields', defender, true)) return;
        flipShields(table, defender, Math.min(self.value, countFaces(attack, 'hit', 'crit')), 'legion.ion-x.2');
      },
    }),
    afterWounds('ion', 'legion.ion-x.1'),
  ],
);

/** legion.poison-x: not for droids and vehicles, who cannot have such tokens (.2). */
export const POISON = keyword(
  'poison-x',
  'Poison X',
  words(
    'A trooper that is no droid and suffers wounds gains X poison tokens.',
    'Un soldat non droïde qui subit des blessures gagne X pions poison.',
    'Piechur niebędący droidem, który otrzyma rany, zyskuje X żetonów trucizny.',
  ),
  [afterWounds('poison', 'legion.poison-x.1')],
);

/** legion.suppressive: one token more, however many such weapons are in the pool (.4). */
export const SUPPRESSIVE = keyword(
  'suppressive',
  'Suppressive',
  words(
    'After the attack the defender gains one more suppression token.',
    'Après l’attaque, le défenseur gagne un pion suppression de plus.',
    'Po ataku obrońca zyskuje dodatkowy żeton przygniecenia.',
  ),
  [
    at('pool-resolved', {
      rule: 'legion.suppressive.1',
      optional: false,
      when: attacks,
      *effect({ table, moment }) {
        yield* gainToken(table, moment.defender, 'suppression', 1, 'legion.suppressive.1');
      },
    }),
  ],
);
