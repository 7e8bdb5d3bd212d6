import { Popover } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '../language.ts';
import { TABLE } from '../words.ts';

interface ConcedeProps {
  readonly onConcede: () => Promise<unknown>;
}

/** Conceding cannot be taken back, so it takes two clicks, without a dialog over the board. */
export function Concede({ onConcede }: ConcedeProps) {
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger className="tool is-roomy" aria-label={TABLE.concede[language]} title={TABLE.concede[language]}>
        <FlagIcon />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content className="popover is-narrow" align="end" sideOffset={8} collisionPadding={8}>
          <ConcedeSure onConcede={onConcede} onDone={() => setOpen(false)} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function ConcedeSure({ onConcede, onDone }: ConcedeProps & { readonly onDone: () => void }) {
  const language = useLanguage();
  const concede = () => {
    onDone();
    onConcede();
  };
  return (
    <>
      <button type="button" className="option is-warn" onClick={concede}>
        {TABLE.concedeSure[language]}
      </button>
      <button type="button" className="option" onClick={onDone}>
        {TABLE.concedeNot[language]}
      </button>
    </>
  );
}

interface MenuProps {
  readonly settings: ReactNode;
  onHelp(): void;
  readonly onConcede?: ConcedeProps['onConcede'];
}

/** Settings; on a phone also what has no room in the top line. */
export function Menu({ settings, onHelp, onConcede }: MenuProps) {
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const [conceding, setConceding] = useState(false);
  const close = () => {
    setOpen(false);
    setConceding(false);
  };
  return (
    <Popover.Root open={open} onOpenChange={(now) => (now ? setOpen(true) : close())}>
      <Popover.Trigger className="tool" aria-label={TABLE.settings[language]} title={TABLE.settings[language]}>
        <SlidersIcon />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content className="popover" align="end" sideOffset={8} collisionPadding={8}>
          {settings}
          <div className="menu-more">
            {conceding && onConcede ? <ConcedeSure onConcede={onConcede} onDone={close} /> : null}
            {onConcede && !conceding ? (
              <button type="button" className="option" onClick={() => setConceding(true)}>
                {TABLE.concede[language]}
              </button>
            ) : null}
            <button
              type="button"
              className="option"
              onClick={() => {
                close();
                onHelp();
              }}
            >
              {TABLE.help[language]}
            </button>
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

export function UndoIcon() {
  return (
    <svg viewBox="0 0 20 20" className="icon" aria-hidden="true">
      <path d="M7 4 3 8l4 4M3.5 8H12a4.5 4.5 0 0 1 0 9H8" />
    </svg>
  );
}

function FlagIcon() {
  return (
    <svg viewBox="0 0 20 20" className="icon" aria-hidden="true">
      <path d="M5 17V3.5M5 4c4-2 6 2 10 0v7.5c-4 2-6-2-10 0" />
    </svg>
  );
}

function SlidersIcon() {
  return (
    <svg viewBox="0 0 20 20" className="icon" aria-hidden="true">
      <path d="M3 6h7m4 0h3M3 14h3m4 0h7" />
      <circle cx="12" cy="6" r="2" />
      <circle cx="8" cy="14" r="2" />
    </svg>
  );
}
