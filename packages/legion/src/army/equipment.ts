import type { RuleId } from '@rangefinder/kernel';
import { name, type Words, words } from '@rangefinder/kernel/words';
import type { Slot, UnitFacts, UpgradeFacts } from '../card.ts';
import { allUpgrades, unitFacts, upgradeFacts } from '../cards/catalog.ts';
import { named } from '../named.ts';
import { restrictionWords, SLOT } from '../text/army.ts';
import type { ArmyUnit } from './army.ts';
import { bearersOf, beingsOf } from './bearers.ts';
import { asPrinted, keywordsIn, nameOf } from './carried.ts';
import { type CostSet, costIn } from './costs.ts';
import { type ArmyProblem, armyProblem, missingFrom, problemIf, repeated } from './problem.ts';
import { sideOf, type Unmet, unmet } from './restrictions.ts';

/** What is wrong with the upgrades of a unit, in an army that is counted by these costs. */
export function equipmentProblems(unit: ArmyUnit, costs?: CostSet): readonly ArmyProblem[] {
  return [
    ...slotProblems(unit),
    ...copyProblems(unit),
    ...bearersOf(unit).flatMap(({ card, onCounterpart }) => restrictionProblems(unit, card, onCounterpart)),
    ...leaderProblems(unit),
    ...neededProblems(unit),
    ...loadoutProblems(unit, costs),
  ];
}

/** legion.army-upgrades.2, legion.upgrade-cards.3: an icon for each upgrade (legion.upgrade-cards.1, .2). */
function slotProblems(unit: ArmyUnit): readonly ArmyProblem[] {
  return bearersOf(unit).flatMap(({ card, hasSlot }) => (hasSlot ? [] : [noSlot(unit, card)]));
}

function noSlot({ unit }: ArmyUnit, { name, slot }: UpgradeFacts): ArmyProblem {
  return armyProblem(
    'legion.upgrade-cards.3',
    words(
      `${nameOf(unit)} has no free ${SLOT[slot].en} icon for ${name}.`,
      `${nameOf(unit)} n’a pas d’icône ${SLOT[slot].fr} libre pour ${name}.`,
      `${nameOf(unit)} nie ma wolnego symbolu (${SLOT[slot].pl}) dla ${name}.`,
    ),
  );
}

/** legion.army-upgrades.3, legion.upgrade-cards.4 */
function copyProblems({ unit, upgrades }: ArmyUnit): readonly ArmyProblem[] {
  return repeated(upgrades).map((id) => {
    const { name } = upgradeFacts(id);
    return armyProblem(
      'legion.upgrade-cards.4',
      words(
        `${nameOf(unit)} has ${name} more than once.`,
        `${nameOf(unit)} a plusieurs fois ${name}.`,
        `${nameOf(unit)} ma ${name} więcej niż raz.`,
      ),
    );
  });
}

/** Where each part of a restriction comes from (legion.upgrade-cards.6 to .10). */
const RESTRICTED: Readonly<Record<Exclude<Unmet, 'side'>, RuleId>> = {
  faction: 'legion.army-lists.3',
  unit: 'legion.upgrade-cards.7',
  rank: 'legion.upgrade-cards.6',
  type: 'legion.upgrade-cards.6',
  slot: 'legion.upgrade-cards.10',
};

/** legion.army-upgrades.4, legion.upgrade-cards.11 */
function restrictionProblems(unit: ArmyUnit, card: UpgradeFacts, onCounterpart: boolean): readonly ArmyProblem[] {
  const being = beingsOf(unit)[onCounterpart ? 1 : 0];
  const wrong = being && unmet(card.restriction, being, keywordsIn(unit));
  if (!wrong) return [];
  const side = sideOf(card.restriction) === 'dark' ? 'legion.upgrade-cards.8' : 'legion.upgrade-cards.9';
  const only = restrictionWords(card.restriction);
  return [
    armyProblem(
      wrong === 'side' ? side : RESTRICTED[wrong],
      words(
        `${card.name} is not for ${nameOf(unit.unit)}: only ${only.en}.`,
        `${card.name} n’est pas pour ${nameOf(unit.unit)} : seulement ${only.fr}.`,
        `${card.name} nie jest dla ${nameOf(unit.unit)}: tylko ${only.pl}.`,
      ),
    ),
  ];
}

/** legion.leader-upgrade-keyword.4 */
function leaderProblems({ unit, upgrades }: ArmyUnit): readonly ArmyProblem[] {
  const leaders = upgrades.filter((id) => upgradeFacts(id).keywords.some((use) => use.id === 'leader-upgrade-keyword'));
  return problemIf(leaders.length > 1, 'legion.leader-upgrade-keyword.4', () =>
    words(
      `${nameOf(unit)} has more than one upgrade with Leader.`,
      `${nameOf(unit)} a plus d’une amélioration avec Leader.`,
      `${nameOf(unit)} ma więcej niż jedno ulepszenie z Leader.`,
    ),
  );
}

/** What a unit must be given: by Equip, Heavy Weapon Team, Programmed, or by an upgrade that says so. */
function neededProblems(unit: ArmyUnit): readonly ArmyProblem[] {
  const cards = unit.upgrades.map(upgradeFacts);
  const has = (slot: Slot) => cards.some((card) => card.slot === slot);
  const problems: ArmyProblem[] = [];
  for (const { id, of } of unitFacts(unit.unit).keywords) {
    if (id === 'equip') {
      for (const called of named(of)) {
        if (!cards.some((card) => card.name.toLowerCase() === called))
          problems.push(needs(unit, 'legion.equip.1', name(asPrinted(allUpgrades(), called))));
      }
    }
    if (id === 'heavy-weapon-team' && !has('heavy-weapon'))
      problems.push(needs(unit, 'legion.heavy-weapon-team.1', SLOT['heavy-weapon']));
    if (id === 'programmed' && !has('programming')) problems.push(needs(unit, 'legion.programmed.1', SLOT.programming));
  }
  for (const { addsSlot } of cards) {
    if (addsSlot?.must && !has(addsSlot.slot))
      problems.push(needs(unit, 'legion.upgrade-cards.6', SLOT[addsSlot.slot]));
  }
  return problems;
}

function needs({ unit }: ArmyUnit, rule: RuleId, what: Words): ArmyProblem {
  return missingFrom(
    rule,
    words(
      `${nameOf(unit)} must be equipped with an upgrade: ${what.en}.`,
      `${nameOf(unit)} doit être équipé d’une amélioration : ${what.fr}.`,
      `${nameOf(unit)} musi mieć ulepszenie: ${what.pl}.`,
    ),
  );
}

/** legion.loadout.1, .4: for each upgrade one of its kind that costs no more, and that the unit could have. */
function loadoutProblems(unit: ArmyUnit, costs: CostSet | undefined): readonly ArmyProblem[] {
  const aside = (unit.loadout ?? []).map(upgradeFacts);
  if (aside.length === 0) return [];
  const { keywords } = unitFacts(unit.unit);
  if (!keywords.some(({ id }) => id === 'loadout')) return [asideProblem(unit, aside[0]?.name ?? '')];
  const { asides, unpaired } = loadoutPairs(unit, costs);
  const bearers = bearersOf(unit);
  return [
    ...unpaired.map((id) => asideProblem(unit, upgradeFacts(id).name)),
    ...asides.flatMap((id, i) => {
      if (id === null) return [];
      const wrong = restrictionProblems(unit, upgradeFacts(id), bearers[i]?.onCounterpart ?? false); // legion.loadout.7
      return wrong.map((one) => ({ ...one, rule: 'legion.loadout.4' as const }));
    }),
  ];
}

/** Which upgrade each card set aside could be swapped for: one of its kind that costs no less. The dearest have the first choice. */
export function loadoutPairs(
  { upgrades, loadout = [] }: ArmyUnit,
  costs?: CostSet,
): {
  /** What is set aside for each upgrade. */
  readonly asides: readonly (string | null)[];
  readonly unpaired: readonly string[];
} {
  const costOf = (id: string) => costIn(costs, upgradeFacts(id));
  const asides: (string | null)[] = upgrades.map(() => null);
  const dearestFirst = loadout.toSorted((one, other) => costOf(other) - costOf(one));
  const unpaired = dearestFirst.filter((id) => {
    const { slot } = upgradeFacts(id);
    const at = upgrades.findIndex(
      (equipped, i) => asides[i] === null && upgradeFacts(equipped).slot === slot && costOf(equipped) >= costOf(id),
    );
    if (at >= 0) asides[at] = id;
    return at < 0;
  });
  return { asides, unpaired };
}

function asideProblem({ unit }: ArmyUnit, name: string): ArmyProblem {
  return armyProblem(
    'legion.loadout.1',
    words(
      `${nameOf(unit)} may not set ${name} aside: it takes Loadout, and an upgrade of its kind that costs as much.`,
      `${nameOf(unit)} ne peut pas mettre ${name} de côté : il faut Loadout, et une amélioration du même type aussi chère.`,
      `${nameOf(unit)} nie może odłożyć ${name}: trzeba Loadout i ulepszenia tego rodzaju o co najmniej takim koszcie.`,
    ),
  );
}

/** legion.counterpart.1: with the unit it names, and never alone (legion.counterpart.14). */
export function counterpartProblems({ unit, counterpart }: ArmyUnit): readonly ArmyProblem[] {
  const facts = unitFacts(unit);
  const alone = facts.counterpart ? [facts] : [];
  const partner = counterpart === undefined ? null : unitFacts(counterpart);
  const misplaced = partner && !belongs(partner, facts) ? [partner] : [];
  return [...alone, ...misplaced].map(({ name }) =>
    armyProblem(
      'legion.counterpart.1',
      words(
        `${name} is a counterpart: it comes with the unit that it names, and not by itself.`,
        `${name} est une contrepartie : il accompagne l’unité qu’il nomme, et ne vient pas seul.`,
        `${name} towarzyszy oddziałowi, którego nazwę podaje, i nie występuje sam.`,
      ),
    ),
  );
}

function belongs({ keywords, faction }: UnitFacts, unit: UnitFacts): boolean {
  return (
    faction === unit.faction && keywords.some(({ id, of }) => id === 'counterpart' && of === unit.name.toLowerCase())
  );
}
