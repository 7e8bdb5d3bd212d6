import { Suspense, useEffect, useState } from 'react';
import { IntlProvider } from 'use-intl';
import { Crash } from './frame/Crash.tsx';
import { Loading } from './frame/Loading.tsx';
import { Routes } from './routes.tsx';
import { useLanguage } from './settings/preferences.ts';
import { loadWords, type Words } from './words/index.ts';

/** The whole app: words of the language people chose, then the page of the address. */
export function App() {
  const language = useLanguage();
  const [words, setWords] = useState<{ readonly of: typeof language; readonly words: Words } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    let wanted = true;
    document.documentElement.lang = language;
    loadWords(language).then(
      (loaded) => wanted && setWords({ of: language, words: loaded }),
      (error: unknown) => wanted && setFailure(error instanceof Error ? error.message : String(error)),
    );
    return () => {
      wanted = false;
    };
  }, [language]);

  // Without words there is nothing to translate the trouble with.
  if (!words) return failure === null ? null : <p role="alert">The app could not be loaded: {failure}</p>;
  return (
    <IntlProvider locale={words.of} messages={words.words} timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone}>
      <Crash>
        <Suspense fallback={<Loading />}>
          <Routes />
        </Suspense>
      </Crash>
    </IntlProvider>
  );
}
