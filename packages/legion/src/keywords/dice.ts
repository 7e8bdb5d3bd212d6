import { words } from '@rangefinder/kernel/words';
import { at, modify } from '../abilities.ts';
import { pick } from '../ask.ts';
import { rerollDefense } from '../rules/attack/defense.ts';
import { changeAttackDice } from '../rules/attack/roll.ts';
import { attacks, defends, keyword, resistsPierce } from './keyword.ts';

/** legion.critical-x: what is left goes by the chart (.2). */
export const CRITICAL = keyword(
  'critical-x',
  'Critical X',
  words(
    'Turn up to X surges of the pool into criticals.',
    'Changez jusqu’à X incidents de la réserve en critiques.',
    'Zmień do X symboli specjalnych puli w krytyczne.',
  ),
  [
    at('convert-attack-surges', {
      rule: 'legion.critical-x.1',
      optional: false,
      when: attacks,
      *effect({ table, self, moment }) {
        changeAttackDice(table, moment.attack, ['surge'], 'crit', self.value, 'legion.critical-x.1');
      },
    }),
  ],
);

/** legion.jedi-hunter: the icon counts, not a card beside it (.2). */
export const JEDI_HUNTER = keyword(
  'jedi-hunter',
  'Jedi Hunter',
  words(
    'Against a unit with a Force icon: your surges become criticals.',
    'Contre une unité avec une icône Force : vos incidents deviennent des critiques.',
    'Przeciw oddziałowi z symbolem Mocy: twoje symbole specjalne stają się krytyczne.',
  ),
  [
    modify('attack-surge', 'legion.jedi-hunter.1', (surge, context) => {
      const { table, moment } = context;
      return attacks(context) && table.facts(moment.defender).slots.includes('force') ? 'crit' : surge;
    }),
  ],
);

/** legion.uncanny-luck-x: all at once, each die once (.3, .4). */
export const UNCANNY_LUCK = keyword(
  'uncanny-luck-x',
  'Uncanny Luck X',
  words(
    'While defending: reroll up to X of your dice, all at once.',
    'En défense : relancez jusqu’à X de vos dés, tous à la fois.',
    'Podczas obrony: przerzuć do X swoich kości, wszystkie naraz.',
  ),
  [
    at('reroll-defense-dice', {
      rule: 'legion.uncanny-luck-x.1',
      optional: false,
      when: defends,
      *effect({ table, self, moment: { attack, defender } }) {
        const rule = 'legion.uncanny-luck-x.1';
        const options = attack.defenseDice.map(({ die: colour, face }, die) => ({
          key: `die:${die}`,
          about: { die, colour, face },
          die,
        }));
        const dice = yield* pick({
          seat: self.seat,
          topic: 'reroll',
          rule,
          about: { unit: defender.id, card: self.card },
          options,
          min: 0,
          max: Math.min(self.value, options.length),
        });
        if (dice.length === 0) return;
        const chosen = dice.map(({ die }) => die);
        rerollDefense(table, attack, chosen, rule);
      },
    }),
  ],
);

/** legion.impervious: as many dice more as the pool pierces, be it the defender's dice or a guardian's that are pierced (.4). */
export const IMPERVIOUS = keyword(
  'impervious',
  'Impervious',
  words(
    'While defending: roll as many dice more as the Pierce of the pool.',
    'En défense : lancez autant de dés de plus que le Pierce de la réserve.',
    'Podczas obrony: rzuć o tyle kości więcej, ile wynosi Pierce puli.',
  ),
  [
    modify('extra-defense-dice', 'legion.impervious.1', (dice, context) =>
      resistsPierce(context) ? dice + context.table.abilities.ask('pierce', context.moment, 0) : dice,
    ),
  ],
);
