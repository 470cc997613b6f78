import { parentPort } from 'node:worker_threads';
import { askNode, findingsSoFar } from '#src/engine/planning/ask-node.ts';
import { type SurveyedWeek, surveyWeek } from '#src/engine/planning/survey-week.ts';
import type { PlanningAnswer, PlanningOrder } from './planning-messages.ts';

/** Laid-out weeks are large; a session seldom moves between more than these. */
const MOST_WEEKS = 3;
const weeks = new Map<string, SurveyedWeek>();

parentPort?.on('message', (order: PlanningOrder) => {
  try {
    parentPort?.postMessage({ number: order.number, answer: answerTo(order) });
  } catch (error) {
    parentPort?.postMessage({ number: order.number, failure: (error as Error).stack ?? String(error) });
  }
});

function answerTo(order: PlanningOrder): PlanningAnswer {
  if (order.type === 'survey') {
    const survey = surveyWeek(order.facts);
    weeks.delete(order.key);
    weeks.set(order.key, survey);
    for (const oldest of [...weeks.keys()].slice(0, -MOST_WEEKS)) weeks.delete(oldest);
    const { nodes, refusal } = survey;
    return { type: 'surveyed', nodes, refusal };
  }
  const survey = weeks.get(order.key);
  if (survey === undefined) return { type: 'unknown_week' };
  const opened = new Set(order.opened);
  return order.type === 'ask'
    ? { type: 'asked', ...askNode(survey, order.nodeId, opened) }
    : { type: 'findings', findings: findingsSoFar(survey, opened) };
}
