import { BadInput, Random } from '@rangefinder/kernel';
import { allCards } from './cards/catalog.ts';
import type { CardDefinition, Place } from './definition.ts';
import type { CardFacts } from './facts.ts';
import { type Position, parsePosition } from './position.ts';
import { refuse } from './refusals.ts';
import { putOnTable } from './rules/deploy.ts';
import { parseSetup, setup } from './setup.ts';
import { type CardInPlay, DARK } from './state.ts';
import { CardTable } from './table.ts';
import { refusal } from './text/refusals/index.ts';
import { WHOLE_GAME } from './whole-game.ts';

/** Weapons, devices and Effects lie where their text lets them go, or let them go before others left and moved. */
export function checkCarried(game: CardTable, card: CardInPlay, position: Position, at: string): void {
  const { facts, text } = game.definition(card);
  if (facts.type !== 'weapon' && facts.type !== 'device' && facts.type !== 'effect') return;
  const { kind, id } = card.where;
  // swccg.core-effects.4: whoever it was about has taken it.
  if (text?.aimsAt && card.target === id) return;
  const lies = text?.deploysOn ? mayLie(game, card) || mightHaveLain(game, card, position) : kind === 'table';
  if (!lies) {
    const why = refuse('swccg.core-deploy-where.10', 'not-on-that', { id: card.card });
    throw new BadInput(kind === 'table' ? at : `${at}.${kind}`, refusal(why, 'en'));
  }
}

function mayLie(game: CardTable, card: CardInPlay): boolean {
  const on = game.holderOf(card) ?? null;
  const location = card.where.kind === 'table' ? null : game.locationOf(card);
  return accepts(game, card, { location, on, slot: null });
}

function accepts(game: CardTable, { card, owner }: Pick<CardInPlay, 'card' | 'owner'>, place: Place): boolean {
  return (game.cards.of(card).text?.deploysOn?.(place, owner, game) ?? null) !== null;
}

/** Whether it could go there with whatever it may have needed: another place, teachers, company (swccg.core-weapon-carrying.10). */
function mightHaveLain(game: CardTable, card: CardInPlay, { locations }: Position): boolean {
  const { kind, id } = card.where;
  const holder = kind === 'on' ? game.find(id) : undefined;
  if (holder) return mayBeTaught(tableWith(everyLocation()), card, holder);
  return kind !== 'on' && goesInCompany(tableWith(locations), card);
}

/** On a card of the holder's kind, at any location, taught and armed with all that may be laid on it. */
function mayBeTaught(game: CardTable, card: CardInPlay, holder: CardInPlay): boolean {
  return game.state.locations.some((location) => {
    const on = putOnTable(game, holder.owner, holder.card, { kind: 'at', id: location.id, slot: null });
    const place = { location, on, slot: null };
    if (accepts(game, card, place)) return true;
    for (const { facts } of [...ofType('effect'), ...ofType('weapon'), ...ofType('device')]) {
      if (accepts(game, { card: facts.id, owner: card.owner }, place))
        putOnTable(game, card.owner, facts.id, { kind: 'on', id: on.id, slot: null });
    }
    return accepts(game, card, place);
  });
}

/** Where it lies, with every character of its side beside it. */
function goesInCompany(game: CardTable, card: CardInPlay): boolean {
  const location = card.where.kind === 'at' ? (game.findLocation(card.where.id) ?? null) : null;
  const { id } = location ?? game.state.locations[0] ?? { id: '' };
  if (id !== '') {
    const side = card.owner === DARK ? 'dark' : 'light';
    for (const { facts } of ofType('character'))
      if (facts.side === side) putOnTable(game, card.owner, facts.id, { kind: 'at', id, slot: null });
  }
  return accepts(game, card, { location, on: null, slot: null });
}

function ofType(type: CardFacts['type']): readonly CardDefinition[] {
  return allCards().filter(({ facts, text }) => facts.type === type && text !== null);
}

function everyLocation(): Position['locations'] {
  return ofType('location').flatMap(({ facts }) =>
    facts.type === 'location' && facts.of !== null && facts.world !== 'starship'
      ? [{ card: facts.id, row: facts.of, orbit: null, parsec: null }]
      : [],
  );
}

/** A table with nothing but these locations. */
function tableWith(locations: Position['locations']): CardTable {
  const position = { ...parsePosition({}), locations, cards: [] };
  return new CardTable(setup({ ...parseSetup({}), position }, new Random('possible')), null, WHOLE_GAME);
}
