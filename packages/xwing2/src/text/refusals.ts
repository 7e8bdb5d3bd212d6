import { type RefusalWords, sayRefusals } from '@rangefinder/kernel';
import { words } from '@rangefinder/kernel/words';
import { SHARED_REFUSALS } from '@rangefinder/xwing';
import type { Refusals } from '../refusals.ts';

/** Why something is not allowed. */
const WORDS: RefusalWords<Refusals> = {
  ...SHARED_REFUSALS,
  'edge-not-at-range': ({ edge }) =>
    edge === 'bottom'
      ? words(
          'It must lie at range 2-4 of the bottom edge.',
          'Il doit être à portée 2-4 du bord du bas.',
          'Musi leżeć w zasięgu 2-4 od dolnej krawędzi.',
        )
      : words(
          'It must lie at range 2-4 of the top edge.',
          'Il doit être à portée 2-4 du bord du haut.',
          'Musi leżeć w zasięgu 2-4 od górnej krawędzi.',
        ),
  'must-touch-ship': words(
    'It must touch the ship, and not lie under it.',
    'Il doit toucher le vaisseau sans être dessous.',
    'Musi stykać się ze statkiem, a nie leżeć pod nim.',
  ),
  'partly-outside': words(
    'Part of it would be outside the play area.',
    "Il dépasserait en partie de l'aire de jeu.",
    'Część wystawałaby poza obszar gry.',
  ),
  'obstacle-near-edge': words(
    'An obstacle must lie beyond range 2 of every edge.',
    'Un obstacle doit être au-delà de la portée 2 de tout bord.',
    'Przeszkoda musi leżeć poza zasięgiem 2 od każdej krawędzi.',
  ),
  'obstacles-too-near': words(
    'Obstacles must lie beyond range 1 of each other.',
    'Les obstacles doivent être au-delà de la portée 1 les uns des autres.',
    'Przeszkody muszą leżeć poza zasięgiem 1 od siebie nawzajem.',
  ),
  'on-mission-marker': words(
    'An obstacle must not overlap a mission marker.',
    'Un obstacle ne doit pas chevaucher de marqueur de mission.',
    'Przeszkoda nie może nachodzić na znacznik misji.',
  ),
  'far-from-edge-left-by': words(
    'It must be within range 1 of the edge it left by.',
    'Il doit être à portée 1 du bord par lequel il est sorti.',
    'Musi być w zasięgu 1 od krawędzi, przez którą wyleciał.',
  ),
  'enemy-too-near': words(
    'It must be beyond range 3 of every enemy ship.',
    'Il doit être au-delà de la portée 3 de tout vaisseau ennemi.',
    'Musi być poza zasięgiem 3 od każdego wrogiego statku.',
  ),
  'not-at-obstacle': words(
    'It must be at range 0 of an obstacle.',
    "Il doit être à portée 0 d'un obstacle.",
    'Musi być w zasięgu 0 od przeszkody.',
  ),
  'buoy-near-edge': words(
    'A sensor buoy is placed beyond range 2 of every edge.',
    'Une balise à senseurs se place au-delà de la portée 2 de tout bord.',
    'Boję sensorową umieszcza się poza zasięgiem 2 od każdej krawędzi.',
  ),
  'edge-too-near': words(
    'It must be beyond range 2 of every edge.',
    'Il doit être au-delà de la portée 2 de tout bord.',
    'Musi być poza zasięgiem 2 od każdej krawędzi.',
  ),
  'ship-too-near': words(
    'It must be beyond range 2 of every ship.',
    'Il doit être au-delà de la portée 2 de tout vaisseau.',
    'Musi być poza zasięgiem 2 od każdego statku.',
  ),
  'obstacle-too-near': words(
    'It must be beyond range 1 of other obstacles.',
    'Il doit être au-delà de la portée 1 des autres obstacles.',
    'Musi być poza zasięgiem 1 od innych przeszkód.',
  ),
  'mine-too-near': words(
    'It must be beyond range 2 of enemies, mission markers and devices.',
    'Il doit être au-delà de la portée 2 des ennemis, des marqueurs de mission et des engins.',
    'Musi być poza zasięgiem 2 od wrogów, znaczników misji i urządzeń.',
  ),
  'centre-not-at-range': words(
    'It must lie at range 3 of the centre marker.',
    'Il doit être à portée 3 du marqueur central.',
    'Musi leżeć w zasięgu 3 od środkowego znacznika.',
  ),
  'marker-too-near': words(
    'It must lie beyond range 2 of every other marker.',
    'Il doit être au-delà de la portée 2 de tout autre marqueur.',
    'Musi leżeć poza zasięgiem 2 od każdego innego znacznika.',
  ),
  'cache-outside': words(
    'The supply cache must lie inside the play area.',
    "La cache de ravitaillement doit être dans l'aire de jeu.",
    'Skrytka z zaopatrzeniem musi leżeć w obszarze gry.',
  ),
  'cache-not-at-range': words(
    'The supply cache must lie at range 1 of the ship.',
    'La cache de ravitaillement doit être à portée 1 du vaisseau.',
    'Skrytka z zaopatrzeniem musi leżeć w zasięgu 1 od statku.',
  ),
  'overlaps-object': words(
    'There it would overlap an object.',
    'Il y chevaucherait un objet.',
    'Nachodziłby tam na obiekt.',
  ),
  'no-way-to-deploy': words(
    'A ship deploys with no stationary or reverse maneuver.',
    'Un vaisseau ne se déploie ni par une manœuvre stationnaire ni en marche arrière.',
    'Statek nie startuje manewrem stacjonarnym ani wstecznym.',
  ),
  'in-reserve': words(
    'A ship in reserve performs no actions.',
    "Un vaisseau en réserve n'effectue aucune action.",
    'Statek w rezerwie nie wykonuje akcji.',
  ),
  stressed: words('It is stressed.', 'Il est stressé.', 'Jest zestresowany.'),
  'at-obstacle': words(
    'It is at range 0 of an obstacle that forbids attacks.',
    'Il est à portée 0 d’un obstacle qui interdit les attaques.',
    'Jest w zasięgu 0 od przeszkody, która zabrania ataków.',
  ),
  'overlapped-enemy': words(
    'It overlapped an enemy ship: no more actions this activation.',
    "Il a chevauché un vaisseau ennemi : plus d'action pendant cette activation.",
    'Wszedł na wrogi statek: w tej aktywacji nie ma więcej akcji.',
  ),
  'performed-already': words(
    'It performed this action already this round.',
    'Il a déjà effectué cette action ce round-ci.',
    'Wykonał już tę akcję w tej rundzie.',
  ),
  ionized: words(
    'It is ionized: focus is its only action.',
    'Il est ionisé : la concentration est sa seule action.',
    'Jest zjonizowany: jego jedyną akcją jest skupienie.',
  ),
  'no-force': words(
    'A purple action costs 1 Force.',
    'Une action violette coûte 1 Force.',
    'Fioletowa akcja kosztuje 1 Moc.',
  ),
  'not-its-activation': words(
    "A SLAM is performed only in the ship's own activation, after its maneuver.",
    "Un SLAM ne s'effectue que pendant l'activation du vaisseau, après sa manœuvre.",
    'SLAM wykonuje się tylko podczas aktywacji statku, po jego manewrze.',
  ),
  'nothing-to-reload': words(
    'No torpedo, missile or device lacks a charge.',
    "Aucune torpille, aucun missile ni engin n'a perdu de charge.",
    'Żadnej torpedzie, rakiecie ani urządzeniu nie brakuje ładunku.',
  ),
  'no-turret': words('It has no turret arc.', "Il n'a pas d'arc de tourelle.", 'Nie ma łuku wieżyczki.'),
  'from-second-round': words(
    'Scenario actions exist from the second round on.',
    'Les actions de scénario existent à partir du deuxième round.',
    'Akcje scenariusza są dostępne od drugiej rundy.',
  ),
  'tows-already': words(
    'It tows a supply cache already.',
    'Il remorque déjà une cache de ravitaillement.',
    'Holuje już skrytkę z zaopatrzeniem.',
  ),
  towing: words(
    'It tows a supply cache.',
    'Il remorque une cache de ravitaillement.',
    'Holuje skrytkę z zaopatrzeniem.',
  ),
};

export const refusal = sayRefusals<Refusals>(WORDS);
