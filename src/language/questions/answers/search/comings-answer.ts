import { sentence } from '../../../bound-text.ts';
import { singular } from '../../../plural.ts';
import type { AnswerDraft } from '../../answer.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import { type Inquiry, measure } from '../../data/inquiry.ts';
import { allBefore, lengthOf, type Period, periodBefore } from '../../dates/period.ts';
import { askedBack } from '../../reading/problem.ts';
import type { Reading } from '../../reading/reading.ts';
import { capitalized } from '../../text/capitalized.ts';
import { capital, periodPhrase, periodTitle, wholeNumber } from '../../wording/say.ts';
import { namesOf } from '../members/names-of.ts';
import { COMPARABLE } from '../settling/common-days.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import type { Settled } from '../settling/settled.ts';
import { assumptionWords } from '../telling/assumption-words.ts';
import { answered, table } from '../telling/draft.ts';
import { daysWithData, notesOn } from '../telling/notes.ts';
import { queryColumn } from './query-column.ts';

/**
 * Members that are there now and were not before, the other way round, or in both: before is the other time that the question names,
 * or the days right before: all of the unit before for what is new, as many of it for what is gone.
 */
export async function comingsAnswer(settled: Settled, inquiry: Inquiry): Promise<AnswerDraft> {
  const { view, reading } = settled;
  const dimension = reading.dimensions[0] ?? queryColumn(view);
  const [metric] = settled.asked as [AskMetric];
  const [hereIn, thereIn] = hereAndThere(reading.intent, settled.period, settled.other ?? beforeOf(settled));
  const fetchIn = (period: Period) =>
    fetchDays(settled, inquiry, { metrics: [metric], period, dimensions: [dimension] });
  const here = await fetchIn(hereIn);
  const there = await fetchIn(thereIn);
  refuseUnknown(
    daysWithData(view, hereIn, here.missing),
    daysWithData(view, thereIn, there.missing),
    lengthOf(thereIn),
  );
  const isInBoth = reading.intent === 'kept_members';
  const known = new Map(
    there.rows.flatMap((row): [string, number][] => {
      const value = measure(metric, [row]);
      return value !== null && value > 0 ? [[row.members[0] ?? '', value]] : [];
    }),
  );
  const rows = here.rows
    .flatMap((row) => {
      const [name = '', value] = [row.members[0], measure(metric, [row])];
      return value !== null && value > 0 && known.has(name) === isInBoth ? [{ name, value }] : [];
    })
    .sort((a, b) => b.value - a.value || (a.name < b.name ? -1 : 1));
  const when = periodPhrase(hereIn, `plans.${here.plan}.plan`);
  const then = periodPhrase(thereIn, `plans.${there.plan}.plan`);
  const count = wholeNumber(rows.length, inquiry.keep('comings', rows.length));
  const nouns = namesOf(dimension, settled);
  const who = sentence`${count} ${rows.length === 1 ? singular(nouns) : nouns}`;
  const title = TITLES[reading.intent] ?? 'New';
  const isCounted = reading.shape === 'count';
  const list = table(
    isInBoth ? title : `${title}, ${periodTitle(reading.intent === 'lost_members' ? thereIn : hereIn)}`,
    [
      { title: view.labelOf(dimension), format: 'text' },
      { title: `${metric.label}, ${periodTitle(hereIn)}`, format: metric.unit },
      ...(isInBoth
        ? [{ title: `${metric.label}, ${periodTitle(thereIn)}`, format: metric.unit } as const]
        : []),
    ],
    rows
      .slice(0, SHOWN)
      .map(({ name, value }) => (isInBoth ? [name, value, known.get(name) ?? null] : [name, value])),
  );
  const counted = table(
    periodTitle(hereIn),
    [{ title: capitalized(nouns), format: 'count' }],
    [[rows.length]],
  );
  return answered(
    {
      headline: capital(
        isInBoth
          ? sentence`${who} had ${metric.noun} both ${when} and ${then}.`
          : sentence`${who} had ${metric.noun} ${when} and none ${then}.`,
      ),
      sentences: [
        ...(rows.length > SHOWN
          ? [
              sentence`The ${wholeNumber(SHOWN, inquiry.keep('shown', SHOWN))} with the most ${metric.noun} are listed.`,
            ]
          : []),
        ...(await notesOn(
          { ...settled, reading: { ...reading, dimensions: [dimension] } },
          inquiry,
          isInBoth ? [here, there] : [here],
        )),
      ],
      tables: isCounted ? [counted, list] : [list],
      chart: isCounted
        ? { mark: 'number', label: title, x: null, y: [0] }
        : { mark: 'bar', label: title, x: 0, y: [1] },
      assumptions: assumptionWords(settled, inquiry),
    },
    inquiry,
    reading,
  );
}

const beforeOf = ({ reading, period }: Settled): Period =>
  reading.intent === 'new_members' ? allBefore(period) : periodBefore(period);

/** Who is not seen on days without data may have been there all the same: of few of its days nobody can tell. */
function refuseUnknown(here: number, there: number, length: number): void {
  const isHalfKnown = there >= COMPARABLE * length || there >= COMPARABLE * here;
  if (here === 0 || there === 0 || !isHalfKnown) throw askedBack('uneven_data');
}

const SHOWN = 100;

const TITLES: Partial<Record<Reading['intent'], string>> = {
  new_members: 'New',
  lost_members: 'Gone',
  only_members: 'Only there',
  kept_members: 'In both',
};

/**
 * Where they are, and where they are not: what is new is in the later period, what is gone in the earlier, whichever of
 * the two is named first; what is only in one is in the first.
 */
function hereAndThere(intent: Reading['intent'], one: Period, other: Period): readonly [Period, Period] {
  if (intent === 'only_members' || intent === 'kept_members') return [one, other];
  const [late, early] = one.from >= other.from ? [one, other] : [other, one];
  return intent === 'new_members' ? [late, early] : [early, late];
}
