import type { BattleCardFacts, CommandFacts, UnitFacts, UpgradeFacts } from '../card.ts';
import { allBattleCards, allCommands, allUnits, allUpgrades, upgradeFacts } from '../cards/catalog.ts';
import type { Army } from './army.ts';
import { asidesFor, changeUnits, counterpartsOf, equip, recruit, setAside, withCounterpart } from './changes.ts';
import { ALWAYS } from './hand.ts';
import { MODES } from './modes.ts';
import type { UpgradePlace } from './places.ts';
import { type ArmyProblem, saidOnce } from './problem.ts';
import { armyProblems } from './validate.ts';

/** A card one may think of, and every rule that speaks against it now. */
export interface Choice<Card> {
  readonly card: Card;
  readonly problems: readonly ArmyProblem[];
}

function choices<Card>(army: Army, cards: readonly Card[], withCard: (card: Card) => Army): readonly Choice<Card>[] {
  const before = armyProblems(army);
  return cards.map((card) => ({ card, problems: arising(before, withCard(card)) }));
}

/** What is wrong after a step and was not before it. That an army is not complete yet speaks against nothing. */
function arising(before: readonly ArmyProblem[], after: Army): readonly ArmyProblem[] {
  const found = armyProblems(after);
  const times = (problems: readonly ArmyProblem[], said: string) =>
    problems.filter(({ message }) => message === said).length;
  return saidOnce(found).filter(({ message, missing }) => !missing && times(found, message) > times(before, message));
}

/** Every unit of the faction, with what speaks against adding it. */
export function unitChoices(army: Army): readonly Choice<UnitFacts>[] {
  const cards = allUnits().filter(({ faction, counterpart }) => faction === army.faction && !counterpart);
  return choices(army, cards, ({ id }) => ({ ...army, units: [...army.units, recruit(id)] }));
}

/** Every upgrade of a place's kind, with what speaks against giving it to these units instead of what they have there. */
export function upgradeChoices(
  army: Army,
  at: readonly number[],
  { slot, card: now }: UpgradePlace,
): readonly Choice<UpgradeFacts>[] {
  const cards = allUpgrades().filter((card) => card.slot === slot);
  return choices(army, cards, ({ id }) =>
    changeUnits(army, at, (unit) => equip(unit, id, now?.id ?? null, army.costs)),
  );
}

/** Every upgrade that may be set aside for one that is equipped. */
export function asideChoices(
  army: Army,
  at: readonly number[],
  { card, aside }: UpgradePlace,
): readonly Choice<UpgradeFacts>[] {
  const cards = (card ? asidesFor(card.id, army.costs) : []).map(upgradeFacts);
  return choices(army, cards, ({ id }) => changeUnits(army, at, (unit) => setAside(unit, id, aside?.id ?? null)));
}

/** Every counterpart that may come with a unit. */
export function counterpartChoices(army: Army, at: number): readonly Choice<UnitFacts>[] {
  const unit = army.units[at];
  const cards = unit ? counterpartsOf(unit) : [];
  return choices(army, cards, ({ id }) => changeUnits(army, [at], (one) => withCounterpart(one, id)));
}

/** The command cards of a number of pips that the faction could have, with what speaks against each in the hand. */
export function commandChoices(army: Army, pips: number): readonly Choice<CommandFacts>[] {
  return choices(
    army,
    commandsFor(army).filter((card) => card.pips === pips),
    ({ id }) => ({
      ...army,
      commands: [...army.commands, id],
    }),
  );
}

/** The command cards that could be set aside, with what speaks against each. */
export function contingencyChoices(army: Army): readonly Choice<CommandFacts>[] {
  return choices(army, commandsFor(army), ({ id }) => ({ ...army, contingencies: [...army.contingencies, id] }));
}

function commandsFor({ faction }: Army): readonly CommandFacts[] {
  return allCommands().filter(
    (card) => card.kind === 'command' && card.id !== ALWAYS && (card.faction === null || card.faction === faction),
  );
}

const KINDS = { objectives: 'objective', deployments: 'deployment', conditions: 'condition' } as const;

/** The battle cards of a kind that the army's game has, with what speaks against each. */
export function battleChoices(army: Army, row: keyof Army['battle']): readonly Choice<BattleCardFacts>[] {
  const { battle: game } = MODES[army.mode ?? 'standard'];
  const cards = allBattleCards().filter(({ kind, mode }) => kind === KINDS[row] && mode === game);
  return choices(army, cards, ({ id }) => ({
    ...army,
    battle: { ...army.battle, [row]: [...army.battle[row], id] },
  }));
}
