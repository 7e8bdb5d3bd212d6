import { useLanguage } from '@rangefinder/table';
import { Link } from 'wouter';
import { PageFrame } from '../frame/PageFrame.tsx';
import { APP } from '../frame/words.ts';

/** For addresses that lead nowhere. */
export function Missing() {
  const language = useLanguage();
  return (
    <PageFrame title={APP.missing.title[language]}>
      <p className="lead">{APP.missing.text[language]}</p>
      <p>
        <Link href="/" className="button is-main">
          {APP.missing.home[language]}
        </Link>
      </p>
    </PageFrame>
  );
}
