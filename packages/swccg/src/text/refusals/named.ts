import { type Words, words } from '@rangefinder/kernel/words';
import { nameOf } from '../names.ts';

/** A sentence about one card, location or row: `{}` stands for its name. */
export function named(en: string, fr: string, pl: string): (about: { readonly id: string }) => Words {
  return ({ id }) => {
    const said = (text: string) => text.replace('{}', nameOf(id));
    return words(said(en), said(fr), said(pl));
  };
}
