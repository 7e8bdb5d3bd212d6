import type { About } from '../src/about.ts';
import { name, words } from '../src/words.ts';

/** What pages say of Salvage. It has no lists, and no place on the first page: it is there to be read. */
export const about: About = {
  ruleParts: {
    kernel: words('Every table', 'Toutes les tables', 'Każdy stół'),
    salvage: name('Salvage'),
  },
};
