import { upgrade } from '../upgrade.ts';

export const IMPERIAL_COMMS_TECHNICIAN = upgrade('personnel', {
  id: 'imperial-comms-technician',
  name: 'Imperial Comms Technician',
  points: 10,
  restriction: { factions: ['empire'] },
  addsSlot: { slot: 'comms', must: true },
  adds: { minis: 1, wounds: null },
});
