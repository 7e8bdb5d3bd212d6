import type { Answer, BotTurn, PickRequest, Request, RequestView } from '@rangefinder/kernel';
import { type PickUnder, pickUnder } from '../ask.ts';
import { aimAt } from '../odds/aim.ts';
import { hasKeyword } from '../sources.ts';
import type { Attack } from '../state.ts';
import type { LTable } from '../table.ts';
import type { LegionView } from '../view.ts';
import { best } from './best.ts';
import type { Outlook } from './outlook.ts';

type Turn = BotTurn<LegionView>;

/** The defender whose wounds are worth most, with everything that reaches it. */
export function chooseTarget(_turn: Turn, request: PickRequest, outlook: Outlook): Answer | undefined {
  const attacker = outlook.find(unitOf(request));
  if (!attacker) return undefined;
  const worth = new Map<string, number>();
  return best(request.options, ({ key, about }) => {
    const id = about && 'unit' in about && 'all' in about && about.all === true ? String(about.unit) : undefined;
    const defender = outlook.find(id);
    if (!defender) return key === 'done' ? 0 : -1;
    const known = worth.get(defender.id);
    if (known !== undefined) return known;
    const aim = aimAt(outlook.t, attacker, defender);
    // What its own weapons do not reach is reached with what is for fights, as a saber that is thrown.
    const value = aim ? outlook.worthOf(aim) : outlook.fight(attacker, defender);
    worth.set(defender.id, value);
    return value;
  })?.key;
}

/** The unit that a request is about. */
export function unitOf({ about }: { readonly about?: unknown }): string | undefined {
  return typeof about === 'object' && about !== null && 'unit' in about ? String(about.unit) : undefined;
}

export function spendAim(_turn: Turn, request: PickRequest, { t, view }: Outlook): Answer | undefined {
  const dice = diceOfToken(request);
  return dice && diceToReroll(t, view.attack, dice);
}

export type DicePick = PickUnder<'spend-aim'> | PickUnder<'spend-observation'>;

/** The dice of which a token lets one roll some again; undefined when something else is asked. */
export function diceOfToken(request: Request | RequestView): DicePick | undefined {
  return pickUnder(request, 'spend-aim') ?? pickUnder(request, 'spend-observation');
}

/** Blanks are rolled again, and surges that become nothing, the best dice first. */
export function diceToReroll(t: LTable, attack: Attack | null, dice: DicePick): readonly string[] | undefined {
  if (!attack) return undefined;
  const keeps = keepsSurges(t, attack);
  const order = ['red', 'black', 'white'];
  return dice.options
    .filter(({ about }) => about && (about.face === 'blank' || (about.face === 'surge' && !keeps)))
    .map(({ key, about }) => ({ key, rank: order.indexOf(attack.attackDice[about?.die ?? 0]?.die ?? 'white') }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, dice.max)
    .map(({ key }) => key);
}

/** Whether surges become something in an attack. */
function keepsSurges(t: LTable, attack: Attack): boolean {
  const attacker = t.unit(attack.attacker);
  return t.facts(attacker).surgeAttack !== null || attacker.tokens.surge > 0 || poolHas(attack, 'critical-x');
}

/** With which token to reroll: what the enemy has goes first, one's own aim where more than one die is bad. */
export function chooseReroll({ options }: PickRequest, { t, view: { attack } }: Outlook): Answer | undefined {
  if (!attack || !options.some(({ key }) => key === 'observation') || !options.some(({ key }) => key === 'aim'))
    return undefined;
  const keeps = keepsSurges(t, attack);
  const bad = attack.attackDice.filter(({ face }) => face === 'blank' || (face === 'surge' && !keeps)).length;
  return bad === 0 ? 'none' : bad > 1 ? 'aim' : 'observation';
}

function poolHas({ pools, current }: Pick<Attack, 'pools' | 'current'>, id: string): boolean {
  const pool = current === null ? undefined : pools[current];
  return pool?.weapons.some(({ keywords }) => keywords.some((use) => use.id === id)) ?? false;
}

/** Dice that show nothing, as many as allowed. */
export function rerollBlanks(_turn: Turn, request: PickRequest): Answer | undefined {
  const blanks = request.options.filter(({ about }) => about && 'face' in about && about.face === 'blank');
  const keys = blanks.slice(0, request.max).map(({ key }) => key);
  return request.max === 1 && request.min === 1 ? keys[0] : keys;
}

const COVER = { none: 0, light: 1, heavy: 2 } as const;

/** As many dodges as there are hits that cover leaves; one at least where it turns surges into blocks. */
export function spendDodge(_turn: Turn, request: PickRequest, { t, view }: Outlook): Answer | undefined {
  const { attack } = view;
  const counts = pickUnder(request, 'spend-dodge');
  const id = unitOf(request);
  if (!attack || !counts || id === undefined) return undefined;
  const hits = attack.attackDice.filter(({ face }) => face === 'hit').length - COVER[attack.cover];
  const hurts = attack.attackDice.some(({ face }) => face === 'hit' || face === 'crit');
  const defender = t.unit(id);
  const turns = hurts && (hasKeyword(t, defender, 'block') || hasKeyword(t, defender, 'deflect')) ? 1 : 0;
  const wanted = Math.max(hits, turns);
  return best(counts.options, ({ about }) => -Math.abs((about?.count ?? 0) - wanted))?.key;
}

/** The miniature whose loss costs least: a plain soldier before one with a weapon of its own. */
export function chooseWounded(_turn: Turn, request: PickRequest, { t }: Outlook): Answer | undefined {
  const minis = pickUnder(request, 'wound-mini');
  return (
    minis &&
    best(minis.options, ({ about }) => {
      const unit = about && t.unit(about.unit);
      const mini = unit?.minis.find(({ id }) => id === about?.mini);
      const upgrade = mini?.from === null || mini?.from === undefined ? undefined : unit?.upgrades[mini.from];
      return upgrade ? -t.cards.upgrade(upgrade.id).points : 0;
    })?.key
  );
}

/** A reaction that has something to attack. */
export function chooseStandby(_turn: unknown, request: PickRequest, outlook: Outlook): Answer | undefined {
  const against = outlook.find(unitOf(request));
  return best(request.options, ({ key }) => {
    const unit = outlook.find(key);
    const aim = unit && against && aimAt(outlook.t, unit, against);
    return aim ? outlook.worthOf(aim) : key === 'none' ? 0.6 : 0;
  })?.key;
}
