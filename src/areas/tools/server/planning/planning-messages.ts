import type { Finding } from '#src/engine/finding.ts';
import type { AskedNode } from '#src/engine/planning/ask-node.ts';
import type { SurveyedWeek } from '#src/engine/planning/survey-week.ts';
import type { WeekFacts } from '#src/engine/week-facts.ts';

/** What the program asks of the thread that keeps laid-out weeks, and what it answers. */
export type PlanningOrder = { readonly number: number; readonly key: string } & (
  | { readonly type: 'survey'; readonly facts: WeekFacts }
  | { readonly type: 'ask'; readonly nodeId: string; readonly opened: readonly string[] }
  | { readonly type: 'findings'; readonly opened: readonly string[] }
);

export type PlanningAnswer =
  | ({ readonly type: 'surveyed' } & Pick<SurveyedWeek, 'nodes' | 'refusal'>)
  | ({ readonly type: 'asked' } & AskedNode)
  | { readonly type: 'findings'; readonly findings: readonly Finding[] }
  /** The thread is new, or the week was the longest unused: it must be surveyed again. */
  | { readonly type: 'unknown_week' };

export type PlanningMessage =
  | { readonly number: number; readonly answer: PlanningAnswer }
  | { readonly number: number; readonly failure: string };
