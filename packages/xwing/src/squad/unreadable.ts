import { LONGEST_TEXT, UnreadableList } from '@rangefinder/kernel/lists';
import { words } from '@rangefinder/kernel/words';

/** Refuses a text that is far too long. */
export function checkText(text: string): void {
  if (text.length <= LONGEST_TEXT) return;
  throw new UnreadableList(
    words(
      `This is no squad: it has ${text.length} characters. Paste one link, or one squad.`,
      `Ce n'est pas un escadron : le texte a ${text.length} caractères. Collez un lien, ou un seul escadron.`,
      `To nie eskadra: tekst ma ${text.length} znaków. Wklej jeden odnośnik albo jedną eskadrę.`,
    ),
  );
}
