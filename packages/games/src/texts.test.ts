import { type Game, LANGUAGES, type Language, type Match, Random } from '@rangefinder/kernel';
import { describe, expect, it } from 'vitest';
import { playOn, somewhere } from '../test/matches.ts';
import { GAMES } from './index.ts';

/** A text, and what it is said of. */
type Said = readonly [of: string, text: string];

/** All that a match asks, offers and refuses now. */
function asked({ texts }: Game, { pending }: Match, language: Language): Said[] {
  return pending.flatMap((request) => {
    const options = request.kind === 'pick' ? request.options : request.candidates;
    const refused = request.refused?.() ?? [];
    return [
      [request.topic, texts.request(request, language)],
      ...[...options, ...refused].map((one): Said => [one.key, texts.option(request, one, language)]),
      ...refused.map(({ why }): Said => [why.code, texts.refusal(why, language)]),
    ];
  });
}

/** All that a match has told, to its players by their names, and to those who know none. */
function told({ texts }: Game, { log }: Match, language: Language): Said[] {
  const events = log.flatMap(({ event, others }) => (others ? [event, others] : [event]));
  return events.flatMap((event) =>
    [undefined, ['Ada', 'Ben']].map((players): Said => [event.type, texts.event(event, language, players)]),
  );
}

/** Texts with a hole in them: nothing at all, what nobody means to say, or a French sign with which a line could begin. */
const HOLE = /^\s*$|\bundefined\b|\bNaN\b|\[object/;
const HOLES: Readonly<Record<Language, RegExp>> = { en: HOLE, fr: new RegExp(`${HOLE.source}| [;:?!»]|« `), pl: HOLE };

describe.each(GAMES)('the words of $name', ({ load }) => {
  it('are there for all that random matches ask, offer, refuse and tell, in every language', async () => {
    const game = await load();
    const holes = new Set<string>();
    const listen = (hear: typeof asked, match: Match) => {
      for (const language of LANGUAGES)
        for (const [of, text] of hear(game, match, language))
          if (HOLES[language].test(text)) holes.add(`${of} (${language}): ${text}`);
    };
    for (let i = 0; i < 3; i++) {
      const match = somewhere(game, `words ${i}`, 0);
      for (let step = 0; step < 20; step++) {
        listen(asked, match);
        playOn(match, new Random(`step ${step} of ${i}`), 4);
      }
      listen(told, match);
    }
    expect([...holes]).toEqual([]);
  });
});
