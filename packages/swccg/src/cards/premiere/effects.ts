import { pick } from '@rangefinder/kernel';
import { selfOf } from '../../rules/actions.ts';
import { isUsable } from '../../rules/carrying.ts';
import { removeKind } from '../../rules/force.ts';
import { leaveTable } from '../../rules/leaving.ts';
import { isAdjacent, isDockingBay, isRelated, isSite } from '../../rules/locations.ts';
import { layOn } from '../../rules/piles.ts';
import { isPilot, isWarrior } from '../../rules/piloting.ts';
import { controls } from '../../rules/presence.ts';
import { ability } from '../../rules/values.ts';
import { type CardInPlay, type LocationInPlay, opponentOf } from '../../state.ts';
import type { CardTable } from '../../table.ts';
import {
  hasKeyword,
  isActive,
  isCharacter,
  isJedi,
  isKind,
  isPersona,
  isPiloting,
  isPresent,
  isSmuggler,
  itsHolder,
  onSide,
} from '../conditions.ts';
import type { CardText, Place, Source } from '../definition.ts';
import { iconCount } from '../facts.ts';
import { action, add, addEach, atLeast, automatic, mayAddToDrain, type Texts } from '../words.ts';

type Skill = 'pilot' | 'warrior' | 'smuggler';

function hasSkill(game: CardTable, card: CardInPlay, skill: Skill): boolean {
  if (skill === 'smuggler') return isSmuggler(game, card);
  return skill === 'pilot' ? isPilot(game, card) : isWarrior(game, card);
}

/** Whether it makes somebody better who had the skill when it was deployed; where nobody saw it deployed, by print. */
function improves(my: Source, skill: Skill, game: CardTable): boolean {
  if (my.self?.choice) return my.self.choice === 'better';
  const pupil = my.self && game.find(my.self.where.id);
  if (!pupil) return false;
  return skill === 'smuggler' ? hasKeyword(game.facts(pupil), 'smuggler') : iconCount(game.facts(pupil), skill) > 0;
}

/** A teacher: gives somebody a skill, or makes a skilled one better; which of them is settled when it is deployed
 * (swccg.core-interrupts.9). */
const teacher = (skill: Skill, text: string): CardText => ({
  text,
  immuneTo: ['Alter'],
  deploysOn: ({ on }, seat, game) => {
    if (!on || on.owner !== seat || !isCharacter(on, game)) return null;
    return skill === 'smuggler' || hasSkill(game, on, skill) || !isKind(game.facts(on), 'droid') ? 0 : null;
  },
  choices: ({ on }, game) => [on && hasSkill(game, on, skill) ? 'better' : 'taught'],
  modifiers: [
    atLeast(`${skill}-skill`, 1, (about, my, game) => itsHolder(about, my, game) && !improves(my, skill, game)),
    skill === 'pilot'
      ? add(
          'power',
          (_about, my, game) => (improves(my, skill, game) ? 1 : 2),
          ({ card }, my, game) => {
            const pupil = my.self ? game.find(my.self.where.id) : undefined;
            return pupil !== undefined && isPiloting(game, pupil, card);
          },
        )
      : add('power', 1, (about, my, game) => itsHolder(about, my, game) && improves(my, skill, game)),
  ],
});

/** The ship a text is on, at a place its player controls. */
function rules(my: Source, game: CardTable): LocationInPlay | null {
  const location = my.self && game.locationOf(my.self);
  return location && !isSite(location) && controls(game, location, my.seat) ? location : null;
}

/** One that it can use (swccg.core-weapon-carrying.10). */
const hasLightsaber = (card: CardInPlay, game: CardTable) =>
  game.heldBy(card).some((item) => hasKeyword(game.facts(item), 'lightsaber') && isUsable(game, item));

const flownByScoundrels = (card: CardInPlay, game: CardTable) =>
  isPersona(game, card, 'falcon') &&
  game.heldBy(card).some((pilot) => isPersona(game, pilot, 'han', 'lando', 'chewie') && isPiloting(game, pilot, card));

/** The opponent's warriors cost more. */
const warriorsCostMore = (text: string): CardText => ({
  text,
  deploysOn: onSide(3),
  modifiers: [
    add(
      'deploy-cost',
      1,
      ({ facts, seat }, my) =>
        seat === opponentOf(my.seat) && facts.type === 'character' && iconCount(facts, 'warrior') > 0,
    ),
  ],
});

/** Cards in hand go back under cover. */
const returnsHand = (text: string): CardText => ({
  text,
  deploysOn: onSide(1),
  actions: [
    action({
      name: 'return',
      good: 'life',
      timing: { phase: 'control', turn: 'own' },
      oncePerTurn: true,
      when: ({ game, seat }) => game.player(seat).hand.length > 0,
      *effect({ game, seat }) {
        const player = game.player(seat);
        const options = player.hand.map((card, i) => ({ key: `${i + 1}:${card}`, card }));
        const rule = 'swccg.core-piles.14';
        const chosen = yield* pick({ seat, rule, topic: 'return-cards', options, min: 0, max: options.length });
        const cards = chosen.map(({ card }) => card);
        for (const card of cards) {
          removeKind(player.hand, card);
          layOn(player, 'used', card);
        }
        const type = 'returned';
        const count = cards.length;
        game.emitTo(seat, { type, rule, seat, count, cards }, { type, rule, seat, count });
      },
    }),
  ],
});

export const EFFECTS: Texts = {
  'presence-of-the-force': {
    text: 'Deploy on any location: it has one more Force icon for each side.',
    deploysOn: ({ location, on }: Place) => (location && !on ? 0 : null),
    modifiers: [
      addEach('icons', 1, ({ location }, my) => my.self?.where.kind === 'at' && my.self.where.id === location.id),
    ],
  },
  'ellorrs-madak': teacher(
    'pilot',
    'Deploy on your character that is no droid: becomes a pilot who adds 2 to power of what it pilots. Or on your pilot: 1 more. Immune to Alter.',
  ),
  'baniss-keeg': teacher(
    'pilot',
    'Deploy on your character that is no droid: becomes a pilot who adds 2 to power of what it pilots. Or on your pilot: 1 more. Immune to Alter.',
  ),
  'saitorr-kal-fas': teacher(
    'warrior',
    'Deploy on your character that is no droid: becomes a warrior. Or on your warrior: power +1. Immune to Alter.',
  ),
  'ket-maliss': teacher(
    'warrior',
    'Deploy on your character that is no droid: becomes a warrior. Or on your warrior: power +1. Immune to Alter.',
  ),
  'restricted-deployment': warriorsCostMore('Deploy for 3. Your opponent’s warriors deploy +1.'),
  'wrong-turn': warriorsCostMore('Deploy for 3. Your opponent’s warriors deploy +1.'),
  'traffic-control': returnsHand(
    'Deploy for 1. In your control phase, once, cards from hand go on top of your Used Pile as you like.',
  ),
  'reactor-terminal': returnsHand(
    'Deploy for 1. In your control phase, once, cards from hand go on top of your Used Pile as you like.',
  ),
  'yavin-sentry': sentry('Yavin 4', 'yavin-4'),
  'death-star-sentry': sentry('Death Star', 'death-star'),
  'rycar-ryjerd': teacher(
    'smuggler',
    'Deploy on your character that is no smuggler: becomes one. Or on your smuggler: power +1. Immune to Alter.',
  ),
  'lightsaber-proficiency': {
    text: 'Deploy on somebody of yours with a lightsaber and more ability than 2: power +3 in battle, and you may add 1 to your Force drain where it is present. Lost when the lightsaber is.',
    deploysOn: ({ on }, seat, game) => {
      if (!on || on.owner !== seat || !isCharacter(on, game)) return null;
      return ability(game, on) > 2 && hasLightsaber(on, game) ? 0 : null;
    },
    modifiers: [
      add(
        'power',
        3,
        (about, my, game) =>
          itsHolder(about, my, game) && (game.state.battle?.participants.includes(about.card.id) ?? false),
      ),
    ],
    actions: [mayAddToDrain(({ self }, game) => (self && game.find(self.where.id)) ?? null)],
    automatic: [
      automatic('board', {
        when: ({ game, my }) => {
          const holder = my.self && game.find(my.self.where.id);
          return holder !== null && holder !== undefined && !hasLightsaber(holder, game);
        },
        *effect({ game, my }) {
          yield* leaveTable(game, selfOf(my), 'lost', 'swccg.core-leaving.1');
        },
      }),
    ],
  },
  'rebel-planners': {
    text: 'Deploy for 1 at the Massassi War Room or a docking bay. Above that planet each of your starships adds 1 to your total power where it is.',
    deploysOn: ({ location, on }) => {
      const fits = location && !on && (isDockingBay(location) || location.id === 'yavin-4-massassi-war-room');
      return fits ? 1 : null;
    },
    modifiers: [
      add(
        'total-power',
        ({ location, seat }, _my, game) =>
          game.at(location).filter((card) => card.owner === seat && game.facts(card).type === 'starship').length,
        ({ location, seat }, my, game) => {
          const room = my.self && game.locationOf(my.self);
          return seat === my.seat && room !== null && !isSite(location) && isRelated(room, location);
        },
      ),
    ],
  },
  'special-modifications': {
    text: 'Deploy for 1 on a starship: armor or maneuver +2. On the Falcon, flown by Han, Lando or Chewie, also power and forfeit +2.',
    deploysOn: ({ on }, _seat, game) => (on && game.facts(on).type === 'starship' ? 1 : null),
    modifiers: [
      add('armor', 2, itsHolder),
      add('maneuver', 2, itsHolder),
      ...(['power', 'forfeit'] as const).map((question) =>
        add(question, 2, (about, my, game) => itsHolder(about, my, game) && flownByScoundrels(about.card, game)),
      ),
    ],
  },
  'fear-will-keep-them-in-line': {
    text: 'Deploy on a capital starship. While you control the system or sector where it is, you have total power +1 in battles at related sites.',
    deploysOn: ({ on }, _seat, game) => {
      const facts = on && game.facts(on);
      return facts?.type === 'starship' && facts.class === 'capital' ? 0 : null;
    },
    modifiers: [
      add('total-power', 1, ({ location, seat }, my, game) => {
        const above = rules(my, game);
        return seat === my.seat && above !== null && isSite(location) && isRelated(above, location);
      }),
    ],
  },
  demotion: {
    text: 'Deploy for 2 on an Imperial other than Vader, the Emperor or a stormtrooper: power -2 and game text cancelled.',
    deploysOn: ({ on }, _seat, game) => {
      if (!on || !isKind(game.facts(on), 'imperial')) return null;
      const { persona } = game.facts(on);
      if (persona === 'vader' || persona === 'emperor' || hasKeyword(game.facts(on), 'stormtrooper')) return null;
      return 2;
    },
    modifiers: [add('power', -2, itsHolder)],
    cancelsTextOf: (self) => (self.where.kind === 'on' ? self.where.id : null),
  },
  'affect-mind': mindTrick('light'),
  'i-find-your-lack-of-faith-disturbing': mindTrick('dark'),
};

/** On one's Jedi: the opponent's ability fades, unless one of their own is there. */
function mindTrick(side: 'light' | 'dark'): CardText {
  const other = side === 'light' ? 'dark' : 'light';
  return {
    text: `Deploy for 1 on your ${side === 'light' ? 'Jedi' : 'Dark Jedi'}: your opponent’s total ability there is -2, unless a ${side === 'light' ? 'Dark Jedi' : 'Jedi'} is present.`,
    deploysOn: ({ on }, seat, game) => (on && on.owner === seat && isJedi(game.facts(on), side) ? 1 : null),
    modifiers: (['total-ability', 'destiny-ability'] as const).map((question) =>
      add(question, -2, ({ location, seat }, my, game) => {
        if (!my.self || seat !== opponentOf(my.seat) || game.locationOf(my.self) !== location) return false;
        return !game.everythingAt(location).some((card) => {
          const rival = card.owner === seat && isActive(game, card) && isJedi(game.facts(card), other);
          return rival && isPresent(game, card);
        });
      }),
    ),
  };
}

/** At a site, watching it and its neighbours in one of three ways, chosen when it is deployed. */
function sentry(name: string, row: string): CardText {
  const watches = (choice: string, my: Source, location: LocationInPlay | null, game: CardTable) => {
    const post = my.self ? game.locationOf(my.self) : null;
    if (my.self?.choice !== choice || !post || !location) return false;
    return post === location || isAdjacent(game, post, location);
  };
  return {
    text: `Deploy for 2 at a ${name} site and choose, for that site and those adjacent: your opponent deploys +1; or needs 1 more ability to draw battle destiny; or you have total power +1.`,
    deploysOn: ({ location, on }) => (location && !on && location.row === row && isSite(location) ? 2 : null),
    choices: () => ['deploy', 'ability', 'power'],
    modifiers: [
      add(
        'deploy-cost',
        1,
        ({ location, seat }, my, game) => seat !== my.seat && watches('deploy', my, location, game),
      ),
      add(
        'ability-needed',
        1,
        ({ location, seat }, my, game) => seat !== my.seat && watches('ability', my, location, game),
      ),
      add('total-power', 1, ({ location, seat }, my, game) => seat === my.seat && watches('power', my, location, game)),
    ],
  };
}
