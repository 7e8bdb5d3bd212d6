import { type AnyEventFields, type Game, isObject } from '@rangefinder/kernel';
import { show } from './compare.ts';
import { type Path, pathOf } from './document.ts';
import type { Scenario } from './scenario.ts';

type Fields = AnyEventFields[string];

/** Adds everything that plain data has a name for: its keys, and the texts in it. */
export function addNames(names: Set<string>, data: unknown): void {
  if (typeof data === 'string') names.add(data);
  else if (Array.isArray(data)) for (const item of data) addNames(names, item);
  else if (isObject(data)) {
    for (const [key, value] of Object.entries(data)) {
      names.add(key);
      addNames(names, value);
    }
  }
}

/**
 * Whoever is mistyped does nothing, and of what is mistyped there is nothing: what must not happen, or not be there, is about
 * something that the match knows.
 */
export function checkNames(game: Game, { file, setup, steps }: Scenario, names: Set<string>): void {
  addNames(names, setup);
  const isKnown = (name: string) => names.has(name) || game.isRemembered?.(name) === true;
  const events: AnyEventFields = game.events;
  for (const one of steps.flatMap((step) => (step.kind === 'expect' ? step.expectations : []))) {
    if (one.kind === 'absent') {
      const name = String(pathOf(one.at).at(-1));
      if (!isKnown(name)) throw file.error(one.path, `Nothing in this match is called "${name}".`);
    }
    if (one.kind !== 'no-event' || !isObject(one.value)) continue;
    const strange = strangeName(one.value, events[String(one.value.type)] ?? {}, isKnown);
    if (strange)
      throw file.error([...one.path, ...strange.path], `Nothing in this match is called ${show(strange.name)}.`);
  }
}

/** A name in an event that nobody knows, and where in it it stands. */
function strangeName(
  event: Readonly<Record<string, unknown>>,
  fields: Fields,
  isKnown: (name: string) => boolean,
): { readonly path: Path; readonly name: string } | undefined {
  for (const [field, value] of Object.entries(event)) {
    const kind = fields[field];
    if (kind === 'named' && typeof value === 'string' && !isKnown(value)) return { path: [field], name: value };
    const inside = typeof kind === 'object' && isObject(value) ? strangeName(value, kind, isKnown) : undefined;
    if (inside) return { ...inside, path: [field, ...inside.path] };
  }
  return undefined;
}
