import { translator } from '@rangefinder/kernel';
import { words } from '@rangefinder/kernel/words';

/** Why something is not allowed, as the rules, cards and missions say it. */
export const refusal = translator([
  words(
    'The base must be inside the play area.',
    "Le socle doit être dans l'aire de jeu.",
    'Podstawka musi być w obszarze gry.',
  ),
  words('There is a ship already.', 'Il y a déjà un vaisseau.', 'Jest tam już statek.'),
  words('There it would overlap a ship.', 'Il chevaucherait un vaisseau.', 'Nachodziłby tam na statek.'),
  words('It would overlap a ship.', 'Il chevaucherait un vaisseau.', 'Nachodziłby na statek.'),
  words('This die was rerolled already.', 'Ce dé a déjà été relancé.', 'Ta kość była już przerzucana.'),
  words('It would leave the play area.', "Il quitterait l'aire de jeu.", 'Opuściłby obszar gry.'),
  words(
    'It would overlap or move through an obstacle.',
    'Il chevaucherait ou traverserait un obstacle.',
    'Nachodziłby na przeszkodę albo przez nią przeleciał.',
  ),
  words(
    'It must touch the ship, and not lie under it.',
    'Il doit toucher le vaisseau sans être dessous.',
    'Musi stykać się ze statkiem, a nie leżeć pod nim.',
  ),
  words(
    'Part of it would be outside the play area.',
    "Il dépasserait en partie de l'aire de jeu.",
    'Część wystawałaby poza obszar gry.',
  ),
  words(
    'Ships are placed within range 1 of their own edge.',
    'Les vaisseaux se placent à portée 1 de leur bord.',
    'Statki ustawia się w zasięgu 1 od własnej krawędzi.',
  ),
  words(
    'An obstacle must lie beyond range 2 of every edge.',
    'Un obstacle doit être au-delà de la portée 2 de tout bord.',
    'Przeszkoda musi leżeć poza zasięgiem 2 od każdej krawędzi.',
  ),
  words(
    'Obstacles must lie beyond range 1 of each other.',
    'Les obstacles doivent être au-delà de la portée 1 les uns des autres.',
    'Przeszkody muszą leżeć poza zasięgiem 1 od siebie nawzajem.',
  ),
  words(
    'An obstacle must not overlap a mission marker.',
    'Un obstacle ne doit pas chevaucher de marqueur de mission.',
    'Przeszkoda nie może nachodzić na znacznik misji.',
  ),
  words(
    'It must be within range 1 of the edge it left by.',
    'Il doit être à portée 1 du bord par lequel il est sorti.',
    'Musi być w zasięgu 1 od krawędzi, przez którą wyleciał.',
  ),
  words(
    'It must be beyond range 3 of every enemy ship.',
    'Il doit être au-delà de la portée 3 de tout vaisseau ennemi.',
    'Musi być poza zasięgiem 3 od każdego wrogiego statku.',
  ),
  words(
    'It must be at range 0 of an obstacle.',
    "Il doit être à portée 0 d'un obstacle.",
    'Musi być w zasięgu 0 od przeszkody.',
  ),
  words(
    'A sensor buoy is placed beyond range 2 of every edge.',
    'Une balise à senseurs se place au-delà de la portée 2 de tout bord.',
    'Boję sensorową umieszcza się poza zasięgiem 2 od każdej krawędzi.',
  ),
  words(
    'It must be beyond range 2 of every edge.',
    'Il doit être au-delà de la portée 2 de tout bord.',
    'Musi być poza zasięgiem 2 od każdej krawędzi.',
  ),
  words(
    'It must be beyond range 2 of every ship.',
    'Il doit être au-delà de la portée 2 de tout vaisseau.',
    'Musi być poza zasięgiem 2 od każdego statku.',
  ),
  words(
    'It must be beyond range 1 of other obstacles.',
    'Il doit être au-delà de la portée 1 des autres obstacles.',
    'Musi być poza zasięgiem 1 od innych przeszkód.',
  ),
  words(
    'It must be beyond range 2 of enemies, mission markers and devices.',
    'Il doit être au-delà de la portée 2 des ennemis, des marqueurs de mission et des engins.',
    'Musi być poza zasięgiem 2 od wrogów, znaczników misji i urządzeń.',
  ),
  words(
    'It must lie at range 2-4 of the bottom edge.',
    'Il doit être à portée 2-4 du bord du bas.',
    'Musi leżeć w zasięgu 2-4 od dolnej krawędzi.',
  ),
  words(
    'It must lie at range 2-4 of the top edge.',
    'Il doit être à portée 2-4 du bord du haut.',
    'Musi leżeć w zasięgu 2-4 od górnej krawędzi.',
  ),
  words(
    'It must lie at range 3 of the centre marker.',
    'Il doit être à portée 3 du marqueur central.',
    'Musi leżeć w zasięgu 3 od środkowego znacznika.',
  ),
  words(
    'It must lie beyond range 2 of every other marker.',
    'Il doit être au-delà de la portée 2 de tout autre marqueur.',
    'Musi leżeć poza zasięgiem 2 od każdego innego znacznika.',
  ),
  words(
    'The supply cache must lie inside the play area.',
    "La cache de ravitaillement doit être dans l'aire de jeu.",
    'Skrytka z zaopatrzeniem musi leżeć w obszarze gry.',
  ),
  words(
    'The supply cache must lie at range 1 of the ship.',
    'La cache de ravitaillement doit être à portée 1 du vaisseau.',
    'Skrytka z zaopatrzeniem musi leżeć w zasięgu 1 od statku.',
  ),
]);
