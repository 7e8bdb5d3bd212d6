import type { SeenEvent } from '@rangefinder/kernel';
import type { AttackDie, DefenseDie } from '../src/card.ts';
import type { EventOf, LegionEvent } from '../src/events.ts';
import type { AttackFace, DefenseFace } from '../src/state.ts';
import type { LegionView } from '../src/view.ts';

export interface EndedDie {
  readonly die: AttackDie | DefenseDie;
  readonly face: AttackFace | DefenseFace;
  /** Cover, a dodge or something else took it away (legion.cancel.1). */
  readonly cancelled: boolean;
}

/** An attack that is over: what its dice showed in the end, and what came of them. */
export interface EndedAttack {
  readonly attack: readonly EndedDie[];
  readonly defense: readonly EndedDie[];
  readonly result: EventOf<'compared'>;
}

interface Told {
  readonly view: Pick<LegionView, 'attack'>;
  readonly events: readonly SeenEvent<LegionEvent>[];
}

/** The last attack of this phase; null before the first one, and while dice of one lie on the table. */
export function endedAttack({ view, events }: Told): EndedAttack | null {
  if (view.attack && view.attack.attackDice.length > 0) return null;
  const phase = events.findLastIndex(({ event }) => event.type === 'phase');
  const since = events.slice(phase + 1).map(({ event }) => event);
  const end = since.findLastIndex(({ type }) => type === 'compared');
  const result = since[end];
  const begin = since.findLastIndex(({ type }, at) => at < end && type === 'attack-rolled');
  if (result?.type !== 'compared' || begin < 0) return null;
  const { attack, defense } = diceOf(since.slice(begin, end), result.defender);
  return { attack, defense, result };
}

/** What the events from a roll on tell of its dice; who takes wounds for the defender rolls dice that are not told here. */
function diceOf(events: readonly LegionEvent[], defender: string) {
  let attack: readonly EndedDie[] = [];
  let defense: readonly EndedDie[] = [];
  for (const event of events) {
    if (event.type === 'attack-rolled') attack = event.dice.map((die) => ({ ...die, cancelled: false }));
    if (event.type === 'attack-dice') attack = turned(attack, event.faces);
    if (event.type === 'cancelled') attack = without(attack, event);
    if (event.type === 'defense-rolled' && event.defender === defender)
      defense = event.dice.map((die) => ({ ...die, cancelled: false }));
    if (event.type === 'defense-dice' && event.defender === defender) defense = turned(defense, event.faces);
  }
  return { attack, defense };
}

/** The dice that are left show other faces; what a card adds or takes away is white, or gone from the end. */
function turned(dice: readonly EndedDie[], faces: readonly (AttackFace | DefenseFace)[]): readonly EndedDie[] {
  const left = dice.filter(({ cancelled }) => !cancelled);
  const now = faces.map((face, i) => ({ die: left[i]?.die ?? ('white' as const), face, cancelled: false }));
  return [...now, ...dice.filter(({ cancelled }) => cancelled)];
}

function without(dice: readonly EndedDie[], { face, count }: EventOf<'cancelled'>): readonly EndedDie[] {
  let left = count;
  return dice.map((die) => (!die.cancelled && die.face === face && left-- > 0 ? { ...die, cancelled: true } : die));
}
