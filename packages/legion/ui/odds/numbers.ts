import type { Language } from '@rangefinder/kernel';

/** `37.5%`, as the language writes it; what is next to nothing is not called nothing. */
export function percent(chance: number, language: Language): string {
  const format = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  if (chance > 0 && chance < 0.0005) return `< ${format.format(0.001)}`;
  if (chance < 1 && chance > 0.9995) return `> ${format.format(0.999)}`;
  return format.format(chance);
}

/** A mean with two digits. */
export function mean(value: number, language: Language): string {
  return new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value);
}
