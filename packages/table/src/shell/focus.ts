/** What a pointer pressed last; null once a key has brought the focus somewhere. */
let pressed: Element | null = null;

/** Notes how the focus comes to where it is; gives the function that stops it. */
export function watchFocus(): () => void {
  let byKey = false;
  const press = ({ target }: PointerEvent) => {
    byKey = false;
    pressed = target instanceof Element ? target : null;
  };
  const type = () => {
    byKey = true;
  };
  const arrive = () => {
    if (byKey) pressed = null;
  };
  addEventListener('pointerdown', press, { capture: true });
  addEventListener('keydown', type, { capture: true });
  addEventListener('focusin', arrive);
  return () => {
    removeEventListener('pointerdown', press, { capture: true });
    removeEventListener('keydown', type, { capture: true });
    removeEventListener('focusin', arrive);
  };
}

/** Whether the focus is where it is only because something was clicked there: Enter is then for the table. */
export function isFocusOfPointer(): boolean {
  const { activeElement } = document;
  return activeElement !== null && pressed !== null && activeElement.contains(pressed);
}

const TEXT = 'textarea, select, [contenteditable], input:not([type="range"], [type="checkbox"], [type="radio"])';
/** A window over the table has the keys for itself; a sheet beside it has not. */
const WINDOW = '[role="dialog"]:not(.sheet), [role="alertdialog"]';

/** Whether a key is for the table: not for a text, nor for a window over it, nor for the browser. */
export function isForTable(event: KeyboardEvent): boolean {
  const { target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  return !(target instanceof Element && target.closest(`${TEXT}, ${WINDOW}`));
}

/** Whether Enter or the space bar belongs to a control, because the focus was brought there by keyboard. */
export function pressesControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(CONTROL) !== null && !isFocusOfPointer();
}

const CONTROL = 'input, button, a, summary, [role="button"]';

/** Whether an arrow belongs to a control that does something with it. */
export function takesArrows(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, [role="slider"], [role="tab"], [role="menu"]') !== null;
}

/** Whether the focus is on nothing that could want an arrow key: on the page, or on the dock as a whole. */
export function isNowhere(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement.matches('body, .dock') || isFocusOfPointer();
}
