import type { Answer } from '#src/shared/answer.ts';
import type { BoundText } from '../../../bound-text.ts';
import { askMetric, metricLabel } from '../../data/ask-metric.ts';
import type { SourceView } from '../../data/source-view.ts';

export type Choices = NonNullable<Answer['clarification']>['choices'];

export type Name = (text: string) => BoundText;

export interface Words {
  readonly headline: (name: Name) => BoundText;
  readonly explanation?: (name: Name) => BoundText;
  readonly asksBack: boolean;
  readonly choices: Choices;
}

export const wordsOnly = (text: string): string => text.replace(/\p{N}+/gu, '…');

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const asChoices = (questions: readonly string[]): Choices =>
  [...new Set(questions)]
    .filter((question) => question !== '')
    .map(capitalized)
    .map((question) => ({ label: question, question }));

/** A question of ours in the words of a source that can answer it; empty where none can. */
export function filled(question: string, views: readonly SourceView[]): string {
  const wanted = /\{(\w+)\}/.exec(question)?.[1];
  if (wanted === undefined) return question;
  for (const metric of [wanted, 'sessions', 'clicks'])
    if (views.some((view) => askMetric(view, metric) !== undefined))
      return question.replace(/\{\w+\}/, metricLabel(metric).toLowerCase());
  const [column] = views.flatMap((view) =>
    view.metricColumns
      .filter((name) => view.metricOf(name).kind.type === 'additive')
      .map((name) => view.metricOf(name).label.toLowerCase()),
  );
  return column === undefined ? '' : question.replace(/\{\w+\}/, column);
}
