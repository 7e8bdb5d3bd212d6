import '../parts.css';
import './odds.css';
import { BadInput } from '@rangefinder/kernel';
import type { Words } from '@rangefinder/kernel/words';
import { copyText, type OddsProps } from '@rangefinder/table';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { recruit } from '../../src/army/changes.ts';
import type { Confrontation } from '../../src/odds/confrontation.ts';
import { linkOf, readLink } from '../../src/odds/link.ts';
import { atAGlance, choosableIn, oddsOf } from '../../src/odds/odds.ts';
import { Circumstances } from './Circumstances.tsx';
import { FighterPanel } from './FighterPanel.tsx';
import { GlanceTable } from './GlanceTable.tsx';
import { mean, percent } from './numbers.ts';
import { Result } from './Result.tsx';
import { ODDS } from './words.ts';

const USUAL: Confrontation = {
  attacker: recruit('stormtroopers'),
  defender: recruit('rebel-troopers'),
  range: 2,
  cover: 'none',
  facing: 'front',
  rushed: false,
  turned: false,
  without: [],
};

/** The question of an address; null where it makes no sense, and the usual one where it has none. */
function asking(text: string): Confrontation | null {
  if (text === '') return USUAL;
  try {
    return readLink(text);
  } catch (error) {
    if (error instanceof BadInput) return null;
    throw error;
  }
}

/** The exact chances of any unit against any other: every number is asked of the rules, none is known here. */
export function Odds({ settings: { language }, asked, onAsk }: OddsProps) {
  const say = useCallback((said: Words) => said[language], [language]);
  const saying = useMemo(() => ({ say, language }), [say, language]);
  const read = useMemo(() => asking(asked), [asked]);
  const now = read ?? USUAL;
  const change = useCallback((next: Confrontation) => onAsk(linkOf(next)), [onAsk]);
  // Choosing goes on at once; the numbers follow.
  const settled = useDeferredValue(now);
  const odds = useMemo(() => oddsOf(settled), [settled]);
  const glance = useMemo(() => atAGlance(settled), [settled]);
  const choosable = useMemo(() => choosableIn(now), [now]);
  const swap = () =>
    change({ ...now, attacker: now.defender, defender: now.attacker, without: [], rushed: false, turned: false });
  return (
    <section className="lg lo" aria-label={say(ODDS.title)}>
      {read === null ? <p className="notice is-bad">{say(ODDS.badLink)}</p> : null}
      <FighterPanel
        {...saying}
        side="attacker"
        fighter={now.attacker}
        minis={choosable.attackerMinis}
        shields={0}
        onChange={(attacker) =>
          change({ ...now, attacker, without: attacker.unit === now.attacker.unit ? now.without : [] })
        }
      />
      <FighterPanel
        {...saying}
        side="defender"
        fighter={now.defender}
        minis={choosable.defenderMinis}
        shields={choosable.defenderShields}
        onChange={(defender) => change({ ...now, defender })}
      />
      <div className="lo-middle">
        <Circumstances {...saying} now={now} choosable={choosable} onChange={change} />
        <Result {...saying} odds={odds} />
        <GlanceTable
          {...saying}
          glance={glance}
          now={now}
          onChoose={(range, cover) => change({ ...now, range, cover })}
        />
        <div className="row lo-tools">
          <button type="button" className="button is-small" onClick={swap}>
            ⇄ {say(ODDS.swap)}
          </button>
          <CopyButton say={say} />
        </div>
        <p className="lo-supposed">
          {say(ODDS.supposed)}
          {odds && odds.uncounted.length > 0 ? ` ${say(ODDS.uncounted(odds.uncounted.join(', ')))}` : null}
        </p>
      </div>
      {odds ? (
        // A small screen keeps the answer in sight while one asks; it stands above in full.
        <p className="lo-foot" aria-hidden="true">
          <b>{mean(odds.mean, language)}</b> {say(ODDS.wounds)} · {say(ODDS.defeat)}:{' '}
          <b>{percent(odds.defeat, language)}</b>
        </p>
      ) : null}
    </section>
  );
}

/** Copies the address of this confrontation. */
function CopyButton({ say }: { readonly say: (said: Words) => string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const later = setTimeout(() => setCopied(false), 3000);
    return () => clearTimeout(later);
  }, [copied]);
  return (
    <button type="button" className="button is-small" onClick={() => void copyText(location.href).then(setCopied)}>
      {say(copied ? ODDS.copied : ODDS.copy)}
    </button>
  );
}
