import { list, type Words, words } from '@rangefinder/kernel/words';
import type { RollPosition } from './movement.ts';
import { arc, bearing } from './terms.ts';
import type { EndAbout, RollAbout } from './topics.ts';

/** Where along a template a ship comes to stand. */
export const POSITION: Readonly<Record<RollPosition, Words>> = {
  forward: words('Further forward', "Plus à l'avant", 'Bardziej do przodu'),
  middle: words('In the middle', 'Au milieu', 'Pośrodku'),
  back: words('Further back', "Plus à l'arrière", 'Bardziej do tyłu'),
};

export function repositionWords(about: EndAbout | RollAbout): Words {
  if ('bearing' in about) {
    return prefixed(words('Boost', 'Accélération', 'Przyspieszenie'), bearing(about.bearing));
  }
  const bend = about.bend === null ? [] : [lower(POSITION[about.bend])];
  if (!('position' in about)) return list([arc(about.side), ...bend]);
  const parts = [arc(about.side), ...bend, lower(POSITION[about.position])];
  return prefixed(words('Roll', 'Tonneau', 'Beczka'), list(parts));
}

export function prefixed(before: Words, after: Words): Words {
  return words(`${before.en} ${after.en}`, `${before.fr} ${after.fr}`, `${before.pl} ${after.pl}`);
}

export function numbered({ en, fr, pl }: Words, number: number): Words {
  return words(`${en} (${number})`, `${fr} (${number})`, `${pl} (${number})`);
}

export function lower({ en, fr, pl }: Words): Words {
  return words(en.toLowerCase(), fr.toLowerCase(), pl.toLowerCase());
}
