import type { SquadPilot, SquadUpgrade } from './cards.ts';
import { equip, unequip } from './equip.ts';
import type { SlotPlace } from './places.ts';
import type { SquadProblem } from './problem.ts';
import type { SquadRules } from './rules.ts';
import type { Squad } from './squad.ts';

/** A card one may think of, and every rule that speaks against it now. */
export interface Choice<Card> {
  readonly card: Card;
  readonly problems: readonly SquadProblem[];
}

/** Every upgrade of the place's types, with what speaks against putting it there instead of what is there. */
export function upgradeChoices(
  rules: SquadRules,
  squad: Squad,
  ship: number,
  place: SlotPlace,
): readonly Choice<SquadUpgrade>[] {
  const without = place.index === null ? squad : unequip(rules, squad, ship, place.index);
  const before = rules.problemsOf(without);
  return rules
    .allUpgrades()
    .filter(({ fills }) => fills.some((slot) => place.slots.includes(slot)) && (!place.hardpoint || fills.length === 1))
    .map((card) => ({ card, problems: arising(rules, before, equip(rules, without, ship, card.id)) }));
}

/** Every pilot of a faction, with what speaks against adding it to the squad. */
export function pilotChoices(rules: SquadRules, squad: Squad, faction: string): readonly Choice<SquadPilot>[] {
  const before = rules.problemsOf(squad);
  return rules
    .allPilots()
    .filter((pilot) => pilot.faction === faction)
    .map((card) => ({
      card,
      problems: arising(rules, before, { ...squad, ships: [...squad.ships, { pilot: card.id, upgrades: [] }] }),
    }));
}

/** What is wrong after a step and was not before it. That a squad is not complete yet speaks against nothing. */
function arising(rules: SquadRules, before: readonly SquadProblem[], after: Squad): readonly SquadProblem[] {
  return rules
    .problemsOf(after)
    .filter(
      (problem) =>
        problem.rule !== rules.cites.obstacles &&
        !rules.unfinished(problem, after) &&
        !before.some((known) => known.message === problem.message),
    );
}
