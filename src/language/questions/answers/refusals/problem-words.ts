import type { Answer } from '#src/shared/answer.ts';
import type { BoundText } from '../../../bound-text.ts';
import { plural } from '../../../plural.ts';
import { addedColumns } from '../../data/added-columns.ts';
import { askMetric, metricLabelIn } from '../../data/ask-metric.ts';
import type { SourceView } from '../../data/source-view.ts';
import { asChoice } from '../../reading/problem.ts';
import { capitalized } from '../../text/capitalized.ts';

export type Choices = NonNullable<Answer['clarification']>['choices'];

export type Choice = Choices[number];

/** Quotes what the question says. */
export type Name = (text: string) => BoundText;

/** What is said where a question is not answered with numbers. */
export interface Words {
  readonly headline: (name: Name) => BoundText;
  readonly explanation?: (name: Name) => BoundText;
  /** A question back; without choices that can be answered, or where this is false, it is told that it failed. */
  readonly asksBack: boolean;
  /** What comes nearest, the nearest first; only those of them that can be answered are offered. */
  readonly choices: Choices;
}

/** Without numerals: every one of them in an answer has to lead to a cell. */
export const wordsOnly = (text: string): string => text.replace(/\p{N}+/gu, '…');

export const asChoices = (questions: readonly string[]): Choices =>
  [...new Set(questions)]
    .filter((question) => question !== '')
    .map(capitalized)
    .map(asChoice);

/** A question of ours in the words of a source that can answer it; empty where none can. */
export const filled = (question: string, views: readonly SourceView[]): string =>
  byOwnColumns(withNumber(question, views), views);

/** "By channel" is asked by the sources of a file that has no channels: no column is named that it lacks. */
function byOwnColumns(question: string, views: readonly SourceView[]): string {
  if (views.length === 0 || views.some((view) => view.dimensionOf('channel') !== undefined)) return question;
  const [first] = views.flatMap((view) => {
    const column = view.dimensionOf('source') ?? view.dimensionOf('source_medium');
    return column === undefined ? [] : [view.labelOf(column).toLowerCase()];
  });
  return first === undefined
    ? question
    : question
        .replace(/\bby channel\b/i, `by ${first}`)
        .replace(/\b(which|top(?: \d+)?) channels\b/i, `$1 ${plural(first)}`);
}

function withNumber(question: string, views: readonly SourceView[]): string {
  const wanted = /\{(\w+)\}/.exec(question)?.[1];
  if (wanted === undefined) return question;
  for (const metric of [wanted, 'sessions', 'clicks'])
    if (views.some((view) => askMetric(view, metric) !== undefined))
      return question.replace(/\{\w+\}/, metricLabelIn(views, metric).toLowerCase());
  const [column] = views.flatMap((view) =>
    addedColumns(view).map((name) => view.metricOf(name).label.toLowerCase()),
  );
  return column === undefined ? '' : question.replace(/\{\w+\}/, column);
}
