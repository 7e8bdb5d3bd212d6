import { words } from '@rangefinder/kernel/words';
import type { CommandFacts } from '../../card.ts';
import { area, kw } from '../print.ts';
import { cardsOf } from './command.ts';

const card = cardsOf('Cad Bane', 'separatists');

export const CAD_BANE: readonly CommandFacts[] = [
  card({
    id: 'im-your-worst-nightmare',
    name: "I'm Your Worst Nightmare",
    pips: 1,
    orders: { units: ['Cad Bane'] },
    text: words(
      'Uncanny Luck 2; two attack actions are allowed in his activation.',
      'Uncanny Luck 2 ; deux actions d’attaque sont permises pendant son activation.',
      'Uncanny Luck 2; w jego aktywacji dozwolone są dwie akcje ataku.',
    ),
    abilities: 'unwritten',
  }),
  card({
    id: 'im-in-control',
    name: "I'm in Control",
    pips: 2,
    orders: { units: ['Cad Bane'], others: 1 },
    text: words(
      'As his activation begins and as it ends he may hand suppression tokens of his to troopers at range 1–2. Enemies that got some gain 1 immobilize token as well.',
      'Au début et à la fin de son activation, il peut donner de ses pions Suppression à des soldats à portée 1–2. Les ennemis qui en ont reçu gagnent aussi 1 pion Immobilisation.',
      'Na początku i na końcu swojej aktywacji może oddawać swoje żetony przygniecenia piechocie w zasięgu 1–2. Wrogowie, którzy jakieś dostali, dostają też 1 żeton unieruchomienia.',
    ),
    abilities: 'unwritten',
  }),
  card({
    id: 'i-make-the-rules-now',
    name: 'I Make the Rules Now',
    pips: 3,
    orders: { units: ['Cad Bane'] },
    divulge: { abilities: 'unwritten' },
    weapons: [
      area(
        'I Make the Rules Now ("Kablamo!")',
        'crit',
        { red: 2, black: 2 },
        kw('blast'),
        kw('impact-x', 2),
        kw('suppressive'),
      ),
    ],
    text: words(
      'Not divulged: place 1 Bane token at range 1 of Cad Bane, no enemy at range 1 of it. Divulged: all 3 are placed, none at range 1 of a deployment zone; Cad Bane is not deployed, and this card must be played in round 1. The weapon is for Kablamo!',
      'Non divulguée : placez 1 pion Bane à portée 1 de Cad Bane, sans ennemi à portée 1 du pion. Divulguée : les 3 sont placés, aucun à portée 1 d’une zone de déploiement ; Cad Bane n’est pas déployé, et cette carte doit être jouée au round 1. L’arme est celle de « Kablamo ! ».',
      "Nieujawniona: połóż 1 żeton Bane'a w zasięgu 1 od Cada Bane'a, bez wroga w zasięgu 1 od żetonu. Ujawniona: kładzie się wszystkie 3, żadnego w zasięgu 1 od strefy rozstawienia; Cad Bane nie jest wystawiany, a tę kartę trzeba zagrać w rundzie 1. Broń należy do Kablamo!",
    ),
    abilities: 'unwritten',
  }),
];
