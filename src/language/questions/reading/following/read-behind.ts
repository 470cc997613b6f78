import { assemble } from '../assemble.ts';
import type { AssembleOptions } from '../assembling/assemble-options.ts';
import { guardReading } from '../guards/guards.ts';
import { unheard, unheardAfter } from '../guards/heard/unheard.ts';
import type { Mark } from '../mark.ts';
import { askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';
import { viewOf } from '../view-of.ts';
import { withAssumptions } from '../with-assumptions.ts';
import { followsOn, namesOwnNumber } from './follows-on.ts';
import { goneOn } from './gone-on.ts';
import { inContextOf, isShareOfCourse, isShareOfItsOwn, isTotalBeside } from './in-context-of.ts';
import type { SaidAfter } from './in-whole-words/said-after.ts';
import { namesNotKept } from './of-names/names-not-kept.ts';
import { sharesOfAll } from './of-names/shares-of-all.ts';
import { asksOfFound, splitsFound } from './of-rows/asks-of-found.ts';
import { isMeanOfRows } from './of-rows/mean-beside-count.ts';
import { ofTheFirst } from './of-rows/of-the-first.ts';
import { ofNamedWhole } from './of-rows/share-of-rows.ts';
import { asWeekday } from './of-times/as-weekday.ts';
import { fromTimeToTime } from './of-times/from-time-to-time.ts';
import { pointsBack } from './points-back.ts';
import { replacedBy } from './replaced-by.ts';

interface Behind extends SaidAfter {
  /** Its words as they stand, and said in full. */
  readonly first: readonly Mark[];
  readonly marks: readonly Mark[];
  readonly remarks: Reading['assumptions'];
  readonly options: AssembleOptions;
}

/**
 * What is asked behind another question: of what that one told ("its revenue"), another number with its days and names, the same question
 * with a part changed ("and mobile?"), or one of its own, where what is not kept is told.
 */
export function readBehind(told: Reading, said: Behind): Reading {
  const { text, adds, first, marks, options } = said;
  const single = ofTheFirst(text, told);
  const own = asWeekday(single, assemble(marks, options));
  const before = fromTimeToTime(single, own);
  const ofWhole = ofNamedWhole(text, before, own);
  const assembled = ofWhole ?? own;
  const isOfBefore =
    said.isOfBefore ||
    ofWhole !== undefined ||
    pointsBack(first, text) ||
    (!adds &&
      (asksOfFound(before, assembled, text, viewOf(before, options.views)) ||
        splitsFound(before, assembled, text)));
  const isOfAll = isShareOfItsOwn(assembled) || isTotalBeside(before, assembled);
  const isOfCourse = isShareOfCourse(before, assembled);
  const isOfRows = isMeanOfRows(before, assembled, text);
  const isOwn = namesOwnNumber(assembled, text) && !isOfRows;
  const isInContext = (isOwn || isOfAll) && !isOfBefore && !adds && !isOfCourse;
  const together = sharesOfAll(
    isInContext ? inContextOf(before, assembled.reading) : goneOn(before, assembled, { ...said, isOfBefore }),
  );
  const idle = unheard(marks, options, assembled);
  const idleAfter = unheardAfter(marks, together, options);
  // "Top 3 by revenue" names a number of its own; what it ranks is in the question before.
  const isFollowing =
    isOfBefore ||
    isOfRows ||
    isInContext ||
    isOfCourse ||
    followsOn(assembled) ||
    (idle.length > 0 && idleAfter.length === 0);
  const merged = isFollowing ? together : assembled.reading;
  // "Is that significant?" of all that a week showed is of no one number, and what to do about it is not about visits alone.
  const byDefault = before.intent === 'findings' ? before.assumptions.filter(isDefaultNumber) : [];
  const isOfAllFound = isFollowing && !assembled.has.metric && byDefault.length > 0;
  if (isOfAllFound && merged.intent === 'usual') throw askedBack('points_back');
  const isAnew = !isFollowing || (isInContext && isOfAll);
  const remarks = [
    ...said.remarks,
    ...(isOfAllFound && merged.intent === 'advice' ? byDefault : []),
    ...(isAnew ? namesNotKept(before, merged) : []),
  ];
  const reading: Reading = {
    ...withAssumptions(merged, assembled, remarks, isFollowing),
    replaced: isFollowing ? replacedBy(before, merged) : null,
  };
  guardReading({
    path: isFollowing ? 'follow_on' : 'own',
    marks,
    assembled,
    reading,
    before: isFollowing ? before : undefined,
    isOfBefore,
    idle: isFollowing ? idleAfter : idle,
    view: viewOf(reading, options.views),
    options,
  });
  return reading;
}

const isDefaultNumber = ({ code }: Reading['assumptions'][number]): boolean => code === 'metric_default';
