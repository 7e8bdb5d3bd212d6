import { selfOf } from '../../rules/actions.ts';
import { mayUseDevice, useDevice } from '../../rules/carrying.ts';
import { relocate } from '../../rules/movement.ts';
import { hasPilot } from '../../rules/piloting.ts';
import type { CardInPlay } from '../../state.ts';
import type { CardTable } from '../../table.ts';
import { hasKeyword, isMatchingPilot, itsHolder, onYour } from '../conditions.ts';
import type { OfCard, Source } from '../definition.ts';
import { action, add, atLeast, automatic, response, type Texts } from '../words.ts';

// swccg.starship-squadron-examples.13, swccg.starship-squadron-examples.14: what says starfighter means no squadron
const starfighter = (card: CardInPlay, game: CardTable) => {
  const facts = game.facts(card);
  return facts.type === 'starship' && facts.class === 'starfighter';
};

/** A weapon on the starship that has the device. */
const itsWeapon = (weapon: CardInPlay, my: Source) => my.self !== null && weapon.where.id === my.self.where.id;

const withAstromech = (about: OfCard, my: Source, game: CardTable) =>
  itsHolder(about, my, game) && game.heldBy(about.card).some((card) => hasKeyword(game.facts(card), 'astromech droid'));

const matched = ({ card }: OfCard, game: CardTable) => game.heldBy(card).some((pilot) => isMatchingPilot(pilot, card));

const flown = ({ card }: OfCard, game: CardTable) =>
  game.definition(card).text?.permanentPilots !== undefined ||
  game.heldBy(card).some((pilot) => pilot.where.slot === 'pilot');

const holderOf = (game: CardTable, my: Source) => game.find(selfOf(my).where.id);

export const DEVICES: Texts = {
  'targeting-computer': {
    text: 'Deploy for 2 on your starship: maneuver +1. In battle it may fire a weapon twice, apart or at one go; each of its weapon destiny draws is -1.',
    deploysOn: onYour((card, game) => game.facts(card).type === 'starship', 2),
    modifiers: [
      add('maneuver', 1, itsHolder),
      add('weapon-shots', 1, ({ card }, my, game) => itsWeapon(card, my) && mayUseDevice(game, selfOf(my))),
      add('weapon-destiny', -1, ({ weapon }, my) => itsWeapon(weapon, my)),
    ],
    automatic: [
      // The second shot is what the device is used for
      automatic('firing', {
        when: ({ game, my, moment }) => {
          const shots = game.state.battle?.fired.filter((id) => id === moment.weapon.id).length ?? 0;
          return itsWeapon(moment.weapon, my) && shots > 1;
        },
        *effect({ game, my }) {
          useDevice(game, selfOf(my));
        },
      }),
    ],
  },
  'astromech-translator': {
    text: 'Deploy on your starfighter. With an astromech aboard it flies without a pilot; flown by one, permanent or not, it is immune to attrition < 3, < 6 with its matching pilot aboard.',
    deploysOn: onYour(starfighter, 0),
    modifiers: [
      atLeast('flies-itself', 1, withAstromech),
      atLeast(
        'immunity',
        (about, _my, game) => (matched(about, game) ? 6 : 3),
        (about, my, game) => withAstromech(about, my, game) && flown(about, game) && hasPilot(game, about.card),
      ),
    ],
  },
  'landing-claw': {
    text: 'Deploy on your starfighter. In a control phase it may attach itself to a capital starship your opponent has present: it goes where that goes, is inactive, and keeps your opponent from Force draining there. It may detach at any time, even as that begins to move.',
    deploysOn: onYour(starfighter, 0),
    evenInactive: true,
    actions: [
      action({
        name: 'attach',
        good: 'hold',
        oncePerTurn: true,
        timing: { phase: 'control' },
        targets: ({ game, my }) => {
          const holder = holderOf(game, my);
          const location = holder && game.locationOf(holder);
          if (!holder || !location || holder.where.kind !== 'at') return [];
          return game
            .at(location)
            .filter((card) => {
              const facts = game.facts(card);
              return card.owner !== holder.owner && facts.type === 'starship' && facts.class === 'capital';
            })
            .map(({ id }) => id);
        },
        *effect({ game, my, target }) {
          const holder = holderOf(game, my);
          if (!holder || !game.find(target)) return;
          holder.undercover = true;
          relocate(game, holder, { kind: 'on', id: target, slot: null }, 'text', 'swccg.core-inactive.1');
          game.changed();
        },
      }),
      action({
        name: 'detach',
        good: 'travel',
        when: ({ game, my }) => holderOf(game, my)?.where.kind === 'on',
        *effect({ game, my }) {
          detach(game, my);
        },
      }),
      response('moving', {
        name: 'detach',
        good: 'travel',
        when: ({ game, my, moment }) => {
          const where = holderOf(game, my)?.where;
          return where?.kind === 'on' && where.id === moment.card.id;
        },
        *effect({ game, my }) {
          detach(game, my);
        },
      }),
    ],
  },
};

/** Lets go: the starfighter is where the capital starship is now, and works again. */
function detach(game: CardTable, my: Source): void {
  const holder = holderOf(game, my);
  const location = holder && game.locationOf(holder);
  if (!holder || !location) return;
  holder.undercover = false;
  relocate(game, holder, { kind: 'at', id: location.id, slot: null }, 'text', 'swccg.core-inactive.1');
  game.changed();
}
