import { askWords, type Plain, type Pose, type RequestOf } from '@rangefinder/kernel';
import type {
  AttackFace,
  Bearing,
  BoostBearing,
  CardAbout,
  DefenseFace,
  DieAbout,
  EndAbout,
  ManeuverKey,
  PieceAbout,
  RollAbout,
  SharedTopics,
  StandardArc,
} from '@rangefinder/xwing';
import type { Token } from './state.ts';

/** A lock: whose it is, or on what. */
export type LockAbout = { readonly lock: string };
type CountAbout = { readonly count: number };
type ArcsAbout = { readonly arcs: readonly StandardArc[] };
export type ActionAbout = { readonly action: string };
type AbilityAbout = { readonly ship: string; readonly card: string; readonly number: number };
/** A bomb goes to a pose, over a template from some guides. */
export type PlacementAbout = { readonly guides: 'rear' | 'front'; readonly template: string; readonly pose: Pose };
type Face = AttackFace | DefenseFace;
type Seat = { readonly seat: number };

/** What a card may let one choose by a word. */
type Way =
  | Token
  | Face
  | Bearing
  | StandardArc
  | 'lock'
  | 'shield'
  | 'suffer'
  | 'remove'
  | 'assign'
  | 'discard'
  | 'keep'
  | 'more'
  | 'fewer'
  | 'flip'
  | 'none';

/** What is asked: topic → what an option of it is about, or the keys that say all by themselves. */
export interface Topics extends SharedTopics {
  initiative: Seat;
  'choose-obstacle': { readonly obstacle: string };
  'point-turret': ArcsAbout;
  'dual-side': 'front' | 'back';
  decloak: RollAbout | EndAbout | BoostBearing | 'none';
  'decloak-turn': PieceAbout;
  activate: PieceAbout;
  engage: PieceAbout;
  action: ActionAbout | 'none';
  'order-abilities': AbilityAbout;
  'choose-maneuver': ManeuverKey | 'none';
  'barrel-roll': EndAbout;
  'boost-template': BoostBearing;
  boost: EndAbout;
  slam: ManeuverKey;
  'tallon-roll': 'forward' | 'middle' | 'back';
  rotate: ArcsAbout;
  reinforce: 'reinforceFore' | 'reinforceAft';
  coordinate: PieceAbout;
  'jam-target': PieceAbout;
  jam: Token | LockAbout;
  tractor: EndAbout | 'none';
  'choose-card': CardAbout | 'none';
  'choose-token': Token | LockAbout | 'none';
  'choose-result': Face;
  'choose-number': CountAbout;
  choose: Way;
  'choose-bomb': CardAbout | 'none';
  'place-bomb': PlacementAbout | 'touching' | 'none';
  'place-bomb-touching': undefined;
  'place-bomb-beyond': undefined;
  'bomb-target': PieceAbout;
  'bomb-order': PieceAbout;
  detonate: PieceAbout;
  'use-ordnance': 'ordnance' | 'card';
  'reroll-outside': DieAbout | 'none';
  deploy: ManeuverKey | 'none';
  dock: 'dock' | 'none';
}

/** Anything that an option can be about. */
export type Told = Exclude<Topics[keyof Topics], string | undefined>;

/** The keys that say all by themselves and are no token, result, arc, bearing or maneuver. */
export type NamedKey =
  | Exclude<
      Extract<Topics[keyof Topics], string>,
      Token | Face | StandardArc | Bearing | ManeuverKey | 'bank' | 'turn' | 'none'
    >
  | 'front';

/** A choice under a topic, as bots and pages read it. */
export type PickUnder<T extends keyof Topics> = Extract<RequestOf<Topics>, { kind: 'pick'; topic: T }>;

export const { pick, pickOne, place, asked, offered, pickUnder } = askWords<Topics, Plain>();
