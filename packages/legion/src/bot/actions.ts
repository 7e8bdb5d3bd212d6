import { headingOf } from '@rangefinder/geometry';
import type { CardAction } from '../abilities.ts';
import type { PickUnder } from '../ask.ts';
import type { Gift } from '../keywords/choosing.ts';
import { leaderTouches } from '../rules/markers.ts';
import { courageOf } from '../rules/units.ts';
import { keywordValue } from '../sources.ts';
import type { Unit } from '../state.ts';
import { best } from './best.ts';
import { worthOfArming } from './charges.ts';
import { atEnemyZone, openTokens } from './goals.ts';
import { Going } from './going.ts';
import { worthOfGifts } from './needs.ts';
import type { Outlook } from './outlook.ts';
import { isWorthWounds } from './prices.ts';
import { between, far, reachOf } from './reach.ts';
import { worthOfDisembarking, worthOfEmbarking } from './transports.ts';

/** What an action of a card is worth a try. */
const CARD = 3;
/** What costs no action comes first, however good the attack after it is. */
const FREE = 1000;
/** What an action that the objective offers is worth. */
const OBJECTIVE = 40;
/** Tokens that an action gives out, and how far away. */
const GIVES: Readonly<Record<string, { readonly gifts: readonly Gift[]; readonly reach: 0 | 1 }>> = {
  'spotter-x': { gifts: ['aim'], reach: 1 },
  'take-cover-x': { gifts: ['dodge'], reach: 1 },
  bolster: { gifts: ['surge'], reach: 1 },
  'strategize-x': { gifts: ['aim', 'dodge'], reach: 1 },
  'calculate-odds': { gifts: ['aim', 'dodge'], reach: 1 },
  'quick-thinking': { gifts: ['aim', 'dodge'], reach: 0 },
};
/** Tokens that are worth so much make who gives them a support to others, and the way so much less important. */
const SUPPORT = 1;
const STAYS = 0.2;
/** What it is worth not to panic, and not to lose an action. */
const PANIC = 16;
const LESS = 3;
/** About as far as a standby reaches, and a saber that is thrown. */
const RANGE_2 = 290;
/** The part of a fight that a thrown saber brings. */
const THROWN = 0.5;
/** How likely an enemy that may come does come. */
const COMES = 0.4;
/** The part of the harm that a dodge keeps off. */
const DODGED = 0.15;

type ActionPick = PickUnder<'action'>;

/** What to do next: every action valued by what it should bring now. */
export function bestAction(outlook: Outlook, unit: Unit, request: ActionPick, left: number): string | undefined {
  const values = new Thoughts(outlook, unit, left, request);
  return best(request.options, ({ key, about }) => values.of(key, about))?.key;
}

class Thoughts {
  readonly #outlook: Outlook;
  readonly #unit: Unit;
  readonly #left: number;
  readonly #mayAttack: boolean;
  readonly #mayMove: boolean;
  readonly #shot: ReturnType<Outlook['bestShot']>;
  #going: Going | undefined;
  readonly #gains = new Map<boolean, number>();
  /** What tokens would bring that it can give to others. */
  readonly #giving: number;
  readonly #cards: readonly CardAction[];
  readonly #free: ReadonlySet<string>;

  constructor(outlook: Outlook, unit: Unit, left: number, { options }: ActionPick) {
    this.#outlook = outlook;
    this.#unit = unit;
    this.#left = left;
    this.#mayAttack = options.some(({ key }) => key === 'attack');
    this.#shot = this.#mayAttack ? outlook.bestShot(unit) : null;
    this.#giving = Math.max(0, ...options.map(({ about }) => (about && 'card' in about ? this.#given(about.card) : 0)));
    this.#mayMove = options.some(({ key }) => key === 'move');
    this.#cards = outlook.t.abilities.ask('card-actions', unit, []);
    this.#free = new Set(this.#cards.flatMap(({ key, free }) => (free ? [key] : [])));
  }

  of(key: string, about: ActionPick['options'][number]['about']): number {
    switch (key) {
      case 'done':
        return 0.01;
      case 'attack':
        return this.#attackFirst();
      case 'aim':
        return this.#aim();
      case 'dodge':
        return this.#dodge();
      case 'standby':
        return this.#standby();
      case 'recover':
        return this.#recover();
      case 'move':
        return this.#move();
      case 'pivot':
        return this.#pivot();
      case 'reverse':
      case 'strafe':
      case 'withdraw':
        return -1;
      case 'disembark':
        return worthOfDisembarking(this.#outlook, this.#unit);
      default:
        if (about && 'to' in about && about.to === 'embark') return this.#embark(about.onto);
        return this.#card(key, about);
    }
  }

  #embark(carrier: string | undefined): number {
    return worthOfEmbarking(this.#outlook, this.#unit, this.#outlook.find(carrier), this.#mayAttack);
  }

  get #attack(): number {
    return this.#shot?.worth ?? 0;
  }

  get #attacked(): boolean {
    return this.#outlook.t.state.activation?.attacked ?? false;
  }

  /** Whether an attack may follow what it does now. */
  get #attacksThen(): boolean {
    return !this.#attacked && this.#left >= 2;
  }

  get #ways(): Going {
    this.#going ??= new Going(this.#outlook, this.#unit);
    return this.#going;
  }

  /** What it gains by a move, with its attack to follow or without. */
  #gain(mayAttack: boolean): number {
    if (!this.#mayMove) return 0;
    let gain = this.#gains.get(mayAttack);
    if (gain === undefined) {
      gain = this.#ways.gain(mayAttack, this.#mayAttack) * (this.#isSupport ? STAYS : 1) + this.#ways.rush;
      this.#gains.set(mayAttack, gain);
    }
    return gain;
  }

  /** An attack, and what its other action is good for then. */
  #attackFirst(): number {
    if (this.#left < 2) return this.#attack + 0.1;
    const moving = this.#gain(false) - (this.#isPressed ? this.#ways.rush : 0);
    return this.#attack + 0.1 + Math.max(0, moving, this.#sheltering(), this.#calming());
  }

  /** An aim before an attack. It comes before the attack that it is for. */
  #aim(): number {
    if (!this.#mayAttack || this.#left < 2) return 0;
    return this.#shot ? this.#outlook.shotAt(this.#unit, this.#shot.target, 1) + 0.1 : 0;
  }

  #dodge(): number {
    return this.#mayAttack ? 0 : this.#sheltering();
  }

  #sheltering(): number {
    return 0.05 + this.#outlook.danger(this.#unit) * DODGED;
  }

  /** Worth a part of the attack on an enemy that may still come near; whoever is suppressed loses it. */
  #standby(): number {
    const outlook = this.#outlook;
    if (this.#mayAttack || this.#attacked || this.#unit.tokens.suppression > 0) return 0;
    let most = 0;
    for (const foe of outlook.nearestFoes(this.#unit)) {
      const way = this.#gap(foe);
      if (foe.activated || way > RANGE_2 + reachOf(outlook, foe)) continue;
      const [leader] = this.#unit.minis;
      const [other] = foe.minis;
      if (!leader || !other) continue;
      const pose = between(leader.pose, other.pose, Math.min(1, RANGE_2 / Math.max(1, way)));
      most = Math.max(
        most,
        outlook.standing(foe, pose, () => outlook.roughShot(this.#unit, foe)),
      );
    }
    return most * COMES;
  }

  #recover(): number {
    return this.#mayAttack ? 0 : this.#calming();
  }

  /** Most for whoever would panic next time, something for whoever would have an action less, or cards to ready. */
  #calming(): number {
    const { suppression } = this.#unit.tokens;
    const tired = this.#unit.upgrades.filter(({ exhausted }) => exhausted).length;
    const courage = courageOf(this.#outlook.t, this.#unit);
    const next = suppression - 1;
    const saved = courage === null || next < courage ? 0 : next < 2 * courage ? LESS : PANIC;
    return saved + suppression * 0.5 + tired;
  }

  #gap(foe: Unit): number {
    const [one] = this.#unit.minis;
    const [other] = foe.minis;
    return one && other ? far(one.pose, other.pose) : 1e9;
  }

  /** The best fight with anybody so near. */
  #fightWithin(way: number): number {
    const near = this.#outlook.nearestFoes(this.#unit).filter((foe) => this.#gap(foe) <= way);
    return Math.max(0, ...near.map((foe) => this.#outlook.fight(this.#unit, foe)));
  }

  /** To where it stands better: nearer to its goal, to attack from there, out of danger; into a fight that is better than the shot. */
  #move(): number {
    if (!this.#mayAttack) return this.#gain(this.#attacksThen);
    if (this.#left >= 2) return this.#attack + this.#gain(true);
    return this.#isLate || this.#isPressed ? this.#gain(false) : 0;
  }

  /** Whether it comes too late if it does not go on now. */
  get #isPressed(): boolean {
    return this.#mayMove && this.#ways.isPressed;
  }

  /** In the end standing right may be worth more than an attack. */
  get #isLate(): boolean {
    const { round, rounds } = this.#outlook.t.state;
    return round === rounds;
  }

  /** The best attack on one of the nearest enemies, if it faced it. */
  #shotByTurning(): number {
    const outlook = this.#outlook;
    const [leader] = this.#unit.minis;
    if (!leader) return 0;
    const { x, y } = leader.pose;
    const facing = (foe: Unit) => {
      const [other] = foe.minis;
      const heading = other ? headingOf(other.pose.x - x, other.pose.y - y) : leader.pose.heading;
      return outlook.standing(this.#unit, { x, y, heading }, () => outlook.roughShot(this.#unit, foe));
    };
    return Math.max(0, ...outlook.nearestFoes(this.#unit).map(facing));
  }

  /** Who has enemies in reach and none in its arc turns, and so does who faces where no way leads. */
  #pivot(): number {
    if (this.#mayAttack && this.#left < 2) return -1;
    const turns = !this.#mayAttack && this.#attacksThen;
    const aims = turns ? this.#shotByTurning() : 0;
    return Math.max(aims, this.#mayMove ? this.#ways.turning : 0) || -1;
  }

  #card(key: string, about: ActionPick['options'][number]['about']): number {
    const card = about && 'card' in about ? about.card : undefined;
    if (card !== undefined && card === this.#outlook.t.state.objective) return this.#objective(key);
    if (isWorthWounds(this.#outlook, card ?? '', this.#unit) === false) return -1;
    if (this.#free.has(key)) return FREE;
    if (card === undefined) return -1; // climbs
    if (card === 'saber-throw') return this.#fightWithin(RANGE_2) * THROWN;
    if (card === 'arm') return this.#arm();
    // As with an aim, its own attack comes after it.
    if (card in GIVES) {
      const gain = this.#given(card);
      return this.#left > 1 ? gain + this.#attack : gain;
    }
    return Math.max(this.#mayAttack && this.#left < 2 ? 0 : CARD, this.#lent(key));
  }

  /** Charges, with an attack to follow where there is time for both. */
  #arm(): number {
    const worth = worthOfArming(this.#outlook, this.#unit);
    return worth > 0 && this.#mayAttack && this.#left > 1 ? worth + this.#attack : worth;
  }

  /** What tokens bring to those around, itself among them as long as it may attack yet. */
  #given(card: string | undefined): number {
    const giving = card === undefined ? undefined : GIVES[card];
    if (card === undefined || giving === undefined) return 0;
    const { t, own } = this.#outlook;
    const isNear = (one: Unit) => giving.reach > 0 && one !== this.#unit && t.range(this.#unit, one) <= giving.reach;
    const mayUse = this.#mayAttack && this.#left > 1;
    const near = own.filter((one) => isNear(one) || (one === this.#unit && mayUse));
    return worthOfGifts(this.#outlook, giving.gifts, near, keywordValue(t, this.#unit, card));
  }

  /** Whoever helps those who fight stays with them. */
  get #isSupport(): boolean {
    return this.#giving >= SUPPORT;
  }

  /** What somebody else would bring who may attack instead. */
  #lent(key: string): number {
    const others = this.#cards.find((one) => one.key === key)?.attackers?.() ?? [];
    return Math.max(0, ...others.map((one) => this.#outlook.roughBest(one)));
  }

  /** A token is dropped where it counts, and taken or changed where it is not yet as it should be. */
  #objective(key: string): number {
    const { t } = this.#outlook;
    const [leader] = this.#unit.minis;
    if (!leader) return -1;
    if (this.#free.has(key)) return atEnemyZone(t, this.#unit.seat, leader) ? OBJECTIVE : -1;
    const near = openTokens(this.#outlook, this.#unit).some((marker) => leaderTouches(t, this.#unit, marker));
    return near ? OBJECTIVE : -1;
  }
}
