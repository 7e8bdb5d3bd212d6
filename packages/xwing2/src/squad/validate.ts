import { BadInput, type RuleId } from '@rangefinder/kernel';
import { joined, list, name as plain, type Words, words } from '@rangefinder/kernel/words';
import type { PilotCard, PilotFacts, UpgradeFacts } from '../card.ts';
import { pilotCard, unwritten, upgradeCard } from '../cards/catalog.ts';
import { type GameMode, gameMode } from './gamemode.ts';
import { readSquad } from './list.ts';
import { FACTION_NAMES, slotName } from './names.ts';
import { type SquadProblem, squadProblem } from './problem.ts';
import { type Fitting, meets } from './restrictions.ts';
import { described, ruleOf } from './restrictionwords.ts';
import { overfullSlots } from './slots.ts';
import type { Squad } from './squad.ts';
import { UnreadableSquad } from './unreadable.ts';

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
export function validate(list: unknown): readonly SquadProblem[] {
  try {
    const { squad, lost } = readSquad(list);
    return [...lost, ...problemsOf(squad)];
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return [squadProblem('xw2.squad-lists.1', error instanceof UnreadableSquad ? error.said : plain(error.message))];
  }
}

/** A ship of a squad with its cards. */
interface Ship {
  readonly name: Words;
  readonly pilot: PilotCard;
  readonly upgrades: readonly UpgradeFacts[];
}

/** Every reason why a squad is illegal. */
export function problemsOf(squad: Squad): SquadProblem[] {
  const mode = gameMode(squad.format);
  const ships = squad.ships.map(({ pilot, upgrades }, i): Ship => {
    const card = pilotCard(pilot);
    const same = squad.ships.filter((other) => other.pilot === pilot).length > 1;
    return {
      name: same ? numbered(card.name, i + 1) : plain(card.name),
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
    // xw2.upgrade-cards.8, xw2.squad-limited-solitary.1
    ...limitedProblems(cards),
    ...solitaryProblems(ships),
    ...standardizedProblems(ships),
    ...ships.flatMap((ship) => shipProblems(ship, names)),
    ...obstacleProblems(squad),
  ];
}

function sizeProblems(ships: readonly Ship[], { points, ships: [fewest, most] }: GameMode): SquadProblem[] {
  const cost = ships.reduce((sum, { pilot }) => sum + pilot.cost, 0);
  return [
    ...problemIf(
      cost > points,
      'xw2.squad-construction.1',
      words(
        `The squad costs ${cost} points; ${points} are allowed.`,
        `L'escadron coûte ${cost} points ; ${points} sont permis.`,
        `Eskadra kosztuje ${cost} pkt; dozwolone jest ${points}.`,
      ),
    ),
    ...problemIf(
      ships.length < fewest || ships.length > most,
      'xw2.squad-construction.3',
      words(
        `The squad has ${ships.length} ships; from ${fewest} to ${most} are allowed.`,
        `Vaisseaux dans l'escadron : ${ships.length} ; il en faut de ${fewest} à ${most}.`,
        `Statków w eskadrze: ${ships.length}; dozwolone jest od ${fewest} do ${most}.`,
      ),
    ),
  ];
}

/** xw2.faction.3 */
function factionProblems(ships: readonly Ship[]): SquadProblem[] {
  const factions = [...new Set(ships.map(({ pilot }) => pilot.faction))];
  const { en, fr, pl } = and(factions.map((faction) => FACTION_NAMES[faction]));
  return problemIf(
    factions.length > 1,
    'xw2.squad-faction.1',
    words(
      `All ships must be of one faction; these are of ${en}.`,
      `Tous les vaisseaux doivent être d'une même faction ; il y a ici ${fr}.`,
      `Wszystkie statki muszą być jednej frakcji; tu są: ${pl}.`,
    ),
  );
}

type Card = PilotCard | UpgradeFacts;

/** What the game mode allows, and the lists of the event. */
function modeProblems(cards: readonly Card[], { mode, banned, restricted }: GameMode): SquadProblem[] {
  const outside = distinct(cards.filter((card) => (mode === 'standard' ? !card.standard : card.extended === false)));
  const forbidden = distinct(cards.filter(({ id }) => banned.includes(id)));
  const scarce = cards.filter(({ id }) => restricted.includes(id));
  const { en: names } = list(distinct(scarce).map(({ name }) => plain(name)));
  return [
    ...outside.map(({ name }) =>
      squadProblem(
        'xw2.game-mode.1',
        words(
          `${name} is not available in ${mode} games.`,
          `${name} n'est pas disponible dans le format ${mode}.`,
          `${name} nie jest dostępne w formacie ${mode}.`,
        ),
      ),
    ),
    ...forbidden.map(({ name }) =>
      squadProblem(
        'xw2.squad-banned-list.1',
        words(`${name} is banned.`, `${name} est interdit.`, `${name} jest na liście zakazanych.`),
      ),
    ),
    // xw2.squad-restricted-list.2: copies and all kinds of cards together.
    ...problemIf(
      scarce.length > 4,
      'xw2.squad-restricted-list.1',
      words(
        `The squad has ${scarce.length} cards of the restricted list (${names}); 4 are allowed.`,
        `Cartes de la liste restreinte : ${scarce.length} (${names}) ; 4 sont permises.`,
        `Kart z listy ograniczonych: ${scarce.length} (${names}); dozwolone są 4.`,
      ),
    ),
  ];
}

function unwrittenProblems(cards: readonly Card[]): SquadProblem[] {
  return distinct(cards).flatMap((card) => {
    const missing = unwritten(card);
    if (missing === undefined) return [];
    const said = words(
      `${missing} It cannot be played yet.`,
      `La capacité de ${card.name} n'est pas encore écrite. Cette carte ne peut pas encore être jouée.`,
      `Zdolność ${card.name} nie jest jeszcze napisana. Tej karty nie można jeszcze zagrać.`,
    );
    return [squadProblem('xw2.squad-lists.4', said)];
  });
}

/**
 * The limit, one for each dot (xw2.limited-2-3.1, .2), counts ship cards and upgrades of one name together
 * (xw2.limited.2).
 */
function limitedProblems(cards: readonly (PilotFacts | UpgradeFacts)[]): SquadProblem[] {
  const limited = new Map(cards.filter((card) => card.limited > 0).map((card) => [card.name, card.limited]));
  return [...limited].flatMap(([name, limit]) => {
    const count = cards.filter((card) => card.name === name).length;
    const allowed = limit === 1 ? 'one is' : `${limit} are`;
    const said = words(
      `${name} is ${count} times in the squad; ${allowed} allowed.`,
      `${name} : ${count} exemplaires dans l'escadron ; limite : ${limit}.`,
      `${name}: ${count} w eskadrze; limit: ${limit}.`,
    );
    return problemIf(count > limit, 'xw2.limited.1', said);
  });
}

function solitaryProblems(ships: readonly Ship[]): SquadProblem[] {
  const solitary = ships.flatMap(({ upgrades }) => upgrades.filter((card) => card.solitary));
  const types = new Set(solitary.flatMap(({ fills }) => fills));
  return [...types].flatMap((type) => {
    const cards = solitary.filter(({ fills }) => fills.includes(type)).map(({ name }) => plain(name));
    const { en, fr, pl } = and(cards);
    const slot = slotName(type);
    const reason = words(
      `${en} are solitary; a squad has one solitary ${slot.en} upgrade.`,
      `${fr} sont solitaires ; un escadron a une seule amélioration solitaire de type ${slot.fr}.`,
      `${pl}: karty samotne; eskadra ma jedno samotne ulepszenie typu ${slot.pl}.`,
    );
    return problemIf(cards.length > 1, 'xw2.solitary.1', reason);
  });
}

function standardizedProblems(ships: readonly Ship[]): SquadProblem[] {
  return ships.flatMap(({ name, pilot, upgrades }) => {
    const wanted = distinct(
      ships.filter((other) => other.pilot.type === pilot.type).flatMap((other) => other.upgrades),
    ).filter((card) => card.standardized && !upgrades.includes(card));
    return wanted.map((card) =>
      squadProblem(
        'xw2.standardized.1',
        words(
          `${name.en} must equip ${card.name} too, as every ${pilot.type.name} of the squad.`,
          `${name.fr} doit aussi s'équiper de ${card.name}, comme chaque ${pilot.type.name} de l'escadron.`,
          `${name.pl} musi też mieć ${card.name}, jak każdy ${pilot.type.name} w eskadrze.`,
        ),
      ),
    );
  });
}

/**
 * What the upgrades of a ship break: within its loadout value, and never one twice (xw2.squad-construction.4,
 * xw2.squad-loadout-value.2, xw2.squad-upgrades.3, xw2.upgrade-cards.1).
 */
function shipProblems(ship: Ship, squadNames: ReadonlySet<string>): SquadProblem[] {
  const { name, pilot, upgrades } = ship;
  const cost = upgrades.reduce((sum, card) => sum + (card.cost ?? 0), 0);
  const twice = distinct(upgrades.filter((card) => upgrades.filter((other) => other.name === card.name).length > 1));
  const doubled = new Set(twice.map((card) => card.name));
  return [
    ...slotProblems(ship),
    ...restrictionProblems(ship, squadNames),
    ...[...doubled].map((card) =>
      squadProblem(
        'xw2.upgrade-cards.7',
        words(
          `${name.en} has more than one ${card}.`,
          `${name.fr} a plus d'un exemplaire de ${card}.`,
          `${name.pl} ma więcej niż jedno ${card}.`,
        ),
      ),
    ),
    ...upgrades
      .filter((card) => card.cost === null)
      .map((card) =>
        squadProblem(
          'xw2.squad-loadout-points.1',
          words(
            `${card.name} has no loadout cost in these points.`,
            `${card.name} n'a pas de coût d'équipement dans ces points.`,
            `${card.name} nie ma kosztu wyposażenia w tych punktach.`,
          ),
        ),
      ),
    ...problemIf(
      cost > pilot.loadout,
      'xw2.squad-upgrades.2',
      words(
        `The upgrades of ${name.en} cost ${cost} loadout points; its loadout value is ${pilot.loadout}.`,
        `Les améliorations de ${name.fr} coûtent ${cost} points d'équipement ; sa valeur est de ${pilot.loadout}.`,
        `Ulepszenia (${name.pl}) kosztują ${cost} pkt wyposażenia; jego wartość to ${pilot.loadout}.`,
      ),
    ),
  ];
}

function slotProblems({ name, pilot, upgrades }: Ship): SquadProblem[] {
  return overfullSlots(pilot, upgrades).map(({ slot, has, cards, hardpoint }) => {
    const type = slotName(slot);
    const slots = has === 0 ? `no ${type.en} slot` : `${has} ${type.en} ${has === 1 ? 'slot' : 'slots'}`;
    const held = and(cards.map((card) => plain(card.name)));
    const full = words(
      `${name.en} has ${slots} for ${held.en}`,
      `Emplacements ${type.fr} de ${name.fr} : ${has}, pour ${held.fr}`,
      `${name.pl}: miejsc typu ${type.pl} ${has}, a na nich ${held.pl}`,
    );
    return hardpoint
      ? squadProblem(
          'xw2.faq-squad-building.2',
          words(
            `${full.en}; its hardpoint holds one upgrade of a single icon.`,
            `${full.fr} ; son point d'attache porte une amélioration à une seule icône.`,
            `${full.pl}; jego zaczep mieści jedno ulepszenie z jedną ikoną.`,
          ),
        )
      : squadProblem('xw2.squad-upgrades.1', words(`${full.en}.`, `${full.fr}.`, `${full.pl}.`));
  });
}

/** Cards are equipped in some order, each allowed by what is there already; what cannot follow is not allowed. */
function restrictionProblems({ name, pilot, upgrades }: Ship, squadNames: ReadonlySet<string>): SquadProblem[] {
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
    broken(card).map((restriction) => {
      const { en, fr, pl } = described(restriction);
      return squadProblem(
        ruleOf(restriction),
        words(
          `${name.en} cannot equip ${card.name}: it is only for ${en}.`,
          `${name.fr} ne peut pas s'équiper de ${card.name} : seulement pour ${fr}.`,
          `${name.pl} nie może mieć ${card.name}: tylko dla ${pl}.`,
        ),
      );
    }),
  );
}

function obstacleProblems({ obstacles }: Squad): SquadProblem[] {
  const reason = words(
    `The squad brings ${obstacles.length} obstacles; it must bring three.`,
    `L'escadron apporte des obstacles : ${obstacles.length} ; il en faut trois.`,
    `Przeszkód w eskadrze: ${obstacles.length}; muszą być trzy.`,
  );
  return problemIf(obstacles.length !== 3, 'xw2.missions.setup.1', reason);
}

function distinct<T>(items: readonly T[]): T[] {
  return [...new Set(items)];
}

function numbered(name: string, number: number): Words {
  return words(`${name} (ship ${number})`, `${name} (vaisseau ${number})`, `${name} (statek ${number})`);
}

function and(items: readonly Words[]): Words {
  return joined(items, words(' and ', ' et ', ' i '));
}

function problemIf(wrong: boolean, rule: RuleId, said: Words): SquadProblem[] {
  return wrong ? [squadProblem(rule, said)] : [];
}
