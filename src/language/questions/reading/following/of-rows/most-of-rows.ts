import type { SourceView } from '../../../data/source-view.ts';
import type { Reading } from '../../reading.ts';
import { wholly } from '../in-whole-words/lead-and-tail.ts';
import { listedBy } from '../in-whole-words/listed-by.ts';

const MOST = wholly(
  '(?:the )?(?<side>most|highest|biggest|best|fewest|least|lowest|smallest|worst) (?!(?:two|three|four|five|six|seven|eight|nine|ten)\\b|(?:single )?(?:day|weekday|week|weekend|month|quarter|year|hour|one|popular|recent)s?\\b)(?<number>\\p{L}[\\p{L} -]+?)',
);

/** "Highest revenue?" behind a list by channel: which channel had it, of a top 5 which of these. Undefined where the words name no number that ranks these rows. */
export function mostOfRows(
  text: string,
  before: Reading,
  views: readonly SourceView[],
  read: (text: string) => Reading | undefined,
): Reading | undefined {
  const { side, number } = MOST.exec(text)?.groups ?? {};
  const { row, isCut } = listedBy(before, views);
  if (side === undefined || number === undefined || row === undefined || before.intent !== 'numbers')
    return undefined;
  const ranked = read(`which ${isCut ? 'of those' : row} had the ${side.toLowerCase()} ${number}`);
  const isOfRows =
    ranked?.rank?.by === 'value' &&
    ranked.rank.count === 1 &&
    ranked.rank.within === null &&
    ranked.dimensions.join() === before.dimensions.join() &&
    ranked.grain === before.grain;
  return isOfRows ? ranked : undefined;
}
