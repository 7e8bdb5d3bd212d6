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
import type { ActionDifficulty } from './card.ts';
import type { Token } from './state.ts';

/** A lock: whose it is, or on what. */
type LockAbout = { readonly lock: string };
type CountAbout = { readonly count: number };
/** A ship turns where it stands; to the left below 0. */
export type TurnAbout = { readonly degrees: number };
type ArcsAbout = { readonly arcs: readonly StandardArc[] };
export type ActionAbout = { readonly action: string; readonly difficulty?: ActionDifficulty };
type AbilityAbout = { readonly ship: string; readonly card: string; readonly number: number };
/** A device or an obstacle goes to a pose, over a template or from the guides. */
export type PlacementAbout = { readonly how: string; readonly template: string | null; readonly pose: Pose };
type Face = AttackFace | DefenseFace;
type Reinforce = 'reinforceFore' | 'reinforceAft';
type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6';

/** What a card may let one choose by a word. */
type Way =
  | Token
  | Face
  | Bearing
  | Digit
  | StandardArc
  | 'straight'
  | 'bank'
  | 'turn'
  | 'break-lock'
  | 'lock'
  | 'flip'
  | 'decloak'
  | 'discard'
  | 'suffer'
  | 'use'
  | 'decline'
  | 'force'
  | 'repair'
  | 'roll'
  | 'facedown'
  | 'damage'
  | 'device'
  | 'shield'
  | 'expose'
  | 'none';

/** What is asked: topic → what an option of it is about, or the keys that say all by themselves. */
export interface Topics extends SharedTopics {
  'choose-obstacle': { readonly obstacle: string } | PieceAbout | 'none';
  'place-obstacle-from-card': PlacementAbout | 'none';
  'place-marker': undefined;
  'place-cache': undefined;
  'point-turret': ArcsAbout;
  system: PieceAbout;
  activate: PieceAbout;
  engage: PieceAbout;
  action: ActionAbout | 'none';
  'overlap-action': ActionAbout | 'none';
  'order-abilities': AbilityAbout;
  'barrel-roll': EndAbout;
  'boost-template': BoostBearing;
  boost: EndAbout;
  ailerons: EndAbout;
  decloak: RollAbout | EndAbout | BoostBearing | 'none';
  slam: ManeuverKey;
  'tallon-roll': 'forward' | 'middle' | 'back';
  rotate: ArcsAbout;
  reinforce: Reinforce;
  'flip-reinforce': Reinforce;
  coordinate: PieceAbout;
  'jam-target': PieceAbout;
  jam: Token | LockAbout;
  reload: CardAbout;
  tow: PieceAbout;
  jettison: 'keep' | 'jettison';
  scramble: PieceAbout;
  tractor: EndAbout | 'none';
  'tractor-rotate': TurnAbout | 'none';
  'evade-which': 'blank' | 'focus';
  'change-die': Face | { readonly from: Face; readonly to: Face };
  'spend-result': Face;
  'how-many': CountAbout;
  expose: CardAbout;
  'choose-damage-card': CardAbout;
  'suffer-for': 'hit' | 'crit' | 'none';
  'remove-red-token': Token | LockAbout;
  'remove-token': Token | LockAbout | 'none';
  'remove-token-instead': Token | 'none';
  'choose-token': Token;
  'focus-or-force': 'focus' | 'force';
  transfer: Token | LockAbout | { readonly give: Token } | { readonly take: Token } | 'none';
  'exchange-upgrade': CardAbout | 'none';
  'choose-ships': PieceAbout;
  'choose-maneuver': ManeuverKey;
  choose: Way | LockAbout | PieceAbout | CardAbout | TurnAbout;
  'choose-device': CardAbout | 'none';
  'place-device': PlacementAbout | 'touching' | 'none';
  relocate: { readonly template: string; readonly guides: number | null } | 'none';
  'paige-tico': 'drop' | 'rotate' | 'none';
  'sabine-wren': Token | 'none';
  'saboteurs-map': 'place' | 'none';
  'place-under': CardAbout;
  'place-touching': undefined;
  'place-mine': undefined;
  'attach-swarm': 'front' | 'rear';
  'device-order': PieceAbout;
  'mine-order': PieceAbout;
  'mine-target': PieceAbout;
  detonate: PieceAbout;
  'seismic-charge': PieceAbout;
  'concussion-bomb': 'expose' | 'strain';
  'start-docked': PieceAbout | 'none';
  dock: PieceAbout | 'none';
  deploy: { readonly guides: string; readonly maneuver: ManeuverKey } | 'none';
  'emergency-deployment': 'deploy' | 'stay';
  'reset-dial': ManeuverKey | 'none';
  'change-dial': ManeuverKey | 'none';
  'dice-for-shield': 'more' | 'fewer' | 'none';
  'spend-torpedo': CardAbout;
  'secret-condition': CardAbout | 'none';
  'reveal-condition': 'reveal' | 'keep';
  'lock-attacker': 'lock' | 'none';
  'place-buoy': undefined;
  'recover-charge': CardAbout | 'none';
  'dark-side-card': CardAbout;
  'optimized-prototype': 'shield' | 'card';
  handmaidens: PieceAbout;
  'assign-condition': PieceAbout;
  'flip-configuration': 'flip' | 'none';
  'spend-charge': CardAbout | 'none';
  'keep-token': Token;
  'choose-upgrade': CardAbout;
  'remove-device': PieceAbout;
  'call-the-resistance': CountAbout;
  'cancel-result': 'hit' | 'crit';
  'choose-object': PieceAbout | 'none';
  'give-upgrade': CardAbout | PieceAbout | 'none';
  'reroll-device-die': DieAbout | 'none';
  'spend-reinforce': Reinforce;
}

/** Anything that an option can be about. */
export type Told = Exclude<Topics[keyof Topics], string | undefined>;

/** The keys that say all by themselves and are no token, result, arc, bearing, number or maneuver. */
export type NamedKey = Exclude<
  Extract<Topics[keyof Topics], string>,
  Token | Face | StandardArc | Bearing | Digit | ManeuverKey | 'bank' | 'turn' | 'none'
>;

/** A choice under a topic, as bots and pages read it. */
export type PickUnder<T extends keyof Topics> = Extract<RequestOf<Topics>, { kind: 'pick'; topic: T }>;

export const { pick, pickOne, place, asked, offered, pickUnder } = askWords<Topics, Plain>();
