import { type Words, words } from '@rangefinder/kernel/words';

export const NOTHING_KNOWN: Words = words(
  'No squad was found in this. Paste a link of YASB for the first edition, XWS, or a list as builders export it as text.',
  "Aucun escadron trouvé. Collez un lien de YASB pour la première édition, du XWS, ou une liste telle que les constructeurs l'exportent en texte.",
  'Nie znaleziono eskadry. Wklej odnośnik YASB do pierwszej edycji, XWS albo listę, jaką kreatory eksportują jako tekst.',
);
