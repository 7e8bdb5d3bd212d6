import { isSite, sitesOf } from '../../rules/locations.ts';
import { controls, isAlone } from '../../rules/presence.ts';
import type { CardTable } from '../../table.ts';
import {
  deployingHere,
  hasKeyword,
  here,
  hereForOpponent,
  isActive,
  isKind,
  isPersona,
  isSmuggler,
  yoursHere,
} from '../conditions.ts';
import type { AtLocation, CardText, Modifier, OfFiring, Source } from '../definition.ts';
import { add, atLeast, type Texts } from '../words.ts';

/** Force drains of the text's player here, while controlling the location. */
const drainHere = (amount: number): Modifier =>
  add('drain', amount, (about, my, game) => here(about, my) && controls(game, about.location, about.seat));

/** Total ability of 6 or more needed to draw battle destiny here. */
const abilitySixHere = atLeast('ability-required', 6, here);

/** The text's player initiated the battle that goes on here. */
const battleYouInitiatedHere = (about: AtLocation, my: Source, game: CardTable) =>
  here(about, my) && game.state.battle?.initiator === my.seat && game.state.battle.location === about.location.id;

const weaponsHere = ({ weapon }: OfFiring, my: Source, game: CardTable) =>
  weapon.owner === my.seat && game.locationOf(weapon) === my.location;

/** Starships above help in battles at the sites below, those in holds as well (swccg.core-present.4). */
export const supportFromAbove = add(
  'total-power',
  ({ location, seat }, my, game) =>
    my.location && location.row === my.location.row
      ? game
          .everythingAt(my.location)
          .filter((card) => card.owner === seat && game.facts(card).type === 'starship' && isActive(game, card)).length
      : 0,
  ({ location, seat }, my, game) =>
    seat === my.seat && isSite(location) && my.location?.row === location.row && controls(game, my.location, seat),
);

const planetSystem = (name: string): CardText => ({
  text: `While you control this system, in battles at ${name} sites your total power is +1 for each of your starships here.`,
  light: { modifiers: [supportFromAbove] },
  dark: { modifiers: [supportFromAbove] },
});

const dockingBay = (light: number, dark: number): CardText => ({
  text: `Docking bay transit from here: Light Side ${light}, Dark Side ${dark} Force.`,
  light: { transit: light },
  dark: { transit: dark },
});

export const LOCATIONS: Texts = {
  'alderaan-light': {
    text: 'Light: each battle destiny your opponent draws here is -1. Dark: Force drain +1 here while you control it.',
    light: { modifiers: [add('battle-destiny', -1, hereForOpponent)] },
    dark: { modifiers: [drainHere(1)] },
  },
  'alderaan-dark': {
    text: 'Dark: while you control it, each Death Star site you control adds 1 to your Force drain here.',
    dark: {
      modifiers: [
        add(
          'drain',
          ({ seat }, _my, game) => sitesOf(game, 'death-star').filter((site) => controls(game, site, seat)).length,
          (about, my, game) => here(about, my) && controls(game, about.location, about.seat),
        ),
      ],
    },
  },
  'dantooine-light': {
    text: 'Light: capital starships of yours cost 2 less to deploy here, starfighters 1 less. Dark: Force drain +1 here while you control it.',
    light: {
      modifiers: [
        add(
          'deploy-cost',
          ({ facts }) => (facts.type === 'starship' && facts.class === 'capital' ? -2 : -1),
          (about, my) =>
            deployingHere(about, my) && about.facts.type === 'starship' && about.facts.class !== 'squadron',
        ),
      ],
    },
    dark: { modifiers: [drainHere(1)] },
  },
  'dantooine-dark': {
    text: 'Dark: starships of yours may react by moving here.',
    dark: {
      modifiers: [
        atLeast('may-react', 1, ({ card, to }, my, game) => {
          return card.owner === my.seat && to === my.location && game.facts(card).type === 'starship';
        }),
      ],
    },
  },
  kessel: {
    text: 'Dark: your starships deploy -1 here (-2 while Tarkin is aboard a starship here). Light: you need total ability of 6 or more to draw battle destiny here.',
    dark: {
      modifiers: [
        add(
          'deploy-cost',
          ({ location }, _my, game) =>
            location && game.everythingAt(location).some((card) => isPersona(game, card, 'tarkin')) ? -2 : -1,
          (about, my) => deployingHere(about, my) && about.facts.type === 'starship',
        ),
      ],
    },
    light: { modifiers: [abilitySixHere] },
  },
  'tatooine-light': planetSystem('Tatooine'),
  'tatooine-dark': planetSystem('Tatooine'),
  'yavin-4-light': planetSystem('Yavin 4'),
  'yavin-4-dark': planetSystem('Yavin 4'),
  'tatooine-cantina-light': {
    text: 'Light: your aliens are power +1. Dark: your aliens here other than Tusken Raiders are forfeit +1.',
    light: {
      modifiers: [add('power', 1, ({ card }, my, game) => card.owner === my.seat && isKind(game.facts(card), 'alien'))],
    },
    dark: {
      modifiers: [
        add('forfeit', 1, (about, my, game) => {
          const facts = game.facts(about.card);
          return yoursHere(about, my, game) && isKind(facts, 'alien') && !hasKeyword(facts, 'tusken raider');
        }),
      ],
    },
  },
  'tatooine-cantina-dark': {
    text: 'Dark: your aliens here other than Tusken Raiders are power +1. Light: your aliens here are forfeit +1.',
    dark: {
      modifiers: [
        add('power', 1, (about, my, game) => {
          const facts = game.facts(about.card);
          return yoursHere(about, my, game) && isKind(facts, 'alien') && !hasKeyword(facts, 'tusken raider');
        }),
      ],
    },
    light: {
      modifiers: [
        add('forfeit', 1, (about, my, game) => yoursHere(about, my, game) && isKind(game.facts(about.card), 'alien')),
      ],
    },
  },
  'tatooine-docking-bay-94-light': dockingBay(1, 2),
  'tatooine-docking-bay-94-dark': dockingBay(2, 1),
  'yavin-4-docking-bay-light': dockingBay(0, 2),
  'yavin-4-docking-bay-dark': dockingBay(1, 1),
  'death-star-docking-bay-327-light': dockingBay(1, 1),
  'death-star-docking-bay-327-dark': dockingBay(2, 0),
  'tatooine-dune-sea': {
    text: 'Dark: you need total ability of 6 or more to draw battle destiny here.',
    dark: { modifiers: [abilitySixHere] },
  },
  'tatooine-jundland-wastes': {
    text: 'Dark: your Tusken Raiders here are forfeit +1; Force drain +1 here while you control it. Light: you need total ability of 6 or more to draw battle destiny here.',
    dark: {
      modifiers: [
        add(
          'forfeit',
          1,
          (about, my, game) => yoursHere(about, my, game) && hasKeyword(game.facts(about.card), 'tusken raider'),
        ),
        drainHere(1),
      ],
    },
    light: { modifiers: [abilitySixHere] },
  },
  'tatooine-lars-moisture-farm-light': {
    text: 'Light: Luke and Beru Lars deploy -1 here. Dark: weapon destinies you draw here are +1.',
    light: {
      modifiers: [
        add(
          'deploy-cost',
          -1,
          (about, my) => deployingHere(about, my) && (about.facts.persona === 'luke' || about.facts.id === 'beru-lars'),
        ),
      ],
    },
    dark: { modifiers: [add('weapon-destiny', 1, weaponsHere)] },
  },
  'tatooine-lars-moisture-farm-dark': {
    text: 'Dark: weapon destinies you draw here are +1; Force drain +1 here while you control it.',
    dark: { modifiers: [add('weapon-destiny', 1, weaponsHere), drainHere(1)] },
  },
  'tatooine-obi-wans-hut': {
    text: 'Light: Obi-Wan deploys -3 here. Dark: Force drain +1 here while you control it.',
    light: {
      modifiers: [add('deploy-cost', -3, (about, my) => deployingHere(about, my) && about.facts.persona === 'obi-wan')],
    },
    dark: { modifiers: [drainHere(1)] },
  },
  'tatooine-mos-eisley': {
    text: 'Dark: power +1 and forfeit +1 here for your smugglers, bounty hunters, thieves and spies.',
    dark: {
      modifiers: (['power', 'forfeit'] as const).map((question) =>
        add(question, 1, (about, my, game) => {
          return (
            yoursHere(about, my, game) &&
            (isSmuggler(game, about.card) || hasKeyword(game.facts(about.card), 'spy', 'thief', 'bounty hunter'))
          );
        }),
      ),
    },
  },
  'yavin-4-jungle-light': {
    text: 'Light: your Rebel alone here is power +2 in battle and immune to attrition. Dark: Force drain +1 here while you control it.',
    light: { modifiers: aloneInTheJungle('rebel') },
    dark: { modifiers: [drainHere(1)] },
  },
  'yavin-4-jungle-dark': {
    text: 'Dark: your Imperial alone here is power +2 in battle and immune to attrition.',
    dark: { modifiers: aloneInTheJungle('imperial') },
  },
  'yavin-4-massassi-throne-room': {
    text: 'Light: as your starting location, you take the first turn. Dark: Force drain +1 here while you control it.',
    firstTurn: 'light',
    dark: { modifiers: [drainHere(1)] },
  },
  'yavin-4-massassi-war-room': {
    text: 'Light: while you control it with a leader here, stormtroopers and TIEs are forfeit -1. Dark: in a battle you initiate here you add one battle destiny.',
    light: {
      modifiers: [
        add('forfeit', -1, ({ card }, my, game) => {
          const facts = game.facts(card);
          const weak =
            hasKeyword(facts, 'stormtrooper') || (facts.type === 'starship' && facts.model.startsWith('tie'));
          return weak && leaderControls(my, game);
        }),
      ],
    },
    dark: { modifiers: [add('battle-destinies', 1, battleYouInitiatedHere)] },
  },
  'death-star-war-room': {
    text: 'Dark: while you control it with a leader here, Rebel Troopers and Y-wings are forfeit -1. Light: in a battle you initiate here you add one battle destiny.',
    dark: {
      modifiers: [
        add('forfeit', -1, ({ card }, my, game) => {
          const facts = game.facts(card);
          const weak = hasKeyword(facts, 'rebel trooper') || (facts.type === 'starship' && facts.model === 'y-wing');
          return weak && leaderControls(my, game);
        }),
      ],
    },
    light: { modifiers: [add('battle-destinies', 1, battleYouInitiatedHere)] },
  },
  'death-star-trash-compactor': {
    text: 'Light: neither presence nor Force icons are needed to deploy here; Force drain +1 here while you control it.',
    light: { modifiers: [atLeast('deploy-anywhere', 1, deployingHere), drainHere(1)] },
  },
  'death-star-detention-block-corridor': {
    text: 'Dark: weapon destinies you draw here are +1. Light: Force drain +1 here while you control it.',
    dark: { modifiers: [add('weapon-destiny', 1, weaponsHere)] },
    light: { modifiers: [drainHere(1)] },
  },
};

function leaderControls(my: Source, game: CardTable): boolean {
  if (!my.location || !controls(game, my.location, my.seat)) return false;
  return game
    .everythingAt(my.location)
    .some((card) => card.owner === my.seat && isActive(game, card) && hasKeyword(game.facts(card), 'leader'));
}

function aloneInTheJungle(kind: string): Modifier[] {
  const alone = (about: Parameters<typeof yoursHere>[0], my: Source, game: CardTable) =>
    yoursHere(about, my, game) && isKind(game.facts(about.card), kind) && isAlone(game, about.card);
  return [
    add('power', 2, (about, my, game) => {
      return (game.state.battle?.participants.includes(about.card.id) ?? false) && alone(about, my, game);
    }),
    atLeast('immunity', 99, alone),
  ];
}
