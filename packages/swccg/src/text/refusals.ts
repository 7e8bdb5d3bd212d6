import { type RefusalWords, sayRefusals } from '@rangefinder/kernel';
import { words } from '@rangefinder/kernel/words';
import type { Refusals } from '../refusals.ts';
import { nameOf } from './names.ts';

/** Why something is not possible now. */
const WORDS: RefusalWords<Refusals> = {
  'often-enough': ({ card }) =>
    words(
      `${nameOf(card)} is on table as often as it may be.`,
      `${nameOf(card)} est sur la table autant de fois que permis.`,
      `${nameOf(card)}: na stole jest już tyle, ile wolno.`,
    ),
  costs: ({ card, force }) =>
    words(
      `${nameOf(card)} costs ${force} Force there.`,
      `${nameOf(card)} coûte ${force} Force à cet endroit.`,
      `${nameOf(card)}: koszt Mocy w tym miejscu to ${force}.`,
    ),
  'no-place': ({ card }) =>
    words(
      `There is no place for ${nameOf(card)}: it needs your presence or Force icons, and a location of its kind.`,
      `Aucun lieu pour ${nameOf(card)} : il faut votre présence ou des icônes de Force, et un lieu d'un type qui convient.`,
      `Nie ma miejsca dla: ${nameOf(card)}. Potrzebna jest twoja obecność albo ikony Mocy oraz lokacja odpowiedniego rodzaju.`,
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
  'undercover-spy': words(
    "An opponent's undercover spy is here.",
    'Un espion infiltré de votre adversaire est ici.',
    'Jest tu szpieg przeciwnika pod przykrywką.',
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
  'battle-costs': words('A battle costs 1 Force.', 'Une bataille coûte 1 Force.', 'Bitwa kosztuje 1 Moc.'),
  'too-far': ({ parsecs, hyperspeed }) =>
    words(
      `It is ${parsecs} parsecs away; its hyperspeed is ${hyperspeed}.`,
      `Il est à ${parsecs} parsecs ; son hypervitesse est ${hyperspeed}.`,
      `Odległość w parsekach: ${parsecs}; hiperprędkość: ${hyperspeed}.`,
    ),
  'generic-site': ({ card }) =>
    words(
      `${nameOf(card)} is a generic site.`,
      `${nameOf(card)} est un site générique.`,
      `${nameOf(card)}: to lokacja ogólna.`,
    ),
  'not-on-empty-table': ({ card }) =>
    words(
      `${nameOf(card)} could not lie on an empty table.`,
      `${nameOf(card)} ne pourrait pas être posé sur une table vide.`,
      `${nameOf(card)}: nie można położyć na pustym stole.`,
    ),
};

export const refusal = sayRefusals<Refusals>(WORDS);
