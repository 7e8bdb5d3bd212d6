/** Signs beside the numbers of a unit card, filled, in a box from -12 to 12. */
export const NUMBER_PATHS = {
  minis: 'M0-11A4.6 4.6 0 1 1-.1-11ZM-9 11C-9 2-5 0 0 0S9 2 9 11Z',
  wounds: 'M0 10C-6 5-10 1-10-4-10-8-7-10-4.5-10-2.5-10-.8-8.9 0-7 .8-8.9 2.5-10 4.5-10 7-10 10-8 10-4 10 1 6 5 0 10Z',
  courage: 'M-8-11H-5.5V-9.5H9L6-4.5 9 .5H-5.5V11H-8Z',
  resilience: 'M0-11L9-7.5V0C9 5.5 5.5 9 0 11.5-5.5 9-9 5.5-9 0V-7.5ZM0-7.5L-5.5-5.3V0C-5.5 3.5-3.5 6 0 7.8Z',
  speed: 'M-11-7L-3 0-11 7V3L-7.5 0-11-3ZM-3.5-7L4.5 0-3.5 7V3L0 0-3.5-3ZM4-7L12 0 4 7V3L7.5 0 4-3Z',
} as const;
