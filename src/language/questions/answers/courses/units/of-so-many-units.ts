import { type BoundText, type Piece, sentence } from '../../../../bound-text.ts';
import { singular } from '../../../../plural.ts';
import type { Inquiry } from '../../../data/inquiry.ts';
import type { UnitOfTime } from '../../../dates/units-of-time.ts';
import type { Reading } from '../../../reading/reading.ts';
import { wholeNumber } from '../../../wording/say.ts';
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
  const units = sentence`${grain === 'day' ? 'on' : 'in'} ${soManyWords[many.is]} ${wholeNumber(
    many.value,
    inquiry.keep('soMany', many.value),
  )} ${grain}${many.value === 1 ? '' : 's'}`;
  const [first] = rows;
  if (first === undefined) return sentence`No ${singular(nouns)} ${what}${where} ${units} ${when}.`;
  const [name, count] = first;
  const who = { text: name === '' ? '(empty)' : name, path: 'tables.0.rows.0.0', value: name };
  const found = wholeNumber(rows.length, inquiry.keep('found', rows.length));
  return sentence`${found} ${rows.length === 1 ? singular(nouns) : nouns} ${what}${where} ${units} ${when}; ${who} ${
    rows.length === 1 ? 'has' : 'comes first with'
  } ${wholeNumber(count, 'tables.0.rows.0.1')}.`;
}
