import { type Procedure, pickOne, type Seat } from '@rangefinder/kernel';
import { last } from '../../rules/actions.ts';
import { drawDestiny } from '../../rules/destiny.ts';
import { kindsIn, retrieveCard, takeFromReserve, useForce } from '../../rules/force.ts';
import { leaveTable } from '../../rules/leaving.ts';
import { isSite } from '../../rules/locations.ts';
import { lookAt } from '../../rules/piles.ts';
import { ability, maneuver } from '../../rules/values.ts';
import { type CardInPlay, opponentOf, type Pile } from '../../state.ts';
import type { CardTable } from '../../table.ts';

import {
  battleAt,
  inBattle,
  inItsBattle,
  isActive,
  isDefendingAlone,
  isEffect,
  isJedi,
  isKind,
  isPersona,
  isPresent,
  itsTarget,
  warrior,
} from '../conditions.ts';
import type { AtLocation, CardText, Deciding, TextAction } from '../definition.ts';
import type { CardFacts, Side } from '../facts.ts';
import { action, add, never, response, type Texts, times } from '../words.ts';

/** One or more battle destinies for the battle that goes on. */
export const addsDestiny: NonNullable<CardText['lasting']> = {
  destiny: [add('battle-destinies', (_about, my) => my.lasting?.amount ?? 0, inItsBattle)],
};

/** A function that adds battle destiny in the weapons segment. */
export function addDestiny(
  name: string,
  amount: number | ((deciding: Deciding) => number),
  when: (game: CardTable, seat: Seat) => boolean,
): TextAction {
  return action({
    name,
    good: 'destiny',
    timing: { battle: true },
    when: ({ game, seat }) => when(game, seat),
    *effect(acting) {
      last({ ...acting, target: '' }, 'destiny', 'battle', typeof amount === 'number' ? amount : amount(acting));
    },
  });
}

export const has = (game: CardTable, seat: Seat, ...personas: readonly string[]) =>
  inBattle(game, seat, (card) => isPersona(game, card, ...personas)).length > 0;

export const strong = (game: CardTable, seat: Seat, kind: string) =>
  inBattle(game, seat, (card) => isKind(game.facts(card), kind) && ability(game, card) > 2).length > 0;

export const alone = (game: CardTable, seat: Seat, fits: (card: CardInPlay) => boolean) =>
  inBattle(game, seat, (card) => fits(card) && isDefendingAlone(game, card)).length > 0;

/** Fetches a named character: from the Lost Pile, or from the Reserve Deck for more. Either search may find nobody. */
export function fetches(names: string, retrieve: number, take: number, ...personas: readonly string[]): CardText {
  const found = (game: CardTable, seat: Seat, pile: Pile) =>
    kindsIn(lookAt(game.player(seat), pile)).filter((card) =>
      personas.includes(game.cards.of(card).facts.persona ?? ''),
    );
  return {
    text: `Use ${retrieve} Force to retrieve ${names}, or ${take} to take ${names} from your Reserve Deck into hand.`,
    play: [
      action({
        name: 'retrieve',
        good: 'cards',
        cost: retrieve,
        when: ({ game, seat }) => game.player(seat).lost.length > 0,
        targets: ({ game, seat }) => {
          const lost = found(game, seat, 'lost');
          return lost.length > 0 ? lost : [''];
        },
        *effect({ game, seat, target }) {
          if (target !== '') retrieveCard(game, seat, target);
        },
      }),
      action({
        name: 'take',
        good: 'cards',
        cost: take,
        // The Reserve Deck is not looked at before it is searched: the search may find nothing
        *effect({ game, seat }) {
          const options = [{ key: 'none' }, ...found(game, seat, 'reserve').map((key) => ({ key }))];
          const about = { pile: 'reserve' };
          const { key } = yield* pickOne({
            seat,
            rule: 'swccg.core-piles.13',
            topic: 'search',
            about,
            options,
            secret: true,
          });
          if (key === 'none') game.shuffle(seat, 'reserve');
          else takeFromReserve(game, seat, key);
        },
      }),
    ],
  };
}

const shuffles: CardText = {
  text: 'Shuffle any Reserve Deck, Lost Pile or Used Pile.',
  play: [
    action({
      name: 'shuffle',
      good: 'sift',
      targets: ({ game }) =>
        [0, 1].flatMap((seat) =>
          (['reserve', 'lost', 'used'] as const)
            .filter((pile) => game.player(seat)[pile].length > 1)
            .map((pile) => `${seat === 0 ? 'dark' : 'light'}-${pile}`),
        ),
      *effect({ game, target }) {
        const [side, name] = target.split('-');
        const pile = (['reserve', 'lost', 'used'] as const).find((one) => one === name);
        if (pile) game.shuffle(side === 'dark' ? 0 : 1, pile);
      },
    }),
  ],
};

/** The highest ability among a player's characters on table; 0 without any. */
function highestAbility(game: CardTable, seat: Seat): number {
  const own = game.state.cards.filter(
    (card) => card.owner === seat && isActive(game, card) && game.facts(card).type === 'character',
  );
  return own.reduce((best, card) => Math.max(best, ability(game, card)), 0);
}

/** Draws a destiny and answers whether it is below the player's highest ability. */
function* feels(game: CardTable, seat: Seat): Procedure<boolean> {
  const drawn = yield* drawDestiny(game, seat, 'card');
  return drawn !== null && drawn < highestAbility(game, seat);
}

// swccg.core-destiny.9
const canFeel = ({ game, seat }: Deciding) => game.player(seat).reserve.length > 0 && highestAbility(game, seat) > 0;
export const titleOf = (game: CardTable, card: string) => game.cards.of(card).facts.title;

const sense: CardText = {
  text: 'Draw a destiny: if it is below your highest ability on table, cancel an Interrupt just played or a react. Or cancel an Alter just played.',
  play: [
    response('playing', {
      name: 'cancel',
      good: 'cancel',
      when: (deciding) => deciding.moment.seat !== deciding.seat && canFeel(deciding),
      *effect({ game, seat, moment }) {
        if (yield* feels(game, seat)) moment.cancelled = true;
      },
    }),
    response('reacting', {
      name: 'cancel-react',
      good: 'cancel',
      when: (deciding) => deciding.moment.seat !== deciding.seat && canFeel(deciding),
      *effect({ game, seat, moment }) {
        if (yield* feels(game, seat)) moment.cancelled = true;
      },
    }),
    response('playing', {
      name: 'cancel-alter',
      good: 'cancel',
      when: ({ game, seat, moment }) => moment.seat !== seat && titleOf(game, moment.card) === 'Alter',
      *effect({ moment }) {
        moment.cancelled = true;
      },
    }),
  ],
};

/** Effects and Utinni Effects, unless they say otherwise. */
const mayAlter = (card: string, owner: Seat, game: CardTable) => {
  const { facts, text } = game.cards.of(card);
  const other = facts.type === 'effect' && facts.kind !== undefined && facts.kind !== 'utinni';
  const immune = text?.immuneTo?.includes('Alter') && text.immuneWhile?.(owner, game) !== false;
  return !other && !immune;
};

const alter: CardText = {
  text: 'Draw a destiny: if it is below your highest ability on table, cancel an Effect on table or being deployed. Or cancel a Sense just played.',
  play: [
    action({
      name: 'cancel',
      good: 'cancel',
      when: canFeel,
      targets: ({ game }) =>
        game.state.cards
          .filter((card) => isEffect(game.facts(card)) && mayAlter(card.card, card.owner, game))
          .map(({ id }) => id),
      *effect({ game, seat, target }) {
        const worked = yield* feels(game, seat);
        const effect = game.find(target);
        if (worked && effect) yield* leaveTable(game, effect, 'lost', 'swccg.core-effects.7');
      },
    }),
    response('deploying', {
      name: 'stop',
      good: 'cancel',
      when: (deciding) => {
        const { card, seat } = deciding.moment;
        if (seat === deciding.seat || !isEffect(deciding.game.cards.of(card).facts)) return false;
        return mayAlter(card, seat, deciding.game) && canFeel(deciding);
      },
      *effect({ game, seat, moment }) {
        if (yield* feels(game, seat)) moment.cancelled = true;
      },
    }),
    response('playing', {
      name: 'cancel-sense',
      good: 'cancel',
      when: ({ game, seat, moment }) => moment.seat !== seat && titleOf(game, moment.card) === 'Sense',
      *effect({ moment }) {
        moment.cancelled = true;
      },
    }),
  ],
};

/** A card the opponent just deployed stays out of battle and in place for the turn. */
const barrier: CardText = {
  text: 'Use 1 Force: a character or starship your opponent just deployed may not battle or move this turn.',
  lasting: { held: [never('may-move', itsTarget), never('may-battle', itsTarget)] },
  play: [
    response('deployed', {
      name: 'hold',
      good: 'hold',
      cost: 1,
      when: ({ game, seat, moment }) => {
        const { type } = game.facts(moment.card);
        return moment.seat !== seat && (type === 'character' || type === 'starship');
      },
      *effect(acting) {
        last({ ...acting, target: acting.moment.card.id }, 'held', 'turn');
      },
    }),
  ],
};

/** Triples the battle damage of the loser, or what the opponent's card of the same kind makes of it. */
const overconfident = (rival: string, text: string): CardText => {
  const rivalWorks = (game: CardTable) =>
    game.state.lasting.some(({ card, name }) => card === rival && name === 'triple');
  const fought = ({ location }: AtLocation, game: CardTable) => game.state.battle?.location === location.id;
  return {
    text,
    lasting: {
      triple: [times('battle-damage', 3, (about, _my, game) => fought(about, game))],
      // Nothing to triple, if the other card was cancelled
      again: [times('battle-damage', 3, (about, _my, game) => fought(about, game) && rivalWorks(game))],
    },
    play: [
      response('battle', {
        name: 'triple',
        good: 'stakes',
        when: ({ seat, moment }) => moment.seat !== seat,
        *effect(acting) {
          last({ ...acting, target: '' }, 'triple', 'battle');
        },
      }),
      response('playing', {
        name: 'triple-again',
        good: 'stakes',
        when: ({ seat, moment }) => moment.seat !== seat && moment.card === rival && moment.name === 'triple',
        *effect(acting) {
          last({ ...acting, target: '' }, 'again', 'battle');
        },
      }),
      action({
        name: 'triple-again',
        good: 'stakes',
        timing: { battle: true },
        when: ({ game }) => rivalWorks(game),
        *effect(acting) {
          last({ ...acting, target: '' }, 'again', 'battle');
        },
      }),
    ],
  };
};

/** With one's Jedi in battle all others, other Jedi too, fight twice as hard. */
const jediPresence = (kind: string, side: Side, text: string): CardText => ({
  text,
  lasting: {
    double: [
      times('power', 2, ({ card }, my, game) => {
        const facts = game.facts(card);
        return (
          card.owner === my.seat &&
          isKind(facts, kind) &&
          !itsTarget({ card }, my, game) &&
          (game.state.battle?.participants.includes(card.id) ?? false)
        );
      }),
    ],
  },
  play: [
    action({
      name: 'double',
      good: 'power',
      cost: 1,
      timing: { battle: true },
      targets: ({ game, seat }) =>
        inBattle(game, seat, (card) => isJedi(game.facts(card), side) && isPresent(game, card)).map(({ id }) => id),
      *effect(acting) {
        last(acting, 'double', 'battle');
      },
    }),
  ],
});

/** Cancels one of the named cards: an Interrupt just played, or a card on table. */
export function cancels(...titles: readonly string[]): readonly TextAction[] {
  return [
    response('playing', {
      name: 'cancel',
      good: 'cancel',
      when: ({ game, seat, moment }) => moment.seat !== seat && titles.includes(titleOf(game, moment.card)),
      *effect({ moment }) {
        moment.cancelled = true;
      },
    }),
    action({
      name: 'cancel',
      good: 'cancel',
      targets: ({ game }) =>
        game.state.cards.filter((card) => titles.includes(game.facts(card).title)).map(({ id }) => id),
      *effect({ game, target }) {
        const card = game.find(target);
        if (card) yield* leaveTable(game, card, 'lost', 'swccg.core-effects.7');
      },
    }),
  ];
}

export const isStarfighter = (facts: CardFacts) => facts.type === 'starship' && facts.class === 'starfighter';

const starfighters = ({ game }: Deciding) =>
  game.state.cards.filter((card) => isStarfighter(game.facts(card))).map(({ id }) => id);

/** Helps any starfighter for the rest of the turn, in time even after a weapon has drawn destiny against it. */
export const boostsStarfighter: readonly TextAction[] = [
  action({
    name: 'boost',
    good: 'power',
    targets: starfighters,
    *effect(acting) {
      last(acting, 'boost', 'turn');
    },
  }),
  response('destiny', {
    name: 'dodge',
    good: 'save',
    when: ({ moment }) => moment.kind === 'weapon',
    targets: starfighters,
    *effect(acting) {
      last(acting, 'boost', 'turn');
    },
  }),
];

export const INTERRUPTS: Texts = {
  'sense-light': sense,
  'sense-dark': sense,
  'alter-light': alter,
  'alter-dark': alter,
  'rebel-barrier': barrier,
  'imperial-barrier': barrier,
  'the-bith-shuffle': shuffles,
  'ommni-box': shuffles,
  'lukes-back': fetches('Luke', 1, 3, 'luke'),
  'leias-back': fetches('Leia', 1, 3, 'leia'),
  'hans-back': fetches('Han', 1, 3, 'han'),
  'the-empires-back': fetches('Vader, Tarkin, Motti or Tagge', 2, 4, 'vader', 'tarkin', 'motti', 'tagge'),
  'dont-underestimate-our-chances': overconfident(
    'you-overestimate-their-chances',
    'When your opponent begins a battle, the battle damage of its loser is tripled. Or what You Overestimate Their Chances makes of it is tripled once more.',
  ),
  'you-overestimate-their-chances': overconfident(
    'dont-underestimate-our-chances',
    'When your opponent begins a battle, the battle damage of its loser is tripled. Or what Don’t Underestimate Our Chances makes of it is tripled once more.',
  ),
  'jedi-presence': jediPresence(
    'rebel',
    'light',
    'Use 1 Force: with your Jedi present in battle, your other Rebels there have double power.',
  ),
  'dark-jedi-presence': jediPresence(
    'imperial',
    'dark',
    'Use 1 Force: with your Dark Jedi present in battle, your other Imperials there have double power.',
  ),
  'dont-get-cocky': {
    text: 'With Luke and Han in one battle, add two battle destinies. Or when your opponent begins a battle in space, one TIE/ln there is lost.',
    lasting: addsDestiny,
    play: [
      addDestiny('add', 2, (game, seat) => has(game, seat, 'luke') && has(game, seat, 'han')),
      response('battle', {
        name: 'destroy',
        good: 'harm',
        when: ({ seat, moment }) => moment.seat !== seat && !isSite(moment.location),
        targets: ({ game, moment }) =>
          game
            .at(moment.location)
            .filter((card) => {
              const { facts, text } = game.definition(card);
              return facts.type === 'starship' && (facts.model === 'tie/ln' || text?.ships?.includes('tie/ln'));
            })
            .map(({ id }) => id),
        // swccg.starship-squadron-examples.9: a squadron is lost as a whole
        *effect({ game, target }) {
          const ship = game.find(target);
          if (ship) yield* leaveTable(game, ship, 'lost', 'swccg.starship-squadron-examples.9');
        },
      }),
    ],
  },
  skywalkers: {
    text: 'With Luke and Leia in one battle, add two battle destinies. Or cancel Imperial Barrier, Wrong Turn or Retract The Bridge.',
    lasting: addsDestiny,
    play: [
      addDestiny('add', 2, (game, seat) => has(game, seat, 'luke') && has(game, seat, 'leia')),
      ...cancels('Imperial Barrier', 'Wrong Turn', 'Retract The Bridge'),
    ],
  },
  'the-force-is-strong-with-this-one': {
    text: 'With Luke and an Imperial of ability above 2 in one battle, add one battle destiny; two if the Imperial is Vader.',
    lasting: addsDestiny,
    play: [
      addDestiny(
        'add',
        ({ game, seat }) => (has(game, opponentOf(seat), 'vader') ? 2 : 1),
        (game, seat) => has(game, seat, 'luke') && strong(game, opponentOf(seat), 'imperial'),
      ),
    ],
  },
  'i-have-you-now': {
    text: 'With your Dark Jedi and a Rebel of ability above 2 in one battle, add one battle destiny; two if the Rebel is Luke.',
    lasting: addsDestiny,
    play: [
      addDestiny(
        'add',
        ({ game, seat }) => (has(game, opponentOf(seat), 'luke') ? 2 : 1),
        (game, seat) =>
          inBattle(game, seat, (card) => isJedi(game.facts(card), 'dark')).length > 0 &&
          strong(game, opponentOf(seat), 'rebel'),
      ),
    ],
  },
  'warriors-courage': {
    text: 'Add one battle destiny for your warrior who defends a site alone; two for Leia.',
    lasting: addsDestiny,
    play: [
      addDestiny(
        'add',
        ({ game, seat }) => (has(game, seat, 'leia') ? 2 : 1),
        (game, seat) =>
          battleAt(game, 'site') && alone(game, seat, (card) => warrior(card, game) || isPersona(game, card, 'leia')),
      ),
    ],
  },
  'lone-warrior': {
    text: 'Add one battle destiny for your warrior who defends a site alone; two for Tagge.',
    lasting: addsDestiny,
    play: [
      addDestiny(
        'add',
        ({ game, seat }) => (has(game, seat, 'tagge') ? 2 : 1),
        (game, seat) =>
          battleAt(game, 'site') && alone(game, seat, (card) => warrior(card, game) || isPersona(game, card, 'tagge')),
      ),
    ],
  },
  'out-of-nowhere': {
    text: 'When your opponent begins a battle in space where your starship has maneuver above 3, add one battle destiny for 1 Force.',
    lasting: addsDestiny,
    play: [
      response('battle', {
        name: 'add',
        good: 'destiny',
        cost: 1,
        when: ({ game, seat, moment }) =>
          moment.seat !== seat &&
          !isSite(moment.location) &&
          game
            .at(moment.location)
            .some((card) => card.owner === seat && game.facts(card).type === 'starship' && maneuver(game, card) > 3),
        *effect(acting) {
          last({ ...acting, target: '' }, 'destiny', 'battle', 1);
        },
      }),
    ],
  },
  'hear-me-baby-hold-together': {
    text: 'Your starship is targeted by a starship weapon: each destiny of that weapon is -2.',
    play: [
      response('firing', {
        name: 'evade',
        good: 'save',
        when: ({ game, seat, moment }) => {
          const weapon = game.facts(moment.weapon);
          if (moment.seat === seat || weapon.type !== 'weapon' || weapon.kind !== 'starship') return false;
          return game.facts(moment.target).type === 'starship';
        },
        *effect({ moment }) {
          moment.change -= 2;
        },
      }),
    ],
  },
  'it-could-be-worse': {
    text: 'When you are about to lose Force, use any amount of Force to lose that much less.',
    play: [
      response('force-loss', {
        name: 'reduce',
        good: 'save',
        when: ({ seat, moment, game }) => moment.seat === seat && game.player(seat).force.length > 0,
        targets: ({ game, seat, moment }) =>
          Array.from({ length: Math.min(moment.amount, game.player(seat).force.length) }, (_, i) => String(i + 1)),
        // swccg.core-actions.3: however much it is, it is paid before anyone may respond
        *begin({ game, seat, target }) {
          useForce(game, seat, Number(target));
          return target;
        },
        *effect({ moment, target }) {
          moment.amount -= Number(target);
        },
      }),
    ],
  },
  'dark-maneuvers': {
    text: 'A starfighter has maneuver +2 and power +1 until the end of the turn; with a hyperdrive also hyperspeed +2. Even when a weapon has just drawn destiny against it.',
    lastsOn: isStarfighter,
    lasting: {
      boost: [
        add('maneuver', 2, itsTarget),
        add('power', 1, itsTarget),
        add('hyperspeed', 2, (about, my, game) => {
          const facts = game.facts(about.card);
          return itsTarget(about, my, game) && facts.type === 'starship' && facts.hyperspeed !== undefined;
        }),
      ],
    },
    play: boostsStarfighter,
  },
};
