import type { Procedure, RuleId, Seat } from '@rangefinder/kernel';
import type { AttackEvent } from './attackevents.ts';
import type { AttackDice, Die } from './dicepool.ts';
import { type ModifierAbout, pickOne } from './topics.ts';

/** Whose dice: the red ones or the green ones. */
export type DiceSide = 'attack' | 'defense';

/** Something a player can do to dice in a modify step: a token, a lock, a card. */
export interface WayToModify {
  readonly key: string;
  readonly about: ModifierAbout;
  readonly rule: RuleId;
  /** The ship that modifies. */
  readonly by: string;
  /** It cannot be declined. */
  readonly mandatory: boolean;
  readonly apply: () => Procedure<void>;
}

/** What an edition brings to the modify steps of its attacks. */
export interface Modifying<Attack extends AttackDice> {
  /** The rules that say which player modifies first. */
  readonly rules: Readonly<Record<DiceSide, RuleId>>;
  /** Whose ship it is. */
  seatOf(ship: string): Seat;
  emit(event: Extract<AttackEvent, { readonly type: 'modified' }>): void;
  /** What a player can do now, to their own ship's dice or to the other's. */
  waysToModify(attack: Attack, dice: DiceSide, seat: Seat, own: boolean): readonly WayToModify[];
  /** Does one of them, and what comes with it. */
  modify(attack: Attack, dice: DiceSide, way: WayToModify): Procedure<void>;
  /** What that set off is resolved, before the player goes on. */
  settle(): Procedure<void>;
}

/**
 * A modify step: the other player first, then the player whose dice they are. A player whose ships attack each other
 * has one turn.
 */
export function* modifyDice<Attack extends AttackDice>(
  edition: Modifying<Attack>,
  attack: Attack,
  dice: DiceSide,
): Procedure<void> {
  const [attacking, defending] = [edition.seatOf(attack.attacker), edition.seatOf(attack.defender)];
  const [own, other] = dice === 'attack' ? [attacking, defending] : [defending, attacking];
  if (other !== own) yield* modifyInTurn(edition, attack, dice, other, false);
  yield* modifyInTurn(edition, attack, dice, own, true);
}

/** One player's modifications, in any order, until they are done. */
function* modifyInTurn<Attack extends AttackDice>(
  edition: Modifying<Attack>,
  attack: Attack,
  dice: DiceSide,
  seat: Seat,
  own: boolean,
): Procedure<void> {
  for (;;) {
    const ways = edition.waysToModify(attack, dice, seat, own);
    if (ways.length === 0) return;
    const options: (
      | { key: string; about: ModifierAbout; way: WayToModify }
      | { key: 'done'; about?: undefined; way: null }
    )[] = [];
    for (const way of ways) options.push({ key: way.key, about: way.about, way });
    if (!ways.some(({ mandatory }) => mandatory)) options.push({ key: 'done', way: null });
    const { way } = yield* pickOne({
      seat,
      topic: dice === 'attack' ? 'modify-attack' : 'modify-defense',
      rule: edition.rules[dice],
      about: { attacker: attack.attacker, defender: attack.defender },
      options,
    });
    if (!way) return;
    yield* edition.modify(attack, dice, way);
    const faces = (dice === 'attack' ? attack.attackDice : attack.defenseDice).map(({ face }) => face);
    const by = dice === 'attack' ? attack.attacker : attack.defender;
    edition.emit({ type: 'modified', rule: way.rule, by, what: way.key, dice: faces });
    yield* edition.settle();
  }
}

/** The focus results of one side, those left out that nothing may change. */
export function focusDice({ attackDice, defenseDice }: AttackDice, dice: DiceSide): Die<string>[] {
  const pool: Die<string>[] = dice === 'attack' ? attackDice : defenseDice;
  return pool.filter(({ face, fixed }) => face === 'focus' && !fixed);
}
