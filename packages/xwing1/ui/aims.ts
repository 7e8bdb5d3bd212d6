import type { RequestView } from '@rangefinder/kernel';
import { pickUnder } from '../src/ask.ts';
import { askRules } from '../src/asking.ts';
import { aimOfOption } from '../src/odds/aim.ts';
import { possibleShots, type Shot } from '../src/rules/attack.ts';
import type { XwingView } from '../src/view.ts';

/** Of the attacks on one target that a request offers, the one that brings most; undefined when there is none. */
export function attackOn(view: XwingView, request: RequestView, attacker: string, target: string): string | undefined {
  const attacks = pickUnder(request, 'attack')?.options.filter(({ about }) => about?.target === target) ?? [];
  const worth = (key: string) => aimOfOption(view, request, attacker, key)?.odds.mean ?? 0;
  return attacks.map(({ key }) => key).sort((one, other) => worth(other) - worth(one))[0];
}

/** The lines among which an attacker may choose, by the keys of the options. */
export function linesOf(view: XwingView, attacker: string, target: string): ReadonlyMap<string, Shot['lines'][number]> {
  const t = askRules(view);
  const ship = t.findShip(attacker);
  const shots = ship ? possibleShots(t, ship).filter((shot) => shot.target === target && shot.lines.length > 1) : [];
  return new Map(
    shots.flatMap(({ lines }) =>
      lines.map((line) => [line.under.length === 0 ? 'unobstructed' : `over:${line.under.join('+')}`, line] as const),
    ),
  );
}
