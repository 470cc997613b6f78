import { sharedHost } from '#src/shared/shared-host.ts';
import type { BoundText } from '../../bound-text.ts';
import { markdownText } from './markdown-text.ts';

type Rows = readonly (readonly (string | number | null)[])[];

/**
 * How an answer says addresses: by their paths, where all pages that its tables and queries know are of one host, which then
 * tells none of them apart. Cells stay whole, and what an address is bound to stays the cell.
 */
export function inPaths(known: readonly { readonly rows: Rows }[]): (text: BoundText) => BoundText {
  const host = sharedHost(names(known));
  if (host === '') return (text) => text;
  // As it stands in headlines, and as it stands in Markdown.
  const hosts = [`${host}/`, `${markdownText(host)}/`];
  const short = (text: string) => hosts.reduce((left, one) => left.replaceAll(one, '/'), text);
  return ({ text, bindings }) => ({
    text: short(text),
    bindings: bindings.map((binding) => ({ ...binding, text: short(binding.text) })),
  });
}

function* names(known: readonly { readonly rows: Rows }[]): Iterable<string> {
  for (const { rows } of known)
    for (const row of rows) for (const cell of row) if (typeof cell === 'string') yield cell;
}
