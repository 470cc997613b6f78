import type { client } from '#src/web/api/client.ts';

export type ExplorationTree = NonNullable<
  Awaited<ReturnType<typeof client.insights.explorationTree>>['tree']
>;
export type ExplorationNode = ExplorationTree['nodes'][number];
