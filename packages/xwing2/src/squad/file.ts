import { isObject, type Language, type ParsedList } from '@rangefinder/kernel';
import { type Words, words } from '@rangefinder/kernel/words';
import { pilotCard, upgradeCard } from '../cards/catalog.ts';
import { gameMode } from './gamemode.ts';
import { readSquad } from './list.ts';
import { FACTION_NAMES } from './names.ts';
import type { SquadProblem } from './problem.ts';
import { readShareText } from './sharelink.ts';
import type { Squad, SquadShip } from './squad.ts';
import { checkText, UnreadableSquad } from './unreadable.ts';
import { parseJson, readXws } from './xws.ts';

/**
 * Reads a squad from any text: our own form and XWS as JSON, a link that shares a squad, links and texts of other builders.
 * `BadInput` says in the reader's language why it is none.
 */
export async function parseList(text: string, language: Language = 'en'): Promise<ParsedList> {
  try {
    const { list, remarks } = await recognize(text);
    const read = readSquad(list);
    if (read.squad.ships.length === 0) throw new UnreadableSquad(noShip(read.lost));
    const odd = [...remarks, ...read.remarks];
    return { list, summary: summary(read.squad), notes: odd.map((said) => said[language]) };
  } catch (error) {
    throw error instanceof UnreadableSquad ? new UnreadableSquad(error.said, language) : error;
  }
}

/** What a text holds, as a list for `readSquad`. */
async function recognize(text: string): Promise<{ list: unknown; remarks: readonly Words[] }> {
  checkText(text);
  const bare = text.replace(/^\uFEFF/, '').trim();
  if (/^[[{]/.test(bare) || /^-?\d+$/.test(bare)) return { list: parseSquadJson(bare), remarks: [] };
  const shared = readShareText(bare);
  if (shared) return { list: shared, remarks: [] };
  // The numbers of other builders are a large table, fetched when it is asked for.
  const { readForeign } = await import('./exchange/index.ts');
  return readForeign(bare);
}

/** Of JSON with no ships, only XWS can have been meant. */
function parseSquadJson(text: string): unknown {
  const list = parseJson(text);
  if (!isObject(list) || !Array.isArray(list.ships)) readXws(list);
  return list;
}

function noShip(lost: readonly SquadProblem[]): Words {
  const reasons = (language: Language) =>
    lost
      .slice(0, 3)
      .map(({ said }) => ` ${said[language]}`)
      .join('');
  return words(
    `There is no ship in this squad that could be used.${reasons('en')}`,
    `Il n'y a dans cet escadron aucun vaisseau utilisable.${reasons('fr')}`,
    `W tej eskadrze nie ma statku, którego można użyć.${reasons('pl')}`,
  );
}

/** A squad in a few lines: points, and the loadout of each ship. */
export function summary(squad: Squad): string[] {
  const { mode, points } = gameMode(squad.format);
  const cost = squad.ships.reduce((sum, { pilot }) => sum + pilotCard(pilot).cost, 0);
  const factions = [...new Set(squad.ships.map(({ pilot }) => FACTION_NAMES[pilotCard(pilot).faction].en))];
  const name = squad.name === undefined ? '' : `${squad.name}: `;
  return [
    `${name}${cost} of ${points} points, ${squad.ships.length} ships of ${factions.join(' and ')}, ${mode}`,
    ...squad.ships.map(shipSummary),
  ];
}

function shipSummary({ pilot, upgrades }: SquadShip): string {
  const { name, type, cost, loadout } = pilotCard(pilot);
  const cards = upgrades.map(upgradeCard);
  const spent = cards.reduce((sum, card) => sum + (card.cost ?? 0), 0);
  const equipped = cards.length === 0 ? '' : `: ${cards.map((card) => `${card.name} ${card.cost ?? '–'}`).join(', ')}`;
  return `${name} (${type.name}) ${cost} points, loadout ${spent} of ${loadout}${equipped}`;
}
