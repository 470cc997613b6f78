import { noData } from '#src/web/ui/format/missing.ts';

const MOST_TEXT = 400;
const number = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 4 });
const whole = new Intl.NumberFormat('en-US');

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isPlain = (value: unknown): boolean =>
  value === null || value === undefined || typeof value !== 'object';

export const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.keys(value).length === 0);

/** An answer of which every part is empty. */
export const holdsNothing = (value: unknown): boolean =>
  isEmpty(value) || (isRecord(value) && Object.values(value).every(isEmpty));

/** A value in a cell. Missing is told, never shown as zero. */
export function writeValue(value: unknown): string {
  if (value === null || value === undefined) return noData;
  if (typeof value === 'number') return Number.isInteger(value) ? whole.format(value) : number.format(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return value.length > MOST_TEXT ? `${value.slice(0, MOST_TEXT)}…` : value;
  // What says itself in words is told in them.
  const said = sentenceIn(value);
  if (said !== undefined) return said;
  if (Array.isArray(value))
    return value.every(isPlain) ? value.map(writeValue).join(', ') : `${value.length} entries`;
  const entries = Object.entries(value);
  return entries.every(([, one]) => isPlain(one))
    ? entries.map(([key, one]) => `${nameOf(key).toLowerCase()} ${writeValue(one)}`).join(', ') || 'all'
    : `${entries.length} fields`;
}

function sentenceIn(value: object): string | undefined {
  if (!Array.isArray(value))
    return isRecord(value) && typeof value['sentence'] === 'string' ? value['sentence'] : undefined;
  const sentences = value.flatMap((one: unknown) => (isRecord(one) ? (sentenceIn(one) ?? []) : []));
  return sentences.length > 0 && sentences.length === value.length ? sentences.join(' ') : undefined;
}

/** `cardCount`, `time_frame_start` → "Card count", "Time frame start". */
export function nameOf(key: string): string {
  const words = key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
