import type { Language } from '@rangefinder/kernel';
import { type Words, words } from '@rangefinder/kernel/words';

/** Words of every board. Each needs all three languages, or it does not compile. */
export const WORDS = {
  board: words('Play area', 'Aire de jeu', 'Obszar gry'),
  zoomIn: words('Zoom in', 'Agrandir', 'Przybliż'),
  zoomOut: words('Zoom out', 'Réduire', 'Oddal'),
  overview: words('Show the whole table', 'Voir toute la table', 'Pokaż cały stół'),
  revisit: words('Back to the decision', 'Revenir à la décision', 'Wróć do decyzji'),
  rotate: words('Turn the table', 'Tourner la table', 'Obróć stół'),
  measure: words('Measure', 'Mesurer', 'Mierzenie'),
  measureHint: words(
    'Drag from one piece or place to another.',
    "Glissez d'une pièce ou d'un point à un autre.",
    'Przeciągnij od jednego elementu lub punktu do drugiego.',
  ),
  toAct: words('can act now', 'peut agir', 'może działać'),
  toChoose: words('can be chosen', 'peut être choisi', 'można wybrać'),
  optionsOf: (name: string) => words(`What ${name} can do`, `Ce que peut faire ${name}`, `Co może ${name}`),
  placeHere: words('Place it here', 'Placer ici', 'Ustaw tutaj'),
  placeAllHere: words('Place them here', 'Les placer ici', 'Ustaw je tutaj'),
  placing: (name: string) =>
    words(
      `${name}: arrows move it, comma and full stop turn it, Enter places it`,
      `${name} : les flèches le déplacent, virgule et point le tournent, Entrée le place`,
      `${name}: strzałki przesuwają, przecinek i kropka obracają, Enter umieszcza`,
    ),
  placingAll: (count: number) =>
    words(
      `All ${count} together: arrows move them, comma and full stop turn them, Enter places them`,
      `Les ${count} ensemble : les flèches les déplacent, virgule et point les tournent, Entrée les place`,
      `Wszystkie ${count} razem: strzałki przesuwają, przecinek i kropka obracają, Enter umieszcza`,
    ),
  why: words('Why?', 'Pourquoi ?', 'Dlaczego?'),
} as const satisfies Readonly<Record<string, Words | ((...of: never[]) => Words)>>;

/** Letters and signs that every board listens to itself, with what they do. */
export function boardKeys(language: Language): readonly { readonly key: string; readonly does: string }[] {
  return [
    { key: 'M', does: WORDS.measure[language] },
    { key: '+', does: WORDS.zoomIn[language] },
    { key: '-', does: WORDS.zoomOut[language] },
    { key: '0', does: WORDS.overview[language] },
    { key: '[', does: WORDS.rotate[language] },
    { key: ']', does: WORDS.rotate[language] },
  ];
}
