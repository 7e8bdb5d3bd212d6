import { removeKind, retrieveForce } from '../../rules/force.ts';
import { layOn } from '../../rules/piles.ts';
import { occupies } from '../../rules/presence.ts';
import { isTie } from '../conditions.ts';
import { automatic, response, type Texts } from '../words.ts';

export const SIENAR_FLEET_SYSTEMS: Texts = {
  'sienar-fleet-systems': {
    text: 'Deploy on Wakeelmui. Whenever you deploy a TIE, retrieve 1 Force. Once a turn a TIE of yours just lost from table may go to your Used Pile instead. While you occupy Wakeelmui, immune to Alter.',
    deploysOn: ({ on, location }) => (on === null && location?.id === 'wakeelmui' ? 0 : null),
    immuneTo: ['Alter'],
    immuneWhile: (seat, game) => {
      const system = game.findLocation('wakeelmui');
      return system !== undefined && occupies(game, system, seat);
    },
    automatic: [
      automatic('deployed', {
        when: ({ game, seat, moment }) => moment.seat === seat && isTie(game.facts(moment.card)),
        *effect({ game, seat }) {
          retrieveForce(game, seat, 1);
        },
      }),
    ],
    actions: [
      response('lost', {
        name: 'relocate',
        good: 'save',
        oncePerTurn: true,
        // swccg.starship-squadron-examples.8: one TIE only
        when: ({ game, seat, moment }) => {
          const { facts } = game.cards.of(moment.card);
          const single = facts.type === 'starship' && facts.class === 'starfighter' && isTie(facts);
          return moment.seat === seat && moment.fromTable && single;
        },
        *effect({ game, seat, moment }) {
          const player = game.player(seat);
          if (removeKind(player.lost, moment.card) !== undefined) layOn(player, 'used', moment.card);
        },
      }),
    ],
  },
};
