import type { Token } from '../../src/state.ts';

/** How a token is drawn: round ones leave at the end of the round, diamonds stay. Strokes in a box from -12 to 12. */
export const TOKEN_LOOKS: Readonly<Record<Token, { readonly shape: 'round' | 'diamond'; readonly path: string }>> = {
  aim: { shape: 'round', path: 'M0-5A5 5 0 1 0 0 5 5 5 0 1 0 0-5ZM0-8V-3M0 3V8M-8 0H-3M3 0H8' },
  dodge: { shape: 'round', path: 'M-6 5C-4-3 1-5 6-4M2-7L6-4 3 0' },
  standby: { shape: 'round', path: 'M-4-7H4M-4 7H4M-3-7C-3-1 3 1 3 7M3-7C3-1-3 1-3 7' },
  surge: { shape: 'round', path: 'M2-7L-4 1H1L-2 7 5-2H0Z' },
  suppression: { shape: 'diamond', path: 'M-4-5L0-1 4-5M-4 0L0 4 4 0' },
  ion: { shape: 'diamond', path: 'M1-6L-3 1H1L-1 6' },
  poison: { shape: 'diamond', path: 'M0-6C4-1 4 1 4 2A4 4 0 0 1-4 2C-4 1-4-1 0-6Z' },
  immobilize: { shape: 'diamond', path: 'M0-5V5M-4 1A4 4 0 0 0 4 1M-2-3H2' },
  observation: {
    shape: 'diamond',
    path: 'M-6 0C-3-4 3-4 6 0C3 4-3 4-6 0ZM0-1.6A1.6 1.6 0 1 0 0 1.6 1.6 1.6 0 1 0 0-1.6Z',
  },
};
