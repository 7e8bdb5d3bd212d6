import { keysOf } from '@rangefinder/kernel';
import { list, name, type Words, words } from '@rangefinder/kernel/words';
import type { EventOf } from '../events.ts';
import { card, isMany, miniName, thing } from './names.ts';
import { BATTLE_ROW, COVER } from './terms.ts';

/** What a player is called. */
export type Who = (seat: number) => Words;

export const NOTHING = name('');

/** What a unit does: by one, by many, and what goes with it. */
export function does(unit: string, one: Words, many: Words, what: Words = NOTHING): Words {
  const who = thing(unit);
  const verb = isMany(unit) ? many : one;
  const say = (language: keyof Words) => `${who[language]} ${verb[language]}${gap(what[language])}.`;
  return words(say('en'), say('fr'), say('pl'));
}

function gap(text: string): string {
  return text === '' || /^[,:. ]/.test(text) ? text : ` ${text}`;
}

/** Something said of somebody behind a colon. */
export function of(who: Words, what: Words): Words {
  return words(`${who.en}: ${what.en}.`, `${who.fr} : ${what.fr}.`, `${who.pl}: ${what.pl}.`);
}

/** What a player does: "Player 1 reveals Ambush." */
export function plays(who: Words, does: Words, what: Words = NOTHING): Words {
  const say = (language: keyof Words) => `${who[language]} ${does[language]}${gap(what[language])}.`;
  return words(say('en'), say('fr'), say('pl'));
}

/** What follows a colon. */
export function behind({ en, fr, pl }: Words): Words {
  return words(`: ${en}`, ` : ${fr}`, `: ${pl}`);
}

const NO_CARDS = words('none', 'aucune', 'brak');

/** Rows of battle cards, each behind its name. */
export function rows({ objectives, deployments, conditions }: EventOf<'battle-cards-revealed'>): Words {
  const row = (kind: keyof typeof BATTLE_ROW, cards: readonly string[]) => {
    const { en, fr, pl } = list(cards.map(card));
    const name = BATTLE_ROW[kind];
    return words(`${name.en}: ${en}`, `${name.fr} : ${fr}`, `${name.pl}: ${pl}`);
  };
  const all = { objectives, deployments, conditions } as const;
  const kinds = keysOf(all).filter((kind) => all[kind].length > 0);
  return kinds.length === 0
    ? NO_CARDS
    : list(
        kinds.map((kind) => row(kind, all[kind])),
        '; ',
      );
}

/** "4 of 6 obscured (barricade 1): light cover". */
export function coverLine({ defender, cover, minis }: EventOf<'cover'>): Words {
  const hidden = minis.filter((mini) => mini.cover !== 'none');
  if (hidden.length === 0) return of(thing(defender), COVER[cover]);
  const by = list([...new Set(hidden.map((mini) => mini.by))].filter((id) => id !== '').map(thing));
  const source = by.en === '' ? NOTHING : words(` (${by.en})`, ` (${by.fr})`, ` (${by.pl})`);
  const { en, fr, pl } = COVER[cover];
  const [some, all] = [hidden.length, minis.length];
  return of(
    thing(defender),
    words(
      `${some} of ${all} obscured${source.en}: ${en}`,
      `${some} sur ${all} à couvert${source.fr} : ${fr}`,
      `${some} z ${all} zasłoniętych${source.pl}: ${pl}`,
    ),
  );
}

const HOW = {
  rerolled: words('rerolled', 'relancés', 'po przerzucie'),
  converted: words('surges converted', 'adrénalines converties', 'po zamianie adrenaliny'),
  changed: words('changed', 'modifiés', 'po zmianie'),
} as const;

export const ORDER_TOKEN = {
  pool: words('order token back in the pool', 'pion Ordre remis dans la réserve', 'żeton rozkazu wraca do puli'),
  faceup: words('order token faceup', 'pion Ordre face visible', 'odkryty żeton rozkazu'),
  facedown: words('order token facedown', 'pion Ordre face cachée', 'zakryty żeton rozkazu'),
} as const;

export function diceLine(unit: string, how: keyof typeof HOW, faces: Words): Words {
  const { en, fr, pl } = HOW[how];
  return of(thing(unit), words(`${en}: ${faces.en}`, `${fr} : ${faces.fr}`, `${pl}: ${faces.pl}`));
}

/** What decided a game, by the rule that did. */
const DECIDED: Readonly<Record<string, Words>> = {
  'legion.winning-the-game.2': words(
    'the other army is defeated',
    'l’armée adverse est éliminée',
    'druga armia jest pokonana',
  ),
  'legion.unlimited-rounds.1': words(
    'the other army has no troopers left',
    'l’armée adverse n’a plus de soldats',
    'druga armia nie ma już piechoty',
  ),
  'legion.winning-the-game.3': words('more victory points', 'plus de points de victoire', 'więcej punktów zwycięstwa'),
  'legion.winning-the-game.4': words(
    'as many victory points, but defeated units worth more',
    'autant de points de victoire, mais des unités éliminées de plus de valeur',
    'tyle samo punktów zwycięstwa, ale pokonane oddziały warte więcej',
  ),
  'legion.winning-the-game.6': words(
    'all is even, and the blue player wins ties',
    'égalité en tout, et le joueur bleu l’emporte alors',
    'wszystko po równo, a wtedy wygrywa gracz niebieski',
  ),
};

export function endLine({ outcome: { winner, rule } }: EventOf<'game-over'>, who: Who): Words {
  if (winner === null) return words('The game is a draw.', 'La partie est nulle.', 'Remis.');
  const { en, fr, pl } = who(winner);
  const why = DECIDED[rule];
  if (!why) return words(`${en} wins the game.`, `${fr} gagne la partie.`, `Wygrywa ${pl}.`);
  return words(`${en} wins the game: ${why.en}.`, `${fr} gagne la partie : ${why.fr}.`, `Wygrywa ${pl}: ${why.pl}.`);
}

/** A card of a unit that is turned: exhausted, readied, flipped. */
export function turned(unit: string, id: string, what: Words): Words {
  const { en, fr, pl } = card(id);
  return of(thing(unit), words(`${en} ${what.en}`, `${fr} ${what.fr}`, `${pl} ${what.pl}`));
}

/** What a coin decides for whom it falls. */
export const COIN: Readonly<Record<EventOf<'coin'>['what'], Words>> = {
  terrain: words('places the first piece of terrain', 'place le premier décor', 'ustawia pierwszy teren'),
  side: words('chooses a colour', 'choisit une couleur', 'wybiera kolor'),
  blue: words('is the blue player', 'est le joueur bleu', 'gra niebieskim'),
};

export function aboard(carrier: string): Words {
  const { en, fr, pl } = thing(carrier);
  return words(`aboard ${en}`, `à bord : ${fr}`, `na pokładzie: ${pl}`);
}

export function atSpeed(speed: number): Words {
  return words(`at speed ${speed}`, `à vitesse ${speed}`, `z prędkością ${speed}`);
}

/** A miniature, and the unit it belongs to; who is alone needs no number. */
export function whose(unit: string, mini: string): Words {
  return isMany(unit) ? list([thing(unit), miniName(mini)]) : thing(unit);
}
