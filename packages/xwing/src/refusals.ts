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
  'not-on-bar': undefined;
  'not-an-enemy': undefined;
  disarmed: undefined;
  'lacks-requirement': undefined;
  'cannot-pay-shot': undefined;
  'out-of-arc': undefined;
  'out-of-range': undefined;
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
  'not-on-bar': words('It has no such action.', "Il n'a pas cette action.", 'Nie ma takiej akcji.'),
  'not-an-enemy': words('It is no enemy.', "Ce n'est pas un ennemi.", 'To nie jest wróg.'),
  disarmed: words('It cannot attack now.', 'Il ne peut pas attaquer maintenant.', 'Nie może teraz atakować.'),
  'lacks-requirement': words(
    'It lacks what the weapon requires.',
    "Il n'a pas ce que l'arme exige.",
    'Brakuje mu tego, czego wymaga broń.',
  ),
  'cannot-pay-shot': words(
    'It cannot pay what the attack costs.',
    "Il ne peut pas payer le coût de l'attaque.",
    'Nie może opłacić kosztu ataku.',
  ),
  'out-of-arc': words(
    'The target is outside the arc of the weapon.',
    "La cible est hors de l'arc de l'arme.",
    'Cel jest poza polem rażenia broni.',
  ),
  'out-of-range': words(
    'The target is not at a range of the weapon.',
    "La cible n'est pas à une portée de l'arme.",
    'Cel nie jest w zasięgu broni.',
  ),
  'cloaked-already': words('It is cloaked already.', 'Il est déjà occulté.', 'Jest już zamaskowany.'),
  'rerolled-already': words(
    'This die was rerolled already.',
    'Ce dé a déjà été relancé.',
    'Ta kość była już przerzucana.',
  ),
};
