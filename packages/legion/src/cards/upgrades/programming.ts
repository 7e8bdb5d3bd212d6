import type { UpgradeFacts } from '../../card.ts';
import { kw } from '../print.ts';
import { cardsOf } from './upgrade.ts';

const programming = cardsOf('programming');

export const PROGRAMMING: readonly UpgradeFacts[] = [
  programming({
    id: 'attack-protocols',
    name: 'Attack Protocols',
    points: 3,
    restriction: { types: ['ground'] },
    keywords: [kw('ai-action', 'aim'), kw('precise-x', 2)],
  }),
  programming({
    id: 'defense-protocols',
    name: 'Defense Protocols',
    points: 3,
    restriction: { types: ['ground'] },
    keywords: [kw('ai-action', 'dodge'), kw('nimble'), kw('outmaneuver')],
  }),
  programming({
    id: 'engagement-protocols',
    name: 'Engagement Protocols',
    points: 5,
    restriction: { types: ['ground'] },
    keywords: [kw('ai-action', 'attack, move')],
  }),
];
