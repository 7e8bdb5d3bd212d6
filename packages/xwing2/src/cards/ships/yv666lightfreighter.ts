import { at, byCardOf, instead } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { whenLeaving } from '../../missions/scoring.ts';
import { spendCharge } from '../../rules/charges.ts';
import { mayChooseShip } from '../../rules/choose.ts';
import { spendLock } from '../../rules/lock.ts';
import { EDGES, type Edge, edgesCrossed, placeAtEdge, putInReserve } from '../../rules/reserve.ts';
import { gainToken } from '../../rules/tokens.ts';
import type { Ship } from '../../state.ts';
import { BOSSK } from '../pilots/bossk.ts';

export const yv666lightfreighter: ShipFacts = {
  id: 'yv666lightfreighter',
  name: 'YV-666 Light Freighter',
  size: 'large',
  attacks: [{ arc: 'full-front', dice: 3 }],
  agility: 1,
  hull: 9,
  shields: 3,
  actions: ['focus', 'reinforce', 'lock'],
  dial: '0OR 1BB 1FB 1NB 2TR 2BW 2FB 2NW 2YR 3TW 3BW 3FB 3NW 3YW 4FW',
  keywords: ['Freighter'],
  pilots: [
    {
      id: 'bossk',
      name: 'Bossk',
      caption: 'Fearsome Hunter',
      faction: 'scumandvillainy',
      initiative: 4,
      limited: 1,
      cost: 7,
      loadout: 22,
      slots: ['talent', 'cannon', 'missile', 'crew', 'crew', 'illicit', 'modification', 'title', 'gunner'],
      keywords: ['Bounty Hunter', 'Freighter'],
      standard: true,
      ...BOSSK,
    },
    {
      id: 'moraloeval',
      name: 'Moralo Eval',
      caption: 'Criminal Mastermind',
      faction: 'scumandvillainy',
      initiative: 4,
      limited: 1,
      cost: 7,
      loadout: 20,
      slots: ['talent', 'cannon', 'missile', 'crew', 'crew', 'illicit', 'modification', 'gunner'],
      keywords: ['Freighter'],
      charges: { value: 2, recovers: 0 },
      standard: true,
      text: 'If you would flee you may pay a charge and go into reserve instead; when the next Planning Phase starts you are placed within range 1 of the edge you left by.',
      abilities: [
        instead('flee', {
          optional: true,
          when: ({ self, moment }) => moment.ship === self.ship && self.ship.charges > 0,
          *instead({ table, self, moment }) {
            spendCharge(table, self, 1);
            for (const edge of edgesCrossed(table, self.ship)) self.ship.memory[`fled:${edge}`] = 1;
            yield* whenLeaving(table, self.ship, moment.from, 'xw2.missions.salvage.11');
            yield* putInReserve(table, self.ship);
            return true;
          },
        }),
      ],
      inReserve: [
        at('start-of-planning', {
          optional: false,
          when: ({ self }) => edgesLeftBy(self.ship).length > 0,
          *effect({ table, self }) {
            const edges = edgesLeftBy(self.ship);
            if (!(yield* placeAtEdge(table, self.ship, edges))) return;
            for (const edge of edges) delete self.ship.memory[`fled:${edge}`];
          },
        }),
      ],
    },
    {
      id: 'lattsrazzi',
      name: 'Latts Razzi',
      caption: 'Martial Artist',
      faction: 'scumandvillainy',
      initiative: 3,
      limited: 1,
      cost: 6,
      loadout: 16,
      slots: ['talent', 'cannon', 'missile', 'crew', 'crew', 'illicit', 'modification', 'title', 'gunner'],
      keywords: ['Bounty Hunter', 'Freighter'],
      standard: true,
      text: 'Engagement Phase starts: your lock on a ship at range 1 can be spent to put a tractor token on that ship.',
      abilities: [
        at('start-of-engagement', {
          optional: false,
          *effect({ table, self }) {
            const locked = table
              .inPlay()
              .filter((ship) => self.ship.locks.includes(ship.id) && table.range(self.ship, ship) === 1);
            const ship = yield* mayChooseShip(self, locked);
            if (!ship) return;
            yield* spendLock(table, self.ship, ship.id);
            yield* gainToken(table, ship, 'tractor', 1, byCardOf(self.ship));
          },
        }),
      ],
    },
    {
      id: 'trandoshanslaver',
      name: 'Trandoshan Slaver',
      faction: 'scumandvillainy',
      initiative: 2,
      limited: 0,
      cost: 6,
      loadout: 6,
      slots: ['cannon', 'missile', 'modification'],
      keywords: ['Freighter'],
      standard: true,
      abilities: [],
    },
  ],
};

/** The edges by which Moralo Eval left the play area. */
function edgesLeftBy(ship: Ship): Edge[] {
  return EDGES.filter((edge) => ship.memory[`fled:${edge}`] === 1);
}
