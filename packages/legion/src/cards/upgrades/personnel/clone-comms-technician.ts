import { upgrade } from '../upgrade.ts';

export const CLONE_COMMS_TECHNICIAN = upgrade('personnel', {
  id: 'clone-comms-technician',
  name: 'Clone Comms Technician',
  points: 12,
  restriction: { subtypes: ['clone'] },
  addsSlot: { slot: 'comms', must: true },
  adds: { minis: 1, wounds: null },
});
