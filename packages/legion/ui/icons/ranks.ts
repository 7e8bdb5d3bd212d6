import type { Rank } from '../../src/card.ts';

/** The signs of the ranks, filled, in a box from -12 to 12. */
export const RANK_PATHS: Readonly<Record<Rank, string>> = {
  commander: 'M0-9.5L2.4-3.1 9-2.9 3.8 1.2 5.6 7.7 0 4 -5.6 7.7 -3.8 1.2 -9-2.9 -2.4-3.1Z',
  operative: 'M0-9L8.5 6.5H-8.5ZM0-2.6L-3.3 3.5H3.3Z',
  corps: 'M-8 3.5L0-5.5 8 3.5V8L0-1 -8 8Z',
  special:
    'M0-8.5A8.5 8.5 0 1 0 0 8.5 8.5 8.5 0 1 0 0-8.5ZM0-5.3A5.3 5.3 0 1 1 0 5.3 5.3 5.3 0 1 1 0-5.3ZM0-2.4A2.4 2.4 0 1 0 0 2.4 2.4 2.4 0 1 0 0-2.4Z',
  support: 'M0-9L9 0 0 9 -9 0Z',
  heavy: 'M-7-7H7V7H-7Z',
};
