import { keyOptions } from '@rangefinder/kernel';

/** What an ability with "may" is answered with. */
export const USE_OR_DECLINE = keyOptions(['use', 'decline']);
