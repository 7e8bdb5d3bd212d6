import { refuseWith } from '@rangefinder/kernel';
import type { Phase, Pile } from './state.ts';

/** A kind of card, or a card, location or row on table, by its id. */
type Of = { readonly id: string };

/** What the card game refuses: code → what its sentence has to name. */
export interface Refusals {
  // When
  'other-turn': undefined;
  'other-phase': { readonly phase: Phase };
  'deploy-or-move-phase': undefined;
  'battle-goes-on': undefined;
  'action-goes-on': undefined;
  'drain-goes-on': undefined;
  'no-such-moment': Of;
  'no-response': undefined;
  'not-for-nothing': undefined;
  'weapons-segment-only': undefined;
  'damage-segment-only': undefined;
  'shield-is-no-response': undefined;
  // Whom, and with what
  'not-in-hand': Of;
  'not-on-table': Of;
  'not-yours': Of;
  inactive: Of;
  'too-dear': { readonly cost: number };
  'too-dear-for-opponent': { readonly cost: number };
  'text-forbids': undefined;
  // Activating, drawing
  'more-than-generated': { readonly left: number };
  'reserve-too-small': { readonly left: number };
  'force-pile-empty': undefined;
  // Force drains and battles
  'drained-already': undefined;
  'not-controlled': undefined;
  'spy-prevents': undefined;
  'drained-elsewhere': undefined;
  'no-drain-in-sector': undefined;
  'battled-already': undefined;
  'presence-of-both': undefined;
  'battled-elsewhere': undefined;
  'no-fighters': undefined;
  // Deploying
  'copies-on-table': Of;
  'version-out-of-play': Of;
  'version-on-table': Of;
  'no-way-to-deploy': Of;
  'only-replaces': Of;
  'no-battleground-system': undefined;
  'is-played': Of;
  'waits-for-its-moment': Of;
  'starts-on-table': Of;
  'shield-is-played': Of;
  'no-such-place': Of;
  'no-presence-or-icons': Of;
  'sites-only': Of;
  'exterior-only': Of;
  'space-only': Of;
  'bays-only': Of;
  'closed-sector': undefined;
  'nobody-enters-the-trench': undefined;
  'needs-pilot': Of;
  'not-empty-into-space': Of;
  'only-elsewhere': Of;
  'no-place': Of;
  'not-a-carrier': Of;
  'no-room': Of;
  'no-hold-for-squadrons': Of;
  'not-your-ship': Of;
  'capitals-only': Of;
  'no-pilot': Of;
  'no-driver': Of;
  'no-astromech': Of;
  'flies-already': Of;
  'not-on-that': Of;
  'not-on-opponents': Of;
  'no-target': Of;
  // Locations
  'needs-another-location': Of;
  'own-version-on-top': Of;
  'never-converted': Of;
  'other-death-star': undefined;
  'no-starship-for-site': Of;
  'not-that-row': Of;
  'planet-not-on-table': Of;
  'not-on-that-planet': Of;
  'copies-in-system': Of;
  'order-of-sites': undefined;
  'order-of-row': undefined;
  'spaceport-together': undefined;
  // Moving
  'moved-already': Of;
  'may-not-move': Of;
  unpiloted: Of;
  'undercover-moves-later': Of;
  'moves-otherwise': Of;
  'too-far-to-walk': { readonly distance: number; readonly landspeed: number };
  'no-way-there': undefined;
  'not-inside': Of;
  'way-is-closed': undefined;
  'no-nav-computer': Of;
  'no-hyperdrive': Of;
  'too-far-to-fly': { readonly parsecs: number; readonly hyperspeed: number };
  'no-parsec': undefined;
  'clouds-are-closed': undefined;
  'starfighters-only': undefined;
  'too-many-sectors': undefined;
  'never-lands': Of;
  'lands-in-bays': Of;
  'not-below': undefined;
  'clouds-between': undefined;
  'not-landed': Of;
  'no-shuttle-there': undefined;
  'no-shuttle-to-starfighters': undefined;
  'no-shuttle-at-dagobah': undefined;
  'no-shuttle-vehicle': undefined;
  'not-in-the-same-place': Of;
  'not-aboard': Of;
  'not-into-the-void': undefined;
  'moved-in-circles': undefined;
  'no-related-site': undefined;
  'no-docking-bay': undefined;
  'nobody-to-transit': undefined;
  'starships-do-not-transit': undefined;
  'cannot-dock': undefined;
  'nothing-to-transfer': undefined;
  'dark-side-moves-it': undefined;
  'stays-in-orbit': undefined;
  'too-far-to-orbit': { readonly parsecs: number; readonly hyperspeed: number };
  'no-orbit': undefined;
  // Weapons and battles
  'no-weapon': Of;
  'not-your-weapon': Of;
  'fired-already': Of;
  'used-too-many': Of;
  'not-in-battle': Of;
  'cannot-use-it': Of;
  'no-gunner': Of;
  'no-destiny-to-draw': undefined;
  'not-an-opponent': undefined;
  'not-present': Of;
  'behind-a-hull': Of;
  'not-a-target': Of;
  'no-react': Of;
  'reacted-already': Of;
  'no-such-react': Of;
  'not-to-forfeit': Of;
  'never-forfeited': Of;
  'nothing-owed': undefined;
  'attrition-takes-cards': undefined;
  'must-be-satisfied': undefined;
  'must-be-lost': undefined;
  'nothing-to-lose-there': undefined;
  'lost-from-elsewhere': { readonly pile: Pile };
  // Texts
  'not-an-interrupt': Of;
  'starting-only': Of;
  'conditions-not-met': Of;
  'no-such-target': Of;
  'used-this-turn': Of;
  'answered-already': Of;
  'no-such-text': Of;
  'device-limit': Of;
  'too-many-shields': undefined;
  'not-under-the-effect': Of;
  // Exchanges on table
  'no-item': Of;
  'not-carried-there': Of;
  'transferred-already': undefined;
  'not-that-persona': Of;
  'weaker-version': Of;
  'no-spy-undercover': Of;
  'not-three-ships': Of;
  'squadron-not-replaced': undefined;
  // Starting
  'generic-site': Of;
  'not-on-empty-table': Of;
}

export const refuse = refuseWith<Refusals>();
