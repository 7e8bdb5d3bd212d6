import type { Procedure, RuleId, Seat } from '@rangefinder/kernel';
import type { FieldEvent } from './fieldevents.ts';
import type { DiceSide, WayToModify } from './modifying.ts';

/** Where cards modify dice, and which ship does it there: the one whose card it is, or one of the attack. */
export type ModifyWindow<Window extends string> = readonly [window: Window, who: 'holder' | 'attacker' | 'defender'];

interface ModifyingShip {
  readonly id: string;
  readonly seat: Seat;
}

/** An ability of a card that could modify dice now. */
interface ModifyingAbility<Holder> {
  readonly self: Holder;
  readonly rule: RuleId;
  readonly optional: boolean;
  resolve(): Procedure<void>;
}

interface ModifiedAttack {
  readonly attacker: string;
  readonly defender: string;
  /** Abilities that were used in this attack, by their keys. */
  readonly used: string[];
}

/** What an edition says of cards that modify dice. */
export interface CardModifying<Attack, Ship, Holder, Window extends string> {
  readonly windows: Readonly<Record<DiceSide, readonly ModifyWindow<Window>[]>>;
  ship(id: string): Ship;
  emit(event: Extract<FieldEvent, { readonly type: 'ability' }>): void;
  triggered(window: Window, attack: Attack): readonly ModifyingAbility<Holder>[];
  mayModify(attack: Attack, ship: Ship, dice: DiceSide, by: string): boolean;
  /** By what an ability is offered and remembered. */
  keyOf(self: Holder): string;
}

/** What cards let a player do to dice; each once in an attack. */
export function cardModifications<
  Attack extends ModifiedAttack,
  Ship extends ModifyingShip,
  Holder extends { readonly ship: Ship; readonly card: string },
  Window extends string,
>(edition: CardModifying<Attack, Ship, Holder, Window>, attack: Attack, dice: DiceSide, seat: Seat): WayToModify[] {
  const list: WayToModify[] = [];
  for (const [window, who] of edition.windows[dice]) {
    for (const ability of edition.triggered(window, attack)) {
      const { self, rule, optional } = ability;
      const ship = who === 'holder' ? self.ship : edition.ship(attack[who]);
      const key = edition.keyOf(self);
      if (ship.seat !== seat || attack.used.includes(key) || !edition.mayModify(attack, ship, dice, key)) continue;
      const about = { ship: self.ship.id, card: self.card };
      const apply = () => {
        attack.used.push(key);
        edition.emit({ type: 'ability', rule, ...about });
        return ability.resolve();
      };
      list.push({ key, about, rule, by: ship.id, mandatory: !optional, apply });
    }
  }
  return list;
}
