import { useLanguage } from '@rangefinder/table';
import { APP } from './words.ts';

/** A quiet line while a part of the app is on its way. */
export function Loading() {
  const language = useLanguage();
  return (
    <div className="loading" role="status">
      <span className="loading-line" aria-hidden="true" />
      <span className="hidden">{APP.loading[language]}</span>
    </div>
  );
}
