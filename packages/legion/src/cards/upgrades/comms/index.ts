import type { UpgradeFacts } from '../../../card.ts';
import { COMMAND_CONTROL_ARRAY } from './command-control-array.ts';
import { COMMS_JAMMER } from './comms-jammer.ts';
import { COMMS_RELAY } from './comms-relay.ts';
import { HACKED_COMMS_UNIT } from './hacked-comms-unit.ts';
import { HQ_UPLINK } from './hq-uplink.ts';
import { INTEGRATED_COMMS_ANTENNA } from './integrated-comms-antenna.ts';
import { LINKED_TARGETING_ARRAY } from './linked-targeting-array.ts';
import { LONG_RANGE_COMLINK } from './long-range-comlink.ts';
import { ONBOARD_COMMS_CHANNEL } from './onboard-comms-channel.ts';

export const COMMS: readonly UpgradeFacts[] = [
  COMMAND_CONTROL_ARRAY,
  COMMS_JAMMER,
  COMMS_RELAY,
  HQ_UPLINK,
  HACKED_COMMS_UNIT,
  INTEGRATED_COMMS_ANTENNA,
  LINKED_TARGETING_ARRAY,
  LONG_RANGE_COMLINK,
  ONBOARD_COMMS_CHANNEL,
];
