import type { UpgradeFacts } from '../../../card.ts';
import { flipsOntoObstacle, STRUTS_OPEN } from './struts.ts';

export const GRAPPLING_STRUTS: UpgradeFacts = {
  id: 'grapplingstruts',
  name: 'Grappling Struts',
  fills: ['configuration'],
  limited: 0,
  cost: 0,
  restrictions: [{ ship: ['vultureclassdroidfighter'] }],
  standard: true,
  title: 'Grappling Struts (Closed)',
  closed: true,
  text: 'When a maneuver of yours ends on an asteroid or debris cloud with at most one other friend on it, you may flip this card instead of suffering its effect.',
  abilities: [flipsOntoObstacle('xw2.errata-upgrade-cards.25')],
  back: {
    title: 'Grappling Struts (Open)',
    text: 'You ignore obstacles at range 0 and cannot barrel roll. On an asteroid or debris cloud you skip your maneuver unless it is the 2 straight: you lose a stress token and turn to the side you revealed. After a maneuver this card flips.',
    abilities: STRUTS_OPEN,
  },
};
