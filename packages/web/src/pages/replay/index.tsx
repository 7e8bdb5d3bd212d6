import { useLanguage } from '@rangefinder/table';
import { REPLAY } from './words.ts';
import './page.css';
import { useEffect, useState } from 'react';
import { useParams } from 'wouter';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { Landing } from './Landing.tsx';
import { type Found, NoRecord, recordFromAddress } from './source.ts';
import { Watch } from './Watch.tsx';

/** `/replay` to choose, `/replay/:match` from the server, `/replay/local/:id` of this machine, `/replay#…` in the link. */
export default function ReplayPage() {
  const language = useLanguage();
  const rest = useParams()['*'] ?? '';
  const hash = useHash();
  const [found, setFound] = useState<Found | null | undefined>(undefined);
  const [problem, setProblem] = useState<NoRecord | null>(null);
  useEffect(() => {
    let wanted = true;
    setFound(undefined);
    setProblem(null);
    recordFromAddress(rest, hash).then(
      (record) => wanted && setFound(record),
      (error: unknown) => {
        if (!wanted) return;
        setFound(null);
        setProblem(error instanceof NoRecord ? error : new NoRecord('bad', String(error)));
      },
    );
    return () => {
      wanted = false;
    };
  }, [rest, hash]);

  if (found === undefined)
    return (
      <PageFrame title={REPLAY.title[language]}>
        <p role="status">{REPLAY.loading[language]}</p>
      </PageFrame>
    );
  if (found) return <Watch found={found} />;
  return <Landing problem={problem} onRecord={(record) => setFound({ record, seats: [], lists: [] })} />;
}

function useHash(): string {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const change = () => setHash(location.hash);
    addEventListener('hashchange', change);
    return () => removeEventListener('hashchange', change);
  }, []);
  return hash;
}
