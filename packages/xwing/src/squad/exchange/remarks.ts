import { shortened, UnreadableList } from '@rangefinder/kernel/lists';
import { joined, type Words, words } from '@rangefinder/kernel/words';

/** What is said about links and texts of other builders. */
export const REMARK = {
  newer: (builder: string, version: number) =>
    words(
      `The link is of a newer ${builder} (version ${version}) than is known here; compare the squad with the original.`,
      `Le lien vient d'un ${builder} plus récent (version ${version}) ; comparez l'escadron avec l'original.`,
      `Odnośnik pochodzi z nowszego ${builder} (wersja ${version}); porównaj eskadrę z oryginałem.`,
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

export function damagedLink(builder: string): UnreadableList {
  return new UnreadableList(
    words(
      `This ${builder} link is damaged or cut off. Copy the whole address once more, or paste the squad as XWS.`,
      `Ce lien ${builder} est abîmé ou coupé. Copiez encore une fois toute l'adresse, ou collez l'escadron en XWS.`,
      `Ten odnośnik ${builder} jest uszkodzony lub ucięty. Skopiuj cały adres jeszcze raz albo wklej eskadrę jako XWS.`,
    ),
  );
}

export function fabsBuilder(): UnreadableList {
  return new UnreadableList(
    words(
      "Links of Fab's builder cannot be read here: what its numbers mean is not public. Paste its XWS export instead.",
      'Les liens du constructeur de Fab ne sont pas lisibles ici : ses numéros ne sont pas publics. Collez son export XWS.',
      'Odnośników kreatora Faba nie da się tu odczytać: znaczenie jego numerów nie jest publiczne. Wklej jego eksport XWS.',
    ),
  );
}
