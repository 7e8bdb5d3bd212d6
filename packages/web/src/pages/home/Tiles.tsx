import { useLanguage } from '@rangefinder/table';
import { Link } from 'wouter';
import { capital, useAllGames } from '../../gameWords.ts';
import { HOME } from './words.ts';

const TILES = [
  { href: '/lists', word: 'lists', picture: 'M6 34V12h14v22Zm22 0V6h14v28ZM10 18h6m-6 6h6m16-12h6m-6 6h6m-6 6h6' },
  {
    href: '/rules',
    word: 'rules',
    picture: 'M24 10C18 6 12 6 6 8v26c6-2 12-2 18 2 6-4 12-4 18-2V8c-6-2-12-2-18 2Zm0 0v26',
  },
  { href: '/replay', word: 'replay', picture: 'M8 20a16 16 0 1 1 4.5 11M8 31V20h11M24 12v9l6 4' },
  { href: '/sandbox', word: 'sandbox', picture: 'M6 8h36v26H6ZM6 21h36M24 8v26M12 14h5m14 13h5' },
  { href: '/odds', word: 'odds', picture: 'M6 36h36M10 36V24h6v12m4 0V10h6v26m4 0V18h6v18' },
] as const;

/** The rooms beside the tables. */
export function Tiles() {
  const language = useLanguage();
  const { manyLists } = useAllGames();
  const said = (word: (typeof TILES)[number]['word']) => {
    if (word === 'lists') return { title: capital(manyLists), text: HOME.listsTile(manyLists)[language] };
    const { title, text } = HOME.tiles[word];
    return { title: title[language], text: text[language] };
  };
  return (
    <section aria-labelledby="more" className="home-more">
      <h2 id="more">{HOME.more[language]}</h2>
      <ul className="tiles">
        {TILES.map(({ href, word, picture }) => (
          <li key={href}>
            <Link href={href} className="tile">
              <svg viewBox="0 0 48 42" aria-hidden="true">
                <path d={picture} />
              </svg>
              <b>{said(word).title}</b>
              <span className="tile-text">{said(word).text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
