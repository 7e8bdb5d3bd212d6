import type { GameEvent, SeenEvent } from '@rangefinder/kernel';
import type { Playback } from '@rangefinder/table';
import {
  ATTACK_DIE,
  type AttackEvent,
  type AttackFace,
  DEFENSE_DIE,
  type DefenseFace,
  isAttackEvent,
} from '../../src/index.ts';

export interface ShownDie {
  readonly face: AttackFace | DefenseFace;
  readonly rerolled: boolean;
}

/** The dice of an attack as they lie on the table, or as they lay at the moment that is being shown. */
export interface AttackDice {
  readonly attacker: string;
  readonly defender: string;
  readonly attack: readonly ShownDie[];
  readonly defense: readonly ShownDie[];
  /** Which rolls of the match these are: new ones tumble. */
  readonly rolls: { readonly attack: number; readonly defense: number };
}

/** An attack as far as its dice are concerned. */
export interface RolledAttack {
  readonly attacker: string;
  readonly defender: string;
  readonly step: string;
  readonly attackDice: readonly ShownDie[];
  readonly defenseDice: readonly ShownDie[];
}

/** As much of the table as tells the dice. */
export interface DiceTable {
  readonly playing: Playback | null;
  readonly snapshot: {
    readonly events: readonly SeenEvent[];
    readonly request: object | null;
    readonly view: { readonly attack: RolledAttack | null };
  };
}

/** The attack that is going on, once it has been shown that it is declared: ships may still be gliding to where it begins. */
export function attackNow<T>(view: { readonly attack: T | null }, playing: Playback | null): T | null {
  return playing?.next.some(({ event }) => event.type === 'attack') ? null : view.attack;
}

/**
 * What is on the table now; while past events are shown, what was there then. Whoever is asked sees at once the dice that
 * lie there, and no others: the question is about them.
 */
export function attackDice({ snapshot: { view, events, request }, playing }: DiceTable): AttackDice | null {
  const past = request ? null : playing;
  const shown = past ? events.lastIndexOf(past.current) : -1;
  const current = events[shown]?.event;
  if (current && isAttackEvent(current)) return diceAt(events.map(toEvent), shown);
  const attack = attackNow(view, past);
  if (!attack || attack.step === 'declare') return null;
  const { attacker, defender, attackDice: red, defenseDice: green } = attack;
  return { attacker, defender, attack: red, defense: green, rolls: rollsUntil(events.map(toEvent), events.length) };
}

/** An attack that is over: its dice, and what came of it. */
export interface EndedAttack {
  readonly dice: AttackDice;
  readonly result: Extract<AttackEvent, { readonly type: 'attack-result' }>;
}

/** The last attack of this phase; null before the first one, and while one is going on. */
export function endedAttack({ view, events }: Omit<DiceTable['snapshot'], 'request'>): EndedAttack | null {
  if (view.attack) return null;
  const phase = events.findLastIndex(({ event }) => event.type === 'phase');
  const index = events.findLastIndex(({ event }) => event.type === 'attack-result');
  const result = events[index]?.event;
  const dice = index > phase ? diceAt(events.map(toEvent), index) : null;
  return dice && result && isAttackEvent(result) && result.type === 'attack-result' ? { dice, result } : null;
}

const toEvent = ({ event }: SeenEvent): GameEvent => event;

/** The dice after an event, from what the events since the attack was declared tell. */
export function diceAt(events: readonly GameEvent[], index: number): AttackDice | null {
  const start = events.findLastIndex(({ type }, at) => at <= index && type === 'attack');
  const declared = events[start];
  if (!declared || !isAttackEvent(declared) || declared.type !== 'attack') return null;
  const { attacker, defender } = declared.attack;
  let attack: readonly ShownDie[] = [];
  let defense: readonly ShownDie[] = [];
  for (const event of events.slice(start, index + 1).filter(isAttackEvent)) {
    if (event.type === 'attack-dice') attack = shownDice(event.dice);
    if (event.type === 'defense-dice') defense = shownDice(event.dice);
    if (event.type === 'modified' && event.by === attacker) attack = shownDice(event.dice);
    if (event.type === 'modified' && event.by === defender) defense = shownDice(event.dice);
  }
  return { attacker, defender, attack, defense, rolls: rollsUntil(events, index + 1) };
}

function shownDice(faces: readonly string[]): readonly ShownDie[] {
  return faces.flatMap((name) => {
    const face = FACES.find((one) => one === name);
    return face ? [{ face, rerolled: false }] : [];
  });
}

const FACES: readonly (AttackFace | DefenseFace)[] = [...ATTACK_DIE, ...DEFENSE_DIE];

function rollsUntil(events: readonly GameEvent[], end: number): AttackDice['rolls'] {
  let attack = 0;
  let defense = 0;
  for (let i = 0; i < end; i++) {
    if (events[i]?.type === 'attack-dice') attack++;
    if (events[i]?.type === 'defense-dice') defense++;
  }
  return { attack, defense };
}
