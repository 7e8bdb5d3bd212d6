import { useLanguage } from '@rangefinder/table';
import { APP } from './words.ts';
import './frame.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useRoute } from 'wouter';
import { Mark } from './Mark.tsx';

const PLACES = [
  { href: '/lists', word: 'lists' },
  { href: '/rules', word: 'rules' },
  { href: '/replay', word: 'replay' },
  { href: '/sandbox', word: 'sandbox' },
  { href: '/odds', word: 'odds' },
  { href: '/settings', word: 'settings' },
] as const;

interface FrameProps {
  /** The heading; also the title of the window. */
  readonly title: string;
  /** Draws its own heading. */
  readonly bare?: boolean;
  /** As wide as the window. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** What every page but the tables has around it. */
export function PageFrame({ title, bare = false, wide = false, children }: FrameProps) {
  const language = useLanguage();
  useEffect(() => {
    document.title = title === 'Rangefinder' ? title : `${title} · Rangefinder`;
  }, [title]);
  // A new page begins at its top; a link to a place in it goes there.
  useEffect(() => {
    if (location.hash === '') scrollTo(0, 0);
  }, []);
  return (
    <div className="frame">
      <a className="skip" href="#content">
        {APP.skip[language]}
      </a>
      <header className="frame-top">
        <Link href="/" className="brand" aria-label={APP.home[language]}>
          <Mark />
          <span aria-hidden="true">Rangefinder</span>
        </Link>
        <nav aria-label={APP.nav[language]}>
          {PLACES.map(({ href, word }) => (
            <Place key={href} href={href} text={APP.places[word][language]} />
          ))}
        </nav>
        <Link href="/new" className="button is-main is-small frame-play">
          {APP.places.play[language]}
        </Link>
      </header>
      <main id="content" tabIndex={-1} className={wide ? 'page is-wide' : 'page'}>
        {bare ? null : <h1>{title}</h1>}
        {children}
      </main>
      <footer className="frame-foot">
        <p>{APP.fanwork[language]}</p>
      </footer>
    </div>
  );
}

function Place({ href, text }: { readonly href: string; readonly text: string }) {
  const [here] = useRoute(`${href}/*?`);
  const link = useRef<HTMLAnchorElement>(null);
  // On a phone not all of them fit: the place one is at is always to be seen.
  useEffect(() => {
    if (here) link.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [here]);
  return (
    <Link ref={link} href={href} aria-current={here ? 'page' : undefined}>
      {text}
    </Link>
  );
}
