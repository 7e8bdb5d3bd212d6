import type { Words } from '@rangefinder/kernel/words';
import type { AbilityContext, LHooks } from '../abilities.ts';
import type { KeywordFacts } from '../card.ts';
import type { Attack } from '../state.ts';

/**
 * A keyword by its chapter.
 * legion.reminder-text.2, .3, legion.keywords.9, legion.abilities.3
 */
export function keyword(
  id: string,
  name: string,
  text: Words,
  abilities: KeywordFacts['abilities'],
  requires?: KeywordFacts['requires'],
): KeywordFacts {
  return requires ? { id, name, text, abilities, requires } : { id, name, text, abilities };
}

type AttackMoment = LHooks['windows']['pool-resolved'];

/** Whether the unit that has the ability is the one that attacks, or defends. */
export function attacks({ self, moment }: AbilityContext<AttackMoment>): boolean {
  return self.unit === moment.attacker;
}

export function defends({ self, moment }: AbilityContext<AttackMoment>): boolean {
  return self.unit === moment.defender;
}

/** Whether it is about the very unit that has the ability. */
export function isOwn({ self, moment }: AbilityContext<{ readonly unit: unknown }>): boolean {
  return self.unit === moment.unit;
}

/** Whether every weapon of the pool that is resolved now has a keyword. */
export function everyWeaponHas({ pools, current }: Attack, id: string): boolean {
  const weapons = current === null ? [] : (pools[current]?.weapons ?? []);
  return weapons.length > 0 && weapons.every(({ keywords }) => keywords.some((use) => use.id === id));
}

/** Whether the unit defends and may use what helps it against Pierce (legion.makashi-mastery.2). */
export function resistsPierce(context: AbilityContext<AttackMoment>): boolean {
  return defends(context) && context.table.abilities.ask('may-resist-pierce', context.moment, true);
}
