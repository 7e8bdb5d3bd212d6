import { BadInput, isObject } from '@rangefinder/kernel';
import { list, name as plain, type Words, words } from '@rangefinder/kernel/words';
import type { PilotCard, UpgradeFacts } from '../card.ts';
import { findPilot, findUpgrade, unwritten } from '../cards/catalog.ts';
import type { Format } from './gamemode.ts';
import { slotName } from './names.ts';
import { pilotNamesakes, upgradeNamesakes } from './namesakes.ts';
import { type SquadProblem, squadProblem } from './problem.ts';
import { shortened, shown } from './shown.ts';
import { UnreadableSquad } from './unreadable.ts';

/** A squad that was read: its cards exist. Whether it is legal is another question; `validate.ts` answers it. */
export interface Squad {
  readonly name?: string;
  /** The game mode it is made for; extended when it says nothing (xw2.squad-lists.5). */
  readonly format?: Format;
  /** Made for a real table: cards whose abilities are not written yet do no harm (xw2.squad-lists.4). */
  readonly paper?: true;
  readonly ships: readonly SquadShip[];
  /** Obstacle tokens, three of them when the squad is legal. */
  readonly obstacles: readonly string[];
}

export interface SquadShip {
  readonly pilot: string;
  readonly upgrades: readonly string[];
}

/** What came out of reading a list: what can be used of it, what had to be left out, and remarks that change nothing. */
export interface ReadSquad {
  readonly squad: Squad;
  readonly lost: readonly SquadProblem[];
  readonly remarks: readonly Words[];
}

/** What a squad without obstacles of its own brings. */
export const COMMON_OBSTACLES = ['coreasteroid5', 'core2asteroid4', 'gascloud1'] as const;

/** The id of a pilot that can be put on the table. */
export function parsePilot(raw: unknown, where: string): string {
  const pilot = typeof raw === 'string' ? findPilot(raw) : undefined;
  if (!pilot) throw new BadInput(where, `There is no pilot "${String(raw)}".`);
  const missing = unwritten(pilot);
  if (missing !== undefined) throw new BadInput(where, `${missing} It cannot be played yet.`);
  return pilot.id;
}

/** The id of an upgrade that can be put on the table. */
export function parseUpgrade(raw: unknown, where: string): string {
  const upgrade = typeof raw === 'string' ? findUpgrade(raw) : undefined;
  if (!upgrade) throw new BadInput(where, `There is no upgrade "${String(raw)}".`);
  const missing = unwritten(upgrade);
  if (missing !== undefined) throw new BadInput(where, `${missing} It cannot be played yet.`);
  return upgrade.id;
}

/** What a list calls itself, as far as a heading can hold it. */
export function readName(raw: unknown): { name?: string } {
  return typeof raw === 'string' && raw !== '' ? { name: raw.slice(0, LONGEST_NAME) } : {};
}

const LONGEST_NAME = 80;

/** No squad comes near this; a longer list is a mistake, or meant to keep us busy. */
const LONGEST = 100;

/** Refuses a list that is far too long. */
export function checkLength({ length }: readonly unknown[]): void {
  if (length <= LONGEST) return;
  throw new UnreadableSquad(
    words(
      `This is no squad: one of its lists has ${length} entries.`,
      `Ce n'est pas un escadron : l'une de ses listes a ${length} éléments.`,
      `To nie eskadra: jedna z jej list ma elementów: ${length}.`,
    ),
  );
}

/** A card that a list names by a number of another builder, and whose number nobody here knows. */
export interface UnknownNumber {
  readonly builder: string;
  readonly number: number | string;
}

function isUnknownNumber(raw: unknown): raw is UnknownNumber {
  if (!isObject(raw) || typeof raw.builder !== 'string') return false;
  return typeof raw.number === 'number' || typeof raw.number === 'string';
}

/** A ship that had to be left out. */
export function unknownPilot(number: number, id: unknown): SquadProblem {
  if (isUnknownNumber(id)) {
    const { en, fr, pl } = strangeNumber(id);
    const said = words(`Ship ${number}: ${en}`, `Vaisseau ${number} : ${fr}`, `Statek ${number}: ${pl}`);
    return squadProblem('xw2.squad-lists.2', said);
  }
  const { en, fr, pl } = namesakes(typeof id === 'string' ? pilotNamesakes(id).map(onShip) : []);
  const said = words(
    `Ship ${number}: there is no pilot ${shown(id)}${en}.`,
    `Vaisseau ${number} : il n'y a pas de pilote ${shown(id)}${fr}.`,
    `Statek ${number}: nie ma pilota ${shown(id)}${pl}.`,
  );
  return squadProblem('xw2.squad-lists.2', said);
}

/** An upgrade that had to be left out. */
export function unknownUpgrade(ship: string, id: unknown): SquadProblem {
  if (isUnknownNumber(id)) {
    const { en, fr, pl } = strangeNumber(id);
    return squadProblem('xw2.squad-lists.3', words(`${ship}: ${en}`, `${ship} : ${fr}`, `${ship}: ${pl}`));
  }
  const { en, fr, pl } = namesakes(typeof id === 'string' ? upgradeNamesakes(id).map(inSlot) : []);
  const said = words(
    `${ship}: there is no upgrade ${shown(id)}${en}.`,
    `${ship} : il n'y a pas d'amélioration ${shown(id)}${fr}.`,
    `${ship}: nie ma ulepszenia ${shown(id)}${pl}.`,
  );
  return squadProblem('xw2.squad-lists.3', said);
}

function strangeNumber({ builder, number }: UnknownNumber): Words {
  const [from, called] = [shortened(builder), shortened(String(number))];
  return words(
    `number ${called} of ${from} is not known here; the card may be newer than this table, or the link damaged.`,
    `le numéro ${called} de ${from} n'est pas connu ici ; la carte est peut-être plus récente, ou le lien abîmé.`,
    `numer ${called} z ${from} nie jest tu znany; karta może być nowsza albo odnośnik jest uszkodzony.`,
  );
}

/** A card by the name people know it by, told apart from its namesakes. */
const onShip = ({ name, type }: PilotCard) => plain(`${name} (${type.name})`);
const inSlot = ({ name, fills }: UpgradeFacts) => list([plain(name), list(fills.map(slotName), ' + ')], ': ');

function namesakes(cards: readonly Words[]): Words {
  if (cards.length === 0) return plain('');
  const { en, fr, pl } = list(cards);
  return words(`; of that name there is ${en}`, ` ; de ce nom il y a ${fr}`, `; o tej nazwie jest ${pl}`);
}
