import { parentPort } from 'node:worker_threads';
import type { Finding } from '#src/engine/finding.ts';
import { askNode, findingsSoFar } from '#src/engine/planning/ask-node.ts';
import { type SurveyedWeek, surveyWeek } from '#src/engine/planning/survey-week.ts';
import type { PlanningAnswer, PlanningOrder } from './planning-messages.ts';

/** Laid-out weeks are large: of all together so many rows of facts are kept, and always the newest week. */
const MOST_ROWS = 4_000_000;

interface KeptWeek {
  readonly survey: SurveyedWeek;
  readonly rows: number;
  /** Of the last time they were asked for; they change only when more is opened. */
  findings?: { readonly opened: number; readonly list: readonly Finding[] };
}

const weeks = new Map<string, KeptWeek>();

parentPort?.on('message', (order: PlanningOrder) => {
  try {
    parentPort?.postMessage({ number: order.number, answer: answerTo(order) });
  } catch (error) {
    parentPort?.postMessage({ number: order.number, failure: (error as Error).stack ?? String(error) });
  }
});

function answerTo(order: PlanningOrder): PlanningAnswer {
  if (order.type === 'survey') {
    // A second order for the same week waited behind the first; its facts are the same.
    const survey = weeks.get(order.key)?.survey ?? surveyWeek(order.facts);
    weeks.set(order.key, {
      survey,
      rows: survey.facts.tables.reduce((sum, { day }) => sum + day.length, 0),
    });
    forgetOldest();
    const { nodes, refusal } = survey;
    return { type: 'surveyed', nodes, refusal };
  }
  const kept = weeks.get(order.key);
  if (kept === undefined) return { type: 'unknown_week' };
  // The longest unused stands first.
  weeks.delete(order.key);
  weeks.set(order.key, kept);
  const opened = new Set(order.opened);
  if (order.type === 'ask') return { type: 'asked', ...askNode(kept.survey, order.nodeId, opened) };
  if (kept.findings?.opened !== opened.size)
    kept.findings = { opened: opened.size, list: findingsSoFar(kept.survey, opened) };
  return { type: 'findings', findings: kept.findings.list };
}

function forgetOldest(): void {
  let rows = [...weeks.values()].reduce((sum, one) => sum + one.rows, 0);
  for (const [key, one] of weeks) {
    if (rows <= MOST_ROWS || weeks.size === 1) return;
    weeks.delete(key);
    rows -= one.rows;
  }
}
