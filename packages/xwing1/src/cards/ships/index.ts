import type { ShipFacts } from '../../card.ts';
import { aggressor } from './aggressor.ts';
import { alphaclassstarwing } from './alphaclassstarwing.ts';
import { arc170 } from './arc170.ts';
import { attackshuttle } from './attackshuttle.ts';
import { auzituckgunship } from './auzituckgunship.ts';
import { awing } from './awing.ts';
import { bsf17bomber } from './bsf17bomber.ts';
import { bwing } from './bwing.ts';
import { ewing } from './ewing.ts';
import { firespray31 } from './firespray31.ts';
import { g1astarfighter } from './g1astarfighter.ts';
import { hwk290 } from './hwk290.ts';
import { jumpmaster5000 } from './jumpmaster5000.ts';
import { kihraxzfighter } from './kihraxzfighter.ts';
import { kwing } from './kwing.ts';
import { lambdaclassshuttle } from './lambdaclassshuttle.ts';
import { lancerclasspursuitcraft } from './lancerclasspursuitcraft.ts';
import { m3ainterceptor } from './m3ainterceptor.ts';
import { m12lkimogilafighter } from './m12lkimogilafighter.ts';
import { protectoratestarfighter } from './protectoratestarfighter.ts';
import { quadjumper } from './quadjumper.ts';
import { scurrgh6bomber } from './scurrgh6bomber.ts';
import { sheathipedeclassshuttle } from './sheathipedeclassshuttle.ts';
import { starviper } from './starviper.ts';
import { t70xwing } from './t70xwing.ts';
import { tieadvanced } from './tieadvanced.ts';
import { tieadvprototype } from './tieadvprototype.ts';
import { tieaggressor } from './tieaggressor.ts';
import { tiebomber } from './tiebomber.ts';
import { tiedefender } from './tiedefender.ts';
import { tiefighter } from './tiefighter.ts';
import { tiefofighter } from './tiefofighter.ts';
import { tieinterceptor } from './tieinterceptor.ts';
import { tiephantom } from './tiephantom.ts';
import { tiepunisher } from './tiepunisher.ts';
import { tiereaper } from './tiereaper.ts';
import { tiesffighter } from './tiesffighter.ts';
import { tiesilencer } from './tiesilencer.ts';
import { tiestriker } from './tiestriker.ts';
import { upsilonclassshuttle } from './upsilonclassshuttle.ts';
import { uwing } from './uwing.ts';
import { vcx100 } from './vcx100.ts';
import { vt49decimator } from './vt49decimator.ts';
import { xwing } from './xwing.ts';
import { yt1300 } from './yt1300.ts';
import { yt2400 } from './yt2400.ts';
import { yv666 } from './yv666.ts';
import { ywing } from './ywing.ts';
import { z95headhunter } from './z95headhunter.ts';

/** Every ship type that flies in a standard dogfight, one file each. */
export const SHIP_TYPES: readonly ShipFacts[] = [
  aggressor,
  alphaclassstarwing,
  arc170,
  attackshuttle,
  auzituckgunship,
  awing,
  bsf17bomber,
  bwing,
  ewing,
  firespray31,
  g1astarfighter,
  hwk290,
  jumpmaster5000,
  kihraxzfighter,
  kwing,
  lambdaclassshuttle,
  lancerclasspursuitcraft,
  m12lkimogilafighter,
  m3ainterceptor,
  protectoratestarfighter,
  quadjumper,
  scurrgh6bomber,
  sheathipedeclassshuttle,
  starviper,
  t70xwing,
  tieadvanced,
  tieadvprototype,
  tieaggressor,
  tiebomber,
  tiedefender,
  tiefighter,
  tiefofighter,
  tieinterceptor,
  tiephantom,
  tiepunisher,
  tiereaper,
  tiesffighter,
  tiesilencer,
  tiestriker,
  upsilonclassshuttle,
  uwing,
  vcx100,
  vt49decimator,
  xwing,
  yt1300,
  yt2400,
  yv666,
  ywing,
  z95headhunter,
];
