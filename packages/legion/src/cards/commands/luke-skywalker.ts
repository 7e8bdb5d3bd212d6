import { words } from '@rangefinder/kernel/words';
import type { CommandFacts } from '../../card.ts';
import { cardsOf } from './command.ts';

const card = cardsOf('Luke Skywalker', 'rebels');

export const LUKE_SKYWALKER: readonly CommandFacts[] = [
  card({
    id: 'son-of-skywalker',
    name: 'Son of Skywalker',
    pips: 1,
    orders: { units: ['Luke Skywalker'] },
    text: words(
      'After his first attack this round he may take a free attack action, a second one if need be.',
      'Après sa première attaque de ce round, il peut faire une action d’attaque gratuite, même si c’est la seconde.',
      'Po swoim pierwszym ataku w tej rundzie może wykonać darmową akcję ataku, nawet jeśli to druga.',
    ),
    abilities: 'unwritten',
  }),
  card({
    id: 'you-serve-your-master-well',
    name: 'You Serve Your Master Well',
    pips: 1,
    orders: { units: ['Luke Skywalker'] },
    text: words(
      'Free action: choose at range 1 friendly troopers or suppressed enemy ones, no commander or operative. You make a free move or attack action with them; enemies may attack and engage their own side.',
      'Action gratuite : choisissez à portée 1 des soldats alliés, ou ennemis sous suppression, ni commandant ni agent. Vous faites avec eux une action gratuite de déplacement ou d’attaque ; des ennemis peuvent attaquer et engager leur propre camp.',
      'Darmowa akcja: wybierz w zasięgu 1 twoją piechotę lub przygniecioną wrogą, nie dowódcę ani agenta. Wykonujesz nią darmową akcję ruchu lub ataku; wrogowie mogą atakować swoich i wchodzić z nimi w walkę wręcz.',
    ),
    abilities: 'unwritten',
  }),
  card({
    id: 'full-of-surprises',
    name: 'Full of Surprises',
    pips: 2,
    orders: { units: ['Luke Skywalker'] },
    text: words(
      '1 dodge token. Defending he rolls white defense dice besides: his courage less his suppression tokens.',
      '1 pion Esquive. En défense, il lance en plus des dés de défense blancs : son courage moins ses pions Suppression.',
      '1 żeton uniku. Broniąc się, rzuca dodatkowo białymi kośćmi obrony: tyloma, ile wynosi odwaga minus żetony przygniecenia.',
    ),
    abilities: 'unwritten',
  }),
  card({
    id: 'my-ally-is-the-force',
    name: 'My Ally is the Force',
    pips: 2,
    orders: { others: 2, types: ['trooper'] },
    text: words(
      'Friendly troopers gain 1 dodge token when they are ordered.',
      'Les unités de soldats alliées gagnent 1 pion Esquive en recevant un ordre.',
      'Twoje oddziały piechoty zyskują 1 żeton uniku, gdy dostają rozkaz.',
    ),
    abilities: 'unwritten',
  }),
  card({
    id: 'i-am-a-jedi',
    name: 'I am a Jedi',
    pips: 3,
    orders: { units: ['Luke Skywalker'] },
    text: words(
      'This round Luke does not attack, and his defense surges become [block]. When he is ordered, choose enemies at range 1, no more than 2 trooper units: these do not attack either.',
      'Ce round, Luke n’attaque pas, et ses adrénalines de défense deviennent des [block]. Quand il reçoit un ordre, choisissez jusqu’à 2 unités de soldats ennemies à portée 1 : elles n’attaquent pas non plus.',
      'W tej rundzie Luke nie atakuje, a jego [surge] w obronie stają się [block]. Gdy dostaje rozkaz, wybierz do 2 wrogich oddziałów piechoty w zasięgu 1: one też nie atakują.',
    ),
    abilities: 'unwritten',
  }),
  card({
    id: 'return-of-the-jedi',
    name: 'Return of the Jedi',
    pips: 3,
    orders: { units: ['Luke Skywalker'], others: 2 },
    text: words(
      'Ordered, he gains 1 dodge token. When he activates, friendly troopers may shed 1 suppression token each if he is no further than range 3.',
      'En recevant un ordre, il gagne 1 pion Esquive. Quand il s’active, chaque unité de soldats alliée à portée 1–3 de lui peut perdre 1 pion Suppression.',
      'Gdy dostaje rozkaz, zyskuje 1 żeton uniku. Gdy się aktywuje, każdy twój oddział piechoty w zasięgu 1–3 może stracić 1 żeton przygniecenia.',
    ),
    abilities: 'unwritten',
  }),
];
