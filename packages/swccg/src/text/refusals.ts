import { translator } from '@rangefinder/kernel';
import { words } from '@rangefinder/kernel/words';

/** Why something is not possible now, as the rules say it. */
export const refusal = translator([
  words(
    '{} is on table as often as it may be.',
    '{} est sur la table autant de fois que permis.',
    '{}: na stole jest już tyle, ile wolno.',
  ),
  words('{} costs {} Force there.', '{} coûte {} Force à cet endroit.', '{}: koszt Mocy w tym miejscu to {}.'),
  words(
    'There is no place for {}: it needs your presence or Force icons, and a location of its kind.',
    "Aucun lieu pour {} : il faut votre présence ou des icônes de Force, et un lieu d'un type qui convient.",
    'Nie ma miejsca dla: {}. Potrzebna jest twoja obecność albo ikony Mocy oraz lokacja odpowiedniego rodzaju.',
  ),
  words(
    'This location was Force drained this turn.',
    'Ce lieu a déjà été drainé ce tour-ci.',
    'Ta lokacja była już drenowana w tej turze.',
  ),
  words('You do not control this location.', 'Vous ne contrôlez pas ce lieu.', 'Nie kontrolujesz tej lokacji.'),
  words(
    "An opponent's undercover spy is here.",
    'Un espion infiltré de votre adversaire est ici.',
    'Jest tu szpieg przeciwnika pod przykrywką.',
  ),
  words(
    'There was a battle here this turn.',
    'Il y a déjà eu une bataille ici ce tour-ci.',
    'W tej turze była tu już bitwa.',
  ),
  words(
    'Both players need presence here.',
    'Les deux joueurs doivent avoir une présence ici.',
    'Obaj gracze muszą mieć tu obecność.',
  ),
  words('A battle costs 1 Force.', 'Une bataille coûte 1 Force.', 'Bitwa kosztuje 1 Moc.'),
  words(
    'It is {} parsecs away; its hyperspeed is {}.',
    'Il est à {} parsecs ; son hypervitesse est {}.',
    'Odległość w parsekach: {}; hiperprędkość: {}.',
  ),
  words('{} is a generic site.', '{} est un site générique.', '{}: to lokacja ogólna.'),
  words(
    '{} could not lie on an empty table.',
    '{} ne pourrait pas être posé sur une table vide.',
    '{}: nie można położyć na pustym stole.',
  ),
]);
