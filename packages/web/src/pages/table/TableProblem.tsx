import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { PageFrame } from '../../frame/PageFrame.tsx';

interface TableProblemProps {
  readonly problem: string;
  /** Trying again may help: the server may be back. */
  readonly retry?: boolean;
}

/** Why there is no table here, and the way back. */
export function TableProblem({ problem, retry = false }: TableProblemProps) {
  const t = useTranslations('match');
  return (
    <PageFrame title={t('noTable')}>
      <p className="lead">{problem}</p>
      <p className="row">
        {retry ? (
          <button type="button" className="button is-main" onClick={() => location.reload()}>
            {t('again')}
          </button>
        ) : null}
        <Link href="/" className={retry ? 'button' : 'button is-main'}>
          {t('home')}
        </Link>
      </p>
    </PageFrame>
  );
}
