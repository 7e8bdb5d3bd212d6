import type { UpgradeFacts } from '../../../card.ts';
import { ANDRASTA } from './andrasta.ts';
import { B6_BLADE_WING_PROTOTYPE } from './b6bladewingprototype.ts';
import { BLACK_ONE } from './blackone.ts';
import { DAUNTLESS } from './dauntless.ts';
import { GAUNTLET } from './gauntlet.ts';
import { GHOST } from './ghost.ts';
import { HAVOC } from './havoc.ts';
import { HOUNDS_TOOTH } from './houndstooth.ts';
import { IG_2000 } from './ig2000.ts';
import { KAZS_FIREBALL } from './kazsfireball.ts';
import { LANDOS_MILLENNIUM_FALCON } from './landosmillenniumfalcon.ts';
import { MARAUDER } from './marauder.ts';
import { MILLENNIUM_FALCON } from './millenniumfalcon.ts';
import { MIST_HUNTER } from './misthunter.ts';
import { MOLDY_CROW } from './moldycrow.ts';
import { NIGHTBROTHER } from './nightbrother.ts';
import { OUTRIDER } from './outrider.ts';
import { PHANTOM } from './phantom.ts';
import { PUNISHING_ONE } from './punishingone.ts';
import { RAZOR_CREST } from './razorcrest.ts';
import { REYS_MILLENNIUM_FALCON } from './reysmillenniumfalcon.ts';
import { SCIMITAR } from './scimitar.ts';
import { SHADOW_CASTER } from './shadowcaster.ts';
import { SLAVE_I, SLAVE_I_SWZ82 } from './slavei.ts';
import { SOULLESS_ONE } from './soullessone.ts';
import { ST_321 } from './st321.ts';
import { VIRAGO } from './virago.ts';
import { XANADU_BLOOD } from './xanadublood.ts';

export const TITLE: readonly UpgradeFacts[] = [
  ANDRASTA,
  B6_BLADE_WING_PROTOTYPE,
  BLACK_ONE,
  DAUNTLESS,
  GAUNTLET,
  GHOST,
  HAVOC,
  HOUNDS_TOOTH,
  IG_2000,
  KAZS_FIREBALL,
  LANDOS_MILLENNIUM_FALCON,
  MARAUDER,
  MILLENNIUM_FALCON,
  MIST_HUNTER,
  MOLDY_CROW,
  NIGHTBROTHER,
  OUTRIDER,
  PHANTOM,
  PUNISHING_ONE,
  RAZOR_CREST,
  REYS_MILLENNIUM_FALCON,
  SCIMITAR,
  SHADOW_CASTER,
  SLAVE_I,
  SLAVE_I_SWZ82,
  SOULLESS_ONE,
  ST_321,
  VIRAGO,
  XANADU_BLOOD,
];
