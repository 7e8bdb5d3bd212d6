import { type Words, words } from '@rangefinder/kernel/words';
import { PILES, type Pile, type Step } from '../state.ts';

export const SIDE: readonly [Words, Words] = [
  words('Dark Side', 'Côté Obscur', 'Ciemna Strona'),
  words('Light Side', 'Côté Lumineux', 'Jasna Strona'),
];

export function side(seat: number): Words {
  return seat === 0 ? SIDE[0] : SIDE[1];
}

export const PILE: Readonly<Record<Pile, Words>> = {
  reserve: words('Reserve Deck', 'Réserve', 'Rezerwa'),
  force: words('Force Pile', 'pile de Force', 'stos Mocy'),
  used: words('Used Pile', 'pile Utilisée', 'stos Zużytych'),
  lost: words('Lost Pile', 'pile Perdue', 'stos Straconych'),
  hand: words('hand', 'main', 'ręka'),
  out: words('out of play', 'hors jeu', 'poza grą'),
};

export const STEP: Readonly<Record<Step, Words>> = {
  starting: words('start of the game', 'début de la partie', 'początek gry'),
  'start-of-turn': words('start of turn', 'début du tour', 'początek tury'),
  activate: words('activate phase', "phase d'activation", 'faza aktywacji'),
  control: words('control phase', 'phase de contrôle', 'faza kontroli'),
  deploy: words('deploy phase', 'phase de déploiement', 'faza wystawiania'),
  battle: words('battle phase', 'phase de bataille', 'faza bitew'),
  move: words('move phase', 'phase de déplacement', 'faza ruchu'),
  draw: words('draw phase', 'phase de pioche', 'faza dobierania'),
  'end-of-turn': words('end of turn', 'fin du tour', 'koniec tury'),
};

export function pileWords(pile: string): Words {
  const known = PILES.find((name) => name === pile);
  return known ? PILE[known] : words(pile, pile, pile);
}
