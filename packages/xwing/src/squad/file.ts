import { isObject, type Language, type ParsedList } from '@rangefinder/kernel';
import { readIn, UnreadableList } from '@rangefinder/kernel/lists';
import { type Words, words } from '@rangefinder/kernel/words';
import { pilotCard, upgradeCard } from './cards.ts';
import { shipCost, squadCost, upgradesCost } from './costs.ts';
import { gameMode } from './gamemode.ts';
import { readSquad } from './list.ts';
import type { SquadProblem } from './problem.ts';
import type { SquadRules, Squads } from './rules.ts';
import { readShareText } from './sharelink.ts';
import type { Squad, SquadShip } from './squad.ts';
import { checkText } from './unreadable.ts';
import { parseJson, readXws } from './xws.ts';

/**
 * Reads a squad from any text: our own form and XWS as JSON, a link that shares a squad, links and texts of other builders.
 * `BadInput` says in the reader's language why it is none.
 */
export function parseList(squads: Squads, text: string, language: Language = 'en'): Promise<ParsedList> {
  return readIn(language, async () => {
    const { list, remarks } = await recognize(squads, text);
    const read = readSquad(squads, list);
    if (read.squad.ships.length === 0) throw new UnreadableList(noShip(read.lost));
    const odd = [...remarks, ...read.remarks];
    return { list, summary: summary(squads, read.squad), notes: odd.map((said) => said[language]) };
  });
}

/** What a text holds, as a list for `readSquad`. */
async function recognize(squads: Squads, text: string): Promise<{ list: unknown; remarks: readonly Words[] }> {
  checkText(text);
  const bare = text.replace(/^\uFEFF/, '').trim();
  if (/^[[{]/.test(bare) || /^-?\d+$/.test(bare)) return { list: parseSquadJson(squads, bare), remarks: [] };
  const shared = readShareText(squads, bare);
  if (shared) return { list: shared, remarks: [] };
  const { readForeign } = await squads.exchange();
  return readForeign(bare);
}

/** Of JSON with no ships, only XWS can have been meant. */
function parseSquadJson(rules: SquadRules, text: string): unknown {
  const list = parseJson(text);
  if (!isObject(list) || !Array.isArray(list.ships)) readXws(rules, list);
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
export function summary(rules: SquadRules, squad: Squad): string[] {
  const { mode, points } = gameMode(rules, squad.format);
  const factions = [...new Set(squad.ships.map(({ pilot }) => rules.factionName(pilotCard(rules, pilot).faction).en))];
  const name = squad.name === undefined ? '' : `${squad.name}: `;
  const ships = `${squad.ships.length} ships of ${factions.join(' and ')}`;
  return [
    `${name}${squadCost(rules, squad)} of ${points} points, ${ships}, ${mode}`,
    ...squad.ships.map((ship) => shipSummary(rules, ship)),
  ];
}

function shipSummary(rules: SquadRules, ship: SquadShip): string {
  const { name, type, loadout } = pilotCard(rules, ship.pilot);
  const cards = ship.upgrades.map((id) => upgradeCard(rules, id));
  const spent = loadout === undefined ? '' : `, loadout ${upgradesCost(rules, ship)} of ${loadout}`;
  const equipped = cards.length === 0 ? '' : `: ${cards.map((card) => `${card.name} ${card.cost ?? '–'}`).join(', ')}`;
  return `${name} (${type.name}) ${shipCost(rules, ship)} points${spent}${equipped}`;
}
