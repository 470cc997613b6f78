import { DBOS, DBOSClient } from '@dbos-inc/dbos-sdk';
import pRetry from 'p-retry';
import type { z } from 'zod';
import { asLogin, type Transaction } from '../database/database.ts';
import { isDeadlock } from '../database/is-deadlock.ts';
import { isUnreachable } from '../database/is-unreachable.ts';
import type { Log } from '../log.ts';

/**
 * How much runs at once, for each partition and in one process. Somebody waits for a question, so it never stands behind
 * a run.
 */
const queues = {
  runs: { partitionConcurrency: 1, workerConcurrency: 4, minPollingIntervalMs: 100 },
  // What mends a standstill must not stand behind it.
  upkeep: { partitionConcurrency: 1, workerConcurrency: 2, minPollingIntervalMs: 500 },
  imports: { partitionConcurrency: 1, workerConcurrency: 1, minPollingIntervalMs: 100 },
  // Partitioned by source. Its own, because it takes long and nobody waits for it.
  histories: { partitionConcurrency: 1, workerConcurrency: 2, minPollingIntervalMs: 500 },
  // All of them share one thread: a third at once of one organization would keep another one waiting and end none sooner.
  questions: { partitionConcurrency: 2, workerConcurrency: 6, minPollingIntervalMs: 100 },
  // Questions that wait for a model, which may hang: no other question stands behind them.
  models: { partitionConcurrency: 2, workerConcurrency: 6, minPollingIntervalMs: 100 },
  // Many short steps that somebody watches; a run must not wait for them, nor they for a run.
  planning: { partitionConcurrency: 1, workerConcurrency: 2, minPollingIntervalMs: 100 },
  // Mostly waits for other people's servers, and must not hold a run's place meanwhile.
  sites: { partitionConcurrency: 1, workerConcurrency: 3, minPollingIntervalMs: 250 },
} as const;
export type Queue = keyof typeof queues;

/** A long job: durable, its steps checkpointed, resumed after a crash where it stopped. */
export interface WorkflowDefinition<Input> {
  readonly name: string;
  readonly queue: Queue;
  /** The form of its input, which lies in the database between the request and the run. */
  readonly input: z.ZodType<Input>;
  readonly run: (stored: unknown, steps: Steps) => Promise<void>;
}

export function defineWorkflow<Input>(
  name: string,
  input: z.ZodType<Input>,
  run: (input: Input, steps: Steps) => Promise<void>,
  queue: Queue = 'runs',
): WorkflowDefinition<Input> {
  return { name, queue, input, run: (stored, steps) => run(input.parse(stored), steps) };
}

export interface Steps {
  /**
   * Runs a named piece of work and remembers its result: after a crash a finished step is not run again. The body must
   * bear being run twice, for a crash may come after the work and before the memory. Results are JSON and small.
   */
  step<Result>(name: string, body: () => Promise<Result>): Promise<Result>;
}

export interface Workflows {
  /**
   * Starts a workflow when the transaction commits, and never without it: what it is about and the workflow itself come to
   * be together. Its queue says how many run at a time for each partition. The id is its identity.
   */
  enqueue<Input>(
    tx: Transaction,
    definition: WorkflowDefinition<Input>,
    id: string,
    partition: string,
    input: Input,
  ): Promise<void>;
  /** Ends a workflow that waits or works, at its next step at the latest; what comes after it in its partition may start. */
  cancel(id: string): Promise<void>;
  close(): Promise<void>;
}

const APPLICATION = 'weekwise';
/** Raise when the steps of a workflow change their order or names; unfinished runs of an older version are then left to processes of that version. */
const WORKFLOW_VERSION = '3';

function quietLogger(log: Log) {
  const text = (message: unknown) => (message instanceof Error ? message.message : String(message));
  return {
    debug: (message: unknown) => log.debug(`Workflows: ${text(message)}`),
    info: (message: unknown) => log.debug(`Workflows: ${text(message)}`),
    warn: (message: unknown) => log.warn(`Workflows: ${text(message)}`),
    error: (message: unknown) => log.error(`Workflows: ${text(message)}`),
  };
}

export interface WorkflowOptions {
  readonly databaseUrl: string;
  readonly log: Log;
  /** Identity of this worker over restarts: what it had begun it takes up again. Undefined for a process that only enqueues. */
  readonly workerId: string | undefined;
  readonly definitions: readonly WorkflowDefinition<unknown>[];
}

/** Opens the durable workflows on the program's own Postgres, in a schema of their own. */
export async function openWorkflows({
  databaseUrl,
  log,
  workerId,
  definitions,
}: WorkflowOptions): Promise<Workflows> {
  const logger = quietLogger(log);
  let closing = false;
  if (workerId === undefined) await DBOS.migrate(databaseUrl);
  else await launch({ databaseUrl, workerId, definitions }, logger, () => closing);
  const client = await DBOSClient.create({
    systemDatabaseUrl: databaseUrl,
    applicationName: APPLICATION,
    logger,
    systemDatabasePoolSize: 3,
  });

  return {
    enqueue: (tx, definition, id, partition, input) =>
      asLogin(tx, async (connection) => {
        await client.enqueueInTransaction(
          connection,
          {
            workflowName: definition.name,
            queueName: definition.queue,
            workflowID: id,
            queuePartitionKey: partition,
            appVersion: WORKFLOW_VERSION,
          },
          input,
        );
      }),
    cancel: (id) => client.cancelWorkflow(id),
    close: async () => {
      closing = true;
      await client.destroy();
      if (workerId !== undefined) await DBOS.shutdown({ deregister: true });
    },
  };
}

async function launch(
  { databaseUrl, workerId, definitions }: Omit<WorkflowOptions, 'log'> & { readonly workerId: string },
  logger: ReturnType<typeof quietLogger>,
  isClosing: () => boolean,
): Promise<void> {
  DBOS.setConfig({
    name: APPLICATION,
    systemDatabaseUrl: databaseUrl,
    systemDatabasePoolSize: 8,
    executorID: workerId,
    applicationVersion: WORKFLOW_VERSION,
    logger,
  });
  const steps: Steps = { step: (name, body) => durableStep(name, body, isClosing) };
  for (const { name, run } of definitions)
    DBOS.registerWorkflow(async (stored: unknown) => await run(stored, steps), { name });
  await DBOS.launch();
  for (const [name, options] of Object.entries(queues))
    await DBOS.registerQueue(name, { ...options, onConflict: 'always_update' });
}

/** Tries while the database is away: about two minutes in all, longer than a restart takes. */
const PATIENCE = { retries: 12, minTimeout: 250, maxTimeout: 20_000, randomize: true } as const;

/**
 * A step that outlives a restart of the database, and that never ends in a process that is stopping: what fails because
 * everything is being closed must not count as a failed run. The run stays open and goes on after the next start.
 */
async function durableStep<Result>(
  name: string,
  body: () => Promise<Result>,
  isClosing: () => boolean,
): Promise<Result> {
  try {
    if (isClosing()) return await new Promise<never>(() => {});
    return await DBOS.runStep(
      () =>
        pRetry(body, {
          ...PATIENCE,
          shouldRetry: ({ error }) => !isClosing() && (isUnreachable(error) || isDeadlock(error)),
        }),
      { name },
    );
  } catch (error) {
    if (isClosing()) return await new Promise<never>(() => {});
    throw error;
  }
}
