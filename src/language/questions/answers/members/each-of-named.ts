import { type BoundText, type Piece, sentence } from '../../../bound-text.ts';
import { amountOf } from '../../data/amount-of.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import { listed } from '../../wording/say.ts';
import { spokenName } from '../../wording/spoken-name.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import type { Settled } from '../settling/settled.ts';
import { type AnsweredParts, table } from '../telling/draft.ts';
import { daysWithData } from '../telling/notes.ts';

/** More than these are a list of their own: a part of the world, a section of the site. */
const MOST_NAMED = 10;

export interface EachOfNamed {
  readonly table: AnsweredParts['tables'][number];
  readonly dimension: string;
  /** Those without a row. */
  readonly absent: readonly string[];
}

/** "Revenue from Canada and Japan": below what they have together, what each of them had. undefined where none are named. */
export async function eachOfNamed(settled: Settled, inquiry: Inquiry): Promise<EachOfNamed | undefined> {
  const { reading, filters, asked, period, view } = settled;
  const named = reading.filters.filter(({ is, members }) => is === 'one_of' && members.length > 1);
  const [{ dimension, members } = { dimension: '', members: [] }, ...others] = named;
  if (members.length < 2 || members.length > MOST_NAMED || others.length > 0) return undefined;
  if (asked.some(({ kind }) => kind === 'distinct')) return undefined;
  const fetched = await fetchDays(settled, inquiry, {
    metrics: asked,
    period,
    dimensions: [dimension],
    filters,
  });
  const areKnown = daysWithData(view, period, fetched.missing) > 0;
  const rowsOf = (member: string) => fetched.rows.filter((row) => row.members[0] === member);
  const isMissing = (member: string): boolean =>
    filters.every((one) => 'dimension' in one && one.dimension === dimension) &&
    view.kindOf(dimension) === undefined &&
    rowsOf(member).length === 0;
  const each = table(
    'Each of them',
    [
      { title: view.labelOf(dimension), format: 'text' },
      ...asked.map(({ label, unit }) => ({ title: label, format: unit })),
    ],
    members.map((member) => {
      const isKnown = areKnown && !isMissing(member);
      return [member, ...asked.map((metric) => amountOf(metric, rowsOf(member), isKnown))];
    }),
  );
  const absent = members.filter((member) => rowsOf(member).length === 0);
  return { table: each, dimension, absent: areKnown && absent.length < members.length ? absent : [] };
}

/** Who of them made nothing of the sum, and is named in it. */
export function absentOfNamed(
  { absent, dimension }: EachOfNamed,
  { view }: Settled,
  inquiry: Inquiry,
): readonly BoundText[] {
  if (absent.length === 0) return [];
  const names = absent.map((member, at): Piece => {
    const text = `“${spokenName(member, view.kindOf(dimension))}”`;
    return { text, path: inquiry.keep(`absent${at}`, member), value: member };
  });
  return [
    sentence`Without any row there in these days, so that nothing of it is in the sum: ${listed(names, ' and ')}.`,
  ];
}
