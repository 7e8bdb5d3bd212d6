import { LanguageContext } from '@rangefinder/table';
import { Suspense, useEffect } from 'react';
import { Crash } from './frame/Crash.tsx';
import { Loading } from './frame/Loading.tsx';
import { Routes } from './routes.tsx';
import { useChosenLanguage } from './settings/preferences.ts';

/** The whole app: the page of the address, in the language people chose. */
export function App() {
  const language = useChosenLanguage();
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <LanguageContext value={language}>
      <Crash>
        <Suspense fallback={<Loading />}>
          <Routes />
        </Suspense>
      </Crash>
    </LanguageContext>
  );
}
