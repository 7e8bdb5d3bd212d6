import type { RequestView, Seat } from '@rangefinder/kernel';
import type { Sightline } from './obstruction.ts';
import { attackOdds, type DiceAttack, type Odds, type Turn } from './odds/index.ts';
import { type DeclaredAttack, lineKey, type Shot, type ShotWeapon, shotKey } from './shots.ts';
import { pickUnder } from './topics.ts';

/** An attack somebody thinks of: how it is measured and what it may bring. */
export interface Aim {
  readonly attacker: string;
  readonly target: string;
  readonly weapon: string;
  readonly range: number;
  readonly line: DeclaredAttack['line'];
  /** What lies in the way. */
  readonly under: readonly string[];
  readonly attackDice: number;
  readonly defenseDice: number;
  readonly odds: Odds;
  /** Shields and hull the target has left. */
  readonly left: number;
}

/** The table as a viewer sees it, as far as aiming goes. */
interface AimingView {
  readonly ships: readonly { readonly id: string; readonly seat: Seat }[];
  readonly attack: { readonly attacker: string; readonly defender: string; readonly step: string } | null;
}

/** What an edition says of attacks that somebody thinks of. */
export interface AimRules<View, Weapon extends ShotWeapon> {
  /** Every shot a ship could take now. */
  shotsOf(view: View, attacker: string): readonly Shot<Weapon>[];
  /** The dice of one of them along a line. */
  prospect(
    view: View,
    attacker: string,
    shot: Shot<Weapon>,
    line: Sightline,
  ): Pick<Aim, 'line' | 'attackDice' | 'defenseDice' | 'odds'>;
  /** How much damage destroys it. */
  healthOf(view: View, target: string): number;
  /** The attack that is going on as far as chances go, from the dice on the table on; null before there are any. */
  diceNow(view: View): DiceAttack | null;
  /** Whether there are defense dice that their owner may modify. */
  hasDefense(view: View): boolean;
}

/** The words in which an edition's bots and pages think of attacks. */
export function aimWords<View extends AimingView, Weapon extends ShotWeapon>(rules: AimRules<View, Weapon>) {
  return {
    /** The attack that an option of a request stands for; null when it is none, or the rules see no such shot. */
    aimOfOption: (view: View, request: RequestView, attacker: string, key: string) =>
      aimOfOption(rules, view, request, attacker, key),
    /** Every attack a ship could declare now, by the keys of the options. */
    aimsOf: (view: View, attacker: string) => aimsOf(rules, view, attacker),
    /** Whose turn it is to modify dice in the attack that is going on, if a seat is asked to, or else the dice's owner. */
    turnNow: (view: View, asked?: Seat) => turnNow(rules, view, asked),
    /** Of the attacks on one target that a request offers, the one that brings most; undefined when there is none. */
    attackOn(view: View, request: RequestView, attacker: string, target: string): string | undefined {
      const attacks = pickUnder(request, 'attack')?.options.filter(({ about }) => about?.target === target) ?? [];
      const worth = (key: string) => aimOfOption(rules, view, request, attacker, key)?.odds.mean ?? 0;
      return attacks.map(({ key }) => key).sort((one, other) => worth(other) - worth(one))[0];
    },
    /** The lines among which an attacker may choose, by the keys of the options. */
    linesOf(view: View, attacker: string, target: string): ReadonlyMap<string, Sightline> {
      const shots = rules.shotsOf(view, attacker).filter((shot) => shot.target === target && shot.lines.length > 1);
      return new Map(shots.flatMap(({ lines }) => lines.map((line) => [lineKey(line), line] as const)));
    },
    /** Every shot a ship has from where it stands, the best weapon for each target. */
    shotsFrom(view: View, attacker: string): readonly Aim[] {
      const best = new Map<string, Aim>();
      for (const aim of aimsOf(rules, view, attacker).values())
        if ((best.get(aim.target)?.odds.mean ?? -1) < aim.odds.mean) best.set(aim.target, aim);
      return [...best.values()];
    },
    /** What an attack in progress may still bring. */
    oddsNow(view: View, asked?: Seat): { odds: Odds; left: number } | null {
      const dice = rules.diceNow(view);
      if (!dice || !view.attack) return null;
      return { odds: attackOdds(dice, turnNow(rules, view, asked)), left: rules.healthOf(view, view.attack.defender) };
    },
  };
}

function aimOfOption<View, Weapon extends ShotWeapon>(
  rules: AimRules<View, Weapon>,
  view: View,
  request: RequestView,
  attacker: string,
  key: string,
): Aim | null {
  const wanted = pickUnder(request, 'attack')?.options.find((option) => option.key === key)?.about;
  const shot =
    wanted &&
    rules.shotsOf(view, attacker).find(({ target, weapon }) => target === wanted.target && weapon.id === wanted.weapon);
  return shot ? aimed(rules, view, attacker, shot) : null;
}

function aimsOf<View, Weapon extends ShotWeapon>(
  rules: AimRules<View, Weapon>,
  view: View,
  attacker: string,
): ReadonlyMap<string, Aim> {
  const aims = new Map<string, Aim>();
  for (const shot of rules.shotsOf(view, attacker)) {
    const aim = aimed(rules, view, attacker, shot);
    if (aim) aims.set(shotKey(shot), aim);
  }
  return aims;
}

/** Along the line with least in the way. */
function aimed<View, Weapon extends ShotWeapon>(
  rules: AimRules<View, Weapon>,
  view: View,
  attacker: string,
  shot: Shot<Weapon>,
): Aim | null {
  const line = [...shot.lines].sort((a, b) => a.under.length - b.under.length)[0];
  if (!line) return null;
  const { target, weapon, range } = shot;
  const prospect = rules.prospect(view, attacker, shot, line);
  const left = rules.healthOf(view, target);
  return { attacker, target, weapon: weapon.id, range, under: line.under, ...prospect, left };
}

function turnNow<View extends AimingView, Weapon extends ShotWeapon>(
  rules: AimRules<View, Weapon>,
  view: View,
  asked?: Seat,
): Turn {
  const { attack, ships } = view;
  const attacking = ships.find(({ id }) => id === attack?.attacker)?.seat;
  if (attack?.step === 'declare' || attack?.step === 'attack-dice')
    return asked === undefined || asked === attacking ? 'own-on-attack' : 'theirs-on-attack';
  return asked === attacking || !rules.hasDefense(view) ? 'theirs-on-defense' : 'own-on-defense';
}
