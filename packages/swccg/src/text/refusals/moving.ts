import type { RefusalWords } from '@rangefinder/kernel';
import { words } from '@rangefinder/kernel/words';
import type { Refusals } from '../../refusals.ts';
import { named } from './named.ts';

/** Why a card does not move, or not there. */
export const MOVING = {
  'moved-already': named(
    '{} has made its regular move this turn.',
    '{} a déjà fait son déplacement normal ce tour-ci.',
    '{}: zwykły ruch w tej turze już wykonany.',
  ),
  'may-not-move': named('{} may not move there.', '{} ne peut pas y aller.', '{}: nie może się tam ruszyć.'),
  unpiloted: named('Nobody flies or drives {}.', 'Personne ne pilote ni ne conduit {}.', '{}: nikt tego nie prowadzi.'),
  'undercover-moves-later': named(
    "{} is undercover and moves in your opponent's move phase.",
    '{} est infiltré et bouge dans la phase de déplacement de votre adversaire.',
    '{}: pod przykrywką rusza się w fazie ruchu przeciwnika.',
  ),
  'moves-otherwise': named(
    '{} does not move in this way.',
    '{} ne se déplace pas ainsi.',
    '{}: nie porusza się w ten sposób.',
  ),
  'too-far-to-walk': ({ distance, landspeed }) =>
    words(
      `It is ${distance} sites away; its landspeed is ${landspeed}.`,
      `C'est à ${distance} sites ; sa vitesse terrestre est ${landspeed}.`,
      `Odległość w miejscach: ${distance}; prędkość lądowa: ${landspeed}.`,
    ),
  'no-way-there': words('There is no way there.', "Il n'y a pas de chemin jusque-là.", 'Nie ma tam drogi.'),
  'not-inside': named(
    '{} may not be at that site.',
    '{} ne peut pas être sur ce site.',
    '{}: nie może być w tym miejscu.',
  ),
  'way-is-closed': words(
    'A site on the way is closed to it.',
    'Un site en chemin lui est fermé.',
    'Jedno z miejsc po drodze jest zamknięte.',
  ),
  'no-nav-computer': named(
    '{} has no nav computer.',
    "{} n'a pas d'ordinateur de navigation.",
    '{}: brak komputera nawigacyjnego.',
  ),
  'no-hyperdrive': named('{} has no hyperspeed.', "{} n'a pas d'hypervitesse.", '{}: brak hiperprędkości.'),
  'too-far-to-fly': ({ parsecs, hyperspeed }) =>
    words(
      `It is ${parsecs} parsecs away; its hyperspeed is ${hyperspeed}.`,
      `Il est à ${parsecs} parsecs ; son hypervitesse est ${hyperspeed}.`,
      `Odległość w parsekach: ${parsecs}; hiperprędkość: ${hyperspeed}.`,
    ),
  'no-parsec': words(
    'Hyperspeed leads from system to system, never from or to a sector.',
    "L'hypervitesse mène de système en système, jamais depuis ou vers un secteur.",
    'Hiperprędkość prowadzi z systemu do systemu, nigdy z sektora ani do niego.',
  ),
  'clouds-are-closed': words(
    'Cloud sectors are closed to capital starships.',
    'Les secteurs nuageux sont fermés aux vaisseaux amiraux.',
    'Sektory chmur są zamknięte dla okrętów liniowych.',
  ),
  'starfighters-only': words(
    'Only starfighters fly to sectors of Death Star II.',
    "Seuls les chasseurs volent dans les secteurs de l'Étoile de la Mort II.",
    'Do sektorów drugiej Gwiazdy Śmierci latają tylko myśliwce.',
  ),
  'too-many-sectors': words(
    'That is too many sectors for one move.',
    'C’est trop de secteurs pour un déplacement.',
    'To za dużo sektorów na jeden ruch.',
  ),
  'never-lands': named('{} cannot land.', '{} ne peut pas se poser.', '{}: nie może lądować.'),
  'lands-in-bays': named(
    'TIEs land at docking bays and launch bays only, others not at launch bays: {} cannot land there.',
    'Les TIE se posent sur les aires d’accostage et de lancement seulement, les autres jamais sur ces dernières : {} ne peut pas s’y poser.',
    'TIE lądują tylko w dokach i hangarach startowych, inne nie w hangarach: {} nie może tam lądować.',
  ),
  'not-below': words(
    'It is no exterior site below.',
    "Ce n'est pas un site extérieur en dessous.",
    'To nie jest miejsce zewnętrzne pod spodem.',
  ),
  'clouds-between': words(
    'Clouds lie between: it lands from the nearest cloud sector.',
    'Des nuages sont entre les deux : on se pose depuis le secteur nuageux le plus proche.',
    'Pomiędzy są chmury: ląduje się z najbliższego sektora chmur.',
  ),
  'not-landed': named('{} is not landed.', "{} n'est pas posé.", '{}: nie stoi na lądowisku.'),
  'no-shuttle-there': words(
    'Shuttling leads between an exterior site and your capital starship above it.',
    'La navette relie un site extérieur et votre vaisseau amiral au-dessus.',
    'Prom kursuje między miejscem zewnętrznym a twoim okrętem liniowym nad nim.',
  ),
  'no-shuttle-to-starfighters': words(
    'Nobody shuttles to or from starfighters.',
    'On ne prend pas de navette vers ou depuis un chasseur.',
    'Do myśliwców ani z nich nie kursują promy.',
  ),
  'no-shuttle-at-dagobah': words(
    'Nobody shuttles to or from Dagobah.',
    'On ne prend pas de navette vers ou depuis Dagobah.',
    'Na Dagobah ani stamtąd nie kursują promy.',
  ),
  'no-shuttle-vehicle': words(
    'There is no shuttle vehicle that could ferry anybody.',
    "Il n'y a pas de véhicule navette pour transporter quelqu'un.",
    'Nie ma pojazdu, który mógłby kogoś przewieźć.',
  ),
  'not-in-the-same-place': named(
    '{} is not in the same place.',
    "{} n'est pas au même endroit.",
    '{}: nie w tym samym miejscu.',
  ),
  'not-aboard': named('{} is not aboard.', "{} n'est pas à bord.", '{}: nie na pokładzie.'),
  'not-into-the-void': words(
    'Characters do not step out into space.',
    "Les personnages ne descendent pas dans l'espace.",
    'Postacie nie wychodzą w kosmos.',
  ),
  'moved-in-circles': words(
    'It was done this turn; the same is not offered twice.',
    'Cela a été fait ce tour-ci ; on ne le propose pas deux fois.',
    'W tej turze już to zrobiono; tego samego nie proponuje się dwa razy.',
  ),
  'no-related-site': words(
    'It leads neither to a site of that ship, nor from one back aboard.',
    "Cela ne mène ni à un site de ce vaisseau, ni d'un tel site à bord.",
    'To nie prowadzi do miejsca tego statku ani stamtąd na pokład.',
  ),
  'no-docking-bay': words(
    'Docking bay transit leads from one docking bay to another.',
    "Le transit mène d'une aire d'accostage à une autre.",
    'Tranzyt prowadzi z jednego doku do drugiego.',
  ),
  'nobody-to-transit': words(
    'No character or vehicle of yours there can travel.',
    "Aucun de vos personnages ou véhicules n'y peut voyager.",
    'Żadna twoja postać ani pojazd nie może stamtąd podróżować.',
  ),
  'starships-do-not-transit': words(
    'Starships do not use docking bay transit.',
    "Les vaisseaux n'utilisent pas le transit.",
    'Statki nie korzystają z tranzytu.',
  ),
  'cannot-dock': words(
    'Two of your starships dock if one of them is able to, and one is piloted.',
    "Deux de vos vaisseaux s'amarrent si l'un en est capable, et si l'un est piloté.",
    'Dwa twoje statki cumują, jeśli jeden z nich to potrafi i jeden ma pilota.',
  ),
  'nothing-to-transfer': words(
    'Nobody could change ships.',
    'Personne ne pourrait changer de vaisseau.',
    'Nikt nie mógłby zmienić statku.',
  ),
  'dark-side-moves-it': words(
    'Only the Dark Side moves it.',
    'Seul le Côté Obscur la déplace.',
    'Rusza nią tylko Ciemna Strona.',
  ),
  'stays-in-orbit': words(
    'Without hyperspeed it stays in its orbit.',
    'Sans hypervitesse, elle reste en orbite.',
    'Bez hiperprędkości zostaje na orbicie.',
  ),
  'too-far-to-orbit': ({ parsecs, hyperspeed }) =>
    words(
      `That is ${parsecs} parsecs away; its hyperspeed is ${hyperspeed}.`,
      `C'est à ${parsecs} parsecs ; son hypervitesse est ${hyperspeed}.`,
      `To parseków: ${parsecs}; hiperprędkość: ${hyperspeed}.`,
    ),
  'no-orbit': words(
    'It is no system that can be orbited from here.',
    "Ce n'est pas un système que l'on puisse orbiter d'ici.",
    'To nie system, na którego orbitę można stąd wejść.',
  ),
} satisfies Partial<RefusalWords<Refusals>>;
