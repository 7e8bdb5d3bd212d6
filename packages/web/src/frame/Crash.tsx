import { Component, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';

/** Catches what breaks while drawing: says so in words, and offers the way back. Matches are kept after every decision. */
export class Crash extends Component<{ readonly children: ReactNode }, { readonly error: Error | null }> {
  override state: { readonly error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    return this.state.error ? <CrashPage error={this.state.error} /> : this.props.children;
  }
}

function CrashPage({ error }: { readonly error: Error }) {
  const t = useTranslations('app');
  return (
    <main className="page crash">
      <h1>{t('crash.title')}</h1>
      <p className="lead">{t('crash.text')}</p>
      <pre>{error.message}</pre>
      <p className="row">
        <button type="button" className="button is-main" onClick={() => location.reload()}>
          {t('crash.reload')}
        </button>
        <a className="button" href="/">
          {t('missing.home')}
        </a>
      </p>
    </main>
  );
}
