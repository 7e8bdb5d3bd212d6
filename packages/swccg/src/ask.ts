import { askWords, type Option, type RefusalOf, type RequestOf, type Seat, type Violation } from '@rangefinder/kernel';
import type { Purpose } from './definition.ts';
import { refuse } from './refusals.ts';
import { attempted } from './rules/refusals/verbs.ts';
import type { Phase, Pile, Slot, Step } from './state.ts';

/** What a text is used on: cards or locations by their ids, somebody's pile, an amount of Force. */
export type Aim = {
  readonly ids: readonly string[];
  readonly pile?: { readonly seat: Seat; readonly name: Pile };
  readonly amount?: number;
};

/** The ways in which a card moves. */
export type How =
  | 'landspeed'
  | 'hyperspeed'
  | 'orbit'
  | 'sector'
  | 'land'
  | 'take-off'
  | 'shuttle'
  | 'ferry'
  | 'site'
  | 'embark'
  | 'disembark'
  | 'seat';

/** A card that comes to the table: to a location, a row, a card, or beside the locations (`table`); `with` comes its pilot. */
export type Deployment = {
  readonly do: 'deploy';
  readonly card: string;
  /** null: anywhere. */
  readonly to: string | null;
  readonly slot: Slot | null;
  readonly with: string | null;
  readonly cost: number;
};

export type Movement = {
  readonly do: 'move';
  readonly how: How;
  readonly id: string;
  /** null: anywhere. */
  readonly to: string | null;
  readonly slot: Slot | null;
  readonly cost: number;
};

/** The use of a text: from hand, or on table, where `source` names the card or location that has it. */
export type UseOfText = {
  readonly do: 'play' | 'use';
  readonly card: string;
  readonly source: string;
  readonly name: string;
  readonly good: Purpose;
  readonly aim: Aim;
  readonly cost: number;
};

/** `target` null: at anybody. */
export type Shot = {
  readonly do: 'fire';
  readonly weapon: string;
  readonly target: string | null;
  /** Two shots at one go. */
  readonly combined: boolean;
  readonly cost: number;
};

/** Something a player may do, with what and to whom; `id` is a card on table, `card` a kind of card in hand. */
export type Deed =
  | { readonly do: 'pass' | 'draw' }
  | { readonly do: 'activate'; readonly amount: number }
  | { readonly do: 'drain'; readonly location: string; readonly amount: number }
  | { readonly do: 'battle'; readonly location: string; readonly cost: number }
  | Deployment
  | { readonly do: 'replace'; readonly card: string; readonly to: string }
  | { readonly do: 'persona' | 'cross-over'; readonly id: string; readonly card: string }
  | {
      readonly do: 'transfer';
      readonly id: string;
      readonly to: string;
      readonly slot: Slot | null;
      readonly cost: number;
    }
  | { readonly do: 'break-cover'; readonly id: string }
  | UseOfText
  | { readonly do: 'shield'; readonly card: string }
  | Shot
  | { readonly do: 'react' | 'react-away'; readonly id: string; readonly to: string; readonly cost: number }
  | Movement
  | { readonly do: 'transit'; readonly from: string; readonly to: string; readonly cost: number }
  | { readonly do: 'dock'; readonly id: string; readonly to: string; readonly cost: number }
  | {
      readonly do: 'orbit';
      readonly row: string;
      readonly orbit: string | null;
      readonly parsec: number;
      readonly cost: number;
    };

/** A card on table. */
type OnTable = { readonly id: string };
/** A kind of card that lies in a pile or a hand. */
type Kind = { readonly card: string };
/** A unit of Force that is lost: the top of a pile, or a card in hand. */
export type LossAbout = { readonly do: 'lose'; readonly from: Pile; readonly card: string | null };

/** What is asked: topic → what an option of it is about, or the keys that say all by themselves. */
export interface Topics {
  act: Deed;
  respond: Deed;
  'weapons-segment': Deed;
  'deploy-free': Deed;
  satisfy: { readonly do: 'forfeit'; readonly id: string } | LossAbout;
  'lose-force': LossAbout;
  'battle-destiny': 'draw' | 'pass';
  'starting-effect': Kind | 'none';
  'starting-location': Kind | 'none';
  'starting-interrupt': Kind | 'none';
  search: Kind | 'none';
  'keep-card': Kind;
  'order-pile': Kind;
  'return-cards': Kind;
  peek: 'keep' | 'activate-it';
  /** null: at the end of the row. */
  'insert-location': { readonly before: string | null };
  'choose-row': { readonly row: string };
  /** Its keys are the names that the card gives its texts. */
  'choose-text': string;
  'choose-destiny': { readonly value: number };
  'choose-weapon': OnTable;
  'utinni-target': OnTable;
  'lose-version': OnTable;
  'lose-cards': OnTable;
  'lose-from': 'hand' | 'reserve';
  'pay-fare': 'pay' | 'decline';
  'move-away': Movement;
  'react-boarding': Movement | 'go-on';
  'transit-group': OnTable;
  transfer: (OnTable & { readonly to: string; readonly slot: Slot | null }) | 'undock';
  replace: OnTable;
  'take-over': OnTable;
  /** Whose text it is: a card on table, or the title of what has it. */
  'order-automatic': { readonly source: string };
  'jump-off': OnTable & { readonly jump: boolean };
  carry: { readonly ids: readonly string[] };
  'attack-run-lead': OnTable;
  'attack-run-wingmen': OnTable;
  'attack-run-follow': OnTable | 'pass';
  'attack-run-fire': Shot | 'pass';
}

/** What the questions themselves are about. */
export type About = {
  readonly phase?: Step | Phase;
  readonly turn?: number;
  readonly current?: Seat;
  readonly moment?: string;
  readonly seat?: Seat;
  readonly card?: string;
  readonly location?: string;
  readonly id?: string;
  readonly from?: string;
  readonly to?: string;
  readonly row?: string;
  readonly pile?: string;
  readonly count?: number;
  readonly damage?: number;
  readonly attrition?: number;
  readonly fare?: number;
  readonly room?: number;
};

/** A choice of some topic, as texts, bots and pages read it. */
export type Choice<T extends keyof Topics> = Extract<
  RequestOf<Topics, About>,
  { readonly topic: T; readonly kind: 'pick' }
>;

/** A choice among deeds. */
export type DeedChoice = Choice<'act' | 'respond' | 'weapons-segment' | 'deploy-free'>;

/** Where deeds themselves are asked for each is refused for what forbids it, and while everybody sets up no action goes on. */
const NOTHING_GOES_ON: readonly string[] = [
  'act',
  'respond',
  'weapons-segment',
  'starting-effect',
  'starting-location',
  'starting-interrupt',
] satisfies readonly (keyof Topics)[];

/** A question in the middle of an action knows by itself that no deed of another kind is done meanwhile (swccg.core-actions.9). */
const refusalOf: RefusalOf = ({ topic, options, refusal }) =>
  NOTHING_GOES_ON.includes(topic) ? refusal : (key) => refusal?.(key) ?? whyLater(options, key);

export const { pick, pickOne, asked, offered } = askWords<Topics, About>(refusalOf);

function whyLater(options: readonly Option[], key: string): Violation | undefined {
  const deed = attempted(key);
  if (!deed || deed.verb === 'pass' || options.some((option) => attempted(option.key)?.verb === deed.verb)) return;
  return refuse('swccg.core-actions.9', 'action-goes-on');
}
