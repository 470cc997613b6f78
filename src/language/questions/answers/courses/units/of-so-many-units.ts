import { type BoundText, type Piece, sentence } from '../../../../bound-text.ts';
import { singular } from '../../../../plural.ts';
import type { Inquiry } from '../../../data/inquiry.ts';
import type { UnitOfTime } from '../../../dates/units-of-time.ts';
import type { Reading } from '../../../reading/reading.ts';
import { listed, wholeNumber } from '../../../wording/say.ts';
import { soManyWords } from '../../../wording/so-many-words.ts';
import { namesOf } from '../../members/names-of.ts';
import type { Settled } from '../../settling/settled.ts';

interface SoMany {
  readonly many: NonNullable<NonNullable<Reading['unitsOfEach']>['many']>;
  readonly grain: UnitOfTime;
  readonly rows: readonly (readonly [string, number])[];
  /** "Had sessions of at least 1", "from Germany", "in March". */
  readonly what: BoundText;
  readonly where: BoundText;
  readonly when: Piece;
}

/** "3 channels had sessions of at least 1 on fewer than 300 days in 2026; Email comes first with 120." */
export function ofSoManyUnits(
  settled: Settled,
  { many, grain, rows, what, where, when }: SoMany,
  inquiry: Inquiry,
): BoundText {
  const [dimension = ''] = settled.reading.dimensions;
  const nouns = namesOf(dimension, settled);
  const on = grain === 'day' ? 'on' : 'in';
  const units = sentence`${on} ${soManyWords[many.is]} ${wholeNumber(
    many.value,
    inquiry.keep('soMany', many.value),
  )} ${grain}${many.value === 1 ? '' : 's'}`;
  const [first] = rows;
  if (first === undefined) return sentence`No ${singular(nouns)} ${what}${where} ${units} ${when}.`;
  const [name, count] = first;
  const who = nameAt(name, 0);
  const found = wholeNumber(rows.length, inquiry.keep('found', rows.length));
  if (isAny(many) && rows.length <= MOST_NAMED) {
    const told = rows.map(([name, count], at) => {
      const path = `tables.0.rows.${at}`;
      const days = at === 0 ? ` ${grain}${count === 1 ? '' : 's'}` : '';
      return sentence`${nameAt(name, at)} ${on} ${wholeNumber(count, `${path}.1`)}${days}`;
    });
    return sentence`${found} ${rows.length === 1 ? singular(nouns) : nouns} ${what}${where} ${units} ${when}: ${listed(told, ' and ')}.`;
  }
  return sentence`${found} ${rows.length === 1 ? singular(nouns) : nouns} ${what}${where} ${units} ${when}; ${who} ${
    rows.length === 1 ? 'has' : 'comes first with'
  } ${wholeNumber(count, 'tables.0.rows.0.1')}.`;
}

/** So many are named with their numbers, where each that has any is asked for. */
const MOST_NAMED = 3;

const isAny = ({ is, value }: SoMany['many']): boolean => is === 'at_least' && value === 1;

const nameAt = (name: string, at: number): Piece => ({
  text: name === '' ? '(empty)' : name,
  path: `tables.0.rows.${at}.0`,
  value: name,
});
