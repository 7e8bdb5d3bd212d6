import { UnreadableList } from '@rangefinder/kernel/lists';
import { type Words, words } from '@rangefinder/kernel/words';

/** What is said about squads that were made for other points. */
export const POINTS_REMARK = {
  points: (points: number) =>
    words(
      `The squad was made for ${points} points. Here the cards have other costs, and a squad has 20 points.`,
      `L'escadron a été fait pour ${points} points. Ici les cartes ont d'autres coûts, et un escadron a 20 points.`,
      `Eskadrę zrobiono na punktów: ${points}. Tutaj karty kosztują inaczej, a eskadra ma 20 punktów.`,
    ),
  list: (called: string) =>
    words(
      `The squad was made with the points of ${called}; here the cards cost what the publisher's list says.`,
      `L'escadron a été fait avec les points de ${called} ; ici les cartes coûtent ce que dit la liste de l'éditeur.`,
      `Eskadrę zrobiono według punktów ${called}; tutaj karty kosztują tyle, ile mówi lista wydawcy.`,
    ),
  epic: words(
    'The squad was made for epic games, which are not played here; it is read as an extended one.',
    "L'escadron a été fait pour des parties épiques, qui ne se jouent pas ici ; il est lu comme « étendu ».",
    'Eskadrę zrobiono do gier epickich, w które się tu nie gra; jest czytana jako „Extended”.',
  ),
};

export function quickBuilds(): UnreadableList {
  return new UnreadableList(
    words(
      'This YASB link holds quick builds, whose numbers cannot be read here. In YASB choose Export, then XWS, and paste that.',
      'Ce lien YASB contient des « quick builds », illisibles ici. Dans YASB, choisissez Export, puis XWS, et collez-le.',
      'Ten odnośnik YASB zawiera „quick builds”, których nie da się tu odczytać. W YASB wybierz Export, potem XWS, i wklej to.',
    ),
  );
}

export const NOTHING_KNOWN: Words = words(
  'No squad was found in this. Paste a link of YASB or Launch Bay Next, XWS, or a list as those builders export it as text.',
  "Aucun escadron trouvé. Collez un lien de YASB ou de Launch Bay Next, du XWS, ou une liste telle que ces constructeurs l'exportent en texte.",
  'Nie znaleziono eskadry. Wklej odnośnik YASB lub Launch Bay Next, XWS albo listę, jaką te kreatory eksportują jako tekst.',
);
