import type { RefusalWords } from '@rangefinder/kernel';
import { words } from '@rangefinder/kernel/words';
import type { Refusals } from '../../refusals.ts';
import { named } from './named.ts';

/** Why there is no Force drain, no battle, no shot, no react, and what is not given for what is owed. */
export const FIGHTING = {
  'weapons-segment-only': words(
    'Weapons are fired in the weapons segment of a battle.',
    "Les armes tirent dans le segment des armes d'une bataille.",
    'Z broni strzela się w segmencie broni bitwy.',
  ),
  'damage-segment-only': words(
    'Cards are forfeited in the damage segment of a battle.',
    "On sacrifie des cartes dans le segment des dégâts d'une bataille.",
    'Karty poświęca się w segmencie obrażeń bitwy.',
  ),
  'drained-already': words(
    'This location was Force drained this turn.',
    'Ce lieu a déjà été drainé ce tour-ci.',
    'Ta lokacja była już drenowana w tej turze.',
  ),
  'not-controlled': words(
    'You do not control this location.',
    'Vous ne contrôlez pas ce lieu.',
    'Nie kontrolujesz tej lokacji.',
  ),
  'spy-prevents': words(
    "An opponent's undercover spy is here.",
    'Un espion infiltré de votre adversaire est ici.',
    'Jest tu szpieg przeciwnika pod przykrywką.',
  ),
  'drained-elsewhere': words(
    'A card of yours here took part in another Force drain this turn.',
    'Une de vos cartes ici a participé à un autre drain ce tour-ci.',
    'Jedna z twoich kart tutaj brała już w tej turze udział w innym drenażu.',
  ),
  'no-drain-in-sector': words(
    'Nobody Force drains at sectors of Death Star II.',
    "Personne ne draine dans les secteurs de l'Étoile de la Mort II.",
    'W sektorach drugiej Gwiazdy Śmierci nikt nie drenuje.',
  ),
  'battled-already': words(
    'There was a battle here this turn.',
    'Il y a déjà eu une bataille ici ce tour-ci.',
    'W tej turze była tu już bitwa.',
  ),
  'presence-of-both': words(
    'Both players need presence here.',
    'Les deux joueurs doivent avoir une présence ici.',
    'Obaj gracze muszą mieć tu obecność.',
  ),
  'battled-elsewhere': words(
    'Who would fight here has battled elsewhere this turn.',
    'Ceux qui combattraient ici ont déjà combattu ailleurs ce tour-ci.',
    'Ci, którzy by tu walczyli, walczyli już w tej turze gdzie indziej.',
  ),
  'no-fighters': words(
    'Nobody who could take part gives presence here.',
    'Personne qui puisse participer ne donne de présence ici.',
    'Nikt, kto mógłby walczyć, nie daje tu obecności.',
  ),
  'no-weapon': named('{} is no weapon.', "{} n'est pas une arme.", '{}: to nie broń.'),
  'not-your-weapon': named('{} is not your weapon.', "{} n'est pas votre arme.", '{}: to nie twoja broń.'),
  'fired-already': named(
    '{} was fired in this battle.',
    '{} a déjà tiré dans cette bataille.',
    '{}: w tej bitwie już strzelano.',
  ),
  'used-too-many': named(
    '{} has used as many weapons this turn as it may.',
    "{} a utilisé autant d'armes que permis ce tour-ci.",
    '{}: w tej turze użyto już tyle broni, ile wolno.',
  ),
  'not-in-battle': named(
    '{} does not take part in this battle.',
    '{} ne participe pas à cette bataille.',
    '{}: nie bierze udziału w tej bitwie.',
  ),
  'cannot-use-it': named(
    'Who carries {} cannot use it.',
    'Qui porte {} ne peut pas s’en servir.',
    '{}: ten, kto to nosi, nie może tego użyć.',
  ),
  'no-gunner': named(
    '{} needs a power source and a warrior of yours present.',
    "{} demande une source d'énergie et un guerrier à vous sur place.",
    '{}: potrzebne źródło zasilania i twój wojownik na miejscu.',
  ),
  'no-destiny-to-draw': words(
    'Your Reserve Deck is empty: no weapon destiny could be drawn.',
    'Votre Réserve est vide : on ne pourrait pas tirer de destin.',
    'Twoja Rezerwa jest pusta: nie można dobrać przeznaczenia.',
  ),
  'not-an-opponent': words(
    "The target must be your opponent's card.",
    'La cible doit être une carte de votre adversaire.',
    'Celem musi być karta przeciwnika.',
  ),
  'not-present': named(
    '{} is not present with the weapon.',
    "{} n'est pas présent avec l'arme.",
    '{}: nie jest obecny przy broni.',
  ),
  'behind-a-hull': named(
    'A hull lies between: {} cannot be fired at.',
    'Une coque est entre les deux : on ne peut pas tirer sur {}.',
    'Pomiędzy jest kadłub: nie można strzelać do {}.',
  ),
  'not-a-target': named(
    'The weapon cannot target {}.',
    "L'arme ne peut pas viser {}.",
    '{}: ta broń nie może w to celować.',
  ),
  'no-react': named(
    'No text lets {} react now.',
    'Aucun texte ne permet à {} de réagir maintenant.',
    '{}: żaden tekst nie pozwala teraz na reakcję.',
  ),
  'reacted-already': named(
    '{} has reacted this turn.',
    '{} a déjà réagi ce tour-ci.',
    '{}: w tej turze już była reakcja.',
  ),
  'no-such-react': named(
    '{} cannot get there, or cannot pay for it.',
    '{} ne peut pas y aller, ou pas le payer.',
    '{}: nie może się tam dostać albo brak Mocy.',
  ),
  'not-to-forfeit': named(
    '{} is no character, vehicle or starship of yours in this battle.',
    "{} n'est pas un personnage, véhicule ou vaisseau à vous dans cette bataille.",
    '{}: to nie twoja postać, pojazd ani statek w tej bitwie.',
  ),
  'never-forfeited': named('{} may not be forfeited.', '{} ne peut pas être sacrifié.', '{}: nie można poświęcić.'),
  'nothing-owed': words(
    'Nothing is owed that it would satisfy.',
    "Il n'y a rien à satisfaire avec cela.",
    'Nie ma niczego, co by to zaspokoiło.',
  ),
  'attrition-takes-cards': words(
    'Attrition and hits are satisfied with cards, not with Force.',
    "L'attrition et les coups se satisfont avec des cartes, pas avec de la Force.",
    'Wyniszczenie i trafienia pokrywa się kartami, nie Mocą.',
  ),
  'must-be-satisfied': words(
    'What is owed must be satisfied first.',
    'Ce qui est dû doit être satisfait.',
    'Trzeba najpierw pokryć to, co się należy.',
  ),
} satisfies Partial<RefusalWords<Refusals>>;
