import { type AbilityContext, at, type CardAbility, type Holder, modify } from '../../abilities.ts';
import type { Subtype } from '../../card.ts';
import { type AttackLimits, targetsOf } from '../../rules/attack/targets.ts';
import { extraAttack } from '../../rules/deeds.ts';
import { isOfKind } from '../../rules/units.ts';
import { hasKeyword } from '../../sources.ts';
import type { Unit } from '../../state.ts';
import { type EndOfActivation, isFriend, wants } from './words.ts';

/**
 * The character of the card has its weapon during its activation, as if it were on its unit card (legion.command-cards.32,
 * .33); a counterpart has not.
 * legion.command-cards.36
 */
export const HAS_ITS_WEAPON = modify('weapons', 'legion.command-cards.32', (weapons, { table, self, moment: unit }) => {
  if (unit !== self.unit || table.state.activation?.unit !== unit.id) return weapons;
  // legion.command-cards.34
  const minis = unit.minis.filter(({ counterpart }) => counterpart === null);
  const own = table.cards.command(self.card).weapons;
  return [...weapons, ...own.map((facts, i) => ({ id: `card:${self.card}:${i}`, facts, minis }))];
});

/** As its activation ends, a unit may attack with the card's weapon, so many times, each time somebody else. */
export function attacksAtTheEnd(who: (context: EndOfActivation) => boolean, times = 1): CardAbility {
  return at('end-of-activation', {
    rule: 'legion.command-cards.32',
    optional: true,
    when: (context) => isUnused(context) && who(context) && opponents(context, []).length > 0,
    *effect(context) {
      const { table, self, moment } = context;
      table.state.memory[usedKey(self)] = 1;
      const attacked: string[] = [];
      for (let i = 0; i < times && opponents(context, attacked).length > 0; i++) {
        if (i > 0 && !(yield* wants(self, moment.unit))) return;
        const attack = yield* extraAttack(table, moment.unit, withItsWeapon(context, moment.unit, attacked));
        for (const { defender } of attack?.pools ?? []) attacked.push(defender);
      }
    },
  });
}

function usedKey({ seat, card }: Holder): string {
  return `round:used:${seat}:${card}`;
}

function isUnused({ table, self }: AbilityContext<unknown>): boolean {
  return !table.state.memory[usedKey(self)];
}

/** Enemies that could be attacked with the card's weapon, but those who were. */
function opponents(context: EndOfActivation, attacked: readonly string[]): readonly Unit[] {
  const { table, moment } = context;
  if (moment.unit.place !== 'play') return [];
  return targetsOf(table, moment.unit, withItsWeapon(context, moment.unit, attacked));
}

/** The weapon of a card in the hands of a unit's leader, for one attack (legion.command-cards.32, .35). */
function withItsWeapon(
  { table, self }: AbilityContext<unknown>,
  unit: Unit,
  attacked: readonly string[],
): AttackLimits {
  const minis = [table.leader(unit)];
  const { weapons } = table.cards.command(self.card);
  return {
    weapons: weapons.map((facts, i) => ({ id: `card:${self.card}:${i}`, facts, minis })),
    defender: ({ id }) => !attacked.includes(id),
  };
}

/** Who may call for support from above: commanders of a kind, and whoever commands in the field. */
export function mayCall(context: AbilityContext<{ readonly unit: Unit }>, kind: Subtype): boolean {
  const { table, moment } = context;
  if (!isFriend(context)) return false;
  return isOfKind(table, moment.unit, `${kind} commander`) || hasKeyword(table, moment.unit, 'field-commander');
}
