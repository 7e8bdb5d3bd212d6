import { isObject, type Request, type RequestView } from '@rangefinder/kernel';
import { type Words, words } from '@rangefinder/kernel/words';
import { asked, type Topics } from '../ask.ts';
import { card, thing } from './names.ts';

/** What is asked, by topic. */
export const QUESTION: Readonly<Record<keyof Topics, Words>> = {
  edge: words('Which edge is yours?', 'Quel bord est le vôtre ?', 'Która krawędź jest twoja?'),
  'choose-obstacle': words(
    'Which obstacle do you place?',
    'Quel obstacle placez-vous ?',
    'Którą przeszkodę wystawiasz?',
  ),
  'place-obstacle': words('Where does the obstacle go?', "Où va l'obstacle ?", 'Gdzie trafia przeszkoda?'),
  'place-obstacle-from-card': words('Where does the obstacle go?', "Où va l'obstacle ?", 'Gdzie trafia przeszkoda?'),
  'place-marker': words('Where does the marker go?', 'Où va le marqueur ?', 'Gdzie trafia znacznik?'),
  'place-cache': words(
    'Where does the jettisoned supply cache go?',
    'Où va la cache larguée ?',
    'Gdzie trafia odrzucona skrytka?',
  ),
  'place-ship': words('Which ship is placed next?', 'Quel vaisseau placer ensuite ?', 'Który statek teraz ustawić?'),
  'point-turret': words('Where does the turret point?', 'Où pointe la tourelle ?', 'Dokąd kieruje się wieżyczka?'),
  'set-dial': words('Which maneuver?', 'Quelle manœuvre ?', 'Jaki manewr?'),
  'dials-ready': words('Are all dials set?', 'Tous les cadrans sont réglés ?', 'Wszystkie wskaźniki ustawione?'),
  'which-dial': words(
    'Change the dial of which ship?',
    'Changer le cadran de quel vaisseau ?',
    'Wskaźnik którego statku zmienić?',
  ),
  system: words(
    'Which ship resolves its system abilities?',
    'Quel vaisseau résout ses capacités de système ?',
    'Który statek używa systemów?',
  ),
  activate: words('Which ship activates?', "Quel vaisseau s'active ?", 'Który statek się aktywuje?'),
  engage: words('Which ship engages?', "Quel vaisseau s'engage ?", 'Który statek wkracza do starcia?'),
  action: words('Which action?', 'Quelle action ?', 'Jaka akcja?'),
  'overlap-action': words(
    'Which red action after the collision?',
    'Quelle action rouge après la collision ?',
    'Jaka czerwona akcja po zderzeniu?',
  ),
  'use-ability': words('Use the ability?', 'Utiliser la capacité ?', 'Użyć zdolności?'),
  'order-abilities': words('Which ability first?', "Quelle capacité d'abord ?", 'Która zdolność najpierw?'),
  'roll-side': words('Barrel roll to which side?', 'Tonneau de quel côté ?', 'Beczka w którą stronę?'),
  'barrel-roll': words('Where does the barrel roll end?', 'Où finit le tonneau ?', 'Gdzie kończy się beczka?'),
  'boost-template': words(
    'Boost with which template?',
    'Accélérer avec quel gabarit ?',
    'Przyspieszenie jakim wzornikiem?',
  ),
  boost: words('Where does the boost end?', "Où finit l'accélération ?", 'Gdzie kończy się przyspieszenie?'),
  ailerons: words('Where does the boost end?', "Où finit l'accélération ?", 'Gdzie kończy się przyspieszenie?'),
  decloak: words('How does it decloak?', 'Comment se désocculter ?', 'Jak wychodzi z maskowania?'),
  slam: words('Which maneuver for the SLAM?', 'Quelle manœuvre pour le SLAM ?', 'Jaki manewr dla SLAM?'),
  'tallon-roll': words(
    'Where does the Tallon roll end?',
    'Où finit le tonneau de Tallon ?',
    'Gdzie kończy się beczka Tallona?',
  ),
  rotate: words('Where does the turret turn?', 'Où tourne la tourelle ?', 'Dokąd obraca się wieżyczka?'),
  reinforce: words('Reinforce which side?', 'Renforcer quel côté ?', 'Którą stronę wzmocnić?'),
  'flip-reinforce': words(
    'Turn the reinforce token?',
    'Retourner le marqueur de renforcement ?',
    'Odwrócić żeton wzmocnienia?',
  ),
  coordinate: words('Coordinate which ship?', 'Coordonner quel vaisseau ?', 'Który statek koordynować?'),
  'jam-target': words('Jam which ship?', 'Brouiller quel vaisseau ?', 'Który statek zagłuszyć?'),
  jam: words('What does the jammed ship lose?', 'Que perd le vaisseau brouillé ?', 'Co traci zagłuszony statek?'),
  lock: words('Lock which object?', 'Verrouiller quel objet ?', 'Co namierzyć?'),
  reload: words('Reload which card?', 'Recharger quelle carte ?', 'Którą kartę przeładować?'),
  tow: words('Tow which supply cache?', 'Remorquer quelle cache ?', 'Którą skrytkę holować?'),
  jettison: words('Jettison the supply cache?', 'Larguer la cache ?', 'Odrzucić skrytkę?'),
  scramble: words('Scramble which satellite?', 'Pirater quel satellite ?', 'Którego satelitę zakłócić?'),
  tractor: words(
    'Where does the tractor beam move it?',
    'Où le rayon tracteur le déplace-t-il ?',
    'Dokąd przesuwa go promień?',
  ),
  'tractor-rotate': words('Turn the ship?', 'Pivoter le vaisseau ?', 'Obrócić statek?'),
  attack: words('Which attack?', 'Quelle attaque ?', 'Jaki atak?'),
  'attack-line': words('Which line of attack?', "Quelle ligne d'attaque ?", 'Która linia ataku?'),
  'modify-attack': words('Modify the attack dice?', "Modifier les dés d'attaque ?", 'Zmienić kości ataku?'),
  'modify-defense': words('Modify the defense dice?', 'Modifier les dés de défense ?', 'Zmienić kości obrony?'),
  reroll: words('Reroll which dice?', 'Relancer quels dés ?', 'Które kości przerzucić?'),
  'evade-which': words(
    'Change which result to evade?',
    'Changer quel résultat en évasion ?',
    'Który wynik zmienić na unik?',
  ),
  'change-die': words('Change which die?', 'Changer quel dé ?', 'Którą kość zmienić?'),
  'spend-result': words('Spend which result?', 'Dépenser quel résultat ?', 'Który wynik wydać?'),
  'how-many': words('How many?', 'Combien ?', 'Ile?'),
  repair: words('Repair which damage card?', 'Réparer quelle carte de dégât ?', 'Którą kartę uszkodzenia naprawić?'),
  expose: words('Expose which damage card?', 'Exposer quelle carte de dégât ?', 'Którą kartę uszkodzenia odsłonić?'),
  'choose-damage-card': words('Which damage card?', 'Quelle carte de dégât ?', 'Która karta uszkodzenia?'),
  'suffer-for': words('Suffer damage in its place?', 'Subir le dégât à sa place ?', 'Przyjąć za niego obrażenie?'),
  'remove-red-token': words('Remove which red token?', 'Retirer quel marqueur rouge ?', 'Który czerwony żeton usunąć?'),
  'remove-token': words('Remove which token?', 'Retirer quel marqueur ?', 'Który żeton usunąć?'),
  'remove-token-instead': words(
    'Remove a token instead?',
    'Retirer plutôt un marqueur ?',
    'Usunąć zamiast tego żeton?',
  ),
  'choose-token': words('Which token?', 'Quel marqueur ?', 'Który żeton?'),
  'focus-or-force': words('Spend focus or Force?', 'Dépenser concentration ou Force ?', 'Wydać skupienie czy Moc?'),
  transfer: words('Transfer what?', 'Transférer quoi ?', 'Co przekazać?'),
  'exchange-upgrade': words('Exchange which upgrade?', 'Échanger quelle amélioration ?', 'Które ulepszenie wymienić?'),
  'choose-ship': words('Which ship?', 'Quel vaisseau ?', 'Który statek?'),
  'choose-ships': words('Which ships?', 'Quels vaisseaux ?', 'Które statki?'),
  'choose-maneuver': words('Which maneuver?', 'Quelle manœuvre ?', 'Jaki manewr?'),
  choose: words('Which one?', 'Lequel ?', 'Co wybierasz?'),
  'choose-device': words('Which device?', 'Quel engin ?', 'Które urządzenie?'),
  'place-device': words('Where does the device go?', "Où va l'engin ?", 'Gdzie trafia urządzenie?'),
  relocate: words('Where does the device move?', "Où se déplace l'engin ?", 'Dokąd przesuwa się urządzenie?'),
  'paige-tico': words('Drop a bomb or rotate?', 'Larguer une bombe ou pivoter ?', 'Zrzucić bombę czy obrócić?'),
  'sabine-wren': words('Which token does it gain?', 'Quel marqueur gagne-t-il ?', 'Który żeton otrzymuje?'),
  'saboteurs-map': words('Place a mine?', 'Placer une mine ?', 'Umieścić minę?'),
  'place-under': words(
    'Which card lies facedown under this one?',
    'Quelle carte est cachée sous celle-ci ?',
    'Która karta leży zakryta pod tą?',
  ),
  'place-touching': words('Where does it touch the ship?', 'Où touche-t-il le vaisseau ?', 'Gdzie dotyka statku?'),
  'place-mine': words('Where does the mine go?', 'Où va la mine ?', 'Gdzie trafia mina?'),
  'attach-swarm': words('Where does the swarm go?', "Où va l'essaim ?", 'Gdzie trafia rój?'),
  'device-order': words('Who is affected first?', "Qui est affecté d'abord ?", 'Kogo dotyczy to najpierw?'),
  'mine-order': words('Which mine first?', "Quelle mine d'abord ?", 'Która mina najpierw?'),
  'mine-target': words('Whom does the mine hit?', 'Qui la mine touche-t-elle ?', 'Kogo trafia mina?'),
  detonate: words('Which bomb first?', "Quelle bombe d'abord ?", 'Która bomba najpierw?'),
  'seismic-charge': words('Destroy which obstacle?', 'Détruire quel obstacle ?', 'Którą przeszkodę zniszczyć?'),
  'concussion-bomb': words('Choose for this ship', 'Choisissez pour ce vaisseau', 'Wybierz dla tego statku'),
  'start-docked': words(
    'Start docked with which ship?',
    'Commencer arrimé à quel vaisseau ?',
    'Do którego statku zadokować na początku?',
  ),
  dock: words('Dock with which ship?', "S'arrimer à quel vaisseau ?", 'Do którego statku zadokować?'),
  deploy: words('How does it deploy?', 'Comment se déploie-t-il ?', 'Jak startuje?'),
  'emergency-deployment': words(
    'Deploy before the carrier is lost?',
    'Se déployer avant la perte du porteur ?',
    'Startować, zanim nosiciel przepadnie?',
  ),
  'break-lock': words('Break which lock?', 'Rompre quel verrouillage ?', 'Które namierzenie zerwać?'),
  'reset-dial': words(
    'Set the dial to which maneuver?',
    'Régler le cadran sur quelle manœuvre ?',
    'Na jaki manewr ustawić wskaźnik?',
  ),
  'change-dial': words(
    'Set the dial to which maneuver?',
    'Régler le cadran sur quelle manœuvre ?',
    'Na jaki manewr ustawić wskaźnik?',
  ),
  'dice-for-shield': words(
    'Trade a shield for dice?',
    'Échanger un bouclier contre des dés ?',
    'Wymienić osłonę na kości?',
  ),
  'spend-torpedo': words(
    'Spend a charge of which card?',
    'Dépenser une charge de quelle carte ?',
    'Ładunek której karty wydać?',
  ),
  'secret-condition': words(
    'Assign which secret condition?',
    'Attribuer quel état secret ?',
    'Który tajny stan przydzielić?',
  ),
  'reveal-condition': words('Reveal the secret condition?', "Révéler l'état secret ?", 'Ujawnić tajny stan?'),
  'lock-attacker': words('Lock the attacker?', "Verrouiller l'attaquant ?", 'Namierzyć atakującego?'),
  'place-buoy': words('Where does the sensor buoy go?', 'Où va la balise ?', 'Gdzie trafia boja?'),
  'recover-charge': words(
    'Recover a charge of which card?',
    'Récupérer une charge de quelle carte ?',
    'Ładunek której karty odzyskać?',
  ),
  'dark-side-card': words(
    'Which damage card goes on the condition?',
    "Quelle carte de dégât va sur l'état ?",
    'Która karta uszkodzenia trafia na stan?',
  ),
  'optimized-prototype': words('What happens to the defender?', 'Que subit le défenseur ?', 'Co spotyka obrońcę?'),
  handmaidens: words('Which ships help?', 'Quels vaisseaux aident ?', 'Które statki pomagają?'),
  'assign-condition': words(
    'Assign the condition to which ship?',
    "Attribuer l'état à quel vaisseau ?",
    'Któremu statkowi przydzielić stan?',
  ),
  'flip-configuration': words('Flip the card?', 'Retourner la carte ?', 'Odwrócić kartę?'),
  'spend-charge': words('Spend a charge?', 'Dépenser une charge ?', 'Wydać ładunek?'),
  'keep-token': words('Keep which token?', 'Garder quel marqueur ?', 'Który żeton zachować?'),
  'choose-upgrade': words('Which upgrade?', 'Quelle amélioration ?', 'Które rozwinięcie?'),
  'remove-device': words('Remove which device?', 'Retirer quel engin ?', 'Które urządzenie usunąć?'),
  'call-the-resistance': words(
    'How many charges to call a ship later?',
    'Combien de charges pour appeler un vaisseau plus tard ?',
    'Ile ładunków, by wezwać statek później?',
  ),
  'cancel-result': words('Cancel which result?', 'Annuler quel résultat ?', 'Który wynik anulować?'),
  'choose-object': words('Which object?', 'Quel objet ?', 'Który obiekt?'),
  'give-upgrade': words('Give which upgrade?', 'Donner quelle amélioration ?', 'Które rozwinięcie przekazać?'),
  'reroll-device-die': words(
    'Reroll the die of the device?',
    "Relancer le dé de l'engin ?",
    'Przerzucić kość urządzenia?',
  ),
  'spend-reinforce': words(
    'Spend which reinforce token?',
    'Dépenser quel marqueur de renforcement ?',
    'Który żeton wzmocnienia wydać?',
  ),
};

const WHERE = words('Where is it placed?', 'Où le placer ?', 'Gdzie go ustawić?');

/** The sentence that asks: who, by which card, and what. */
export function requestWords(request: Request | RequestView): Words {
  const { kind, topic, about } = asked(request);
  const question = topic === 'place-ship' && kind === 'place' ? WHERE : QUESTION[topic];
  const who = subject(about);
  if (!who) return question;
  return words(`${who.en}: ${question.en}`, `${who.fr} : ${question.fr}`, `${who.pl}: ${question.pl}`);
}

/** The ship a request is about, and the card that makes it ask. */
function subject(about: unknown): Words | undefined {
  if (!isObject(about)) return undefined;
  const ship = typeof about.ship === 'string' ? thing(about.ship) : undefined;
  const source = typeof about.card === 'string' ? card(about.card) : undefined;
  if (!ship || !source || ship.en === source.en) return ship ?? source;
  return words(`${ship.en}, ${source.en}`, `${ship.fr}, ${source.fr}`, `${ship.pl}, ${source.pl}`);
}
