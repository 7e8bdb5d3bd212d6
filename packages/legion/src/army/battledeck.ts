import { BadInput, type Random } from '@rangefinder/kernel';
import type { BattleCardFacts } from '../card.ts';
import { allBattleCards, battleCardFacts } from '../cards/catalog.ts';
import type { BattleCards } from '../state.ts';

type Mode = BattleCardFacts['mode'];
type Deck = Readonly<Record<keyof BattleCards, readonly string[]>>;

/** Cards of each kind in a battle deck (legion.army-battle-deck.2). */
export const EACH = 4;

/** Cards that can be played in a mode: those whose rules are written. */
function playable(mode: Mode, kind: BattleCardFacts['kind']): readonly string[] {
  return allBattleCards()
    .filter((card) => card.mode === mode && card.kind === kind && card.rules !== 'unwritten')
    .map(({ id }) => id);
}

/** Four of each kind, by chance, without duplicates (legion.army-battle-deck.3); what is there already stays. */
export function deckByChance(mode: Mode, random: Random, begun: Deck = NONE): Deck {
  const four = (kind: BattleCardFacts['kind'], there: readonly string[]) => {
    const others = playable(mode, kind).filter((id) => !there.includes(id));
    return [...there, ...random.shuffle('setup', others, String).slice(0, Math.max(0, EACH - there.length))];
  };
  return {
    objectives: four('objective', begun.objectives),
    deployments: four('deployment', begun.deployments),
    conditions: four('condition', begun.conditions),
  };
}

const NONE: Deck = { objectives: [], deployments: [], conditions: [] };

/** There are no more than four skirmish cards of each kind: everybody's deck is the same. */
export const SKIRMISH_DECK: Deck = {
  objectives: playable('skirmish', 'objective'),
  deployments: playable('skirmish', 'deployment'),
  conditions: playable('skirmish', 'condition'),
};

/** The deck that an army plays with: in a skirmish its own gives way to the only one there is. */
export function deckFor(mode: Mode, deck: Deck): Deck {
  const brought = [...deck.objectives, ...deck.deployments, ...deck.conditions];
  return mode === 'skirmish' && brought.length > 0 ? SKIRMISH_DECK : deck;
}

/** Refuses cards that nobody can play here: for another size of battlefield, or without written rules. */
export function checkDeck(mode: Mode, deck: Deck, at: string): void {
  const { objectives, deployments, conditions } = deckFor(mode, deck);
  for (const id of [...objectives, ...deployments, ...conditions]) checkBattleCard(mode, id, at);
}

/** Refuses a card that nobody can play here. */
export function checkBattleCard(mode: Mode, id: string, at: string): void {
  const card = battleCardFacts(id);
  if (card.mode !== mode) throw new BadInput(at, `"${id}" is a card for a ${card.mode} game.`);
  if (card.rules === 'unwritten') throw new BadInput(at, `"${id}" cannot be played yet.`);
}
