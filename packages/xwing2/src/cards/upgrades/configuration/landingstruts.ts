import type { UpgradeFacts } from '../../../card.ts';
import { flipsOntoObstacle, STRUTS_OPEN } from './struts.ts';

export const LANDING_STRUTS: UpgradeFacts = {
  id: 'landingstruts',
  name: 'Landing Struts',
  fills: ['configuration'],
  limited: 0,
  cost: 0,
  restrictions: [{ ship: ['hyenaclassdroidbomber'] }],
  standard: true,
  title: 'Landing Struts (Closed)',
  closed: true,
  text: 'When a maneuver of yours ends on an asteroid or debris cloud with at most one other friend on it, you may flip this card instead of suffering its effect.',
  abilities: [flipsOntoObstacle('xw2.errata-upgrade-cards.32')],
  back: {
    title: 'Landing Struts (Open)',
    text: 'You ignore obstacles at range 0 and cannot barrel roll. On an asteroid or debris cloud you skip your maneuver unless it is the 2 straight: you lose a stress token and turn to the side you revealed. After a maneuver this card flips.',
    abilities: STRUTS_OPEN,
  },
};
