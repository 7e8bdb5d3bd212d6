import {
  Abilities,
  type Ability,
  type AbilitySource,
  abilityWords,
  type Procedure,
  type Question,
  type RuleId,
  type Seat,
} from '../src/index.ts';
import { pickOne } from './ask.ts';
import { captain, crewOf, opponent, type SalvageTable } from './state.ts';

/** What the crews' abilities can hook into. */
interface SalvageHooks {
  readonly windows: { readonly 'bids-revealed': { readonly bids: number[] } };
  readonly questions: { readonly 'highest-bid': Question<Seat, number> };
  readonly happenings: { readonly 'lose-fuel': { readonly seat: Seat; readonly amount: number } };
}

/** Whoever has the ability: the crew of a seat. */
interface Holder {
  readonly seat: Seat;
}

const { at, modify, instead } = abilityWords<SalvageTable, Holder, SalvageHooks>('salvage.crew.3');

const CARDS: Readonly<Record<string, Ability<SalvageTable, Holder>>> = {
  tug: at('bids-revealed', {
    rule: 'salvage.crew.1',
    optional: true,
    *effect({ table, self, moment }) {
      useUp(table, self.seat, 'tug', 'salvage.crew.1');
      moment.bids[self.seat] = (moment.bids[self.seat] ?? 0) + 1;
    },
  }),
  jammer: at('bids-revealed', {
    rule: 'salvage.crew.2',
    optional: true,
    when: ({ self, moment }) => (moment.bids[opponent(self.seat)] ?? 0) > 0,
    *effect({ table, self, moment }) {
      useUp(table, self.seat, 'jammer', 'salvage.crew.2');
      const other = opponent(self.seat);
      moment.bids[other] = (moment.bids[other] ?? 0) - 1;
    },
  }),
  tanks: modify('highest-bid', 'salvage.crew.4', (limit, { self, moment: bidder }) =>
    bidder === self.seat ? limit + 1 : limit,
  ),
  insurance: instead('lose-fuel', {
    rule: 'salvage.crew.5',
    optional: true,
    when: ({ self, moment }) => moment.seat === self.seat,
    *instead({ table, self }) {
      useUp(table, self.seat, 'insurance', 'salvage.crew.5');
      return true;
    },
  }),
};

/** All abilities the crews still have. */
export function abilitiesInPlay(table: SalvageTable): Abilities<SalvageTable, Holder, SalvageHooks> {
  const sources: AbilitySource<SalvageTable, Holder>[] = table.state.crews.map((crew, seat) => ({
    seat,
    self: { seat },
    abilities: crew.ready.flatMap((name) => CARDS[name] ?? []),
  }));
  return new Abilities(table, sources);
}

/** Resolves the abilities of a window, the captain's first (salvage.crew.3). */
export function* bidsRevealed(table: SalvageTable, bids: number[]): Procedure<void> {
  const first = captain(table.state);
  const triggered = abilitiesInPlay(table).triggered('bids-revealed', { bids });
  for (const ability of triggered.toSorted((a, b) => Number(a.seat !== first) - Number(b.seat !== first))) {
    if (!ability.stillApplies()) continue;
    if (!ability.optional || (yield* mayUse(ability))) yield* ability.resolve();
  }
}

/** Takes fuel from a crew, unless an ability puts something else in its place. */
export function* loseFuel(table: SalvageTable, seat: Seat, amount: number): Procedure<void> {
  for (const replacement of abilitiesInPlay(table).replacing('lose-fuel', { seat, amount })) {
    if (replacement.optional && !(yield* mayUse(replacement))) continue;
    if (yield* replacement.instead()) return;
  }
  const crew = crewOf(table.state, seat);
  const lost = Math.min(amount, crew.fuel);
  crew.fuel -= lost;
  table.emit({ type: 'mine', rule: 'salvage.tow.3', seat, lost });
}

function* mayUse({ seat, rule }: { readonly seat: Seat; readonly rule: RuleId }): Procedure<boolean> {
  const answer = yield* pickOne({
    seat,
    rule,
    topic: 'use-ability',
    about: { rule },
    options: [{ key: 'use' }, { key: 'keep' }],
  });
  return answer.key === 'use';
}

function useUp(table: SalvageTable, seat: Seat, ability: string, rule: RuleId): void {
  const crew = crewOf(table.state, seat);
  crew.ready = crew.ready.filter((name) => name !== ability);
  table.emit({ type: 'ability', rule, seat, ability });
}
