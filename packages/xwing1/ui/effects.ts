import type { Language, Option, RequestView } from '@rangefinder/kernel';
import { FACE } from '@rangefinder/xwing/terms';
import { noRoomFor, shipOfRequest, shotEffect } from '@rangefinder/xwing/ui';
import { aimOfOption } from '../src/odds/aim.ts';
import type { XwingView } from '../src/view.ts';
import { ghostsOf } from './ghosts.ts';
import { asksForWay } from './requests.ts';
import { WORDS } from './words.ts';

/** What an option would do now, in a few words to stand under its name. */
export function effect(request: RequestView, option: Option, view: XwingView, language: Language): string | null {
  switch (request.topic) {
    case 'modify-attack':
    case 'modify-defense':
      return modified(view, request.topic === 'modify-attack', option.key, language);
    case 'attack':
      return attacked(request, option, view, language);
    default:
      return asksForWay(request) ? noRoomFor(option.key, ghostsOf(view, request), language) : null;
  }
}

/** Tokens turn dice, or add one (xw1.evade.2). */
function modified({ attack }: XwingView, isAttack: boolean, key: string, language: Language): string | null {
  if (!attack) return null;
  switch (key) {
    case 'focus': {
      const dice: readonly { readonly face: string }[] = isAttack ? attack.attackDice : attack.defenseDice;
      const count = dice.filter(({ face }) => face === 'focus').length;
      const to = isAttack ? 'hit' : 'evade';
      return WORDS.turnsInto(count, FACE.focus?.[language] ?? 'focus', FACE[to]?.[language] ?? to)[language];
    }
    case 'evade':
      return WORDS.addsEvade[language];
    case 'lock':
      return WORDS.rollsAgain[language];
    case 'done':
      return WORDS.keepsDice[language];
    default:
      return null;
  }
}

function attacked(request: RequestView, { key }: Option, view: XwingView, language: Language): string | null {
  const attacker = shipOfRequest(request);
  const aim = attacker === null ? null : aimOfOption(view, request, attacker, key);
  return aim && shotEffect(aim, language);
}
