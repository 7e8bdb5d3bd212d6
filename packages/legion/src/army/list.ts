import { isObject } from '@rangefinder/kernel';
import { shortened, shown, UnreadableList } from '@rangefinder/kernel/lists';
import { type Words, words } from '@rangefinder/kernel/words';
import { FACTIONS, type Faction } from '../card.ts';
import { findBattleCard, findCommand, findUnit, findUpgrade, unitFacts } from '../cards/catalog.ts';
import type { Army, ArmyUnit } from './army.ts';
import { nameOf } from './carried.ts';
import { COST_SETS } from './costs.ts';
import { leftOut } from './left-out.ts';
import { ARMY_MODES } from './modes.ts';
import { type ArmyProblem, armyProblem, saidOnce } from './problem.ts';
import { armyProblems } from './validate.ts';

/** What could be used of a list, and what could not. */
export interface ReadArmy {
  readonly army: Army;
  readonly lost: readonly ArmyProblem[];
}

/** A card that a list names by a code of another builder, and whose code nobody here knows. */
export interface UnknownCode {
  readonly builder: string;
  readonly code: string;
}

/** More entries than any list has: such a one is a mistake, or meant to keep us busy. */
const LONGEST = 200;

/** Reads a list and keeps what can be used. `UnreadableList` when it is no army at all (legion.army-lists.1). */
export function readArmy(raw: unknown): ReadArmy {
  if (!isObject(raw) || !Array.isArray(raw.units)) throw new UnreadableList(NO_ARMY);
  const lost: ArmyProblem[] = [];
  const units = entries(raw.units).flatMap((unit, i) => readUnit(unit, i + 1, lost));
  const battle = isObject(raw.battle) ? raw.battle : {};
  const commands = (found: unknown) => known(found, findCommand, KIND.command, lost);
  const cards = (found: unknown) => known(found, findBattleCard, KIND.battle, lost);
  const army: Army = {
    ...readName(raw.name),
    ...readMode(raw.mode, lost),
    ...readCosts(raw.costs),
    ...(raw.paper === true ? { paper: true } : {}),
    faction: FACTIONS.find((faction) => faction === raw.faction) ?? likelyFaction(units),
    units,
    commands: commands(raw.commands),
    contingencies: commands(raw.contingencies),
    battle: {
      objectives: cards(battle.objectives),
      deployments: cards(battle.deployments),
      conditions: cards(battle.conditions),
    },
  };
  return { army, lost };
}

/** Every reason why a list is no legal army; empty when it is one. */
export function listProblems(raw: unknown): readonly ArmyProblem[] {
  try {
    const { army, lost } = readArmy(raw);
    return saidOnce([...lost, ...armyProblems(army)]);
  } catch (error) {
    if (error instanceof UnreadableList) return [armyProblem('legion.army-lists.1', error.said)];
    throw error;
  }
}

const NO_ARMY = words(
  'This is no army: { faction, units: [{ unit, upgrades }] } is expected.',
  'Ce n’est pas une armée : on attend { faction, units: [{ unit, upgrades }] }.',
  'To nie armia: oczekiwane jest { faction, units: [{ unit, upgrades }] }.',
);

const NO_FACTION = words(
  'This army names no faction, and no unit that would tell it.',
  'Cette armée ne nomme pas de faction, ni d’unité qui la révèle.',
  'Ta armia nie podaje frakcji ani oddziału, który by ją zdradzał.',
);

function entries(raw: unknown): readonly unknown[] {
  const found: readonly unknown[] = Array.isArray(raw) ? raw : [];
  if (found.length <= LONGEST) return found;
  throw new UnreadableList(
    words(
      `This is no army: one of its lists has ${found.length} entries.`,
      `Ce n’est pas une armée : l’une de ses listes a ${found.length} éléments.`,
      `To nie armia: jedna z jej list ma elementów: ${found.length}.`,
    ),
  );
}

function readName(raw: unknown): Pick<Army, 'name'> {
  const name = typeof raw === 'string' ? raw.trim().slice(0, 80) : '';
  return name === '' ? {} : { name };
}

function readMode(raw: unknown, lost: ArmyProblem[]): Pick<Army, 'mode'> {
  const mode = ARMY_MODES.find((known) => known === raw);
  if (mode) return { mode };
  if (raw !== undefined && raw !== null) lost.push(armyProblem('legion.army-lists.1', KIND.mode(raw)));
  return {};
}

/** Points of another day than those we know are read as today's. */
function readCosts(raw: unknown): Pick<Army, 'costs'> {
  const costs = COST_SETS.find((known) => known === raw);
  return costs ? { costs } : {};
}

/** The faction of most of the units. */
function likelyFaction(units: readonly ArmyUnit[]): Faction {
  const counts = FACTIONS.map((faction) => units.filter(({ unit }) => unitFacts(unit).faction === faction).length);
  const most = Math.max(...counts);
  const faction = most > 0 ? FACTIONS[counts.indexOf(most)] : undefined;
  if (!faction) throw new UnreadableList(NO_FACTION);
  return faction;
}

function readUnit(raw: unknown, number: number, lost: ArmyProblem[]): readonly ArmyUnit[] {
  const written = isObject(raw) && 'unit' in raw ? raw : { unit: raw };
  const [unit] = known([written.unit], findUnit, (card) => KIND.unit(number, card), lost);
  if (unit === undefined) return [];
  const upgrades = (found: unknown) => known(found, findUpgrade, (card) => KIND.upgrade(nameOf(unit), card), lost);
  const partner = written.counterpart === undefined ? [] : [written.counterpart];
  const [counterpart] = known(partner, findUnit, (card) => KIND.upgrade(nameOf(unit), card), lost);
  const loadout = upgrades(written.loadout);
  return [
    {
      unit,
      upgrades: upgrades(written.upgrades),
      ...(counterpart === undefined ? {} : { counterpart }),
      ...(loadout.length === 0 ? {} : { loadout }),
    },
  ];
}

/** Those cards of a list that exist; the others are named as lost. */
function known(
  raw: unknown,
  find: (id: string) => unknown,
  missing: (card: unknown) => Words,
  lost: ArmyProblem[],
): readonly string[] {
  return entries(raw).filter((card): card is string => {
    if (typeof card === 'string' && find(card) !== undefined) return true;
    const { code = null } = isUnknownCode(card) ? card : {};
    const unplayable = leftOut(code ?? card);
    lost.push(
      unplayable
        ? armyProblem('legion.army-lists.2', unplayable)
        : armyProblem('legion.army-lists.1', isUnknownCode(card) ? strangeCode(card) : missing(card)),
    );
    return false;
  });
}

function isUnknownCode(raw: unknown): raw is UnknownCode {
  return isObject(raw) && typeof raw.builder === 'string' && typeof raw.code === 'string';
}

function strangeCode({ builder, code }: UnknownCode): Words {
  const [from, called] = [shortened(builder), shortened(code)];
  return words(
    `Code “${called}” of ${from} is not known here; the card may be newer than these rules, or the link damaged.`,
    `Le code « ${called} » de ${from} n’est pas connu ici ; la carte est peut-être plus récente que ces règles, ou le lien abîmé.`,
    `Kod „${called}” z ${from} nie jest tu znany; karta może być nowsza niż te zasady albo odnośnik jest uszkodzony.`,
  );
}

/** What is said of a card that does not exist. */
const KIND = {
  unit: (number: number, card: unknown) =>
    words(
      `Unit ${number}: there is no unit ${shown(card)}.`,
      `Unité ${number} : il n’y a pas d’unité ${shown(card)}.`,
      `Oddział ${number}: nie ma oddziału ${shown(card)}.`,
    ),
  upgrade: (unit: string, card: unknown) =>
    words(
      `${unit}: there is no card ${shown(card)}.`,
      `${unit} : il n’y a pas de carte ${shown(card)}.`,
      `${unit}: nie ma karty ${shown(card)}.`,
    ),
  command: (card: unknown) =>
    words(
      `There is no command card ${shown(card)}.`,
      `Il n’y a pas de carte de commandement ${shown(card)}.`,
      `Nie ma karty dowodzenia ${shown(card)}.`,
    ),
  battle: (card: unknown) =>
    words(
      `There is no battle card ${shown(card)}.`,
      `Il n’y a pas de carte de bataille ${shown(card)}.`,
      `Nie ma karty bitwy ${shown(card)}.`,
    ),
  mode: (mode: unknown) =>
    words(
      `There is no size of battle ${shown(mode)}; it is read as a standard one.`,
      `Il n’y a pas de taille de bataille ${shown(mode)} ; elle est lue comme standard.`,
      `Nie ma bitwy o rozmiarze ${shown(mode)}; czytana jest jako zwykła.`,
    ),
};
