import { clonePlain, keysOf, type Random, type Seat, type Viewer } from '@rangefinder/kernel';
import { MODES } from './army/modes.ts';
import type { CommandFacts } from './card.ts';
import { allBattleCards, allCommands, allUpgrades, commandFacts, equipmentFacts, unitFacts } from './cards/catalog.ts';
import { BANE_TOKENS, type LegionState, type Player } from './state.ts';

/** The same match with everything hidden from the viewer made anew: the other's cards, and what lies facedown. */
export function imagine(state: LegionState, viewer: Viewer, random: Random): LegionState {
  const copy = clonePlain(state);
  copy.players.forEach((player, seat) => {
    if (seat === viewer) return;
    imagineCommands(copy, player, seat, random);
    if (copy.phase === 'setup' && BEFORE_CARDS.includes(copy.step)) imagineBattleDeck(copy, player, random);
    imagineTokens(copy, seat, random);
    imagineLoadouts(copy, seat, random);
    imagineOrders(player, random);
    player.memory = {};
  });
  return copy;
}

/**
 * Other command cards that this army could have brought: a hand is known by its pips (legion.command-hand), and by what was
 * played or divulged of it.
 */
function imagineCommands(state: LegionState, player: Player, seat: Seat, random: Random): void {
  const { discards, permanent, divulged, aside, chosen, revealed } = player;
  const gone = new Set([
    ...discards,
    ...permanent,
    ...divulged,
    ...aside,
    ...(revealed && chosen !== null ? [chosen] : []),
  ]);
  const open = allCommands().filter((card) => !gone.has(card.id) && isPossible(state, seat, card));
  const unseen = random.shuffle('imagine', open, ({ id }) => id);
  const another = (id: string, isLike: (card: CommandFacts) => boolean): string => {
    const found = unseen.findIndex(isLike);
    const [card] = found < 0 ? [] : unseen.splice(found, 1);
    return card?.id ?? id;
  };
  const likeIt = (id: string) => {
    if (divulged.includes(id)) return id;
    const { pips } = commandFacts(id);
    return another(id, (card) => card.pips === pips);
  };
  player.hand = player.hand.map(likeIt);
  player.contingencies = player.contingencies.map((id) => another(id, () => true));
  if (chosen !== null && !revealed) player.chosen = likeIt(chosen);
}

/** Any of the tokens that are not drawn yet may lie on a card. */
function imagineOrders(player: Player, random: Random): void {
  const mixed = random.shuffle('imagine', [...player.pool, ...player.kept], String);
  player.kept = mixed.splice(0, player.kept.length);
  player.pool = mixed;
}

/** Cards of everybody, of the faction, and of characters in the army. */
function isPossible({ units, players }: LegionState, seat: Seat, { kind, character, faction }: CommandFacts): boolean {
  if (kind === 'flaw') return false;
  if (character !== '') return units.some((unit) => unit.seat === seat && unitFacts(unit.card).name === character);
  return faction === null || faction === players[seat === 0 ? 0 : 1].faction;
}

const KIND = { objectives: 'objective', deployments: 'deployment', conditions: 'condition' } as const;

/** The steps of setup before battle cards are laid out. */
const BEFORE_CARDS: readonly string[] = ['', 'terrain', 'sides'];

/** Before they are laid out, battle cards can be any. */
function imagineBattleDeck({ mode }: LegionState, { battleDeck }: Player, random: Random): void {
  for (const row of keysOf(KIND)) {
    const fit = allBattleCards().filter((card) => card.kind === KIND[row] && card.mode === MODES[mode].battle);
    const mixed = random.shuffle(
      'imagine',
      fit.map(({ id }) => id),
      String,
    );
    battleDeck[row] = battleDeck[row].map((id, i) => mixed[i] ?? id);
  }
}

/** Which of Cad Bane's tokens lie facedown, and which of them is which (legion.bane-tokens.2). */
function imagineTokens({ markers }: LegionState, seat: Seat, random: Random): void {
  const unknown = [...random.shuffle('imagine', BANE_TOKENS, String)];
  for (const [at, marker] of markers.entries()) {
    if (marker.kind !== 'bane' || !marker.facedown || marker.seat !== seat) continue;
    markers[at] = { ...marker, what: unknown.pop() ?? marker.what };
  }
}

/** Other upgrades of the same kinds that may have been set aside. */
function imagineLoadouts({ units }: LegionState, seat: Seat, random: Random): void {
  for (const unit of units) {
    if (unit.seat !== seat || unit.loadout.length === 0) continue;
    const borne = unit.upgrades.map(({ id }) => equipmentFacts(id));
    const fit = allUpgrades().filter(({ id, slot, points }) =>
      borne.some((card) => card.id !== id && card.slot === slot && card.points >= points),
    );
    const mixed = random.shuffle('imagine', fit, ({ id }) => id);
    unit.loadout = unit.loadout.map((id, i) => mixed[i]?.id ?? id);
  }
}
