import { shortened, UnreadableList } from '@rangefinder/kernel/lists';
import { joined, name as plain, type Words, words } from '@rangefinder/kernel/words';

/** What is said about armies that come from elsewhere. */
export const REMARK = {
  points: (points: number) =>
    words(
      `The army was made for ${points} points of later rules. Here cards cost what they did in December 2021.`,
      `L’armée a été faite pour ${points} points selon des règles ultérieures. Ici les cartes coûtent ce qu’elles coûtaient en décembre 2021.`,
      `Armię zrobiono na ${points} punktów według późniejszych zasad. Tutaj karty kosztują tyle, co w grudniu 2021.`,
    ),
  battleForce: (called: string) =>
    words(
      `The army was made for a battle force (${shortened(called)}), which these rules do not know; it is read as an army of its faction.`,
      `L’armée a été faite pour une force de bataille (${shortened(called)}), inconnue de ces règles ; elle est lue comme une armée de sa faction.`,
      `Armię zrobiono dla „battle force” (${shortened(called)}), której te zasady nie znają; jest czytana jako armia swojej frakcji.`,
    ),
  severalArmies: words(
    'There are several armies in this text; the first one was read.',
    'Il y a plusieurs armées dans ce texte ; la première a été lue.',
    'W tym tekście jest kilka armii; odczytano pierwszą.',
  ),
  namesakes: (card: string, taken: string, others: readonly string[]) => {
    const { en, fr, pl } = joined(others.map(plain), words(' or ', ' ou ', ' albo '));
    return words(
      `${card} is the name of several cards; ${taken} was taken. Was it ${en}? Then change it.`,
      `${card} est le nom de plusieurs cartes ; on a pris ${taken}. Était-ce ${fr} ? Alors changez-la.`,
      `${card} to nazwa kilku kart; wzięto: ${taken}. Czy chodziło o: ${pl}? Wtedy ją zmień.`,
    );
  },
  line: (line: string) =>
    words(
      `No card is called “${shortened(line)}”; the line was left out.`,
      `Aucune carte ne s’appelle « ${shortened(line)} » ; la ligne est omise.`,
      `Żadna karta nie nazywa się „${shortened(line)}”; wiersz pominięto.`,
    ),
  homeless: (partner: string) =>
    words(
      `${partner} is a counterpart, and the unit it comes with is not in the text.`,
      `${partner} est une contrepartie, et l’unité qu’elle accompagne n’est pas dans le texte.`,
      `${partner} towarzyszy oddziałowi, którego w tekście nie ma.`,
    ),
};

export function damagedLink(): UnreadableList {
  return new UnreadableList(
    words(
      'This link of Legion HQ is damaged or cut off. Copy the whole address once more, or paste the army as text.',
      'Ce lien de Legion HQ est abîmé ou coupé. Copiez encore une fois toute l’adresse, ou collez l’armée en texte.',
      'Ten odnośnik Legion HQ jest uszkodzony lub ucięty. Skopiuj cały adres jeszcze raz albo wklej armię jako tekst.',
    ),
  );
}

export function keptThere(builder: string): UnreadableList {
  return new UnreadableList(
    words(
      `This address only tells where ${builder} keeps the army. Open it there and paste what “Export” or “Copy link” gives.`,
      `Cette adresse dit seulement où ${builder} garde l’armée. Ouvrez-la là-bas et collez ce que donne « Export » ou « Copy link ».`,
      `Ten adres mówi tylko, gdzie ${builder} trzyma armię. Otwórz ją tam i wklej to, co daje „Export” albo „Copy link”.`,
    ),
  );
}

export function laterFaction(faction: string): UnreadableList {
  const called = shortened(faction);
  return new UnreadableList(
    words(
      `This army is of the faction “${called}”, which came after these rules. There are the Empire, the Rebels, the Republic and the Separatists.`,
      `Cette armée est de la faction « ${called} », venue après ces règles. Il y a l’Empire, les Rebelles, la République et les Séparatistes.`,
      `Ta armia jest frakcji „${called}”, która przyszła po tych zasadach. Są Imperium, Rebelianci, Republika i Separatyści.`,
    ),
  );
}

export const NOTHING_KNOWN: Words = words(
  'No army was found in this. Paste a link of Legion HQ, its text, a list for Tabletop Simulator, or an army of ours.',
  'Aucune armée trouvée. Collez un lien de Legion HQ, son texte, une liste pour Tabletop Simulator, ou une armée d’ici.',
  'Nie znaleziono armii. Wklej odnośnik Legion HQ, jego tekst, listę dla Tabletop Simulatora albo naszą armię.',
);
