import { Parser } from 'htmlparser2';
import type { PageRead } from './page-read.ts';
import { readStructuredData, shortType } from './read-structured-data.ts';
import { pathOnSite } from './same-site.ts';

const MAX = {
  title: 300,
  description: 500,
  headings: 12,
  heading: 200,
  types: 40,
  names: 5,
  text: 800,
  links: 400,
};
const MAX_DEPTH = 512;
const CHUNK = 4096;
const HEADING = /^h[12]$/;
const UNSEEN = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'nav',
  'header',
  'footer',
  'select',
]);

/** Reads a page as data: nothing is run, nothing is fetched, every text is cut to a length. */
export function readPage(html: string, url: URL): PageRead {
  const meta = new Map<string, string>();
  const headings: string[] = [];
  const types: string[] = [];
  const names: string[] = [];
  const links = new Set<string>();
  const open: string[] = [];
  let [title, text, collected, language] = ['', '', '', ''];
  let titles = 0;
  let base = url;
  let structured: string | undefined;
  let [hasPrice, hasPassword] = [false, false];

  const tags: Record<string, (attributes: Record<string, string>) => void> = {
    html: ({ lang }) => {
      language = lang ?? '';
    },
    base: ({ href }) => {
      if (href && URL.canParse(href, url.href)) base = new URL(href, url);
    },
    meta: (attributes) => {
      const name = (attributes['property'] ?? attributes['name'] ?? '').toLowerCase();
      if (name !== '' && !meta.has(name)) meta.set(name, attributes['content'] ?? '');
    },
    script: ({ type }) => {
      if (type?.toLowerCase() === 'application/ld+json') structured = '';
    },
    a: ({ href }) => {
      const path = href && links.size < MAX.links ? pathOnSite(href, base) : undefined;
      if (path !== undefined) links.add(path);
    },
    input: ({ type }) => {
      hasPassword ||= type?.toLowerCase() === 'password';
    },
  };
  const inside = { svg: 0, heading: 0, unseen: 0 };
  const enterOrLeave = (tag: string, by: 1 | -1) => {
    if (tag === 'svg') inside.svg += by;
    if (HEADING.test(tag)) inside.heading += by;
    if (UNSEEN.has(tag)) inside.unseen += by;
  };
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (Object.hasOwn(tags, tag)) tags[tag]?.(attributes);
      if (HEADING.test(tag)) collected = '';
      if (tag === 'title' && inside.svg === 0) titles += 1;
      if (attributes['itemtype']) types.push(...attributes['itemtype'].split(/\s+/).map(shortType));
      hasPrice ||= attributes['itemprop'] === 'price';
      enterOrLeave(tag, 1);
      open.push(tag);
    },
    ontext(data) {
      if (structured !== undefined) structured += data;
      const inTitle = open.at(-1) === 'title';
      if (inTitle && titles === 1 && inside.svg === 0) title += data;
      if (inside.heading > 0) collected += data;
      else if (text.length < MAX.text && !inTitle && inside.unseen === 0) text += ` ${data}`;
    },
    onclosetag(tag) {
      // The parser closes in order what it opened, with a tag or without.
      open.pop();
      enterOrLeave(tag, -1);
      if (HEADING.test(tag) && headings.length < MAX.headings && tidy(collected) !== '')
        headings.push(tidy(collected, MAX.heading));
      if (tag === 'script' && structured !== undefined) {
        const found = readStructuredData(structured);
        types.push(...found.types);
        names.push(...found.names);
        structured = undefined;
      }
    },
  });
  // A page of nothing but opening tags would take the parser minutes; past any honest depth the rest is left.
  for (let at = 0; at < html.length && open.length < MAX_DEPTH; at += CHUNK)
    parser.write(html.slice(at, at + CHUNK));
  parser.end();

  return {
    path: url.pathname,
    title: tidy(title, MAX.title),
    description: tidy(meta.get('description') ?? meta.get('og:description') ?? '', MAX.description),
    siteName: tidy(meta.get('og:site_name') ?? meta.get('application-name') ?? '', MAX.heading),
    kind: tidy(meta.get('og:type') ?? '', 40).toLowerCase(),
    language: tidy(language || (meta.get('og:locale') ?? '').replace('_', '-'), 20),
    headings,
    schemaTypes: [...new Set(types)].slice(0, MAX.types),
    names: [...new Set(names.map((name) => tidy(name, MAX.heading)))].slice(0, MAX.names),
    hasPrice: hasPrice || meta.has('product:price:amount') || meta.has('og:price:amount'),
    hasPassword,
    text: tidy(text, MAX.text),
    links: [...links],
  };
}

const tidy = (text: string, length = Number.POSITIVE_INFINITY): string =>
  text
    .replace(/[\s\0]+/g, ' ')
    .trim()
    .slice(0, length)
    .toWellFormed();
