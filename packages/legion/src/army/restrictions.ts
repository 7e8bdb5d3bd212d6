import type { Faction, KeywordUse, Restriction, UnitFacts } from '../card.ts';

const DARK: readonly Faction[] = ['empire', 'separatists'];
const LIGHT: readonly Faction[] = ['rebels', 'republic'];

/** legion.army-upgrades.5, .6, legion.factions.3, .4 */
function isSide(factions: readonly Faction[], side: readonly Faction[]): boolean {
  return factions.length === side.length && side.every((faction) => factions.includes(faction));
}

/** Which side of the Force an upgrade is for; null where it is for a faction, or for everybody. */
export function sideOf({ factions }: Restriction): 'dark' | 'light' | null {
  if (!factions) return null;
  return isSide(factions, DARK) ? 'dark' : isSide(factions, LIGHT) ? 'light' : null;
}

/** What of a restriction a unit does not meet; null where it meets all, or what it may be instead (legion.upgrade-cards.6). */
export type Unmet = 'side' | 'faction' | 'unit' | 'rank' | 'type' | 'slot';

/** Asked of whoever is to bear the upgrade. */
export function unmet(restriction: Restriction, unit: UnitFacts, keywords: readonly KeywordUse[]): Unmet | null {
  const { or } = restriction;
  return or && unmet(or, unit, keywords) === null ? null : unmetHere(restriction, unit, keywords);
}

function unmetHere(restriction: Restriction, unit: UnitFacts, keywords: readonly KeywordUse[]): Unmet | null {
  const { factions, units, ranks, types, subtypes, slots } = restriction;
  // legion.tempted.1
  const tempted = sideOf(restriction) !== null && keywords.some(({ id }) => id === 'tempted');
  if (factions && !factions.includes(unit.faction) && !tempted) return sideOf(restriction) ? 'side' : 'faction';
  if (units && !units.includes(unit.name)) return 'unit';
  if (ranks && !ranks.includes(unit.rank)) return 'rank';
  if (types && !types.includes(unit.type)) return 'type';
  if (subtypes && !subtypes.some((one) => unit.subtypes.includes(one))) return 'type';
  if (slots && !slots.every((slot) => unit.slots.includes(slot))) return 'slot';
  return null;
}
