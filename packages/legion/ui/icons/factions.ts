import type { Faction } from '../../src/card.ts';

/** Signs of the factions, our own, filled, in a box from -12 to 12. */
export const FACTION_PATHS: Readonly<Record<Faction, string>> = {
  empire:
    'M0-11.5L10-5.8V5.8L0 11.5-10 5.8V-5.8ZM0-8.2L-7.1-4.1V4.1L0 8.2 7.1 4.1V-4.1ZM0-5L4.3-2.5V2.5L0 5-4.3 2.5V-2.5Z',
  rebels:
    'M0-11C2-7 2-4 1.5-1 4-3 5-6 5-9 10-5 11 2 8 6 6 9 3 11 0 11S-6 9-8 6C-11 2-10-5-5-9-5-6-4-3-1.5-1-2-4-2-7 0-11Z',
  republic:
    'M-1.2-11.5H1.2V-5.5L5-9.5 7.2-8 4.3-3.8 10.5-5.5V-3L5.5-.5V.5L10.5 3V5.5L4.3 3.8 7.2 8 5 9.5 1.2 5.5V11.5H-1.2V5.5L-5 9.5-7.2 8-4.3 3.8-10.5 5.5V3L-5.5.5V-.5L-10.5-3V-5.5L-4.3-3.8-7.2-8-5-9.5-1.2-5.5ZM0-2.4A2.4 2.4 0 1 0 .1-2.4Z',
  separatists: 'M0-11.5L3-6H9L6-.5 9 5H3L0 10.5-3 5H-9L-6-.5-9-6H-3ZM0-3.5L-3-1.8V2L0 3.7 3 2V-1.8Z',
};
