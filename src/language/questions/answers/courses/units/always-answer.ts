import type { AnswerTable } from '#src/shared/answer.ts';
import type { Day } from '#src/shared/week.ts';
import { type BoundText, sentence } from '../../../../bound-text.ts';
import { singular } from '../../../../plural.ts';
import type { AskMetric } from '../../../data/asked-metric.ts';
import type { Inquiry } from '../../../data/inquiry.ts';
import { unitAround } from '../../../dates/period.ts';
import { askedBack } from '../../../reading/problem.ts';
import type { Reading } from '../../../reading/reading.ts';
import { lessWord } from '../../../wording/fewer-or-less.ts';
import { capital, filterPhrase, periodPhrase, periodTitle, wholeNumber } from '../../../wording/say.ts';
import { namesOf } from '../../members/names-of.ts';
import type { Settled } from '../../settling/settled.ts';
import { type Column, type ToldParts, table } from '../../telling/draft.ts';
import { notesOn } from '../../telling/notes.ts';
import { timeCell } from '../../telling/time-grain.ts';
import { yesIf } from '../../telling/told-verdict.ts';
import { type Always, isSummedUp, type MembersOfAlways, membersOfAlways } from './members-of-always.ts';

/** The members of which it holds in every unit of time: "more than 1,000 sessions in every month", "grew three weeks in a row". */
export async function alwaysAnswer(settled: Settled, always: Always, inquiry: Inquiry): Promise<ToldParts> {
  const { reading, asked } = settled;
  const [metric] = asked;
  const isPlain = reading.weekdays.length === 0 && reading.moves.length === 0;
  if (metric === undefined || !isPlain || reading.limits.some(({ isShare, isMean }) => isShare || isMean))
    throw askedBack('how_many_in_a_row');
  const found = await membersOfAlways(settled, metric, always, inquiry);
  // Three months in a row may lie before the last ones, too.
  const isTold = found.fetched.missing.length === 0 && always.count === null;
  return {
    ...(isTold && isClaimedSo(reading, found)),
    headline: headlineOf(settled, metric, always, found, inquiry),
    sentences: await notesOn({ ...settled, period: found.period }, inquiry, [found.fetched]),
    tables: [tableOf(settled, metric, always, found)],
    chart: { mark: 'table', label: metric.label, x: null, y: [] },
  };
}

/** "Did every channel …", "did any of them …" */
function isClaimedSo({ claim }: Reading, { members, many }: MembersOfAlways): Pick<ToldParts, 'verdict'> {
  if (claim?.of === 'each') return { verdict: yesIf(many > 0 && members.length === many) };
  return claim?.of === 'some' && !claim.isEver ? { verdict: yesIf(members.length > 0) } : {};
}

function tableOf(
  { view, reading }: Settled,
  metric: AskMetric,
  always: Always,
  { period, shown, members }: MembersOfAlways,
): AnswerTable {
  const isSummed = isSummedUp(metric, always);
  return table(
    periodTitle(period),
    [
      { title: view.labelOf(reading.dimensions[0] ?? ''), format: 'text' },
      ...shown.map((start): Column => ({ title: titleOf(start as Day, always.unit), format: metric.unit })),
      ...(isSummed ? [{ title: 'In total', format: metric.unit }] : []),
    ],
    members.map(({ name, values, total }) => [name, ...values, ...(isSummed ? [total] : [])]),
  );
}

/** "3 channels lie within these limits in each of the 6 months …; Organic Search comes first." */
function headlineOf(
  settled: Settled,
  metric: AskMetric,
  { unit, direction }: Always,
  { fetched, period, units, shown, members, many: all }: MembersOfAlways,
  inquiry: Inquiry,
): BoundText {
  const { reading, view } = settled;
  const path = `plans.${fetched.plan}.plan`;
  const where = filterPhrase(reading.filters, view, path);
  const noun = namesOf(reading.dimensions[0] ?? '', settled);
  const found = wholeNumber(members.length, inquiry.keep('found', members.length));
  const isOfAll = reading.claim?.of === 'each';
  const many = isOfAll
    ? sentence`${found} of ${wholeNumber(all, inquiry.keep('ofAll', all))}`
    : sentence`${found}`;
  const each = wholeNumber(units.length, inquiry.keep('units', units.length));
  const names = members.length === 1 && !isOfAll ? singular(noun) : noun;
  const lead: BoundText =
    direction === null
      ? sentence`${many} ${names} lie${members.length === 1 ? 's' : ''} within these limits in each of the ${each} ${unit}s ${periodPhrase(period, path)}${where}`
      : sentence`${many} ${names} had ${moreWords(direction, metric)} ${metric.noun}${where} than in the ${unit} before in each of the ${each} ${unit}s up to ${titlePiece(shown.at(-1) as Day, unit, path)}`;
  const [top] = members;
  return capital(
    top === undefined
      ? sentence`${lead}.`
      : sentence`${lead}; ${{ text: top.name === '' ? '(empty)' : top.name, path: 'tables.0.rows.0.0', value: top.name }} comes first.`,
  );
}

const moreWords = (direction: 'up' | 'down', metric: AskMetric): string =>
  metric.unit === 'position'
    ? direction === 'up'
      ? 'a better'
      : 'a worse'
    : metric.kind === 'quotient'
      ? direction === 'up'
        ? 'higher'
        : 'lower'
      : direction === 'up'
        ? 'more'
        : lessWord(metric);

const titleOf = (start: Day, unit: Always['unit']): string =>
  unit === 'quarter' || unit === 'year'
    ? timeCell(start, unit)
    : periodTitle({ ...unitAround(start, unit), unit, count: 1 });

const titlePiece = (start: Day, unit: Always['unit'], path: string) => ({
  text: titleOf(start, unit),
  path: `${path}.to`,
  value: unitAround(start, unit).to,
});
