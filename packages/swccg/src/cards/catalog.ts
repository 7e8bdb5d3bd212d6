import { BadInput, uniform } from '@rangefinder/kernel';
import { shown } from '@rangefinder/kernel/lists';
import type { CardDefinition, CardText } from '../definition.ts';
import type { CardFacts } from '../facts.ts';
import type { MomentType } from '../rules/moments.ts';
import { CHARACTERS } from './facts/characters.ts';
import { DEVICES } from './facts/devices.ts';
import { EFFECTS } from './facts/effects.ts';
import { INTERRUPTS } from './facts/interrupts.ts';
import { LOCATIONS } from './facts/locations.ts';
import { OBJECTIVES } from './facts/objectives.ts';
import { STARSHIPS } from './facts/starships.ts';
import { VEHICLES } from './facts/vehicles.ts';
import { WEAPONS } from './facts/weapons.ts';
import { TEXTS } from './texts.ts';
import { uniformText } from './uniform.ts';

const FACTS: readonly CardFacts[] = [
  ...LOCATIONS,
  ...CHARACTERS,
  ...STARSHIPS,
  ...VEHICLES,
  ...WEAPONS,
  ...DEVICES,
  ...EFFECTS,
  ...INTERRUPTS,
  ...OBJECTIVES,
];

const uniformFacts = uniform(FACTS);
const CATALOG = catalog();

/** Facts and texts, put together. */
function catalog(): ReadonlyMap<string, CardDefinition> {
  const texts = new Map<string, CardText>();
  for (const file of TEXTS) for (const [id, text] of Object.entries(file)) texts.set(id, text);
  const made = new Map(FACTS.map((facts) => [facts.id, define(facts, texts.get(facts.id) ?? null)]));
  for (const id of texts.keys())
    if (!made.has(id)) throw new Error(`A text is written for "${id}", which has no facts.`);
  return made;
}

function define(facts: CardFacts, text: CardText | null): CardDefinition {
  const { persona } = facts;
  const permanent = text?.permanentPersonas ?? [];
  return {
    facts: uniformFacts(facts),
    text: text && uniformText(text),
    moments: momentsOf(text),
    personas: persona === undefined ? permanent : [persona, ...permanent],
  };
}

function momentsOf(text: CardText | null): ReadonlySet<MomentType> | null {
  const moments = (text?.play ?? []).map(({ responds }) => responds ?? 'action');
  if (text?.immediate) moments.push(text.immediate.responds);
  return moments.length > 0 ? new Set(moments) : null;
}

const ANSWERED: ReadonlySet<MomentType> = new Set(allCards().flatMap(({ moments }) => [...(moments ?? [])]));

/** Whether any card there is answers this moment from hand: at all others nobody's hand need be looked at. */
export function isAnsweredFromHand(moment: MomentType): boolean {
  return ANSWERED.has(moment);
}

/** Every card that is known, playable or not. */
export function allCards(): readonly CardDefinition[] {
  return [...CATALOG.values()];
}

export function findDefinition(id: string): CardDefinition | undefined {
  return CATALOG.get(id);
}

export function definitionOf(id: string): CardDefinition {
  const definition = CATALOG.get(id);
  if (!definition) throw new Error(`There is no card "${id}".`);
  return definition;
}

/** A card that can be put on the table, or an error that says why not. */
export function playableCard(id: unknown, where: string): CardDefinition {
  const definition = typeof id === 'string' ? findDefinition(id) : undefined;
  if (!definition) throw new BadInput(where, `There is no card ${shown(id)}.`);
  if (!definition.text) {
    throw new BadInput(where, `What ${definition.facts.title} does is not written yet; it cannot be played.`);
  }
  return definition;
}
