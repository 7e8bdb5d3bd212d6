import { upgrade } from '../upgrade.ts';

export const REBEL_COMMS_TECHNICIAN = upgrade('personnel', {
  id: 'rebel-comms-technician',
  name: 'Rebel Comms Technician',
  points: 9,
  restriction: { factions: ['rebels'] },
  addsSlot: { slot: 'comms', must: true },
  adds: { minis: 1, wounds: null },
});
