import { Dialog } from 'radix-ui';
import { useTranslations } from 'use-intl';

interface KeyListProps {
  readonly open: boolean;
  onOpen(open: boolean): void;
  /** Keys the board listens to itself. */
  readonly boardKeys: readonly { readonly key: string; readonly does: string }[];
}

/** Every key and what it does. */
export function KeyList({ open, onOpen, boardKeys }: KeyListProps) {
  const t = useTranslations('table');
  return (
    <Dialog.Root open={open} onOpenChange={onOpen}>
      <Dialog.Portal>
        <Dialog.Overlay className="overlay" />
        <Dialog.Content className="keys" aria-describedby={undefined}>
          <Dialog.Title>{t('helpTitle')}</Dialog.Title>
          <Keys boardKeys={boardKeys} />
          <Dialog.Close className="option">{t('ruleClose')}</Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** The list alone, for the settings page. */
export function Keys({ boardKeys }: Pick<KeyListProps, 'boardKeys'>) {
  const t = useTranslations('table');
  const keys = [
    { key: 'A – Z', does: t('keys.choose') },
    { key: '↵', does: t('keys.enter') },
    { key: 'Esc', does: t('keys.escape') },
    { key: '← ↑ ↓ →', does: t('keys.arrows') },
    { key: 'Page ↓ ↑', does: t('keys.pages') },
    { key: ', .', does: t('keys.turn') },
    { key: 'U', does: t('keys.undo') },
    { key: 'L', does: t('keys.log') },
    { key: '?', does: t('keys.help') },
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
      <p className="key-any">{t('keys.any')}</p>
    </>
  );
}
