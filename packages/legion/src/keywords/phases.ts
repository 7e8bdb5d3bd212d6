import { keyOptions } from '@rangefinder/kernel';
import { words } from '@rangefinder/kernel/words';
import { at } from '../abilities.ts';
import { pickOne } from '../ask.ts';
import { named } from '../named.ts';
import { readyShields } from '../rules/attack/shields.ts';
import { gainToken } from '../rules/tokens.ts';
import { isOfKind } from '../rules/units.ts';
import { isInBattle, TOKENS, type Token } from '../state.ts';
import { keyword } from './keyword.ts';

/** legion.reliable-x */
export const RELIABLE = keyword(
  'reliable-x',
  'Reliable X',
  words(
    'At the start of the Activation Phase: gain X surge tokens.',
    'Au début de la phase d’activation : gagnez X pions incident.',
    'Na początku fazy aktywacji: zyskaj X żetonów specjalnych.',
  ),
  [
    at('start-of-activation-phase', {
      rule: 'legion.reliable-x.1',
      optional: false,
      when: ({ self }) => self.unit !== null && isInBattle(self.unit),
      *effect({ table, self }) {
        if (self.unit) yield* gainToken(table, self.unit, 'surge', self.value, 'legion.reliable-x.1');
      },
    }),
  ],
);

function isToken(word: string): word is Token {
  return word in TOKENS;
}

/** legion.independent: X of each token that it names. */
export const INDEPENDENT = keyword(
  'independent',
  'Independent X',
  words(
    'At the start of the Activation Phase, without an order token: gain the tokens it names.',
    'Au début de la phase d’activation, sans pion d’ordre : gagnez les pions indiqués.',
    'Na początku fazy aktywacji, bez żetonu rozkazu: zyskaj wskazane żetony.',
  ),
  [
    at('start-of-activation-phase', {
      rule: 'legion.independent.1',
      optional: false,
      when: ({ self: { unit } }) => unit !== null && isInBattle(unit) && unit.order === 'pool',
      *effect({ table, self }) {
        if (!self.unit) return;
        for (const token of named(self.of)) {
          if (isToken(token)) yield* gainToken(table, self.unit, token, self.value, 'legion.independent.1');
        }
      },
    }),
  ],
);

/** legion.retinue */
export const RETINUE = keyword(
  'retinue',
  'Retinue',
  words(
    'At the start of the Activation Phase, with the unit it names at range 1–2: gain an aim or a dodge token.',
    'Au début de la phase d’activation, à portée 1–2 de l’unité indiquée : gagnez un pion visée ou esquive.',
    'Na początku fazy aktywacji, w zasięgu 1–2 wskazanego oddziału: zyskaj żeton celowania lub uniku.',
  ),
  [
    at('start-of-activation-phase', {
      rule: 'legion.retinue.1',
      optional: false,
      when: ({ table, self: { unit, of, seat } }) =>
        unit !== null &&
        isInBattle(unit) &&
        table.friendsOf(seat).some((one) => one !== unit && isOfKind(table, one, of) && table.range(unit, one) <= 2),
      *effect({ table, self: { unit, seat, card } }) {
        if (!unit) return;
        const rule = 'legion.retinue.1';
        const about = { unit: unit.id, card };
        const options = keyOptions(['aim', 'dodge']);
        const { key } = yield* pickOne({ seat, topic: 'choose', rule, about, options });
        yield* gainToken(table, unit, key, 1, rule);
      },
    }),
  ],
);

/** legion.generator-x */
export const GENERATOR = keyword(
  'generator-x',
  'Generator X',
  words(
    'In the End Phase: turn up to X of your inactive shields active.',
    'À la phase de fin : réactivez jusqu’à X de vos boucliers.',
    'W fazie końcowej: uaktywnij do X swoich tarcz.',
  ),
  [
    at('start-of-end-phase', {
      rule: 'legion.generator-x.1',
      optional: false,
      when: ({ self: { unit } }) => unit?.place === 'play' && unit.shields.inactive > 0,
      *effect({ table, self }) {
        if (self.unit) readyShields(table, self.unit, self.value, 'legion.generator-x.1');
      },
    }),
  ],
);
