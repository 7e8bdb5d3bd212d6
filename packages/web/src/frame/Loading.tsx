import { useTranslations } from 'use-intl';

/** A quiet line while a part of the app is on its way. */
export function Loading() {
  const t = useTranslations('app');
  return (
    <div className="loading" role="status">
      <span className="loading-line" aria-hidden="true" />
      <span className="hidden">{t('loading')}</span>
    </div>
  );
}
