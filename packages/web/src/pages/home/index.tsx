import './home.css';
import { useTranslations } from 'use-intl';
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
  const t = useTranslations('home');
  const { games, oneList } = useAllGames();
  return (
    <PageFrame title="Rangefinder" bare wide>
      <section className="hero">
        <div className="hero-words">
          <h1>{t('title')}</h1>
          <p className="lead">{t('lead', { games })}</p>
          <PlayNow />
          <p className="row hero-ways">
            <Link href="/new/screen" className="button">
              {t('screen')}
            </Link>
            <Link href="/new/link" className="button">
              {t('link')}
            </Link>
            <Link href="/new/bot" className="button is-quiet">
              {t('custom', { lists: oneList })}
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
