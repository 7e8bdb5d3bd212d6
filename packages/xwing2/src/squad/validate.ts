import { list, name as plain, words } from '@rangefinder/kernel/words';
import {
  and,
  copyProblems,
  distinct,
  factionProblems,
  type GameMode,
  gameMode,
  limitedProblems,
  type NamedShip,
  namedShips,
  obstacleProblems,
  pointsProblems,
  problemIf,
  restrictionProblems,
  type Squad,
  type SquadProblem,
  sizeProblems,
  slotProblems,
  squadProblem,
  sumOfCosts,
  unwrittenProblems,
} from '@rangefinder/xwing/squad';
import type { PilotCard, UpgradeFacts } from '../card.ts';
import { pilotCard, upgradeCard } from '../cards/catalog.ts';
import { SQUAD_CARDS } from './cards.ts';
import { GAME_MODES } from './gamemode.ts';
import { slotName } from './names.ts';

type Ship = NamedShip<PilotCard, UpgradeFacts>;

/** Every reason why a squad is illegal. */
export function problemsOf(squad: Squad): SquadProblem[] {
  const mode = gameMode(GAME_MODES, squad.format);
  const ships = namedShips(squad, pilotCard, upgradeCard);
  const cards = ships.flatMap(({ pilot, upgrades }) => [pilot, ...upgrades]);
  const names = new Set(cards.map(({ name }) => name));
  return [
    ...pointsProblems(SQUAD_CARDS, squad, mode, 'xw2.squad-construction.1'),
    ...sizeProblems(squad, mode, 'xw2.squad-construction.3'),
    // xw2.faction.3
    ...factionProblems(SQUAD_CARDS, ships, 'xw2.squad-faction.1'),
    ...modeProblems(cards, mode),
    ...(squad.paper ? [] : unwrittenProblems(SQUAD_CARDS, cards, 'xw2.squad-lists.4')),
    // One for each dot, ship cards and upgrades counted together: xw2.limited-2-3.1, .2, xw2.limited.2,
    // xw2.upgrade-cards.8, xw2.squad-limited-solitary.1.
    ...limitedProblems(cards, 'xw2.limited.1'),
    ...solitaryProblems(ships),
    ...standardizedProblems(ships),
    ...ships.flatMap((ship) => shipProblems(ship, names)),
    ...obstacleProblems(squad, 'xw2.missions.setup.1'),
  ];
}

/** Whether a reason only says that a squad is not complete yet. */
export function unfinished({ rule }: SquadProblem, { format, ships }: Squad): boolean {
  const [fewest] = gameMode(GAME_MODES, format).ships;
  if (rule === 'xw2.squad-construction.3') return ships.length < fewest;
  // Cards of a type that a new ship must take as well can be added to it next.
  return rule === 'xw2.standardized.1' && ships.at(-1)?.upgrades.length === 0;
}

type Card = PilotCard | UpgradeFacts;

/** What the game mode allows, and the lists of the event. */
function modeProblems(cards: readonly Card[], { mode, banned, restricted }: GameMode): SquadProblem[] {
  const outside = distinct(cards.filter((card) => !SQUAD_CARDS.inMode(card, mode)));
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
  const rule = { slot: 'xw2.squad-upgrades.1', hardpoint: 'xw2.faq-squad-building.2' } as const;
  return [
    ...slotProblems(SQUAD_CARDS, ship, rule),
    ...restrictionProblems(SQUAD_CARDS, ship, squadNames),
    ...copyProblems(ship, ship.upgrades, 'xw2.upgrade-cards.7'),
    ...loadoutProblems(ship),
  ];
}

function loadoutProblems({ name, pilot, upgrades }: Ship): SquadProblem[] {
  const cost = sumOfCosts(upgrades);
  return [
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
