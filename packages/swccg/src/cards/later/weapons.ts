import { pick } from '@rangefinder/kernel';
import { drawDestiny } from '../../rules/destiny.ts';
import { leaveTable } from '../../rules/leaving.ts';
import { isSite } from '../../rules/locations.ts';
import { type CardInPlay, opponentOf } from '../../state.ts';
import type { CardTable } from '../../table.ts';
import { hasKeyword, isPersona, onModel, onYour } from '../conditions.ts';
import { ionizes, living, starship } from '../premiere/weapons.ts';
import { automatic, type Texts } from '../words.ts';

/** A bonus by the class of what is shot at. */
const against =
  (bonus: Partial<Record<'capital' | 'starfighter' | 'squadron', number>>) =>
  (target: CardInPlay, _weapon: CardInPlay, game: CardTable): number => {
    const facts = game.facts(target);
    return facts.type === 'starship' ? (bonus[facts.class] ?? 0) : 0;
  };

const starfighter = (card: CardInPlay, game: CardTable) => {
  const facts = game.facts(card);
  return facts.type === 'starship' && facts.class === 'starfighter';
};

export const WEAPONS: Texts = {
  'boosted-tie-cannon': {
    text: 'Deploy for 1 on a TIE Advanced x1. Fires for 1 at a starship: -1 against capital starships, +1 against starfighters.',
    models: ['tie advanced x1'],
    deploysOn: onYour(onModel('tie advanced x1'), 1),
    weapon: { cost: 1, at: starship, draws: 1, plus: against({ capital: -1, starfighter: 1 }) },
  },
  'enhanced-tie-laser-cannon': {
    text: 'Deploy for 1 on a TIE. Fires for 1 at a starship: -2 against capital starships.',
    models: ['tie'],
    deploysOn: onYour(onModel('tie'), 1),
    weapon: { cost: 1, at: starship, draws: 1, plus: against({ capital: -2 }) },
  },
  'sw-4-ion-cannon': {
    text: 'Deploy for 1 on a Y-wing or B-wing. Fires for 1 at a starship: its starship weapons are lost, its armor, maneuver and hyperspeed are 0 from now on.',
    deploysOn: onYour(onModel('y-wing', 'b-wing'), 1),
    lasting: ionizes.lasting,
    weapon: { cost: 1, at: starship, draws: 1, result: ionizes.result },
  },
  'surface-defense-cannon': {
    text: 'Deploy for 1 on a starfighter, free on the Falcon. Fires for 1 at a character at the same site, destiny +1.',
    deploysOn: onYour(starfighter, (card, game) => (isPersona(game, card, 'falcon') ? 0 : 1)),
    weapon: { cost: 1, at: living, draws: 1, plus: 1, landed: true },
  },
  'timer-mine-dark': {
    text: "Deploy at a site where you have a mining droid. At the start of your next turn draw destiny: that many of your opponent's characters there are lost, of the opponent's choice, and this mine.",
    deploysOn: ({ on, location }, seat, game) => {
      if (on || !location || !isSite(location)) return null;
      const miners = game.everythingAt(location).filter((card) => hasKeyword(game.facts(card), 'mining droid'));
      return miners.some((card) => card.owner === seat) ? 0 : null;
    },
    automatic: [
      automatic('start-of-step', {
        when: ({ my, moment }) => moment.step === 'start-of-turn' && moment.seat === my.seat,
        *effect({ game, my, seat }) {
          const mine = my.self;
          const site = mine && game.locationOf(mine);
          if (!mine || !site) return;
          const drawn = (yield* drawDestiny(game, seat, 'card')) ?? 0;
          const opponent = opponentOf(seat);
          const victims = game
            .everythingAt(site)
            .filter((card) => card.owner === opponent && game.facts(card).type === 'character')
            .map((card) => ({ key: card.id, card }));
          const count = Math.min(Math.floor(drawn), victims.length);
          const rule = 'swccg.start-of-turn.2';
          const lost =
            count === 0
              ? []
              : yield* pick({ seat: opponent, rule, topic: 'lose-cards', options: victims, min: count, max: count });
          for (const { card } of lost) if (game.find(card.id)) yield* leaveTable(game, card, 'lost', rule);
          yield* leaveTable(game, mine, 'lost', rule);
        },
      }),
    ],
  },
};
