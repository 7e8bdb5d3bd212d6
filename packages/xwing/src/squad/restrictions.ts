import { joined, name, type Words, words } from '@rangefinder/kernel/words';
import type { BaseSize } from '../base.ts';
import type { Fitting, SquadCards } from './cards.ts';

/** Who may equip an upgrade, as every edition says it; each has kinds of its own besides. */
export type ShipRestriction =
  | { readonly faction: readonly string[] }
  | { readonly size: readonly (BaseSize | 'huge')[] }
  | { readonly ship: readonly string[] }
  | { readonly squadIncludes: readonly string[] };

/** Whether a ship meets such a restriction. */
export function meetsShip(restriction: ShipRestriction, { pilot, squadNames }: Fitting): boolean {
  if ('faction' in restriction) return restriction.faction.includes(pilot.faction);
  if ('size' in restriction) return restriction.size.includes(pilot.type.size);
  if ('ship' in restriction) return restriction.ship.includes(pilot.type.id);
  return restriction.squadIncludes.some((one) => squadNames.has(one));
}

/** The same in words, as the end of "only for …". */
export function shipDescribed(
  { factionName }: Pick<SquadCards, 'factionName'>,
  restriction: ShipRestriction,
  typeName: (id: string) => string,
): Words {
  if ('faction' in restriction) {
    const { en, fr, pl } = either(restriction.faction.map(factionName));
    return words(`ships of ${en}`, `les vaisseaux de : ${fr}`, `statków frakcji: ${pl}`);
  }
  if ('size' in restriction) {
    const { en, fr, pl } = either(restriction.size.map((size) => SIZE[size]));
    return words(`${en} ships`, `les ${fr} vaisseaux`, `${pl} statków`);
  }
  if ('ship' in restriction) {
    const { en, fr, pl } = eitherName(restriction.ship.map(typeName));
    return words(`the ${en}`, `le type ${fr}`, `typu ${pl}`);
  }
  const { en, fr, pl } = eitherName(restriction.squadIncludes);
  return words(`squads with ${en}`, `les escadrons qui ont ${fr}`, `eskadr, w których jest ${pl}`);
}

/** Whether a card is made for a type of ship alone. */
export function isForShip(restrictions: readonly object[], ship: string): boolean {
  return restrictions.some((one) => 'ship' in one && Array.isArray(one.ship) && one.ship.includes(ship));
}

const SIZE: Readonly<Record<BaseSize | 'huge', Words>> = {
  small: words('small', 'petits', 'małych'),
  medium: words('medium', 'moyens', 'średnich'),
  large: words('large', 'grands', 'dużych'),
  huge: words('huge', 'énormes', 'ogromnych'),
};

export function either(items: readonly Words[]): Words {
  return joined(items, words(' or ', ' ou ', ' lub '));
}

export function eitherName(names: readonly string[]): Words {
  return either(names.map(name));
}
