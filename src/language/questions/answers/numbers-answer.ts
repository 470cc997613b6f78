import type { Inquiry } from '../data/inquiry.ts';
import { isOutside } from './lives/life-of.ts';
import { ownDaysNote } from './lives/lives-notes.ts';
import { outsideLifeAnswer } from './lives/outside-life-answer.ts';
import { lifeAsked, withinLife } from './lives/within-life.ts';
import { firstOfEachAnswer } from './members/first-of-each-answer.ts';
import { refuseExcludedSides } from './members/refuse-excluded-sides.ts';
import { refuseHidden } from './refusals/refuse-hidden.ts';
import { refuseUntold } from './refusals/refuse-untold.ts';
import type { Settled } from './settling/settled.ts';
import type { ToldParts } from './telling/draft.ts';
import { withVerdict } from './telling/with-verdict.ts';
import { wayOf } from './ways/way-of.ts';

/** The one way of answering that fits what was asked, and that tells all of it. */
export async function numbersAnswer(asked: Settled, inquiry: Inquiry): Promise<ToldParts> {
  await refuseExcludedSides(asked, inquiry);
  const life = await lifeAsked(asked, inquiry);
  if (life !== null && isOutside(asked.period, life)) return outsideLifeAnswer(asked, life, inquiry);
  const settled = life === null ? asked : withinLife(asked, life);
  const { firstOfEach } = settled.reading;
  if (firstOfEach !== null) {
    const outer = { ...settled, reading: { ...settled.reading, firstOfEach: null } };
    return firstOfEachAnswer(settled, firstOfEach, await numbersAnswer(outer, inquiry), inquiry);
  }
  const { tells, answer, finds } = wayOf(settled);
  refuseUntold(settled, tells);
  const parts = withVerdict(settled, await answer(inquiry), finds, inquiry);
  refuseHidden(settled, parts.tables);
  return { ...parts, sentences: [...ownDaysNote(asked, settled, inquiry), ...parts.sentences] };
}

/** Throws where no way of answering tells all of what is asked, without asking any data. */
export function refuseUnlessTold(settled: Settled): void {
  refuseUntold(settled, wayOf(settled).tells);
}
