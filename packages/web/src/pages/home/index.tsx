import { useLanguage } from '@rangefinder/table';
import { HOME } from './words.ts';
import './home.css';
import { Link } from 'wouter';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { useAllGames } from '../../gameWords.ts';
import { GoOn } from './GoOn.tsx';
import { HeroBoard } from './HeroBoard.tsx';
import { Online } from './Online.tsx';
import { PlayNow } from './PlayNow.tsx';
import { Tiles } from './Tiles.tsx';

/** The first page: play at once, go on, meet others. */
export default function Home() {
  const language = useLanguage();
  const { games, oneList } = useAllGames();
  return (
    <PageFrame title="Rangefinder" bare wide>
      <section className="hero">
        <div className="hero-words">
          <h1>{HOME.title[language]}</h1>
          <p className="lead">{HOME.lead(games)[language]}</p>
          <PlayNow />
          <p className="row hero-ways">
            <Link href="/new/screen" className="button">
              {HOME.screen[language]}
            </Link>
            <Link href="/new/link" className="button">
              {HOME.link[language]}
            </Link>
            <Link href="/new/bot" className="button is-quiet">
              {HOME.custom(oneList)[language]}
            </Link>
          </p>
        </div>
        <HeroBoard />
      </section>
      <div className="home-columns">
        <GoOn />
        <Online />
      </div>
      <Tiles />
    </PageFrame>
  );
}
