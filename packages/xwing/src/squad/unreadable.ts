import { BadInput, type Language } from '@rangefinder/kernel';
import { type Words, words } from '@rangefinder/kernel/words';

/** A text or value that is no squad at all, with a sentence that helps, in every language. */
export class UnreadableSquad extends BadInput {
  readonly said: Words;

  constructor(said: Words, language: Language = 'en') {
    super('', said[language]);
    this.said = said;
  }
}

/** No squad comes near this; a longer text is a mistake, or meant to keep us busy. */
const LONGEST_TEXT = 100_000;

/** Refuses a text that is far too long. */
export function checkText(text: string): void {
  if (text.length <= LONGEST_TEXT) return;
  throw new UnreadableSquad(
    words(
      `This is no squad: it has ${text.length} characters. Paste one link, or one squad.`,
      `Ce n'est pas un escadron : le texte a ${text.length} caractères. Collez un lien, ou un seul escadron.`,
      `To nie eskadra: tekst ma ${text.length} znaków. Wklej jeden odnośnik albo jedną eskadrę.`,
    ),
  );
}
