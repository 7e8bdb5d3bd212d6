/** A value from a file, as a message shows it: never so long, or so strange, that the message suffers. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return `"${shortened(value)}"`;
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  return String(value);
}

export function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
