import { Match } from '@rangefinder/kernel';
import { expect, it } from 'vitest';
import { legion } from '../../src/index.ts';
import { abilityAsked } from './AbilityText.tsx';

it('a keyword of a weapon says its own number, not that of the unit, which has none', () => {
  const units = [
    {
      id: 'me',
      unit: 'agent-kallus',
      seat: 0,
      minis: [[300, 300, 0]],
      order: 'faceup',
      tokens: { aim: 2 },
      upgrades: ['j-19-bo-rifle'],
      flipped: ['j-19-bo-rifle'],
    },
    { id: 'foe', unit: 'rebel-troopers', seat: 1, minis: [300, 330, 360, 390].map((x) => [x, 600, 180]) },
  ];
  const setup = legion.parseSetup({ position: { begun: true, units } });
  const match = Match.start(legion, { setup, seed: 'lethal' });
  for (const answer of ['attack', 'foe:choose', 'upgrade:0:0', []]) match.submit(0, answer);
  const { own = null } = match.pendingFor(0);
  expect(own?.topic).toBe('choose-number');
  expect(abilityAsked(match.view(0), own, 'en')?.name).toBe('Lethal 1');
});
