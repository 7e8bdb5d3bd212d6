import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { PageFrame } from '../frame/PageFrame.tsx';

/** For addresses that lead nowhere. */
export function Missing() {
  const t = useTranslations('app');
  return (
    <PageFrame title={t('missing.title')}>
      <p className="lead">{t('missing.text')}</p>
      <p>
        <Link href="/" className="button is-main">
          {t('missing.home')}
        </Link>
      </p>
    </PageFrame>
  );
}
