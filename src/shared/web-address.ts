const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const PORT_AFTER_NAME = /^[^:/]+:\d/;
const LABEL = String.raw`[\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?`;
/** http or https, a domain name of at least two labels, and then whatever an address may go on with. No user names. */
const ADDRESS = new RegExp(
  String.raw`^https?://(${LABEL}\.)+\p{L}([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])(:\d{1,5})?([/?#]\S*)?$`,
  'iu',
);

/** A web address as people type it, in full: https is assumed when no scheme is given. */
export function withScheme(text: string): string {
  const trimmed = text.trim();
  const hasScheme = SCHEME.test(trimmed) && !PORT_AFTER_NAME.test(trimmed);
  return trimmed === '' || hasScheme ? trimmed : `https://${trimmed}`;
}

/** Whether this is the full address of a site on the web. */
export const isWebAddress = (text: string): boolean => ADDRESS.test(text);
