import type { Period } from '../../dates/period.ts';
import { inWords } from '../in-words.ts';
import type { Piece } from '../piece.ts';
import { asChoice, askedBack } from '../problem.ts';

const SEVERAL =
  /^(?:the |its )?(?:(?<unit>day|week|month|quarter)s (?:before|prior|earlier|preceding)|(?:previous|prior|preceding) (?<other>day|week|month|quarter)s)$/i;

/** "Last month against the months before": not the one before alone, and how many nobody says. */
export function refuseSeveralBefore(pieces: readonly Piece[], at: number, [named]: readonly Period[]): void {
  const { unit, other } = SEVERAL.exec(pieces[at]?.said ?? '')?.groups ?? {};
  const said = (unit ?? other)?.toLowerCase();
  if (said === undefined || named === undefined || named.count > 1 || named.unit !== said) return;
  const choices = [`the ${said} before`, `the 3 ${said}s before`].map((words) =>
    asChoice([inWords(pieces.slice(0, at)), words, inWords(pieces.slice(at + 1))].join(' ').trim()),
  );
  throw askedBack('versus_what', choices);
}
