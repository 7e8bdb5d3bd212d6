import { words } from '@rangefinder/kernel/words';
import {
  copyProblems,
  factionProblems,
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
  unwrittenProblems,
} from '@rangefinder/xwing/squad';
import type { PilotCard, UpgradeFacts } from '../card.ts';
import { pilotCard, upgradeCard } from '../cards/catalog.ts';
import { SQUAD_CARDS } from './cards.ts';
import { GAME_MODES } from './gamemode.ts';

type Ship = NamedShip<PilotCard, UpgradeFacts>;

/** Every reason why a squad is illegal. */
export function problemsOf(squad: Squad): SquadProblem[] {
  const mode = gameMode(GAME_MODES, squad.format);
  const ships = namedShips(squad, pilotCard, upgradeCard);
  const cards = ships.flatMap(({ pilot, upgrades }) => [pilot, ...upgrades]);
  const names = new Set(cards.map(({ name }) => name));
  return [
    ...pointsProblems(SQUAD_CARDS, squad, mode, 'xw1.squad-building.1'),
    ...sizeProblems(squad, mode, 'xw1.squad-lists.6'),
    // xw1.squad-building.3
    ...factionProblems(SQUAD_CARDS, ships, 'xw1.factions.3'),
    ...(squad.paper ? [] : unwrittenProblems(SQUAD_CARDS, cards, 'xw1.squad-lists.4')),
    // Ship cards and upgrades counted together.
    ...limitedProblems(cards, 'xw1.unique-names.2'),
    ...ships.flatMap((ship) => shipProblems(ship, names)),
    ...obstacleProblems(squad, 'xw1.squad-lists.5'),
  ];
}

/** Whether a reason only says that a squad is not complete yet. */
export function unfinished({ rule }: SquadProblem, { ships }: Squad): boolean {
  return rule === 'xw1.squad-lists.6' && ships.length === 0;
}

/**
 * What the upgrades of a ship break: its slots (xw1.upgrade-cards.2 to .4, xw1.squad-building.5, .6, .10), their restrictions
 * (xw1.squad-building.4, .7), the Limited trait, card by card (xw1.upgrade-cards.5, xw1.squad-building.8, .9).
 */
function shipProblems(ship: Ship, squadNames: ReadonlySet<string>): SquadProblem[] {
  const rule = { slot: 'xw1.upgrade-cards.2', hardpoint: 'xw1.upgrade-cards.2' } as const;
  const single = ship.upgrades.filter(({ oncePerShip }) => oncePerShip);
  return [
    ...slotProblems(SQUAD_CARDS, ship, rule),
    ...restrictionProblems(SQUAD_CARDS, ship, squadNames),
    ...copyProblems(ship, single, 'xw1.upgrade-cards.5'),
    ...ship.upgrades.flatMap((card) => buildingProblems(ship, card)),
  ];
}

/** What a card says about building, and its ship does not keep to (xw1.squad-lists.7, xw1.golden-rules.2). */
function buildingProblems(ship: Ship, card: UpgradeFacts): SquadProblem[] {
  if (!card.building) return [];
  const { different, needs, only } = card.building;
  const { name } = ship;
  const problems: SquadProblem[] = [];
  if (different) {
    const alike = ship.upgrades.filter(({ fills }) => fills.includes(different));
    problems.push(...copyProblems(ship, alike, RULE));
  }
  if (needs && !ship.upgrades.some(({ id }) => id === needs)) {
    const needed = upgradeCard(needs).name;
    const said = words(
      `${name.en} must equip ${needed} with ${card.name}.`,
      `${name.fr} doit s'équiper de ${needed} avec ${card.name}.`,
      `${name.pl} musi mieć ${needed} razem z ${card.name}.`,
    );
    problems.push(squadProblem(RULE, said));
  }
  for (const other of only ? ship.upgrades : []) {
    if (other === card || !only || !other.fills.includes(only.slot)) continue;
    const fits = other.cost <= (only.costTo ?? other.cost) && (!only.unique || other.limited === 1);
    const said = words(
      `${card.name} does not let ${name.en} equip ${other.name}.`,
      `${card.name} ne permet pas à ${name.fr} de s'équiper de ${other.name}.`,
      `${card.name} nie pozwala, by ${name.pl} miał ${other.name}.`,
    );
    problems.push(...problemIf(!fits, RULE, said));
  }
  return problems;
}

const RULE = 'xw1.squad-lists.7';
