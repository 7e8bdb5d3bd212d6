import type { CardText } from '../../definition.ts';
import { iconCount } from '../../facts.ts';
import { deployingHere } from '../conditions.ts';
import { add, type Texts } from '../words.ts';

const spaceport = (owner: 'light' | 'dark'): CardText => {
  const own = {
    transit: 2,
    modifiers: [
      add(
        'deploy-cost',
        ({ facts }) => (facts.type === 'starship' && facts.model.includes('freighter') ? -2 : -1),
        (about, my) =>
          deployingHere(about, my) && about.facts.type === 'starship' && about.facts.class === 'starfighter',
      ),
    ],
  };
  const other = {
    transit: 3,
    modifiers: [
      add(
        'deploy-cost',
        1,
        (about, my) =>
          deployingHere(about, my) && about.facts.type === 'character' && iconCount(about.facts, 'pilot') > 0,
      ),
    ],
  };
  return {
    text: 'Owner of this card: docking bay transit from here 2 Force; your starfighters deploy -1 here, freighters -2. Opponent: transit 3 Force; your pilots deploy +1 here. Not on Hoth, Endor, Dagobah, Yavin 4 or Bespin.',
    notTo: ['bespin', 'dagobah', 'endor', 'hoth', 'yavin-4'],
    light: owner === 'light' ? own : other,
    dark: owner === 'dark' ? own : other,
  };
};

export const SPACEPORT_DOCKING_BAY: Texts = {
  'spaceport-docking-bay-light': spaceport('light'),
  'spaceport-docking-bay-dark': spaceport('dark'),
};
