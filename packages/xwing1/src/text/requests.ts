import type { Request, RequestView } from '@rangefinder/kernel';
import { type Words, words } from '@rangefinder/kernel/words';
import { askedWords, SHARED_QUESTIONS, WHERE } from '@rangefinder/xwing/questions';
import { asked, type Topics } from '../ask.ts';
import { card, thing } from './names.ts';

/** What is asked, by topic. */
export const QUESTION: Readonly<Record<keyof Topics, Words>> = {
  ...SHARED_QUESTIONS,
  initiative: words('Who has initiative?', "Qui a l'initiative ?", 'Kto ma inicjatywę?'),
  'choose-obstacle': words(
    'Which obstacle do you place?',
    'Quel obstacle placez-vous ?',
    'Którą przeszkodę wystawiasz?',
  ),
  'point-turret': words(
    'Where does the mobile arc point?',
    "Où pointe l'arc mobile ?",
    'Dokąd kieruje się ruchomy łuk?',
  ),
  'dual-side': words('Which side of the card?', 'Quelle face de la carte ?', 'Która strona karty?'),
  decloak: words('How does it decloak?', 'Comment se désocculter ?', 'Jak wychodzi z maskowania?'),
  'decloak-turn': words(
    'Which ship may decloak first?',
    'Quel vaisseau se désocculte en premier ?',
    'Który statek pierwszy wychodzi z maskowania?',
  ),
  activate: words('Which ship activates?', "Quel vaisseau s'active ?", 'Który statek się aktywuje?'),
  engage: words('Which ship attacks next?', 'Quel vaisseau attaque ensuite ?', 'Który statek teraz atakuje?'),
  action: words('Which action?', 'Quelle action ?', 'Jaka akcja?'),
  'order-abilities': words('Which ability first?', "Quelle capacité d'abord ?", 'Która zdolność najpierw?'),
  'choose-maneuver': words('Which maneuver?', 'Quelle manœuvre ?', 'Jaki manewr?'),
  'barrel-roll': words('Where does the barrel roll end?', 'Où finit le tonneau ?', 'Gdzie kończy się beczka?'),
  'boost-template': words(
    'Boost with which template?',
    'Accélérer avec quel gabarit ?',
    'Przyspieszenie jakim wzornikiem?',
  ),
  boost: words('Where does the boost end?', "Où finit l'accélération ?", 'Gdzie kończy się przyspieszenie?'),
  slam: words('Which maneuver for the SLAM?', 'Quelle manœuvre pour le SLAM ?', 'Jaki manewr dla SLAM?'),
  'tallon-roll': words(
    'Where does the Tallon roll end?',
    'Où finit le tonneau de Tallon ?',
    'Gdzie kończy się beczka Tallona?',
  ),
  rotate: words('Where does the arc point now?', "Où pointe l'arc à présent ?", 'Dokąd teraz kieruje się łuk?'),
  reinforce: words('Reinforce which side?', 'Renforcer quel côté ?', 'Którą stronę wzmocnić?'),
  coordinate: words('Coordinate which ship?', 'Coordonner quel vaisseau ?', 'Który statek skoordynować?'),
  'jam-target': words('Jam which ship?', 'Brouiller quel vaisseau ?', 'Który statek zagłuszyć?'),
  jam: words('What does the jam token take?', 'Que retire le brouillage ?', 'Co zabiera zagłuszanie?'),
  tractor: words('Where is the ship pulled?', 'Où tirer le vaisseau ?', 'Dokąd przeciągnąć statek?'),
  'choose-card': words('Which card?', 'Quelle carte ?', 'Która karta?'),
  'choose-token': words('Which token?', 'Quel marqueur ?', 'Który żeton?'),
  'choose-result': words('Which result?', 'Quel résultat ?', 'Który wynik?'),
  'choose-number': words('How many?', 'Combien ?', 'Ile?'),
  choose: words('Which one?', 'Lequel ?', 'Co wybierasz?'),
  'choose-bomb': words('Which bomb?', 'Quelle bombe ?', 'Która bomba?'),
  'place-bomb': words('How is the bomb dropped?', 'Comment larguer la bombe ?', 'Jak zrzucić bombę?'),
  'place-bomb-beyond': words('Where does the bomb go?', 'Où va la bombe ?', 'Gdzie trafia bomba?'),
  'place-bomb-touching': words('Where does the bomb go?', 'Où va la bombe ?', 'Gdzie trafia bomba?'),
  'bomb-target': words(
    'Which ship sets off the bomb?',
    'Quel vaisseau fait exploser la bombe ?',
    'Który statek detonuje bombę?',
  ),
  'bomb-order': words('Which bomb first?', "Quelle bombe d'abord ?", 'Która bomba najpierw?'),
  detonate: words('Which bomb detonates first?', "Quelle bombe explose d'abord ?", 'Która bomba wybucha najpierw?'),
  'use-ordnance': words(
    'Discard the card, or an ordnance token on it?',
    'Défausser la carte, ou un marqueur de munitions dessus ?',
    'Odrzucić kartę czy leżący na niej żeton amunicji?',
  ),
  'reroll-outside': words('Reroll the die?', 'Relancer le dé ?', 'Przerzucić kość?'),
  deploy: words('Deploy with which maneuver?', 'Se déployer avec quelle manœuvre ?', 'Start jakim manewrem?'),
  dock: words('Dock?', "S'arrimer ?", 'Dokować?'),
};

/** The sentence that asks: who, by which card, and what. */
export function requestWords(request: Request | RequestView): Words {
  const { kind, topic, about } = asked(request);
  return askedWords(topic === 'place-ship' && kind === 'place' ? WHERE : QUESTION[topic], about, { thing, card });
}
