import { correctCards } from '#src/areas/insights/server/correct-cards.ts';
import { exploreHistoryWorkflow } from '#src/areas/insights/server/workflows/explore-history.ts';
import { generateWeekWorkflow } from '#src/areas/insights/server/workflows/generate-week.ts';
import { synthesizeRunWorkflow } from '#src/areas/insights/server/workflows/synthesize-run.ts';
import { answerQuestionWorkflow } from '#src/areas/questions/server/workflows/answer-question.ts';
import { answerWithModelWorkflow } from '#src/areas/questions/server/workflows/answer-with-model.ts';
import { importFilesWorkflow } from '#src/areas/sources/server/file/import-files-workflow.ts';
import { analyzeSiteWorkflow } from '#src/areas/sources/server/site-context/analyze-site.ts';
import { fetchHistoryWorkflow } from '#src/areas/sources/server/workflows/fetch-history.ts';
import { runPlanningWorkflow } from '#src/areas/tools/server/workflows/run-planning-session.ts';
import { wakeOrganizationWorkflow } from '#src/areas/tools/server/workflows/wake-organization.ts';
import type { Config } from '#src/platform/config.ts';
import { openWorkflows, type Workflows } from '#src/platform/workflows/workflows.ts';
import type { Engines } from './engines.ts';
import type { Services } from './services.ts';

/** Every workflow, and the way to start one. */
export type StartedWorkflows = Awaited<ReturnType<typeof startWorkflows>>;

export async function startWorkflows(
  services: Services,
  { databaseUrl, workerId }: Engines,
  { ROLE }: Config,
  stack: AsyncDisposableStack,
) {
  const parts = {
    ...services,
    correctCards: (organizationId: string, sourceId: string) =>
      correctCards(services, organizationId, sourceId),
  };
  const synthesizeRun = synthesizeRunWorkflow(parts);
  const fetchHistory = fetchHistoryWorkflow(parts);
  const answerWithModel = answerWithModelWorkflow(parts);
  const definitions = {
    generateWeek: generateWeekWorkflow(parts),
    exploreHistory: exploreHistoryWorkflow(parts),
    synthesizeRun,
    fetchHistory,
    importFiles: importFilesWorkflow(parts),
    analyzeSite: analyzeSiteWorkflow(parts),
    answerQuestion: answerQuestionWorkflow({ ...parts, answerWithModel, opening: () => opening }),
    answerWithModel,
    runPlanning: runPlanningWorkflow(parts),
    wakeOrganization: wakeOrganizationWorkflow(async () => ({
      ...parts,
      synthesizeRun,
      fetchHistory,
      workflows: await opening,
    })),
  };
  const opening: Promise<Workflows> = openWorkflows({
    databaseUrl,
    workerId: ROLE === 'web' ? undefined : workerId,
    definitions: Object.values(definitions),
    log: services.log,
  });
  const workflows = await opening;
  stack.defer(() => workflows.close());
  return { ...definitions, workflows, correctCards: parts.correctCards };
}
