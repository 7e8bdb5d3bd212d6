import type { Procedure, RuleId } from '@rangefinder/kernel';
import { words } from '@rangefinder/kernel/words';
import { type AbilityContext, cardAction } from '../abilities.ts';
import { gainToken } from '../rules/tokens.ts';
import type { Token, Unit } from '../state.ts';
import { chooseUnit, whyNobody } from './choosing.ts';
import { keyword } from './keyword.ts';

/** Up to so many friends at range 1, one after another, itself among them; each gains these tokens. */
function* giveAround({ table, self }: AbilityContext<Unit>, tokens: readonly Token[], rule: RuleId): Procedure<void> {
  const { unit } = self;
  if (!unit) return;
  const [gives] = tokens;
  let open = table.friendsOf(unit.seat).filter((one) => table.range(unit, one) <= 1);
  const chosen: Unit[] = [];
  while (chosen.length < self.value) {
    const one = yield* chooseUnit({ self, rule, ...(gives === undefined ? {} : { gives }) }, open);
    if (!one) break;
    chosen.push(one);
    open = open.filter((other) => other !== one);
  }
  for (const one of chosen) for (const token of tokens) yield* gainToken(table, one, token, 1, rule);
}

/** legion.spotter-x */
export const SPOTTER = keyword(
  'spotter-x',
  'Spotter X',
  words(
    'Up to X friendly units at range 1 gain an aim token each.',
    'Jusqu’à X unités alliées à portée 1 gagnent chacune un pion visée.',
    'Do X sojuszniczych oddziałów w zasięgu 1 zyskuje po żetonie celowania.',
  ),
  [
    cardAction({
      rule: 'legion.spotter-x.1',
      perform: (context) => giveAround(context, ['aim'], 'legion.spotter-x.1'),
    }),
  ],
);

/** legion.take-cover-x */
export const TAKE_COVER = keyword(
  'take-cover-x',
  'Take Cover X',
  words(
    'Up to X friendly units at range 1 gain a dodge token each.',
    'Jusqu’à X unités alliées à portée 1 gagnent chacune un pion esquive.',
    'Do X sojuszniczych oddziałów w zasięgu 1 zyskuje po żetonie uniku.',
  ),
  [
    cardAction({
      rule: 'legion.take-cover-x.1',
      perform: (context) => giveAround(context, ['dodge'], 'legion.take-cover-x.1'),
    }),
  ],
);

/** legion.strategize-x */
export const STRATEGIZE = keyword(
  'strategize-x',
  'Strategize X',
  words(
    'Gain a suppression token; X friendly units at range 1 gain an aim and a dodge token each.',
    'Gagnez un pion suppression ; X unités alliées à portée 1 gagnent chacune un pion visée et un pion esquive.',
    'Zyskaj żeton przygniecenia; X sojuszniczych oddziałów w zasięgu 1 zyskuje po żetonie celowania i uniku.',
  ),
  [
    cardAction({
      rule: 'legion.strategize-x.1',
      *perform(context) {
        const { table, moment: unit } = context;
        yield* gainToken(table, unit, 'suppression', 1, 'legion.strategize-x.1');
        yield* giveAround(context, ['aim', 'dodge'], 'legion.strategize-x.2');
      },
    }),
  ],
);

/** legion.quick-thinking */
export const QUICK_THINKING = keyword(
  'quick-thinking',
  'Quick Thinking',
  words(
    'Gain an aim token and a dodge token.',
    'Gagnez un pion visée et un pion esquive.',
    'Zyskaj żeton celowania i żeton uniku.',
  ),
  [
    cardAction({
      rule: 'legion.quick-thinking.1',
      *perform({ table, moment: unit }) {
        yield* gainToken(table, unit, 'aim', 1, 'legion.quick-thinking.1');
        yield* gainToken(table, unit, 'dodge', 1, 'legion.quick-thinking.1');
      },
    }),
  ],
);

/** Enemies at range 1 to 3 in sight. */
function observable({ table, moment: unit }: AbilityContext<Unit>): readonly Unit[] {
  return table.enemiesOf(unit.seat).filter((enemy) => table.range(unit, enemy) <= 3 && table.sees(unit, enemy));
}

/** legion.observe-x */
export const OBSERVE = keyword(
  'observe-x',
  'Observe X',
  words(
    'An enemy at range 1–3 in sight gains X observation tokens.',
    'Un ennemi à portée 1–3 en vue gagne X pions observation.',
    'Wróg w zasięgu 1–3, na widoku, zyskuje X żetonów obserwacji.',
  ),
  [
    cardAction({
      rule: 'legion.observe-x.1',
      whyNot: (context) => whyNobody({ self: context.self, rule: 'legion.observe-x.1' }, observable(context)),
      *perform(context) {
        const { table, self } = context;
        const rule = 'legion.observe-x.1';
        const enemy = yield* chooseUnit({ self, rule }, observable(context));
        if (enemy) yield* gainToken(table, enemy, 'observation', self.value, rule);
      },
    }),
  ],
);

/** legion.bolster */
export const BOLSTER = keyword(
  'bolster',
  'Bolster X',
  words(
    'Up to X friendly units at range 1 gain a surge token each.',
    'Jusqu’à X unités alliées à portée 1 gagnent chacune un pion incident.',
    'Do X sojuszniczych oddziałów w zasięgu 1 zyskuje po żetonie specjalnym.',
  ),
  [
    cardAction({
      rule: 'legion.bolster.1',
      perform: (context) => giveAround(context, ['surge'], 'legion.bolster.1'),
    }),
  ],
);
