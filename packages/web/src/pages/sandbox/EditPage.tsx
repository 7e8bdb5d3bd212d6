import { useLanguage } from '@rangefinder/table';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { useSettings } from '../../settings/preferences.ts';
import { Surroundings } from './Surroundings.tsx';
import { type SandboxProps, useSandbox } from './useSandbox.ts';
import { SANDBOX } from './words.ts';

interface EditPageProps extends SandboxProps {
  readonly problem: string | null;
  /** The bot that plays the other side; null where one plays both. */
  readonly opponent: string | null;
  onOpponent(bot: string | null): void;
}

/** The editor with everything around it: files, links, dice, the way to the table. */
export function EditPage({ problem, opponent, onOpponent, ...props }: EditPageProps) {
  const language = useLanguage();
  const settings = useSettings();
  const { draft, loaded } = props;
  const sandbox = useSandbox(props);
  const { told, cleared, change } = sandbox;
  const { Editor } = loaded.ui;
  const empty = draft.position === undefined;
  return (
    <PageFrame title={SANDBOX.title[language]} bare wide>
      <header className="sandbox-head">
        <div>
          <h1>{SANDBOX.title[language]}</h1>
          <p>{SANDBOX.lead[language]}</p>
        </div>
        <Toolbar empty={empty} sandbox={sandbox} />
      </header>
      {problem ? (
        <p className="notice is-bad" role="alert">
          {problem}
        </p>
      ) : null}
      <div className="sandbox-told" role="status">
        {told || (empty ? SANDBOX.empty[language] : '')}{' '}
        {cleared ? (
          <button type="button" className="button is-small" onClick={() => change(cleared)}>
            {SANDBOX.undo[language]}
          </button>
        ) : null}
      </div>
      <Surroundings {...{ draft, loaded, opponent, onOpponent }} onChange={change} />
      {Editor ? (
        <Editor
          settings={settings}
          position={draft.position}
          around={draft.around}
          onChange={(position, around = draft.around) => change({ ...draft, position, around })}
        />
      ) : (
        <p>{SANDBOX.noEditor[language]}</p>
      )}
    </PageFrame>
  );
}

interface ToolbarProps {
  readonly empty: boolean;
  readonly sandbox: ReturnType<typeof useSandbox>;
}

function Toolbar({ empty, sandbox }: ToolbarProps) {
  const language = useLanguage();
  return (
    <div className="row">
      <button type="button" className="button is-main" disabled={empty} onClick={sandbox.play}>
        {SANDBOX.play[language]}
      </button>
      <label className="button is-file">
        {SANDBOX.load[language]}
        <input
          type="file"
          accept=".yaml,.yml"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) sandbox.open(file);
            target.value = '';
          }}
        />
      </label>
      <button type="button" className="button" disabled={empty} onClick={sandbox.save}>
        {SANDBOX.save[language]}
      </button>
      <button type="button" className="button" disabled={empty} onClick={sandbox.share}>
        {SANDBOX.share[language]}
      </button>
      <button type="button" className="button is-quiet" disabled={empty} onClick={sandbox.clear}>
        {SANDBOX.clear[language]}
      </button>
    </div>
  );
}
