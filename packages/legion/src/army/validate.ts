import type { RuleId } from '@rangefinder/kernel';
import { words } from '@rangefinder/kernel/words';
import { allUnits, battleCardFacts, unitFacts, upgradeFacts } from '../cards/catalog.ts';
import type { Army } from './army.ts';
import { asPrinted, keywordsIn, nameOf, uniqueNames } from './carried.ts';
import { battleDeckProblems } from './deckproblems.ts';
import { counterpartProblems, equipmentProblems } from './equipment.ts';
import { handProblems } from './hand.ts';
import { type ArmyMode, MODES, type ModeLimits } from './modes.ts';
import { armyPoints } from './points.ts';
import { type ArmyProblem, armyProblem, problemIf, repeated } from './problem.ts';
import { rankProblems } from './ranks.ts';

/** Every reason why an army is illegal (legion.army-lists.1, legion.army-points.1). */
export function armyProblems(army: Army, mode: ArmyMode = army.mode ?? 'standard'): readonly ArmyProblem[] {
  return problemsWithin(MODES[mode], army);
}

/** The same, for armies that are built within other limits. */
export function problemsWithin(limits: ModeLimits, army: Army): readonly ArmyProblem[] {
  return [
    ...besideProblems(limits, army),
    ...detachmentProblems(army),
    ...army.units.flatMap((unit) => [...counterpartProblems(unit), ...equipmentProblems(unit, army.costs)]),
    ...handProblems(army),
    ...battleDeckProblems(army, limits),
    ...(army.paper ? [] : unwrittenProblems(army)),
  ];
}

/** What speaks against units beside each other, and why an army is not complete. */
function besideProblems(limits: ModeLimits, army: Army): readonly ArmyProblem[] {
  return [
    ...pointsProblems(army, limits),
    ...factionProblems(army),
    ...rankProblems(army, limits),
    ...uniqueProblems(army),
  ];
}

/** What would come right with more units: whom others, or command cards, come with. */
const WITH_MORE_UNITS: readonly RuleId[] = [
  'legion.command-cards.6',
  'legion.contingencies.1',
  'legion.contingencies.12',
];

/**
 * What is wrong with a part of an army, whatever else belongs to it: with its units beside each other, and with its command cards. How
 * each is equipped is another question.
 */
export function partProblems(army: Army, mode: ArmyMode): readonly ArmyProblem[] {
  const problems = [
    ...besideProblems(MODES[mode], army),
    ...army.units.flatMap(counterpartProblems),
    ...handProblems(army),
  ];
  return problems.filter(({ rule, missing }) => !missing && !WITH_MORE_UNITS.includes(rule));
}

function pointsProblems(army: Army, { points: most, pointsRule }: ModeLimits): readonly ArmyProblem[] {
  const points = armyPoints(army);
  return problemIf(points > most, pointsRule, () =>
    words(
      `The army costs ${points} of ${most} points.`,
      `L’armée coûte ${points} points sur ${most}.`,
      `Armia kosztuje ${points} z ${most} punktów.`,
    ),
  );
}

/** legion.army-factions.2, legion.factions.2 (legion.army-factions.1) */
function factionProblems({ faction, units }: Army): readonly ArmyProblem[] {
  const strangers = units.filter(({ unit }) => unitFacts(unit).faction !== faction);
  return [...new Set(strangers.map(({ unit }) => unit))].map((id) =>
    armyProblem(
      'legion.army-factions.2',
      words(
        `${nameOf(id)} belongs to another faction.`,
        `${nameOf(id)} appartient à une autre faction.`,
        `${nameOf(id)} należy do innej frakcji.`,
      ),
    ),
  );
}

/** legion.army-unique-cards.2, legion.unique-cards.2: units, counterparts and upgrades together, by name. */
function uniqueProblems(army: Army): readonly ArmyProblem[] {
  return repeated(uniqueNames(army)).map((name) =>
    armyProblem(
      'legion.unique-cards.2',
      words(
        `${name} is unique, and the army has more than one.`,
        `${name} est unique et présent plusieurs fois.`,
        `${name} jest unikatem, a występuje więcej niż raz.`,
      ),
    ),
  );
}

/** legion.detachment.1, .2: a unit of the name for each detachment. */
function detachmentProblems({ units }: Army): readonly ArmyProblem[] {
  const taken = new Set<Army['units'][number]>();
  return units.flatMap((unit) =>
    keywordsIn(unit)
      .filter(({ id }) => id === 'detachment')
      .flatMap(({ of }) => {
        const host = units.find((one) => !taken.has(one) && unitFacts(one.unit).name.toLowerCase() === of);
        if (host) {
          taken.add(host);
          return [];
        }
        const called = asPrinted(allUnits(), of);
        const any = units.some((one) => unitFacts(one.unit).name.toLowerCase() === of);
        return [
          armyProblem(
            any ? 'legion.detachment.2' : 'legion.detachment.1',
            words(
              `${nameOf(unit.unit)} needs a unit of its own called ${called}.`,
              `${nameOf(unit.unit)} demande une unité à elle nommée ${called}.`,
              `${nameOf(unit.unit)} wymaga własnego oddziału o nazwie ${called}.`,
            ),
          ),
        ];
      }),
  );
}

/** legion.army-lists.2: a command card whose effect is not known still gives its orders. */
function unwrittenProblems({ units, battle }: Army): readonly ArmyProblem[] {
  const upgrades = units.flatMap(({ upgrades, loadout = [] }) => [...upgrades, ...loadout]).map(upgradeFacts);
  const cards = [...battle.objectives, ...battle.deployments, ...battle.conditions].map(battleCardFacts);
  const unwritten = [
    ...upgrades.filter(({ abilities, back }) => abilities === 'unwritten' || back?.abilities === 'unwritten'),
    ...cards.filter(({ rules }) => rules === 'unwritten'),
  ];
  return [...new Set(unwritten.map(({ name }) => name))].map((name) =>
    armyProblem(
      'legion.army-lists.2',
      words(
        `${name} cannot be played here yet.`,
        `${name} ne peut pas encore être joué ici.`,
        `${name} nie da się tu jeszcze zagrać.`,
      ),
    ),
  );
}
