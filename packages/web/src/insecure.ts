/*
 * Browsers give some things to secure pages only. A server at home is often reached over plain HTTP, and its pages are to
 * work as well: what is missing there is put in place here.
 */
if (crypto.randomUUID === undefined) {
  crypto.randomUUID = () => {
    const hex = [...crypto.getRandomValues(new Uint8Array(16))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
  };
}

if (navigator.clipboard === undefined) {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: copyBySelection } });
}

/** The way it was done before there was a clipboard to write to. */
async function copyBySelection(text: string): Promise<void> {
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (!copied) throw new Error('This browser does not let pages copy.');
}

export {};
