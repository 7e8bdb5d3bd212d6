import { allCards, findDefinition } from '../cards/catalog.ts';
import { slugOf } from '../rules/locations.ts';

let places: ReadonlyMap<string, string> | undefined;

/** Locations are known on table by their title without a side. */
function placeNames(): ReadonlyMap<string, string> {
  places ??= new Map(
    allCards().flatMap(({ facts }) => (facts.type === 'location' ? [[slugOf(facts), facts.title] as const] : [])),
  );
  return places;
}

/** The title behind an id of a card, of a card on table (`stormtrooper-2`), of a location or of a row. */
export function nameOf(id: string): string {
  const title = findDefinition(id)?.facts.title ?? placeNames().get(id);
  if (title !== undefined) return title;
  const [, base, number] = /^(.+)-(\d+)$/.exec(id) ?? [];
  const known = base === undefined ? undefined : (findDefinition(base)?.facts.title ?? placeNames().get(base));
  if (known !== undefined) return `${known} (${number})`;
  for (const [slug, name] of placeNames())
    if (id.endsWith(`-${slug}`)) return `${capital(id.slice(0, -slug.length - 1))}: ${name}`;
  return capital(id);
}

function capital(id: string): string {
  return id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
