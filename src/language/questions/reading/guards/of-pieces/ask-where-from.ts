import { isKeyword, isNamed, type Piece } from '../../piece.ts';
import { askedBack } from '../../problem.ts';

/** "Where do our visitors come from?" has several good answers, and of one page each is of that page. */
export function askWhereFrom(pieces: readonly Piece[]): void {
  if (!pieces.some((piece) => isKeyword(piece, 'where_from'))) return;
  const time = pieces.find((piece) => piece.type === 'time')?.said;
  const names = pieces.filter(isNamed).map(({ said, type }) => (type === 'members' ? `"${said}"` : said));
  const of = names.length === 0 ? '' : `for ${names.join(' and ')}`;
  const when = time ?? (of === '' ? 'last week' : '');
  const choices = ['channel', 'country', 'source'].map((name) => ({
    label: `By ${name}`,
    question: `sessions by ${name} ${of} ${when}`.replaceAll(/ {2,}/g, ' ').trim(),
  }));
  throw askedBack('where_from', choices);
}
