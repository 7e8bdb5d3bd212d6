import { type RefusalWords, refuseWith } from '@rangefinder/kernel';
import { words } from '@rangefinder/kernel/words';

/** What both editions refuse: code → what its sentence has to name. An edition adds its own. */
export interface SharedRefusals {
  'base-outside': undefined;
  'ship-there': undefined;
  'ends-on-ship': undefined;
  'overlaps-ship': undefined;
  'leaves-play-area': undefined;
  'obstacle-in-the-way': undefined;
  'far-from-own-edge': undefined;
  'card-forbids': undefined;
  'cloaked-already': undefined;
  'rerolled-already': undefined;
}

export const refuse = refuseWith<SharedRefusals>();

/** Why something is not allowed. */
export const SHARED_REFUSALS: RefusalWords<SharedRefusals> = {
  'base-outside': words(
    'The base must be inside the play area.',
    "Le socle doit être dans l'aire de jeu.",
    'Podstawka musi być w obszarze gry.',
  ),
  'ship-there': words('There is a ship already.', 'Il y a déjà un vaisseau.', 'Jest tam już statek.'),
  'ends-on-ship': words(
    'There it would overlap a ship.',
    'Il chevaucherait un vaisseau.',
    'Nachodziłby tam na statek.',
  ),
  'overlaps-ship': words('It would overlap a ship.', 'Il chevaucherait un vaisseau.', 'Nachodziłby na statek.'),
  'leaves-play-area': words('It would leave the play area.', "Il quitterait l'aire de jeu.", 'Opuściłby obszar gry.'),
  'obstacle-in-the-way': words(
    'It would overlap or move through an obstacle.',
    'Il chevaucherait ou traverserait un obstacle.',
    'Nachodziłby na przeszkodę albo przez nią przeleciał.',
  ),
  'far-from-own-edge': words(
    'Ships are placed within range 1 of their own edge.',
    'Les vaisseaux se placent à portée 1 de leur bord.',
    'Statki ustawia się w zasięgu 1 od własnej krawędzi.',
  ),
  'card-forbids': words('A card forbids it.', "Une carte l'interdit.", 'Zabrania tego karta.'),
  'cloaked-already': words('It is cloaked already.', 'Il est déjà occulté.', 'Jest już zamaskowany.'),
  'rerolled-already': words(
    'This die was rerolled already.',
    'Ce dé a déjà été relancé.',
    'Ta kość była już przerzucana.',
  ),
};
