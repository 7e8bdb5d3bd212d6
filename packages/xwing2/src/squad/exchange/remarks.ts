import { joined, type Words, words } from '@rangefinder/kernel/words';
import { shortened } from '../shown.ts';
import { UnreadableSquad } from '../unreadable.ts';
import type { Builder } from './numbers.ts';

/** What is said about links and texts of other builders. */
export const REMARK = {
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
  newer: (builder: Builder, version: number) =>
    words(
      `The link is of a newer ${builder} (version ${version}) than is known here; compare the squad with the original.`,
      `Le lien vient d'un ${builder} plus récent (version ${version}) ; comparez l'escadron avec l'original.`,
      `Odnośnik pochodzi z nowszego ${builder} (wersja ${version}); porównaj eskadrę z oryginałem.`,
    ),
  furtherLinks: words(
    'There are several squads in this text; the first one was read.',
    'Il y a plusieurs escadrons dans ce texte ; le premier a été lu.',
    'W tym tekście jest kilka eskadr; odczytano pierwszą.',
  ),
  namesakes: (card: string, taken: Words, others: readonly Words[]) => {
    const { en, fr, pl } = joined(others, words(' or ', ' ou ', ' albo '));
    return words(
      `${card} is the name of several cards; ${taken.en} was taken. Was it ${en}? Then change it.`,
      `${card} est le nom de plusieurs cartes ; on a pris : ${taken.fr}. Était-ce ${fr} ? Alors changez-la.`,
      `${card} to nazwa kilku kart; wzięto: ${taken.pl}. Czy chodziło o: ${pl}? Wtedy ją zmień.`,
    );
  },
  line: (line: string) =>
    words(
      `No card is called “${shortened(line)}”; the line was left out.`,
      `Aucune carte ne s'appelle « ${shortened(line)} » ; la ligne est omise.`,
      `Żadna karta nie nazywa się „${shortened(line)}”; wiersz pominięto.`,
    ),
};

export function quickBuilds(): UnreadableSquad {
  return new UnreadableSquad(
    words(
      'This YASB link holds quick builds, whose numbers cannot be read here. In YASB choose Export, then XWS, and paste that.',
      'Ce lien YASB contient des « quick builds », illisibles ici. Dans YASB, choisissez Export, puis XWS, et collez-le.',
      'Ten odnośnik YASB zawiera „quick builds”, których nie da się tu odczytać. W YASB wybierz Export, potem XWS, i wklej to.',
    ),
  );
}

export function damagedLink(builder: Builder): UnreadableSquad {
  return new UnreadableSquad(
    words(
      `This ${builder} link is damaged or cut off. Copy the whole address once more, or paste the squad as XWS.`,
      `Ce lien ${builder} est abîmé ou coupé. Copiez encore une fois toute l'adresse, ou collez l'escadron en XWS.`,
      `Ten odnośnik ${builder} jest uszkodzony lub ucięty. Skopiuj cały adres jeszcze raz albo wklej eskadrę jako XWS.`,
    ),
  );
}

export function fabsBuilder(): UnreadableSquad {
  return new UnreadableSquad(
    words(
      "Links of Fab's builder cannot be read here: what its numbers mean is not public. Paste its XWS export instead.",
      'Les liens du constructeur de Fab ne sont pas lisibles ici : ses numéros ne sont pas publics. Collez son export XWS.',
      'Odnośników kreatora Faba nie da się tu odczytać: znaczenie jego numerów nie jest publiczne. Wklej jego eksport XWS.',
    ),
  );
}

export const NOTHING_KNOWN: Words = words(
  'No squad was found in this. Paste a link of YASB or Launch Bay Next, XWS, or a list as those builders export it as text.',
  "Aucun escadron trouvé. Collez un lien de YASB ou de Launch Bay Next, du XWS, ou une liste telle que ces constructeurs l'exportent en texte.",
  'Nie znaleziono eskadry. Wklej odnośnik YASB lub Launch Bay Next, XWS albo listę, jaką te kreatory eksportują jako tekst.',
);
