import { countryCode, countryName } from '../vocabulary/country-codes.ts';

/** "deu", "DESKTOP": how exports of Search Console write what people call Germany and desktop. Other names stay as they are. */
export function spokenName(value: string, kind: string | undefined): string {
  if (kind === 'device' && /^[A-Z]{4,}$/.test(value)) return value.toLowerCase();
  const isCode = kind === 'country' && (/^[a-z]{3}$/.test(value) || /^[A-Z]{2,3}$/.test(value));
  const code = isCode ? countryCode(value) : undefined;
  return code === undefined ? value : (countryName(code) ?? value);
}
