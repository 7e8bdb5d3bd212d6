import type { RefusalWords } from '@rangefinder/kernel';
import { words } from '@rangefinder/kernel/words';
import type { Refusals } from '../../refusals.ts';
import { named } from './named.ts';

/** Why a card does not come to the table, or not there. */
export const DEPLOYING = {
  'copies-on-table': named(
    '{} is on table as often as it may be.',
    '{} est sur la table autant de fois que permis.',
    '{}: na stole jest już tyle, ile wolno.',
  ),
  'version-out-of-play': named(
    'A version of {} is out of play.',
    'Une version de {} est hors jeu.',
    '{}: inna wersja jest poza grą.',
  ),
  'version-on-table': named(
    'You have a version of {} on table.',
    'Vous avez une version de {} sur la table.',
    '{}: masz już na stole wersję tej postaci.',
  ),
  'no-way-to-deploy': named('{} is not deployed.', '{} ne se déploie pas.', '{}: tej karty się nie wystawia.'),
  'only-replaces': named(
    '{} comes to the table only in place of three starfighters.',
    "{} n'arrive sur la table qu'à la place de trois chasseurs.",
    '{}: wchodzi na stół tylko w miejsce trzech myśliwców.',
  ),
  'no-battleground-system': words(
    'You do not occupy a battleground system.',
    "Vous n'occupez aucun système champ de bataille.",
    'Nie zajmujesz żadnego systemu będącego polem bitwy.',
  ),
  'is-played': named(
    '{} is played, not deployed.',
    '{} se joue et ne se déploie pas.',
    '{}: to się zagrywa, a nie wystawia.',
  ),
  'waits-for-its-moment': named(
    '{} deploys only at the moment its text names.',
    "{} ne se déploie qu'au moment que nomme son texte.",
    '{}: wystawia się tylko w chwili, o której mówi tekst.',
  ),
  'starts-on-table': named('{} starts on table.', '{} commence sur la table.', '{}: zaczyna na stole.'),
  'shield-is-played': named(
    '{} is played from under the starting Effect.',
    '{} se joue depuis le dessous de l’Effet de départ.',
    '{}: zagrywa się spod Efektu startowego.',
  ),
  'no-such-place': named('{} is no place for it.', "{} n'est pas un endroit pour cela.", '{}: to nie miejsce na to.'),
  'no-place': named('There is no place for {}.', "Il n'y a pas de place pour {}.", 'Nie ma miejsca dla: {}.'),
  'no-presence-or-icons': named(
    '{} needs your presence or your Force icons there.',
    '{} demande votre présence ou vos icônes de Force à cet endroit.',
    '{}: potrzebna tam twoja obecność albo twoje ikony Mocy.',
  ),
  'sites-only': named(
    '{} deploys to sites, or aboard something.',
    '{} se déploie sur des sites, ou à bord.',
    '{}: wystawia się w miejscach albo na pokładzie.',
  ),
  'exterior-only': named(
    '{} belongs at exterior sites.',
    '{} va sur des sites extérieurs.',
    '{}: tylko w miejscach zewnętrznych.',
  ),
  'space-only': named(
    '{} deploys to systems and asteroid sectors.',
    "{} se déploie dans des systèmes et des secteurs d'astéroïdes.",
    '{}: wystawia się w systemach i sektorach asteroid.',
  ),
  'bays-only': named(
    'Of all sites, {} deploys to docking bays only.',
    "Parmi les sites, {} ne se déploie que sur les aires d'accostage.",
    '{}: spośród miejsc wystawia się tylko w dokach.',
  ),
  'closed-sector': words(
    'Nothing deploys to sectors of Death Star II.',
    "Rien ne se déploie dans les secteurs de l'Étoile de la Mort II.",
    'W sektorach drugiej Gwiazdy Śmierci nic się nie wystawia.',
  ),
  'nobody-enters-the-trench': words(
    'Nobody walks, drives, lands or deploys into the Trench.',
    'Personne ne marche, ne roule, ne se pose ni ne se déploie dans la Tranchée.',
    'Do Okopu nikt nie wchodzi, nie wjeżdża, nie ląduje i niczego się tam nie wystawia.',
  ),
  'needs-pilot': named(
    '{} deploys together with a pilot.',
    '{} se déploie avec un pilote.',
    '{}: wystawia się razem z pilotem.',
  ),
  'not-empty-into-space': named(
    '{} does not deploy into space without a pilot.',
    "{} ne se déploie pas dans l'espace sans pilote.",
    '{}: bez pilota nie wystawia się w kosmosie.',
  ),
  'only-elsewhere': named(
    'The text of {} lets it deploy only elsewhere.',
    "Le texte de {} ne permet de le déployer qu'ailleurs.",
    '{}: tekst pozwala wystawić tylko gdzie indziej.',
  ),
  'not-a-carrier': named('{} carries nobody.', '{} ne transporte personne.', '{}: nikogo nie przewozi.'),
  'no-room': named(
    'There is no room for it aboard {}.',
    "Il n'y a pas de place pour cela à bord de {}.",
    '{}: brak miejsca na pokładzie.',
  ),
  'no-hold-for-squadrons': named(
    '{} carries single starfighters, no squadrons.',
    '{} transporte des chasseurs, pas des escadrons.',
    '{}: przewozi pojedyncze myśliwce, nie eskadry.',
  ),
  'not-your-ship': named('{} is not yours.', "{} n'est pas à vous.", '{}: nie należy do ciebie.'),
  'capitals-only': named(
    '{} rides only aboard capital starships.',
    "{} ne voyage qu'à bord de vaisseaux amiraux.",
    '{}: tylko na pokładzie okrętów liniowych.',
  ),
  'no-pilot': named('{} is no pilot.', "{} n'est pas pilote.", '{}: to nie pilot.'),
  'no-driver': named('{} cannot drive.', '{} ne peut pas conduire.', '{}: nie może kierować.'),
  'no-astromech': named('{} is no astromech.', "{} n'est pas un astromécano.", '{}: to nie astromech.'),
  'flies-already': named('{} has a pilot of its own.', '{} a déjà son propre pilote.', '{}: ma już własnego pilota.'),
  'not-on-that': named('{} does not go on that.', '{} ne va pas là-dessus.', '{}: tego nie można tam dać.'),
  'not-on-opponents': named(
    "{} does not go on your opponent's cards.",
    '{} ne va pas sur les cartes de votre adversaire.',
    '{}: nie na karty przeciwnika.',
  ),
  'needs-another-location': named(
    '{} needs another location on table first.',
    "{} demande qu'un autre lieu soit déjà sur la table.",
    '{}: najpierw na stole musi być inna lokacja.',
  ),
  'own-version-on-top': named(
    'Your own version of {} is on table.',
    'Votre propre version de {} est sur la table.',
    '{}: twoja własna wersja jest już na stole.',
  ),
  'never-converted': named(
    'Nobody lays another version on {}.',
    "Personne ne pose d'autre version sur {}.",
    '{}: nikt nie kładzie na tym innej wersji.',
  ),
  'other-death-star': words(
    'You have deployed locations of the other Death Star.',
    "Vous avez déployé des lieux de l'autre Étoile de la Mort.",
    'Wystawiono już lokacje drugiej z Gwiazd Śmierci.',
  ),
  'no-starship-for-site': named(
    '{} needs a starship of its kind on table.',
    '{} demande un vaisseau de son type sur la table.',
    '{}: potrzebny statek tego rodzaju na stole.',
  ),
  'not-that-row': named('{} lies elsewhere.', '{} se pose ailleurs.', '{}: miejsce tej lokacji jest gdzie indziej.'),
  'planet-not-on-table': named(
    '{} needs a planet on table that it may be part of.',
    '{} demande sur la table une planète dont il puisse faire partie.',
    '{}: potrzebna na stole planeta, której może być częścią.',
  ),
  'not-on-that-planet': named(
    '{} may not lie on that planet.',
    '{} ne va pas sur cette planète.',
    '{}: nie na tej planecie.',
  ),
  'copies-in-system': named(
    '{} lies there as often as it may.',
    '{} y est posé autant de fois que permis.',
    '{}: leży tam już tyle razy, ile wolno.',
  ),
  'order-of-sites': words(
    'Interior sites come first, then docking bays, then exterior sites.',
    "D'abord les sites intérieurs, puis les aires d'accostage, puis les sites extérieurs.",
    'Najpierw miejsca wewnętrzne, potem doki, potem zewnętrzne.',
  ),
  'order-of-row': words(
    'A row has its sites first, then clouds, the system, and asteroids.',
    "Une rangée a d'abord ses sites, puis les nuages, le système et les astéroïdes.",
    'W rzędzie najpierw miejsca, potem chmury, system i asteroidy.',
  ),
  'spaceport-together': words(
    'Spaceport sites of a planet lie side by side.',
    "Les sites d'astroport d'une planète sont côte à côte.",
    'Miejsca portu kosmicznego jednej planety leżą obok siebie.',
  ),
  'no-item': named(
    '{} is no weapon or device that somebody carries.',
    "{} n'est ni une arme ni un appareil que quelqu'un porte.",
    '{}: to nie broń ani urządzenie, które ktoś nosi.',
  ),
  'not-carried-there': named(
    '{} is not present with who carries it.',
    "{} n'est pas présent avec son porteur.",
    '{}: nie ma tu tego, kto to nosi.',
  ),
  'transferred-already': words(
    'It was handed over that way this turn.',
    'Il a déjà été transféré ainsi ce tour-ci.',
    'W tej turze już to tak przekazano.',
  ),
  'not-that-persona': named(
    '{} is no version of that character.',
    "{} n'est pas une version de ce personnage.",
    '{}: to nie wersja tej postaci.',
  ),
  'weaker-version': named(
    '{} has less power or ability than the version on table.',
    '{} a moins de puissance ou d’aptitude que la version sur la table.',
    '{}: mniej siły lub zdolności niż wersja na stole.',
  ),
  'no-spy-undercover': named('{} is not undercover.', "{} n'est pas infiltré.", '{}: nie jest pod przykrywką.'),
  'not-three-ships': named(
    '{} replaces three starfighters of its model at one location.',
    '{} remplace trois chasseurs de son modèle en un même lieu.',
    '{}: zastępuje trzy myśliwce swojego modelu w jednej lokacji.',
  ),
  'squadron-not-replaced': words(
    'A squadron is not one of the ships that another replaces.',
    "Un escadron n'est pas l'un des vaisseaux qu'un autre remplace.",
    'Eskadra nie jest jednym ze statków zastępowanych przez inną.',
  ),
} satisfies Partial<RefusalWords<Refusals>>;
