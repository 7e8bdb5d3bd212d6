import { capital, joined, list, name, type Words, words } from '@rangefinder/kernel/words';
import type { ActionAbout } from '../ask.ts';
import type { UnitFacts } from '../card.ts';
import { findBattleCard, findCommand, findSupply, findUnit, findUpgrade } from '../cards/catalog.ts';
import { findKeyword } from '../keywords/index.ts';
import { findTerrain } from '../terrain/kinds.ts';
import { ACTION, BANE, MARKER, MOVE, TURN, WAY_UP } from './terms.ts';

/** A player by name, where it is known. */
export function player(seat: number, names: readonly string[] = []): Words {
  const known = names[seat];
  return known === undefined ? words(`Player ${seat + 1}`, `Joueur ${seat + 1}`, `Gracz ${seat + 1}`) : name(known);
}

/** What an id says of which there are several: `stormtroopers-2` are the second Stormtroopers. */
function stemOf(id: string): { readonly stem: string; readonly number: string | undefined } {
  const [, stem = id, number] = /^(.+)-(\d+)$/.exec(id) ?? [];
  return { stem, number };
}

/** The card of a unit by the unit's id. */
function cardOf(id: string): UnitFacts | undefined {
  return findUnit(id) ?? findUnit(stemOf(id).stem);
}

/** Whether a unit's name is that of several: "Stormtroopers attack", "Darth Vader attacks". */
export function isMany(unit: string): boolean {
  return (cardOf(unit)?.minis ?? 1) > 1;
}

/** A unit, a piece of terrain (or a part of one: `house-2/0`) or a token: `stormtroopers-2` is Stormtroopers 2. */
export function thing(id: string): Words {
  const whole = known(id);
  if (whole) return whole;
  const { stem, number } = stemOf(id.replace(/\/\d+$/, ''));
  const { en, fr, pl } = known(stem) ?? name(readable(stem));
  return number === undefined ? words(en, fr, pl) : words(`${en} ${number}`, `${fr} ${number}`, `${pl} ${number}`);
}

const MARKERS: Readonly<Record<string, Words>> = { ...MARKER, ...BANE };

function known(id: string): Words | undefined {
  const unit = findUnit(id);
  if (unit) return name(unit.name);
  const terrain = findTerrain(id);
  return terrain ? small(terrain.name) : MARKERS[id];
}

/** As it stands within a sentence: terrain is labelled with a capital letter. */
function small({ en, fr, pl }: Words): Words {
  const lower = (text: string) => (/^.\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1));
  return words(lower(en), lower(fr), lower(pl));
}

/** A miniature of a unit by its number: `stormtroopers-2-3` is the third of Stormtroopers 2. */
export function miniNumber(mini: string): string {
  return stemOf(mini).number ?? mini;
}

export function miniName(mini: string): Words {
  const number = miniNumber(mini);
  return words(`miniature ${number}`, `figurine ${number}`, `figurka ${number}`);
}

/** The name of a card or a keyword; of a keyword without its X, whose number only the card that has it knows. */
export function card(id: string): Words {
  const keyword = findKeyword(id);
  if (keyword) return name(keyword.name.replace(/ X\b/, ''));
  const found = findUpgrade(id) ?? findCommand(id) ?? findBattleCard(id) ?? findUnit(id);
  return found ? name(found.name) : (findSupply(id)?.name ?? thing(id));
}

/** An id that nothing stands behind, as a position may have it: `blue-leader` is Blue leader. */
function readable(id: string): string {
  const spaced = id.replace(/[-:]/g, ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

const ACTIONS: Readonly<Record<string, Words>> = ACTION;
const MOVE_KINDS: Readonly<Record<string, Words>> = MOVE;

/** An action: of the rulebook, or one that a card offers (`card:jump-x`). */
export function actionName(action: string): Words {
  const own = ACTIONS[action] ?? MOVE_KINDS[action];
  if (own) return own;
  const [, id = action, part] = /^card:([^:]+)(?::(.+))?$/.exec(action) ?? [];
  const { en, fr, pl } = card(id);
  if (part === undefined) return words(en, fr, pl);
  const which = ACTIONS[part] ?? card(part);
  return words(`${en}: ${which.en}`, `${fr} : ${which.fr}`, `${pl}: ${which.pl}`);
}

/** An action as something to do: a move says of which kind and by which keyword, a climb which way and where. */
export function deedName({ action, to, onto, way, turn, card: by }: ActionAbout): Words {
  const what = to === undefined ? actionName(action) : MOVE[to];
  const how = [
    ...(to === undefined || by === undefined ? [] : [card(by)]),
    ...(turn === undefined ? [] : [TURN[turn]]),
    ...(way === undefined ? [] : [WAY_UP[way]]),
    ...(onto === undefined ? [] : [thing(onto)]),
  ];
  return capital(how.length === 0 ? what : joined([what, list(how)], words(': ', ' : ', ': ')));
}
