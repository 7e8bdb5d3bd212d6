import type { Language, Option, RequestView, SeenEvent } from '@rangefinder/kernel';
import { pickUnder } from '../src/ask.ts';
import { askRules } from '../src/asking.ts';
import { chooseStandby, diceOfToken, diceToReroll } from '../src/bot/attacks.ts';
import { eliminate } from '../src/bot/battlefield.ts';
import { chooseUnit } from '../src/bot/cards.ts';
import { Outlook } from '../src/bot/outlook.ts';
import { usefulness } from '../src/bot/usefulness.ts';
import type { Rank } from '../src/card.ts';
import type { LegionEvent } from '../src/events.ts';
import { CARDS } from '../src/fourfactions.ts';
import type { LegionView } from '../src/view.ts';
import { chancesOf } from './chances.ts';
import { unitOfRequest } from './model.ts';
import { aboutOf } from './options.ts';
import { WORDS } from './words.ts';

type PickView = Extract<RequestView, { readonly kind: 'pick' }>;

const COMMANDS: readonly string[] = ['command-card', 'contingency', 'divulge', 'play-flaw'];

/** Whether the options are command cards, of one's hand or set aside, or flaws. */
export function asksForCommand(request: RequestView): request is PickView {
  return request.kind === 'pick' && COMMANDS.includes(request.topic);
}

/** Whether the options are pieces of terrain that wait beside the table. */
export function asksForTerrain(request: RequestView): request is PickView {
  return request.kind === 'pick' && request.topic === 'choose-terrain';
}

const REROLLS: readonly string[] = ['spend-aim', 'spend-observation', 'reroll'];
const DICE: readonly string[] = [...REROLLS, 'choose-dice'];

/** How many dice are rolled again. */
export function confirm({ topic }: RequestView, count: number, language: Language): string | null {
  return REROLLS.includes(topic) ? WORDS.reroll(count)[language] : null;
}

/** Whether the options are dice in the tray. */
export function asksForDice(request: RequestView): request is PickView {
  return request.kind === 'pick' && DICE.includes(request.topic);
}

/** The hand, the dice and the terrain offer their options themselves; so does a board full of places. */
export function drawsOptions(request: RequestView): boolean {
  if (request.kind === 'place') return request.free || request.candidates.length > 8;
  if (asksForCommand(request)) return request.options.every((option) => aboutOf(request, option).card !== null);
  return asksForDice(request) || asksForTerrain(request);
}

/** What one would likely choose first. */
export function likely(request: RequestView, view: LegionView): string | null {
  if (request.kind === 'place') return null;
  const has = (key: string) => request.options.some((option) => option.key === key);
  switch (request.topic) {
    case 'action':
      return likelyAction(request, view, has);
    case 'contingency':
    case 'swap-upgrade':
      return has('none') ? 'none' : null;
    case 'edge':
      // Whoever looks at the board sits there.
      return has('near') ? 'near' : null;
    case 'another-target':
      return has('done') ? 'done' : null;
    case 'use-ability':
      return has('use') ? 'use' : null;
    case 'spend-dodge':
    case 'spend-surge':
    case 'spend-shields':
    case 'recover-suppression':
      return request.options[0]?.key ?? null;
    case 'activate':
    case 'activate-drawn':
    case 'order':
    case 'deploy-unit':
      return likelyUnit(request, view);
    case 'wound-mini':
      return spared(request, view);
    case 'target':
      return likelyTarget(request, view);
    case 'eliminate':
    case 'choose-unit':
    case 'fire-support':
    case 'standby':
      return advised(request, view);
    case 'pool-first':
      return request.options[0]?.key ?? null;
    default:
      return request.options.length === 1 ? (request.options[0]?.key ?? null) : null;
  }
}

/** Aim and shoot where there is somebody to shoot at; else move on. */
function likelyAction({ options, about }: PickView, view: LegionView, has: (key: string) => boolean): string | null {
  const left = typeof about === 'object' && about !== null && 'left' in about ? Number(about.left) : 0;
  const unit = view.units.find(({ id }) => id === view.activation?.unit);
  if (has('attack')) return left > 1 && has('aim') && (unit?.tokens.aim ?? 0) === 0 ? 'aim' : 'attack';
  if (has('move')) return 'move';
  return (['disembark', 'dodge', 'done'].find(has) ?? options[0]?.key) || null;
}

const ADVICE = { eliminate, standby: chooseStandby, 'choose-unit': chooseUnit, 'fire-support': chooseUnit };

/** What the bot would choose in one's place. */
function advised(request: PickView, view: LegionView): string | null {
  const known = LIKELIEST.get(request);
  if (known !== undefined) return known;
  const [, choose] = Object.entries(ADVICE).find(([topic]) => topic === request.topic) ?? [];
  const refused = () => request.refused;
  const answer = request.max === 1 && choose?.(null, { ...request, refused }, new Outlook(view, request.seat));
  const likely = typeof answer === 'string' ? answer : null;
  LIKELIEST.set(request, likely);
  return likely;
}

/** Who carries nothing dear falls first. */
function spared(request: PickView, view: LegionView): string | null {
  const unit = view.units.find(({ id }) => id === unitOfRequest(request));
  const plain = request.options.find((option) => {
    const mini = unit?.minis.find(({ id }) => id === aboutOf(request, option).mini);
    return mini?.from === null && mini.counterpart === null;
  });
  return (plain ?? request.options[0])?.key ?? null;
}

/** It is asked at every pass of the pointer. */
const LIKELIEST = new WeakMap<RequestView, string | null>();

/**
 * Orders go to whoever does most with them, and whoever can do something now acts now; as long as nobody can, one shows as little
 * as possible of what one is up to, and begins with whom one can spare.
 */
function likelyUnit(request: PickView, view: LegionView): string | null {
  const known = LIKELIEST.get(request);
  if (known !== undefined) return known;
  const outlook = new Outlook(view, request.seat);
  const early = view.phase !== 'command';
  let [best, most] = [null as string | null, Number.NEGATIVE_INFINITY];
  for (const { key } of request.options) {
    const unit = outlook.find(key);
    if (!unit) continue;
    const use = unit.place === 'reserve' ? 0 : usefulness(outlook, unit);
    const worth = early && use < DOES_SOMETHING ? -SPARED.indexOf(unit.rank) : use;
    if (worth > most) [best, most] = [key, worth];
  }
  const likely = best ?? request.options[0]?.key ?? null;
  LIKELIEST.set(request, likely);
  return likely;
}

/** Less is only the unit's own worth. */
const DOES_SOMETHING = 1;

/** Whom one can spare first. */
const SPARED: readonly Rank[] = ['corps', 'special', 'support', 'heavy', 'operative', 'commander'];

/** Whom everything that reaches hurts most; a unit that is gone counts for more than its wounds. */
function likelyTarget(request: PickView, view: LegionView): string | null {
  const known = LIKELIEST.get(request);
  if (known !== undefined) return known;
  const attacker = unitOfRequest(request);
  let [best, most] = [request.options[0]?.key ?? null, 0];
  for (const { key, about } of pickUnder(request, 'target')?.options ?? []) {
    if (attacker === null || !about) continue;
    const chances = chancesOf(view, attacker, about.unit);
    const worth = chances ? chances.wounds + LAST_WOUND * chances.defeat : 0;
    if (worth > most) [best, most] = [key, worth];
  }
  LIKELIEST.set(request, best);
  return best;
}

/** What it is worth to be rid of a unit, in wounds. */
const LAST_WOUND = 3;

/** The dice that one would roll again. */
export function suggested(request: RequestView, view: LegionView): readonly string[] {
  const dice = diceOfToken(request);
  return (dice && diceToReroll(askRules(view), view.attack, dice)) ?? [];
}

/** With everything that reaches, or weapon by weapon: who wants to choose each weapon says so once for all targets. */
export function otherWay(request: RequestView, language: Language) {
  const ways = [
    ...(pickUnder(request, 'target')?.options ?? []),
    ...(pickUnder(request, 'another-target')?.options ?? []),
    ...(pickUnder(request, 'fire-support')?.options ?? []),
  ];
  const instead = new Map<string, string>();
  for (const { key, about } of ways) {
    const other = ways.find((one) => one.about?.unit === about?.unit && one.about?.all === false);
    if (about?.all && other) instead.set(key, other.key);
  }
  return instead.size > 0 ? { name: WORDS.eachWeapon[language], instead } : null;
}

/** What a colour brings with it; what a miniature is that is chosen by its number. */
export function effect(request: RequestView, option: Option, view: LegionView, language: Language): string | null {
  if (request.topic === 'side') return WORDS[option.key === 'blue' ? 'blueMeans' : 'redMeans'][language];
  const { unit: id, mini: chosen } = aboutOf(request, option);
  const unit = view.units.find((one) => one.id === (id ?? unitOfRequest(request)));
  const mini = unit?.minis.find((one) => one.id === chosen);
  if (!unit || !mini) return null;
  if (mini === unit.minis[0]) return WORDS.leader[language];
  const upgrade = mini.from === null ? undefined : unit.upgrades[mini.from];
  return upgrade ? CARDS.upgrade(upgrade.id).name : null;
}

const ACTIONS = ['attack', 'move', 'disembark', 'aim', 'dodge', 'standby', 'recover'];

/** Actions in a player's order: those of every unit, then those of its cards, then the end of it. */
export function ordered(request: RequestView): readonly Option[] {
  if (request.kind !== 'pick') return [];
  if (request.topic !== 'action') return request.options;
  const place = ({ key }: Option) => {
    const known = ACTIONS.indexOf(key);
    return key === 'done' ? ACTIONS.length + 1 : known < 0 ? ACTIONS.length : known;
  };
  return request.options.toSorted((a, b) => place(a) - place(b));
}

/** Happenings that other lines of the log imply. */
const QUIET: ReadonlySet<LegionEvent['type']> = new Set(['attack-dice', 'defense-dice', 'action', 'activation-over']);

export function worthTelling({ type }: LegionEvent): boolean {
  return !QUIET.has(type);
}

const DURATION: Partial<Record<LegionEvent['type'], number>> = {
  'card-revealed': 500,
  'card-divulged': 500,
  'flaw-played': 500,
  activated: 350,
  deployed: 250,
  embarked: 400,
  moved: 500,
  'attack-declared': 300,
  'attack-rolled': 600,
  'defense-rolled': 600,
  wounded: 250,
  'mini-defeated': 350,
  'unit-defeated': 500,
  victory: 400,
};

export function duration({ event }: SeenEvent<LegionEvent>): number {
  return DURATION[event.type] ?? 0;
}
