import { join, name, type Piece } from './bound-text.ts';

/** The segment as a subject: "Direct", "Mobile visitors from Germany", "youtube.com". The whole site is "The site". */
export function segmentSubject(segment: Readonly<Record<string, string>>): Piece {
  const rest = { ...segment };
  const take = (dimension: string): Piece | undefined => {
    const member = rest[dimension];
    delete rest[dimension];
    return member === undefined ? undefined : name(member, `segment.${dimension}`);
  };
  const parts: Piece[] = [];
  const lead =
    take('source') ??
    take('campaign') ??
    take('channel') ??
    take('medium') ??
    take('landing_page') ??
    take('page') ??
    take('query');
  const channel = take('channel');
  const device = take('device');
  const country = take('country');
  if (lead !== undefined) parts.push(channel === undefined ? lead : join([lead, ' (', channel, ')'], ''));
  if (device !== undefined)
    parts.push(lead === undefined ? join([capitalized(device), 'visitors']) : join(['on', device]));
  if (country !== undefined) {
    if (lead === undefined && device === undefined) parts.push('Visitors');
    parts.push('from', country);
  }
  for (const [dimension, member] of Object.entries(rest))
    parts.push(
      join(
        [
          parts.length === 0 ? '' : 'with ',
          dimension.replaceAll('_', ' '),
          ' ',
          name(member, `segment.${dimension}`),
        ],
        '',
      ),
    );
  return parts.length === 0 ? 'The site' : join(parts);
}

function capitalized(piece: Piece): Piece {
  if (typeof piece === 'string' || 'bindings' in piece) return piece;
  const text = piece.text.charAt(0).toUpperCase() + piece.text.slice(1);
  return { ...piece, text };
}
