import { Worker } from 'node:worker_threads';
import type { Finding } from '#src/engine/finding.ts';
import type { AskedNode } from '#src/engine/planning/ask-node.ts';
import type { SurveyedWeek } from '#src/engine/planning/survey-week.ts';
import type { WeekFacts } from '#src/engine/week-facts.ts';
import type { PlanningAnswer, PlanningMessage, PlanningOrder } from './planning-messages.ts';

const PROGRAM = new URL('./planning-thread.ts', import.meta.url);
/** Nobody plans any more: the laid-out weeks are let go. */
const IDLE_MS = 60_000;

/** A week of a session and how its facts are read, should they be needed (again). */
export interface PlannedWeek {
  /** The same key means the same facts, for ever. */
  readonly key: string;
  readonly load: () => Promise<WeekFacts>;
}

type Order = PlanningOrder extends infer One ? (One extends unknown ? Omit<One, 'number'> : never) : never;
type AnswerOf<Type extends PlanningAnswer['type']> = Extract<PlanningAnswer, { type: Type }>;

/**
 * The engine on a thread of its own, which keeps the laid-out weeks of a session from tick to tick. It holds nothing that
 * cannot be made again from the facts: ended and begun anew, it answers the same.
 */
export interface PlanningEngine {
  survey(week: PlannedWeek): Promise<Pick<SurveyedWeek, 'nodes' | 'refusal'>>;
  /** @param opened nodes of the week that were asked, this one among them */
  ask(week: PlannedWeek, nodeId: string, opened: readonly string[]): Promise<AskedNode>;
  findings(week: PlannedWeek, opened: readonly string[]): Promise<readonly Finding[]>;
  close(): Promise<void>;
}

export function createPlanningEngine(): PlanningEngine {
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let numbers = 0;
  const waiting = new Map<
    number,
    { resolve: (answer: PlanningAnswer) => void; reject: (error: Error) => void }
  >();

  const end = async () => {
    clearTimeout(idle);
    const ending = thread;
    thread = undefined;
    await ending?.terminate();
  };
  const failAll = (error: Error) => {
    thread = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const begin = (): Worker => {
    const worker = new Worker(PROGRAM);
    // It waits for orders; that alone keeps no program alive.
    worker.unref();
    worker.on('message', (message: PlanningMessage) => {
      const order = waiting.get(message.number);
      waiting.delete(message.number);
      if (waiting.size === 0) idle = setTimeout(() => void end(), IDLE_MS).unref();
      if ('failure' in message) order?.reject(new Error(`The planning thread failed: ${message.failure}`));
      else order?.resolve(message.answer);
    });
    worker.on('error', (error: Error) => failAll(error));
    worker.on('exit', () => {
      if (thread === worker) failAll(new Error('The planning thread ended.'));
    });
    return worker;
  };
  const send = (order: Order) =>
    new Promise<PlanningAnswer>((resolve, reject) => {
      clearTimeout(idle);
      thread ??= begin();
      const number = ++numbers;
      waiting.set(number, { resolve, reject });
      thread.postMessage({ ...order, number });
    });

  const survey = async ({ key, load }: PlannedWeek) =>
    ofType(await send({ type: 'survey', key, facts: await load() }), 'surveyed');
  /** Asks; a week that the thread does not know is laid out first. */
  const onWeek = async <Type extends PlanningAnswer['type']>(week: PlannedWeek, order: Order, type: Type) => {
    const answer = await send(order);
    if (answer.type !== 'unknown_week') return ofType(answer, type);
    await survey(week);
    return ofType(await send(order), type);
  };

  return {
    survey,
    ask: (week, nodeId, opened) =>
      onWeek(week, { type: 'ask', key: week.key, nodeId, opened: [...opened] }, 'asked'),
    findings: async (week, opened) =>
      (await onWeek(week, { type: 'findings', key: week.key, opened: [...opened] }, 'findings')).findings,
    close: end,
  };
}

function ofType<Type extends PlanningAnswer['type']>(answer: PlanningAnswer, type: Type): AnswerOf<Type> {
  if (answer.type !== type) throw new Error(`The planning thread answered ${answer.type}, not ${type}.`);
  return answer as AnswerOf<Type>;
}
