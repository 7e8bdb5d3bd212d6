import { Component, type ReactNode } from 'react';
import { useLanguage } from '../language.ts';
import { TABLE } from '../words.ts';

interface GuardProps {
  /** What is drawn; another one is tried anew. */
  readonly of: unknown;
  readonly children: ReactNode;
}

interface GuardState {
  readonly of: unknown;
  readonly broken: Error | null;
}

/** Keeps a part of the table that cannot be drawn from taking the others with it; tries again with every new snapshot. */
export class Guard extends Component<GuardProps, GuardState> {
  override state: GuardState = { of: this.props.of, broken: null };

  static getDerivedStateFromError(error: unknown): Partial<GuardState> {
    return { broken: error instanceof Error ? error : new Error(String(error)) };
  }

  static getDerivedStateFromProps({ of }: GuardProps, state: GuardState): Partial<GuardState> | null {
    return of === state.of ? null : { of, broken: null };
  }

  override render() {
    return this.state.broken ? <Broken error={this.state.broken} /> : this.props.children;
  }
}

function Broken({ error }: { readonly error: Error }) {
  const language = useLanguage();
  return (
    <p className="part-broke" role="alert">
      {TABLE.partBroke[language]} <code>{error.message}</code>
    </p>
  );
}
