import { selfOf } from '../../rules/actions.ts';
import { loseForce, removeKind, retrieveForce } from '../../rules/force.ts';
import { leaveTable } from '../../rules/leaving.ts';
import { isSector } from '../../rules/locations.ts';
import { layOn } from '../../rules/piles.ts';
import { controls, occupies } from '../../rules/presence.ts';
import { type LocationInPlay, opponentOf } from '../../state.ts';
import type { CardTable } from '../../table.ts';

import { isKind, isTie } from '../conditions.ts';
import type { CardText, Source } from '../definition.ts';
import { add, automatic, never, response, type Texts } from '../words.ts';

/** Lies beside the locations from before the game on. */
const startingEffect: CardText = {
  text: 'Starting Effect: on table before any other starting card, with up to ten cards from outside the deck under it. Three times a game you may play a Defensive Shield from there.',
  shields: 3,
};

export const EFFECTS: Texts = {
  'fear-is-my-ally': startingEffect,
  'an-unusual-amount-of-fear': startingEffect,
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
  'endor-shield': {
    text: 'Deploy on the Bunker. While you control it and Death Star II orbits Endor, Imperials deploy -1 there. Your opponent may not deploy to the Death Star II system or its sites, and moves there for 3 more. Does not work while your opponent controls the Bunker.',
    deploysOn: ({ on, location }) => (on === null && location?.id === 'endor-bunker' ? 0 : null),
    modifiers: [
      never('may-deploy', ({ location, seat }, my, game) => {
        return seat !== my.seat && isShielded(location) && !isLowered(my, game);
      }),
      add('move-cost', 3, ({ card, to }, my, game) => {
        return card.owner !== my.seat && isShielded(to) && !isLowered(my, game);
      }),
      add('transit-cost', 3, ({ seat, to }, my, game) => {
        return seat !== my.seat && isShielded(to) && !isLowered(my, game);
      }),
      add('deploy-cost', -1, ({ facts, location, seat }, my, game) => {
        if (seat !== my.seat || location?.id !== 'endor-bunker' || !isKind(facts, 'imperial')) return false;
        const orbits = game.state.rows.some(({ id, orbit }) => id === 'death-star-ii' && orbit === 'endor');
        return orbits && controls(game, location, seat);
      }),
    ],
  },
  'visage-of-the-emperor': {
    text: "Lose 2 Force to deploy on the Executor's Holotheatre or the Death Star's Conference Room. At the end of every turn each player loses 1 Force. Cancelled when your opponent controls its site. Immune to Alter.",
    losesForce: 2,
    immuneTo: ['Alter'],
    deploysOn: ({ on, location }) =>
      on === null && ['executor-holotheatre', 'death-star-conference-room'].includes(location?.id ?? '') ? 0 : null,
    automatic: [
      automatic('start-of-step', {
        when: ({ moment }) => moment.step === 'end-of-turn',
        *effect({ game, moment }) {
          for (const seat of [moment.seat, opponentOf(moment.seat)])
            yield* loseForce(game, seat, 1, 'swccg.core-force-loss.1');
        },
      }),
      automatic('board', {
        when: ({ game, seat, my }) => {
          const site = my.self && game.locationOf(my.self);
          return site ? controls(game, site, opponentOf(seat)) : false;
        },
        *effect({ game, my }) {
          yield* leaveTable(game, selfOf(my), 'lost', 'swccg.core-effects.7');
        },
      }),
    ],
  },
};

function isShielded(location: LocationInPlay | null): boolean {
  return location !== null && location.row === 'death-star-ii' && !isSector(location);
}

function isLowered(my: Source, game: CardTable): boolean {
  const bunker = my.self && game.locationOf(my.self);
  return bunker ? controls(game, bunker, opponentOf(my.seat)) : false;
}
