import type { Texts } from '../words.ts';
import { BANTHA } from './bantha.ts';
import { INCOM_T_16_SKYHOPPER } from './incom-t-16-skyhopper.ts';
import { JABBAS_SAIL_BARGE } from './jabbas-sail-barge.ts';
import { LIFT_TUBE } from './lift-tube.ts';
import { LUKES_X_34_LANDSPEEDER } from './lukes-x-34-landspeeder.ts';
import { SANDCRAWLER } from './sandcrawler.ts';
import { SOROSUUB_V_35_LANDSPEEDER } from './sorosuub-v-35-landspeeder.ts';
import { UBRIKKIAN_9000_Z001 } from './ubrikkian-9000-z001.ts';

export const VEHICLES: readonly Texts[] = [
  LIFT_TUBE,
  LUKES_X_34_LANDSPEEDER,
  SANDCRAWLER,
  SOROSUUB_V_35_LANDSPEEDER,
  BANTHA,
  UBRIKKIAN_9000_Z001,
  INCOM_T_16_SKYHOPPER,
  JABBAS_SAIL_BARGE,
];
