import { type RefusalWords, sayRefusals } from '@rangefinder/kernel';
import { words } from '@rangefinder/kernel/words';
import { SHARED_REFUSALS } from '@rangefinder/xwing';
import type { Refusals } from '../refusals.ts';

/** Why something is not allowed. */
const WORDS: RefusalWords<Refusals> = {
  ...SHARED_REFUSALS,
  'off-the-template': words(
    'The template does not lead there.',
    'Le gabarit ne mène pas là.',
    'Wzornik tam nie prowadzi.',
  ),
  'obstacle-near-edge': words(
    'It would lie at range 1-2 of an edge.',
    "Il serait à portée 1-2 d'un bord.",
    'Leżałaby w zasięgu 1-2 od krawędzi.',
  ),
  'obstacles-too-near': words(
    'It would lie at range 1 of another obstacle.',
    "Il serait à portée 1 d'un autre obstacle.",
    'Leżałaby w zasięgu 1 od innej przeszkody.',
  ),
  'enemy-too-near': words(
    'An enemy ship is too near.',
    'Un vaisseau ennemi est trop près.',
    'Wrogi statek jest za blisko.',
  ),
  touching: words('They touch each other.', 'Ils se touchent.', 'Dotykają się.'),
  'must-touch-ship': words('It must touch the ship.', 'Il doit toucher le vaisseau.', 'Musi dotykać statku.'),
  'red-while-stressed': words(
    'A stressed ship cannot execute a red maneuver.',
    'Un vaisseau stressé ne peut pas exécuter de manœuvre rouge.',
    'Zestresowany statek nie może wykonać czerwonego manewru.',
  ),
  'not-in-play': words('It is not in play.', "Il n'est pas en jeu.", 'Nie ma go w grze.'),
  stressed: words(
    'A stressed ship cannot perform actions.',
    "Un vaisseau stressé ne peut pas effectuer d'action.",
    'Zestresowany statek nie może wykonywać akcji.',
  ),
  'performed-already': words(
    'It performed this action already this round.',
    'Il a déjà effectué cette action ce tour-ci.',
    'Wykonał już tę akcję w tej rundzie.',
  ),
  'nobody-in-range': words('Nobody is in range.', "Personne n'est à portée.", 'Nikogo nie ma w zasięgu.'),
  'no-room': words('There is no room for it.', "Il n'y a pas la place.", 'Nie ma na to miejsca.'),
  'not-its-activation': words(
    'Only after its maneuver, in its own activation.',
    'Seulement après sa manœuvre, pendant son activation.',
    'Tylko po swoim manewrze, podczas własnej aktywacji.',
  ),
  'nothing-to-reload': words('It has nothing to reload.', "Il n'a rien à recharger.", 'Nie ma czego przeładować.'),
  'no-mobile-arc': words('It has no mobile arc.', "Il n'a pas d'arc mobile.", 'Nie ma ruchomego łuku.'),
};

export const refusal = sayRefusals(WORDS);
