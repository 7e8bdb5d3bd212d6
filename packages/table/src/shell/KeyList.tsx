import { Dialog } from 'radix-ui';
import { useLanguage } from '../language.ts';
import { TABLE } from '../words.ts';

interface KeyListProps {
  readonly open: boolean;
  onOpen(open: boolean): void;
  /** Keys the board listens to itself. */
  readonly boardKeys: readonly { readonly key: string; readonly does: string }[];
}

/** Every key and what it does. */
export function KeyList({ open, onOpen, boardKeys }: KeyListProps) {
  const language = useLanguage();
  return (
    <Dialog.Root open={open} onOpenChange={onOpen}>
      <Dialog.Portal>
        <Dialog.Overlay className="overlay" />
        <Dialog.Content className="keys" aria-describedby={undefined}>
          <Dialog.Title>{TABLE.helpTitle[language]}</Dialog.Title>
          <Keys boardKeys={boardKeys} />
          <Dialog.Close className="option">{TABLE.ruleClose[language]}</Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** The list alone, for the settings page. */
export function Keys({ boardKeys }: Pick<KeyListProps, 'boardKeys'>) {
  const language = useLanguage();
  const keys = [
    { key: 'A – Z', does: TABLE.keys.choose[language] },
    { key: '↵', does: TABLE.keys.enter[language] },
    { key: 'Esc', does: TABLE.keys.escape[language] },
    { key: '← ↑ ↓ →', does: TABLE.keys.arrows[language] },
    { key: 'Page ↓ ↑', does: TABLE.keys.pages[language] },
    { key: ', .', does: TABLE.keys.turn[language] },
    { key: 'U', does: TABLE.keys.undo[language] },
    { key: 'L', does: TABLE.keys.log[language] },
    { key: '?', does: TABLE.keys.help[language] },
    ...boardKeys,
  ];
  return (
    <>
      <dl className="key-list">
        {keys.map(({ key, does }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p className="key-any">{TABLE.keys.any[language]}</p>
    </>
  );
}
