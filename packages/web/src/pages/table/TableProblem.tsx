import { useLanguage } from '@rangefinder/table';
import { Link } from 'wouter';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { MATCH } from './words.ts';

interface TableProblemProps {
  readonly problem: string;
  /** Trying again may help: the server may be back. */
  readonly retry?: boolean;
}

/** Why there is no table here, and the way back. */
export function TableProblem({ problem, retry = false }: TableProblemProps) {
  const language = useLanguage();
  return (
    <PageFrame title={MATCH.noTable[language]}>
      <p className="lead">{problem}</p>
      <p className="row">
        {retry ? (
          <button type="button" className="button is-main" onClick={() => location.reload()}>
            {MATCH.again[language]}
          </button>
        ) : null}
        <Link href="/" className={retry ? 'button' : 'button is-main'}>
          {MATCH.home[language]}
        </Link>
      </p>
    </PageFrame>
  );
}
