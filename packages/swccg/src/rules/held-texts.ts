import type { Seat } from '@rangefinder/kernel';
import type { Automatic, Source, Text, TextAction } from '../definition.ts';
import type { CardFacts } from '../facts.ts';
import { knownOf } from '../known.ts';
import { type CardInPlay, DARK, LIGHT, type LocationInPlay } from '../state.ts';
import type { HeldModifier } from './modifiers-at-work.ts';

/** A player's response or action that a text on table allows. */
export interface HeldAction {
  readonly my: Source;
  readonly action: TextAction;
  /** Names the text in keys, and in what was used this turn. */
  readonly key: string;
}

/** What a text on table does by itself. */
export interface HeldAutomatic {
  readonly my: Source;
  readonly automatic: Automatic;
}

/** A text, and what has it. */
export class HeldText {
  readonly seat: Seat;
  readonly modifiers: readonly HeldModifier[];
  readonly actions: readonly HeldAction[];
  readonly automatic: readonly HeldAutomatic[];

  constructor({ modifiers, actions, automatic }: Text, my: Source, suspends: boolean) {
    this.seat = my.seat;
    this.modifiers = (modifiers ?? []).map((modifier) => ({ modifier, my, suspends }));
    this.actions = (actions ?? []).map((action) => ({ my, action, key: `use:${nameOf(my)}:${action.name}` }));
    this.automatic = (automatic ?? []).map((one) => ({ my, automatic: one }));
  }
}

/** The name by which what has a text is known. */
export function nameOf({ self, location, title }: Source): string {
  return self?.id ?? location?.id ?? title;
}

const SILENT: readonly HeldText[] = [];

/** What a card on table says as long as it is the same kind of card: its text, then each side of an Objective. */
export function textsOf(card: CardInPlay): readonly HeldText[] {
  const known = knownOf(card);
  if (known.texts) return known.texts;
  const { facts, text } = known.definition;
  if (text) {
    const my = { seat: card.owner, title: facts.title, self: card, location: null, lasting: null };
    const suspends = canBeSuspended(facts);
    known.texts = [text, ...(text.sides ?? [])].map((one) => new HeldText(one, my, suspends));
  } else known.texts = SILENT;
  return known.texts;
}

/** What the card on top of a location says to each player (swccg.core-locations.4, swccg.core-conversion.3). */
export function textsAt(location: LocationInPlay): readonly HeldText[] {
  const top = location.stack[0];
  if (!top) return SILENT;
  const known = knownOf(top);
  if (known.texts) return known.texts;
  const { facts, text } = known.definition;
  const said: HeldText[] = [];
  const hear = (seat: Seat, part: Text | undefined) => {
    const my = { seat, title: facts.title, self: null, location, lasting: null };
    if (part) said.push(new HeldText(part, my, false));
  };
  hear(DARK, text?.dark);
  hear(LIGHT, text?.light);
  known.texts = said;
  return said;
}

/** Whether the text of such a card can be suspended at all: most cannot, and need not be looked at. */
function canBeSuspended({ type }: CardFacts): boolean {
  return type === 'weapon' || type === 'device' || type === 'starship' || type === 'vehicle';
}
