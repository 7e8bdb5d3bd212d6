import { pick, pickOne } from '@rangefinder/kernel';
import { last } from '../../rules/actions.ts';
import { drawDestiny } from '../../rules/destiny.ts';
import { canUse, loseForce, removeKind, useForce } from '../../rules/force.ts';
import { cargoOf, leaveTable } from '../../rules/leaving.ts';
import { isSite, isTrench, locationFacts } from '../../rules/locations.ts';
import { ask } from '../../rules/modifiers.ts';
import { atLocation, relocate } from '../../rules/movement.ts';
import { layOn } from '../../rules/piles.ts';
import { readyWeapons } from '../../rules/weapon-firing.ts';
import { type CardInPlay, type LocationInPlay, opponentOf } from '../../state.ts';
import type { CardTable } from '../../table.ts';

import { battleAt, inBattle, isActive, isKind, isPresent, itsTarget } from '../conditions.ts';
import type { CardText, Deciding } from '../definition.ts';
import { action, add, response, type Texts } from '../words.ts';

/** Character weapons of a player that could be fired now, own or built in; the Force for it is not needed. */
function unfiredWeapons({ game, seat }: Deciding): string[] {
  const { battle } = game.state;
  if (!battle) return [];
  const weapons = readyWeapons(game, battle, seat).filter((weapon) => {
    const facts = game.facts(weapon);
    return facts.type === 'character' || (facts.type === 'weapon' && facts.kind === 'character');
  });
  return weapons.map(({ id }) => id);
}

const higherGround: CardText = {
  text: 'Used: in a battle at a site, in place of firing one of your character weapons, one of your opponent’s characters present is power -4 until the end of the turn. Lost: in a battle at a site, cancel a battle destiny just drawn for 3 Force.',
  lasting: { weaker: [add('power', -4, itsTarget)] },
  play: [
    action({
      name: 'weaken',
      good: 'harm',
      timing: { battle: true },
      to: 'used',
      when: (deciding) => battleAt(deciding.game, 'site') && unfiredWeapons(deciding).length > 0,
      targets: ({ game, seat }) =>
        inBattle(game, opponentOf(seat), (card) => game.facts(card).type === 'character' && isPresent(game, card)).map(
          ({ id }) => id,
        ),
      *effect(acting) {
        const { game, seat } = acting;
        const options = unfiredWeapons(acting).map((key) => ({ key }));
        if (options.length === 0 || !game.state.battle) return;
        const rule = 'swccg.core-battle-weapons.2';
        const { key } = yield* pickOne({ seat, rule, topic: 'choose-weapon', options });
        game.state.battle.fired.push(key);
        last(acting, 'weaker', 'turn');
      },
    }),
    response('destiny', {
      name: 'cancel-destiny',
      good: 'cancel',
      cost: 3,
      to: 'lost',
      when: ({ game, moment }) => moment.kind === 'battle' && battleAt(game, 'site'),
      *effect({ moment }) {
        moment.cancelled = true;
      },
    }),
  ],
};

const ownCharacters = (game: CardTable, cards: readonly CardInPlay[], seat: number) =>
  cards.filter((card) => card.owner === seat && game.facts(card).type === 'character' && isActive(game, card));

/** Whom of these a player can have taken to a site: whoever may move there, and could be there (swccg.core-movement.6,
 * swccg.core-movement.8). */
function passengers(game: CardTable, cards: readonly CardInPlay[], to: LocationInPlay, seat: number): CardInPlay[] {
  if (!isSite(to) || isTrench(to)) return [];
  return ownCharacters(game, cards, seat).filter((card) => ask(game, game.modifiers['may-move'], { card, to }, 1) > 0);
}

/** On its bridge, in its hold, and at its sites (swccg.core-present.7). */
const allAboard = (game: CardTable, ship: CardInPlay) => {
  const row = game.state.rows.find(({ starship }) => starship === ship.id);
  const sites = (row?.locations ?? []).map((id) => game.location(id));
  return [...cargoOf(game, ship), ...sites.flatMap((site) => game.everythingAt(site))];
};

export const ESCAPES: Texts = {
  'end-this-destructive-conflict': higherGround,
  'higher-ground': higherGround,
  'escape-pod': {
    text: 'When a capital starship of yours is about to be lost, your characters aboard, at its sites too, go to one planet site.',
    play: [
      response('about-to-be-lost', {
        name: 'escape',
        good: 'save',
        when: ({ game, seat, moment }) => {
          const facts = game.facts(moment.card);
          return moment.seat === seat && facts.type === 'starship' && facts.class === 'capital';
        },
        targets: ({ game, seat, moment }) => {
          const aboard = allAboard(game, moment.card);
          return game.state.locations
            .filter((to) => locationFacts(to).world === 'planet' && passengers(game, aboard, to, seat).length > 0)
            .map(({ id }) => id);
        },
        *effect({ game, seat, moment, target }) {
          const site = game.findLocation(target);
          if (!site) return;
          for (const card of passengers(game, allAboard(game, moment.card), site, seat)) {
            relocate(game, card, atLocation(site), 'escape', 'swccg.core-leaving.5');
          }
        },
      }),
    ],
  },
  'elis-helrot': {
    text: 'Outside battles: any of your characters at one site who may move are taken to another site. Draw a destiny and use that much Force for it, or this card is lost and nobody goes; only then can it be answered.',
    play: [
      action({
        name: 'transport',
        good: 'travel',
        timing: { battle: false },
        to: 'used',
        when: ({ game, seat }) => game.player(seat).reserve.length > 0,
        targets: ({ game, seat }) =>
          game.state.locations
            .filter((from) => isSite(from) && ownCharacters(game, game.everythingAt(from), seat).length > 0)
            .flatMap((from) =>
              game.state.locations
                .filter((to) => to !== from && passengers(game, game.everythingAt(from), to, seat).length > 0)
                .map((to) => `${from.id}:${to.id}`),
            ),
        // The fare is drawn and paid before anyone may respond
        *begin({ game, seat, card, target }) {
          const [from, to] = target.split(':').map((id) => game.findLocation(id));
          if (!from || !to) return null;
          const options = passengers(game, game.everythingAt(from), to, seat).map(({ id }) => ({ key: id }));
          const rule = 'swccg.core-movement.9';
          const chosen = yield* pick({ seat, rule, topic: 'transit-group', options, min: 1, max: options.length });
          const fare = Math.ceil((yield* drawDestiny(game, seat, 'card')) ?? 0);
          const choices = [{ key: 'decline' }, ...(canUse(game, seat, fare) ? [{ key: 'pay' }] : [])];
          const { key: answer } = yield* pickOne({ seat, rule, topic: 'pay-fare', about: { fare }, options: choices });
          if (answer === 'decline') {
            loseInstead(game, seat, card);
            return null;
          }
          useForce(game, seat, fare);
          return [target, ...chosen.map(({ key }) => key)].join(':');
        },
        // swccg.core-actions.10: a response may have taken somebody away
        *effect({ game, seat, target }) {
          const [origin = '', destination = '', ...chosen] = target.split(':');
          const [from, to] = [game.findLocation(origin), game.findLocation(destination)];
          if (!from || !to) return;
          for (const passenger of passengers(game, game.everythingAt(from), to, seat)) {
            if (chosen.includes(passenger.id))
              relocate(game, passenger, atLocation(to), 'transport', 'swccg.core-movement.9');
          }
        },
      }),
    ],
  },
  evader: {
    text: 'Used: cancel every Revolution on table; its owner loses 1 Force for each. Lost: when Vader or his custom TIE, or your Imperial at a Death Star location, was just lost, it goes to your Used Pile.',
    play: [
      action({
        name: 'cancel',
        good: 'cancel',
        to: 'used',
        when: ({ game }) => revolutions(game).length > 0,
        *effect({ game }) {
          for (const card of revolutions(game)) {
            yield* leaveTable(game, card, 'lost', 'swccg.core-effects.7');
            yield* loseForce(game, card.owner, 1, 'swccg.core-force-loss.1');
          }
        },
      }),
      response('lost', {
        name: 'recover',
        good: 'save',
        to: 'lost',
        when: ({ game, seat, moment }) => moment.seat === seat && moment.fromTable && isRecoverable(game, moment),
        *effect({ game, seat, moment }) {
          const player = game.player(seat);
          if (removeKind(player.lost, moment.card) === undefined) return;
          layOn(player, 'used', moment.card);
          game.emit({ type: 'retrieved', rule: 'swccg.core-leaving.5', seat, card: moment.card, to: 'used' });
        },
      }),
    ],
  },
};

function revolutions(game: CardTable): CardInPlay[] {
  return game.state.cards.filter((card) => game.facts(card).title === 'Revolution');
}

function isRecoverable(
  game: CardTable,
  { card, row }: { readonly card: string; readonly row: string | null },
): boolean {
  const { facts } = game.cards.of(card);
  if (facts.persona === 'vader' || facts.id === 'vaders-custom-tie') return true;
  return isKind(facts, 'imperial') && row === 'death-star';
}

/** The card that is being played goes to the Lost Pile in place of the Used Pile. */
function loseInstead(game: CardTable, seat: number, card: string): void {
  const playing = game.state.playing.at(-1);
  if (playing?.card === card && playing.seat === seat) playing.to = 'lost';
}
