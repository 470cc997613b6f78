import type { Segment } from '#src/engine/finding.ts';
import { pagePath } from '#src/semantics/page-folder.ts';
import { type Binding, join, name, type Piece } from './bound-text.ts';

/** Dimensions whose members bring visits; the others describe who visits. The first that is fixed leads the phrase. */
const BRINGERS = ['source', 'campaign', 'channel', 'medium', 'landing_page', 'page', 'query'] as const;

/** Members that say of visitors what they are, in a word before them. */
const ACQUAINTANCE: ReadonlySet<string> = new Set(['new', 'returning']);

const ofSearches: ReadonlySet<string> = new Set(['clicks', 'impressions', 'ctr', 'position']);

/**
 * The segment in words: "Direct", "youtube.com (Social) on mobile", "the campaign spring-sale", "returning mobile visitors from
 * Germany", "the site".
 * At the start of a sentence our own words get a capital; names stay as they are.
 *
 * @param metric of which it is told: what Search Console counts are searches, of which most end without a visit
 */
export function segmentPhrase(segment: Segment, at: 'start' | 'within', metric?: string): Piece {
  if (Object.keys(segment).length === 0) return at === 'start' ? 'The site' : 'the site';
  const rest = { ...segment };
  const take = (dimension: string): Piece | undefined => {
    const member = rest[dimension];
    delete rest[dimension];
    return member === undefined ? undefined : memberName(member, dimension, `segment.${dimension}`);
  };
  const leading = BRINGERS.find((dimension) => rest[dimension] !== undefined);
  const folder = take('landing_folder');
  const led = leading && take(leading);
  const lead = led
    ? // A campaign is called as somebody wrote it into an address, and nobody would take that for a name.
      leading === 'campaign'
      ? join([at === 'start' ? 'The campaign' : 'the campaign', led])
      : led
    : folder && join([at === 'start' ? 'Pages in' : 'pages in', folder]);
  const channel = take('channel');
  const device = take('device');
  const country = take('country');
  const who = metric !== undefined && ofSearches.has(metric) ? 'searches' : 'visitors';
  const isAdjective = who === 'visitors' && ACQUAINTANCE.has(rest['new_vs_returning'] ?? '');
  const acquaintance = isAdjective ? take('new_vs_returning') : undefined;
  const parts: Piece[] = [];
  if (lead !== undefined) {
    parts.push(channel === undefined ? lead : join([lead, ' (', channel, ')'], ''));
    if (device !== undefined) parts.push('on', device);
    if (acquaintance !== undefined) parts.push('among', acquaintance, who);
  } else {
    const [first = who, ...others] = [acquaintance, device, who].filter((piece) => piece !== undefined);
    parts.push(at === 'start' ? capitalized(first) : first, ...others);
  }
  if (country !== undefined) parts.push('from', country);
  if (leading !== undefined && folder !== undefined) parts.push('to pages in', folder);
  for (const [dimension, member] of Object.entries(rest))
    parts.push('with', dimension.replaceAll('_', ' '), name(member, `segment.${dimension}`));
  return join(parts);
}

function capitalized(piece: Piece): Piece {
  if (typeof piece === 'string') return piece.charAt(0).toUpperCase() + piece.slice(1);
  if ('bindings' in piece) return piece;
  return { ...piece, text: piece.text.charAt(0).toUpperCase() + piece.text.slice(1) };
}

/** A member as it is called: a page by its address within the site, a search in quotation marks, all else by its own name. */
export function memberName(member: string, dimension: string, path: string): Binding {
  if (dimension === 'page') return { text: pagePath(member), path, value: member };
  return dimension === 'query' ? { text: `“${member}”`, path, value: member } : name(member, path);
}
