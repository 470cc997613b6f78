import { orgAgentId } from '#src/shared/agent-id.ts';
import { addDays, addWeeks, type Day, weekOf } from '#src/shared/week.ts';
import { client } from '#src/web/api/client.ts';
import { failureOf } from '#src/web/api/error.ts';

/** What the dashboard's buttons work on. */
export interface ToolChoice {
  readonly organizationId: string | undefined;
  /** Empty where the organization has no source yet. */
  readonly sourceId: string;
  /** The Search Console source: the chosen one, or else the first that is active. */
  readonly searchSourceId: string | undefined;
  readonly from: Day;
  readonly to: Day;
}

export interface ToolAction {
  readonly label: string;
  /** Of what the action does and needs. */
  readonly about: string;
  readonly group: 'Insights' | 'Plans and synthesis' | 'Search queries';
  /** It writes or costs something. */
  readonly forAdmins?: boolean;
  readonly needsSearch?: boolean;
  /** Where its result belongs. */
  readonly shows?: 'tree';
  readonly run: (choice: ToolChoice) => Promise<unknown>;
}

/** The week that the range ends in. */
export const weekStartOf = ({ to }: ToolChoice): Day => weekOf(to);

const without = {
  agent: 'No organization selected to determine agent ID.',
  attribution: 'No organization selected to test attribution table.',
  xray: 'No organization selected to test site x-ray builder.',
} as const;

function organizationOf({ organizationId }: ToolChoice, tool: keyof typeof without = 'agent'): string {
  if (organizationId === undefined) throw new Error(without[tool]);
  return organizationId;
}

export const SYNTH = 'Run Synth Workflow';
const CHAT_PROMPT = 'Show me key performance metrics';

export const toolActions: readonly ToolAction[] = [
  {
    label: 'Get Analytics Insights',
    about: 'The cards of the week',
    group: 'Insights',
    run: (choice) =>
      client.insights.cards({
        organizationId: organizationOf(choice),
        time_period_start: weekStartOf(choice),
      }),
  },
  {
    label: 'Chat with Analytics',
    about: `Asks “${CHAT_PROMPT}”`,
    group: 'Insights',
    run: (choice) => client.tools.chat({ organizationId: organizationOf(choice), prompt: CHAT_PROMPT }),
  },
  {
    label: 'View Stored Insights',
    about: 'What the week’s newest analysis tested, with verdicts',
    group: 'Insights',
    run: (choice) =>
      client.insights.storedInsights({
        organizationId: organizationOf(choice),
        sourceId: choice.sourceId,
        weekStart: weekStartOf(choice),
        limit: 100,
      }),
  },
  {
    label: 'View AI Analysis',
    about: 'The week’s newest analysis with all of its evidence',
    group: 'Insights',
    run: (choice) =>
      client.insights.analysis({
        organizationId: organizationOf(choice),
        sourceId: choice.sourceId,
        weekStart: weekStartOf(choice),
      }),
  },
  {
    label: 'View Exploration Tree',
    about: 'What was tested of the week, from the site down',
    group: 'Insights',
    shows: 'tree',
    run: (choice) =>
      client.insights.explorationTree({
        agentId: orgAgentId(organizationOf(choice)),
        sourceId: choice.sourceId,
        weekStart: weekStartOf(choice),
      }),
  },
  {
    label: 'Test Attribution Table',
    about: 'What pages and sources made of the week’s change',
    group: 'Insights',
    run: (choice) =>
      client.insights.attributionTable({
        organizationId: organizationOf(choice, 'attribution'),
        sourceId: choice.sourceId,
        weekStart: weekStartOf(choice),
      }),
  },
  {
    label: 'Generate Actionable Plan',
    about: 'Steps to take, in order',
    group: 'Plans and synthesis',
    run: (choice) =>
      client.insights.actionPlan({
        organizationId: organizationOf(choice),
        sourceId: choice.sourceId,
        startDate: choice.from,
        endDate: choice.to,
      }),
  },
  {
    label: 'Generate Focus Area Plan',
    about: 'Few themes by what they are worth',
    group: 'Plans and synthesis',
    run: async (choice) => {
      try {
        return await client.insights.focusAreas({
          orgId: organizationOf(choice),
          sourceId: choice.sourceId,
          startDate: choice.from,
          endDate: choice.to,
        });
      } catch (error) {
        // This one tells its failure where its result would stand.
        return `Error: ${failureOf(error).message}`;
      }
    },
  },
  {
    label: SYNTH,
    about: 'Writes the cards of a run anew',
    group: 'Plans and synthesis',
    forAdmins: true,
    run: async (choice) => {
      const found = await client.insights.triggerSynth({
        orgId: organizationOf(choice),
        sourceId: choice.sourceId,
        weekStart: weekStartOf(choice),
      });
      if (!found.success) return found;
      const { invocationId, sourceId } = found;
      return await client.insights.triggerSynth({ invocationId, sourceId });
    },
  },
  {
    label: 'Test Site X-Ray Builder',
    about: 'Writes the overview of the week anew',
    group: 'Plans and synthesis',
    forAdmins: true,
    run: (choice) =>
      client.insights.siteXray({
        organizationId: organizationOf(choice, 'xray'),
        sourceId: choice.sourceId,
        weekStart: weekStartOf(choice),
      }),
  },
  {
    label: 'Test GSC Data Fetch',
    about: 'Asks Search Console for the week: rows and totals',
    group: 'Search queries',
    forAdmins: true,
    needsSearch: true,
    run: (choice) =>
      client.tools.fetchSearchData({
        sourceId: choice.searchSourceId ?? '',
        dimensionSetId: 'gsc_queries',
        startDate: weekStartOf(choice),
        endDate: addDays(weekStartOf(choice), 6),
        extraDimensions: [],
        mode: 'both',
      }),
  },
  {
    label: 'Create Query Groups',
    about: 'Groups the queries of the range by rules and likeness',
    group: 'Search queries',
    forAdmins: true,
    needsSearch: true,
    run: (choice) =>
      client.tools.createQueryGroups({
        sourceId: choice.searchSourceId ?? '',
        parentDimensionSetId: 'gsc_queries',
        dateRange: { start: choice.from, end: choice.to },
        options: { groupingRules: [], aggregationMethod: 'sum', minQueriesPerGroup: 3 },
      }),
  },
  {
    label: 'Compare Query Groups',
    about: 'The week against the week before',
    group: 'Search queries',
    needsSearch: true,
    run: (choice) => {
      const current = weekStartOf(choice);
      const previous = addWeeks(current, -1);
      return client.tools.compareQueryGroups({
        sourceId: choice.searchSourceId ?? '',
        currentStart: current,
        currentEnd: addDays(current, 6),
        previousStart: previous,
        previousEnd: addDays(previous, 6),
      });
    },
  },
  {
    label: 'Query Groups Weekly Report',
    about: 'The week against what its history lets expect',
    group: 'Search queries',
    needsSearch: true,
    run: (choice) =>
      client.tools.weeklyQueryGroups({
        sourceId: choice.searchSourceId ?? '',
        weekStart: weekStartOf(choice),
      }),
  },
];
