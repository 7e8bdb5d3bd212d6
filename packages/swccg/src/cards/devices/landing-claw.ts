import type { Source } from '../../definition.ts';
import { selfOf } from '../../rules/actions.ts';
import { relocate } from '../../rules/movement.ts';
import type { CardTable } from '../../table.ts';
import { onYour } from '../conditions.ts';
import { action, response, type Texts } from '../words.ts';
import { starfighter } from './astromech-translator.ts';

const holderOf = (game: CardTable, my: Source) => game.find(selfOf(my).where.id);

/** Lets go: the starfighter is where the capital starship is now, and works again. */
function detach(game: CardTable, my: Source): void {
  const holder = holderOf(game, my);
  const location = holder && game.locationOf(holder);
  if (!holder || !location) return;
  holder.undercover = false;
  relocate(game, holder, { kind: 'at', id: location.id, slot: null }, 'text', 'swccg.core-inactive.1');
  game.changed();
}

export const LANDING_CLAW: Texts = {
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
