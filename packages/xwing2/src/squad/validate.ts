import { BadInput, type Problem, type RuleId } from '@rangefinder/kernel';
import type { PilotFacts, UpgradeFacts } from '../cards/card.ts';
import { type PilotCard, pilotCard, unwritten, upgradeCard } from '../cards/catalog.ts';
import { type GameMode, gameMode } from './gamemode.ts';
import { readSquad } from './list.ts';
import { FACTION_NAMES, slotName } from './names.ts';
import { described, type Fitting, meets, ruleOf } from './restrictions.ts';
import { overfullSlots } from './slots.ts';
import type { Squad } from './squad.ts';

declare const checked: unique symbol;

/** A squad that keeps every rule of squad building. Only `isLegal` tells so. */
export type LegalSquad = Squad & { readonly [checked]: true };

export function isLegal(squad: Squad): squad is LegalSquad {
  return problemsOf(squad).length === 0;
}

/** The squad, if it is legal; else `BadInput` with its first reasons. */
export function legalSquad(squad: Squad, where: string): LegalSquad {
  if (isLegal(squad)) return squad;
  const problems = problemsOf(squad);
  const more = problems.length > 3 ? ` … and ${problems.length - 3} more.` : '';
  const reasons = problems.slice(0, 3).map(({ rule, message }) => `${message} (${rule})`);
  throw new BadInput(where, `This squad is not legal. ${reasons.join(' ')}${more}`);
}

/** Every reason why a list, in our form or as XWS, is no legal squad; empty when it is one. */
export function validate(list: unknown): readonly Problem[] {
  try {
    const { squad, lost } = readSquad(list);
    return [...lost, ...problemsOf(squad)];
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return [{ rule: 'xw2.squad-lists.1', message: error.message }];
  }
}

/** A ship of a squad with its cards. */
interface Ship {
  readonly name: string;
  readonly pilot: PilotCard;
  readonly upgrades: readonly UpgradeFacts[];
}

/** Every reason why a squad is illegal. */
export function problemsOf(squad: Squad): Problem[] {
  const mode = gameMode(squad.format);
  const ships = squad.ships.map(({ pilot, upgrades }, i): Ship => {
    const card = pilotCard(pilot);
    const same = squad.ships.filter((other) => other.pilot === pilot).length > 1;
    return {
      name: same ? `${card.name} (ship ${i + 1})` : card.name,
      pilot: card,
      upgrades: upgrades.map(upgradeCard),
    };
  });
  const cards = ships.flatMap(({ pilot, upgrades }) => [pilot, ...upgrades]);
  const names = new Set(cards.map(({ name }) => name));
  return [
    ...sizeProblems(ships, mode),
    ...factionProblems(ships),
    ...modeProblems(cards, mode),
    ...(squad.paper ? [] : unwrittenProblems(cards)),
    ...limitedProblems(cards),
    ...solitaryProblems(ships),
    ...standardizedProblems(ships),
    ...ships.flatMap((ship) => shipProblems(ship, names)),
    ...obstacleProblems(squad),
  ];
}

function sizeProblems(ships: readonly Ship[], { points, ships: [fewest, most] }: GameMode): Problem[] {
  const cost = ships.reduce((sum, { pilot }) => sum + pilot.cost, 0);
  return [
    ...problemIf(cost > points, 'xw2.squad-construction.1', `The squad costs ${cost} points; ${points} are allowed.`),
    ...problemIf(
      ships.length < fewest || ships.length > most,
      'xw2.squad-construction.3',
      `The squad has ${ships.length} ships; from ${fewest} to ${most} are allowed.`,
    ),
  ];
}

function factionProblems(ships: readonly Ship[]): Problem[] {
  const factions = [...new Set(ships.map(({ pilot }) => pilot.faction))];
  const named = factions.map((faction) => FACTION_NAMES[faction]).join(' and ');
  return problemIf(
    factions.length > 1,
    'xw2.squad-faction.1',
    `All ships must be of one faction; these are of ${named}.`,
  );
}

type Card = PilotCard | UpgradeFacts;

/** What the game mode allows, and the lists of the event. */
function modeProblems(cards: readonly Card[], { mode, banned, restricted }: GameMode): Problem[] {
  const outside = distinct(cards.filter((card) => (mode === 'standard' ? !card.standard : card.extended === false)));
  const forbidden = distinct(cards.filter(({ id }) => banned.includes(id)));
  const scarce = cards.filter(({ id }) => restricted.includes(id));
  return [
    ...outside.map(({ name }) => problem('xw2.game-mode.1', `${name} is not available in ${mode} games.`)),
    ...forbidden.map(({ name }) => problem('xw2.squad-banned-list.1', `${name} is banned.`)),
    ...problemIf(
      scarce.length > 4,
      'xw2.squad-restricted-list.1',
      `The squad has ${scarce.length} cards of the restricted list (${distinct(scarce)
        .map(({ name }) => name)
        .join(', ')}); 4 are allowed.`,
    ),
  ];
}

function unwrittenProblems(cards: readonly Card[]): Problem[] {
  return distinct(cards).flatMap((card) => {
    const missing = unwritten(card);
    return missing === undefined ? [] : [problem('xw2.squad-lists.4', `${missing} It cannot be played yet.`)];
  });
}

/** The limit counts ship cards and upgrades of one name together (xw2.limited.2). */
function limitedProblems(cards: readonly (PilotFacts | UpgradeFacts)[]): Problem[] {
  const limited = new Map(cards.filter((card) => card.limited > 0).map((card) => [card.name, card.limited]));
  return [...limited].flatMap(([name, limit]) => {
    const count = cards.filter((card) => card.name === name).length;
    const allowed = limit === 1 ? 'one is' : `${limit} are`;
    return problemIf(count > limit, 'xw2.limited.1', `${name} is ${count} times in the squad; ${allowed} allowed.`);
  });
}

function solitaryProblems(ships: readonly Ship[]): Problem[] {
  const solitary = ships.flatMap(({ upgrades }) => upgrades.filter((card) => card.solitary));
  const types = new Set(solitary.flatMap(({ fills }) => fills));
  return [...types].flatMap((type) => {
    const cards = solitary.filter(({ fills }) => fills.includes(type)).map(({ name }) => name);
    const reason = `${cards.join(' and ')} are solitary; a squad has one solitary ${slotName(type)} upgrade.`;
    return problemIf(cards.length > 1, 'xw2.solitary.1', reason);
  });
}

function standardizedProblems(ships: readonly Ship[]): Problem[] {
  return ships.flatMap(({ name, pilot, upgrades }) => {
    const wanted = distinct(
      ships.filter((other) => other.pilot.type === pilot.type).flatMap((other) => other.upgrades),
    ).filter((card) => card.standardized && !upgrades.includes(card));
    return wanted.map((card) =>
      problem('xw2.standardized.1', `${name} must equip ${card.name} too, as every ${pilot.type.name} of the squad.`),
    );
  });
}

function shipProblems(ship: Ship, squadNames: ReadonlySet<string>): Problem[] {
  const { name, pilot, upgrades } = ship;
  const cost = upgrades.reduce((sum, card) => sum + (card.cost ?? 0), 0);
  const twice = distinct(upgrades.filter((card) => upgrades.filter((other) => other.name === card.name).length > 1));
  const doubled = new Set(twice.map((card) => card.name));
  return [
    ...slotProblems(ship),
    ...restrictionProblems(ship, squadNames),
    ...[...doubled].map((card) => problem('xw2.upgrade-cards.7', `${name} has more than one ${card}.`)),
    ...upgrades
      .filter((card) => card.cost === null)
      .map((card) => problem('xw2.squad-loadout-points.1', `${card.name} has no loadout cost in these points.`)),
    ...problemIf(
      cost > pilot.loadout,
      'xw2.squad-upgrades.2',
      `The upgrades of ${name} cost ${cost} loadout points; its loadout value is ${pilot.loadout}.`,
    ),
  ];
}

function slotProblems({ name, pilot, upgrades }: Ship): Problem[] {
  return overfullSlots(pilot, upgrades).map(({ slot, has, cards, hardpoint }) => {
    const slots = has === 0 ? `no ${slotName(slot)} slot` : `${has} ${slotName(slot)} ${has === 1 ? 'slot' : 'slots'}`;
    const full = `${name} has ${slots} for ${cards.map((card) => card.name).join(' and ')}`;
    return hardpoint
      ? problem('xw2.faq-squad-building.2', `${full}; its hardpoint holds one upgrade of a single icon.`)
      : problem('xw2.squad-upgrades.1', `${full}.`);
  });
}

/** Cards are equipped in some order, each allowed by what is there already; what cannot follow is not allowed. */
function restrictionProblems({ name, pilot, upgrades }: Ship, squadNames: ReadonlySet<string>): Problem[] {
  const equipped: UpgradeFacts[] = [];
  let waiting = upgrades;
  const broken = (card: UpgradeFacts) => {
    const fitting: Fitting = { pilot, equipped, squadNames };
    return (card.restrictions ?? []).filter((restriction) => !meets(restriction, fitting));
  };
  for (;;) {
    const next = waiting.filter((card) => broken(card).length === 0);
    if (next.length === 0) break;
    equipped.push(...next);
    waiting = waiting.filter((card) => !next.includes(card));
  }
  return waiting.flatMap((card) =>
    broken(card).map((restriction) =>
      problem(ruleOf(restriction), `${name} cannot equip ${card.name}: it is only for ${described(restriction)}.`),
    ),
  );
}

function obstacleProblems({ obstacles }: Squad): Problem[] {
  const reason = `The squad brings ${obstacles.length} obstacles; it must bring three.`;
  return problemIf(obstacles.length !== 3, 'xw2.missions.setup.1', reason);
}

function distinct<T>(items: readonly T[]): T[] {
  return [...new Set(items)];
}

function problem(rule: RuleId, message: string): Problem {
  return { rule, message };
}

function problemIf(wrong: boolean, rule: RuleId, message: string): Problem[] {
  return wrong ? [{ rule, message }] : [];
}
