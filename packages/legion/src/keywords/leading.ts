import { words } from '@rangefinder/kernel/words';
import { type AbilityContext, at, cardAction, modify } from '../abilities.ts';
import { giveOrder, mayReceiveOrder } from '../rules/command.ts';
import { freeAction } from '../rules/freeactions.ts';
import { gainToken } from '../rules/tokens.ts';
import { isOfKind, isTrooper } from '../rules/units.ts';
import { isInBattle, type Unit } from '../state.ts';
import { AI_IGNORED } from './acting.ts';
import { chooseUnit, whyNobody } from './choosing.ts';
import { keyword } from './keyword.ts';

/** Other friendly troopers at range 1 to 2. */
function puppets({ table, moment: unit }: AbilityContext<Unit>): readonly Unit[] {
  return table
    .friendsOf(unit.seat)
    .filter((one) => one !== unit && isTrooper(table, one) && table.range(unit, one) <= 2);
}

/** legion.pulling-the-strings: a free action of the other unit, outside of its own activation (.5). */
export const PULLING_THE_STRINGS = keyword(
  'pulling-the-strings',
  'Pulling the Strings',
  words(
    'Another friendly trooper at range 1–2 performs a free attack or move action.',
    'Un autre soldat allié à portée 1–2 effectue une action d’attaque ou de mouvement gratuite.',
    'Inny sojuszniczy piechur w zasięgu 1–2 wykonuje darmową akcję ataku lub ruchu.',
  ),
  [
    cardAction({
      rule: 'legion.pulling-the-strings.1',
      whyNot: (context) => whyNobody({ self: context.self, rule: 'legion.pulling-the-strings.2' }, puppets(context)),
      attackers: puppets,
      *perform(context) {
        const rule = 'legion.pulling-the-strings.2';
        const one = yield* chooseUnit({ self: context.self, rule, gives: 'order' }, puppets(context));
        if (one) yield* freeAction(context.table, one, ['attack', 'move'], rule);
      },
    }),
  ],
);

/** Whom a unit with Direct may order. */
function directed({ table, self }: AbilityContext<unknown>): readonly Unit[] {
  const { unit: commander } = self;
  if (!commander) return [];
  return table.friendsOf(self.seat).filter((unit) => {
    if (!isOfKind(table, unit, self.of) || !mayReceiveOrder(table, unit, commander)) return false;
    return table.range(commander, unit) <= table.abilities.ask('order-range', { commander, unit }, 2);
  });
}

/** legion.direct: an order of its own, in the step in which orders are issued. */
export const DIRECT = keyword(
  'direct',
  'Direct',
  words(
    'In the Issue Orders step: issue an order to a friendly unit of the kind it names at range 1–2.',
    'À l’étape des ordres : donnez un ordre à une unité alliée du type indiqué à portée 1–2.',
    'W kroku wydawania rozkazów: wydaj rozkaz sojuszniczemu oddziałowi wskazanego rodzaju w zasięgu 1–2.',
  ),
  [
    at('issuing-orders', {
      rule: 'legion.direct.1',
      optional: false,
      when: (context) => context.moment.seat === context.self.seat && directed(context).length > 0,
      *effect(context) {
        const { table, self } = context;
        const rule = 'legion.direct.1';
        const one = yield* chooseUnit({ self, rule, gives: 'order' }, directed(context));
        if (one && self.unit) yield* giveOrder(table, one, self.unit, 'legion.direct.2');
      },
    }),
  ],
);

/** legion.override-x: the unit that is activated may do as it likes; nobody is asked where AI does not bind it (rulings). */
export const OVERRIDE = keyword(
  'override-x',
  'Override X',
  words(
    'When a friendly unit with AI at range X or less activates: you may gain a suppression token, and it ignores AI.',
    'Quand une unité alliée avec IA à portée X ou moins s’active : vous pouvez gagner un pion suppression, et elle ignore IA.',
    'Gdy aktywuje się sojuszniczy oddział z AI w zasięgu do X: możesz zyskać żeton przygniecenia, a zignoruje on AI.',
  ),
  [
    at('activates', {
      rule: 'legion.override-x.1',
      optional: true,
      when: ({ table, self, moment: { unit } }) =>
        self.unit !== null &&
        unit.seat === self.seat &&
        isInBattle(self.unit) &&
        table.range(self.unit, unit) <= self.value &&
        table.abilities.ask('first-actions', unit, []).length > 0,
      *effect({ table, self, moment: { unit } }) {
        if (self.unit) yield* gainToken(table, self.unit, 'suppression', 1, 'legion.override-x.1');
        unit.memory[AI_IGNORED] = 1;
      },
    }),
  ],
);

/** legion.cunning: where the pips are the same, one fewer; with two of them it stays a tie (.2). */
export const CUNNING = keyword(
  'cunning',
  'Cunning',
  words(
    'When pips are tied, its own command card counts one pip fewer.',
    'En cas d’égalité, sa propre carte de commandement compte un point de moins.',
    'Przy remisie jego własna karta rozkazu liczy się o jeden punkt mniej.',
  ),
  [
    modify('tied-pips', 'legion.cunning.1', (pips, { table, self, moment: { seat, card } }) => {
      const { unit } = self;
      if (!unit || unit.seat !== seat || (unit.rank !== 'commander' && unit.rank !== 'operative')) return pips;
      return table.cards.command(card).character === table.facts(unit).name ? pips - 1 : pips;
    }),
  ],
);

/** legion.teamwork: what one of the two gains the other gains; what it gains so sets off nothing more (.4). */
export const TEAMWORK = keyword(
  'teamwork',
  'Teamwork',
  words(
    'While at range 1–2 of the unit it names: when one of them gains an aim or dodge token, so does the other.',
    'À portée 1–2 de l’unité nommée : quand l’une gagne un pion visée ou esquive, l’autre aussi.',
    'W zasięgu 1–2 od wskazanego oddziału: gdy jeden zyska żeton celowania lub uniku, drugi też.',
  ),
  [
    at('token-gained', {
      rule: 'legion.teamwork.1',
      optional: false,
      when: (context) => partnerOf(context) !== undefined,
      *effect(context) {
        const { table, self, moment } = context;
        const partner = partnerOf(context);
        if (!partner || !self.unit) return;
        self.unit.memory['activation:teamwork'] = 1;
        yield* gainToken(table, partner, moment.token, 1, 'legion.teamwork.1');
        delete self.unit.memory['activation:teamwork'];
      },
    }),
  ],
);

/** The other one of the two when one gains a token. */
function partnerOf({ table, self, moment: { unit, token } }: AbilityContext<{ unit: Unit; token: string }>) {
  const own = self.unit;
  if (!own || !isInBattle(own) || own.memory['activation:teamwork']) return undefined;
  if (token !== 'aim' && token !== 'dodge') return undefined;
  const named = table
    .friendsOf(own.seat)
    .find((one) => one !== own && table.facts(one).name.toLowerCase() === self.of && table.range(own, one) <= 2);
  if (!named) return undefined;
  return unit === own ? named : unit === named ? own : undefined;
}

/** legion.reinforcements: the deploying of units looks for it. */
export const REINFORCEMENTS = keyword(
  'reinforcements',
  'Reinforcements',
  words(
    'It may be deployed after all units without Reinforcements.',
    'Elle peut être déployée après toutes les unités sans Reinforcements.',
    'Może zostać rozstawiona po wszystkich oddziałach bez Reinforcements.',
  ),
  [],
);
