import { isCounted } from '../data/is-counted.ts';
import { hideLiterals } from '../text/hide-literals.ts';
import { refuseLongWords } from './guards/refuse-long-words.ts';
import { refuseTooLong } from './guards/refuse-too-long.ts';
import { keptByContext } from './kept-by-context.ts';
import { firstDayOf, knownSite, markedBySite, marksOf } from './known-site.ts';
import type { Mark } from './mark.ts';
import { aYearAgo } from './marking/a-year-ago.ts';
import { againstOneMonth } from './marking/against-one-month.ts';
import { asSpelled } from './marking/as-spelled.ts';
import { daysOfOneMonth } from './marking/days-of-one-month.ts';
import { numberInName } from './marking/number-in-name.ts';
import { pointsOfThousands } from './marking/points-of-thousands.ts';
import { sameInOtherYear } from './marking/same-in-other-year.ts';
import { thingsOfTheirNumber } from './marking/things-of-their-number.ts';
import { timesTogether } from './marking/times-together.ts';
import { toUs } from './marking/us-or-we.ts';
import { wholeBusiness } from './marking/whole-business.ts';
import { yearsOfLists } from './marking/years-of-lists.ts';
import { yearsOfMonths } from './marking/years-of-months.ts';
import { namesOfTime } from './names-of-time.ts';
import type { Reading } from './reading.ts';
import { withoutTold } from './rephrasing/asides/without-told.ts';
import { inFull } from './rephrasing/in-full/in-full.ts';

interface Worded {
  /** As it stands. */
  readonly first: readonly Mark[];
  /** Said in full, its days and years complete. */
  readonly marks: readonly Mark[];
  /** What was read otherwise than it stands, or was told beside the question. */
  readonly remarks: Reading['assumptions'];
}

/** The words of a question, each with what it means by itself. */
export const worded = keptByContext((text, context): Worded => {
  const { views } = knownSite(context);
  const { marks: first, spellings: slips } = markedBySite(text, context);
  refuseTooLong(first);
  refuseLongWords(first);
  // What is said in several words is found only where each of them is spelled right.
  const literals = hideLiterals(asSpelled(text, slips), namesOfTime(first));
  const retold = withoutTold(literals.text, (said) => marksOf(literals.back(said), context));
  // A list of months gets its year while it is still one; as one stretch it is no list to `inFull`
  const timed = aYearAgo(
    context.previous === undefined
      ? againstOneMonth(sameInOtherYear(retold.text, context.today), context.today)
      : retold.text,
    context.today,
  );
  const listed = yearsOfLists(timed, context.today);
  const together = timesTogether(listed.text);
  const full = inFull(together);
  const dated = yearsOfMonths(daysOfOneMonth(full), context.today, firstDayOf(views) ?? context.today);
  const said = markedBySite(literals.back(dated.text), context);
  const ranked = thingsOfTheirNumber(said.marks, (word) => marksOf(word, context));
  // Behind another question a name is told by the number of that
  const counted =
    context.previous === undefined
      ? numberInName(
          ranked,
          (word) => marksOf(word, context),
          (metric) => isCounted(metric, views),
        )
      : ranked;
  const pointed = pointsOfThousands(counted, views);
  const isOfItself = context.previous === undefined || pointed.marks.some(({ type }) => type === 'metric');
  const whole = isOfItself ? wholeBusiness(pointed.marks, views) : { marks: pointed.marks, assumptions: [] };
  const spellings = [
    ...listed.spellings,
    ...dated.spellings,
    ...slips,
    ...said.spellings,
    ...pointed.spellings,
  ];
  return {
    first,
    marks: whole.marks,
    remarks: [
      ...(retold.told === null
        ? []
        : [{ code: 'told' as const, said: literals.back(retold.told), read: '' }]),
      ...whole.assumptions,
      ...toUs(whole.marks, views),
      ...(isOfLastDays(full) && !isOfLastDays(together)
        ? [{ code: 'period_default' as const, said: '', read: '' }]
        : []),
      ...spellings.map((one) => ({ code: 'spelling' as const, ...one })),
    ],
  };
});

/** "Is Google still our biggest source" names no days: those that it is told of are said as all that nobody named. */
const isOfLastDays = (text: string): boolean => /\b28 days\b/.test(text);
