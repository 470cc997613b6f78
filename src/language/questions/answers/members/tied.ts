import { type BoundText, sentence } from '../../../bound-text.ts';
import { listed, wholeNumber } from '../../wording/say.ts';

/** So many are named beside the one that comes first; of more it is told how many there are. */
const MOST_NAMED = 3;

interface Ties {
  /** The places in the order of all rows of those that have as much as the one told first. */
  readonly places: readonly number[];
  /** How many rows the first table lists; those behind it stand in the second one, where there is one. */
  readonly listed: number;
  readonly isContinued: boolean;
  /** There are more rows than were read, and so perhaps more of these: then none is named. */
  readonly isCut?: boolean;
}

/** Where the cell of a row stands: what is not listed in the first table may stand in the second. */
const rowPath = (place: number, { listed: many, isContinued }: Ties): string | undefined =>
  place < many ? `tables.0.rows.${place}` : isContinued ? `tables.1.rows.${place - many}` : undefined;

/** Who has as much as the one that comes first: it came first by its name alone. Undefined where they are too many to be named. */
export function tiedNames(
  ties: Ties,
  nameOf: (place: number, path: string) => BoundText,
): readonly BoundText[] | undefined {
  const paths = ties.places.map((place) => rowPath(place, ties));
  if (ties.isCut === true || paths.length === 0 || paths.length > MOST_NAMED) return undefined;
  const names = paths.flatMap((path, at) =>
    path === undefined ? [] : [nameOf(ties.places[at] as number, path)],
  );
  return names.length < paths.length ? undefined : names;
}

/** ", as did Politics", ", as did 12 other sections": nothing where nobody ties. */
export function asDid(
  ties: Ties,
  nameOf: (place: number, path: string) => BoundText,
  nounOf: (many: number) => string,
  keep: (many: number) => string,
): BoundText {
  const many = ties.places.length;
  if (many === 0) return sentence``;
  const names = tiedNames(ties, nameOf);
  if (names !== undefined) return sentence`, as did ${listed(names, ' and ')}`;
  return sentence`, as did ${ties.isCut === true ? 'at least ' : ''}${wholeNumber(many, keep(many))} other ${nounOf(many)}`;
}
