import { useLanguage } from '@rangefinder/table';
import { Component, type ReactNode } from 'react';
import { APP } from './words.ts';

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
  const language = useLanguage();
  return (
    <main className="page crash">
      <h1>{APP.crash.title[language]}</h1>
      <p className="lead">{APP.crash.text[language]}</p>
      <pre>{error.message}</pre>
      <p className="row">
        <button type="button" className="button is-main" onClick={() => location.reload()}>
          {APP.crash.reload[language]}
        </button>
        <a className="button" href="/">
          {APP.missing.home[language]}
        </a>
      </p>
    </main>
  );
}
