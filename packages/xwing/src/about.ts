import type { About } from '@rangefinder/kernel';
import { words } from '@rangefinder/kernel/words';

/** What pages say of squads before a game is fetched; where lists come from is an edition's own. */
export const SQUAD_LISTS: Omit<NonNullable<About['lists']>, 'importHint'> = {
  one: words('squad', 'escadron', 'eskadrę'),
  many: words('squads', 'escadrons', 'eskadry'),
  playedWith: words('squads', 'des escadrons', 'eskadrami'),
  title: words('Squads', 'Escadrons', 'Eskadry'),
  lead: words(
    'Build a squad, bring one from another builder, or fly a ready one.',
    "Composez un escadron, apportez-en un d'un autre constructeur, ou prenez-en un tout prêt.",
    'Zbuduj eskadrę, przynieś ją z innego kreatora albo weź gotową.',
  ),
  new: words('New squad', 'Nouvel escadron', 'Nowa eskadra'),
  importTitle: words('Bring a squad from elsewhere', "Apporter un escadron d'ailleurs", 'Przynieś eskadrę skądinąd'),
  importPaste: words('Link or text of the squad', "Lien ou texte de l'escadron", 'Odnośnik lub tekst eskadry'),
  importDo: words('Import this squad', 'Importer cet escadron', 'Importuj tę eskadrę'),
  importFailed: words(
    'This is no squad that can be read',
    "Ce n'est pas un escadron lisible",
    'Tej eskadry nie da się odczytać',
  ),
  yours: words('Your squads', 'Vos escadrons', 'Twoje eskadry'),
  none: words(
    'You have no squads yet. Begin with a new one, or copy a ready one below.',
    "Vous n'avez pas encore d'escadron. Commencez-en un, ou copiez-en un tout prêt ci-dessous.",
    'Nie masz jeszcze eskadr. Zacznij nową albo skopiuj gotową poniżej.',
  ),
  ready: words('Ready squads', 'Escadrons tout prêts', 'Gotowe eskadry'),
  playThis: words('Play with this squad', 'Jouer avec cet escadron', 'Graj tą eskadrą'),
  unnamed: words('Unnamed squad', 'Escadron sans nom', 'Eskadra bez nazwy'),
  back: words('All squads', 'Tous les escadrons', 'Wszystkie eskadry'),
  notSaved: words(
    'This browser could not keep the squad',
    "Ce navigateur n'a pas pu garder l'escadron",
    'Ta przeglądarka nie mogła zachować eskadry',
  ),
  noBuilder: words(
    'This game has no squads to build.',
    "Ce jeu n'a pas d'escadrons à composer.",
    'Ta gra nie ma eskadr do budowania.',
  ),
  yourList: words('Your squad', 'Votre escadron', 'Twoja eskadra'),
  listOf: words('Squad', 'Escadron', 'Eskadra'),
  botList: words('The bot’s squad', 'Escadron du robot', 'Eskadra bota'),
  buildList: words('Build a squad of your own', 'Composer un escadron', 'Zbuduj własną eskadrę'),
  joinLead: words(
    'Choose a squad and sit down.',
    'Choisissez un escadron et asseyez-vous.',
    'Wybierz eskadrę i usiądź.',
  ),
};
