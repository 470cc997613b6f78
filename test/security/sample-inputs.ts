import type { contract } from '#src/server/contract.ts';
import { addDays, parseDay } from '#src/shared/week.ts';

export interface Ids {
  readonly organizationId: string;
  readonly sourceId: string;
  readonly cardId: string;
  readonly week: string;
  /** Somebody who belongs to the organization and does nothing. */
  readonly userId: string;
  readonly invitationId: string;
  /** A key of the organization's owner. */
  readonly tokenId: string;
  /** Of an invitation that nobody accepted yet. */
  readonly secret: string;
  /** The caller's own: questions belong to who asked them. */
  readonly askerId: string;
  readonly questionId: string;
  /** An analysis of the source's site. */
  readonly workflowId: string;
  /** The run behind the card. */
  readonly invocationId: string;
  /** One of the tests of that run. */
  readonly nodeId: string;
  /** Something that was marked on the timeline. */
  readonly annotationId: string;
}

type NamesOf<Router> = {
  [Area in keyof Router & string]: `${Area}.${keyof Router[Area] & string}`;
}[keyof Router & string];

export type EndpointName = NamesOf<typeof contract>;

/** Days after a Monday; a text that is no day, which stands for any, stays as it is. */
const daysAfter = (monday: string, days: number): string => {
  const day = parseDay(monday);
  return day === undefined ? monday : addDays(day, days);
};

/** A good request of every endpoint. A new endpoint without one does not compile, and so cannot escape the matrix. */
export const sampleInputs: Record<EndpointName, (ids: Ids) => Record<string, unknown>> = {
  'account.setup': () => ({}),
  'account.start': () => ({}),
  'account.me': () => ({}),
  'account.deletion': () => ({}),
  // Refused: a good one would end the matrix. test/areas/account-deletion.test.ts deletes for real.
  'account.remove': () => ({ confirmation: 'somebody.else@example.test' }),
  'account.tokens': () => ({}),
  'account.createToken': ({ organizationId }) => ({ organizationId, name: 'A program', scope: 'read' }),
  'account.revokeToken': ({ tokenId }) => ({ tokenId }),
  'organizations.memberships': () => ({}),
  'organizations.create': () => ({ name: 'Another organization', url: 'another.example' }),
  'organizations.credits': ({ organizationId }) => ({ organizationId }),
  'organizations.update': ({ organizationId }) => ({ organizationId, name: 'Renamed organization' }),
  'organizations.people': ({ organizationId }) => ({ organizationId }),
  'organizations.changeRole': ({ organizationId, userId }) => ({ organizationId, userId, role: 'member' }),
  'organizations.removePerson': ({ organizationId, userId }) => ({ organizationId, userId }),
  'organizations.leave': ({ organizationId }) => ({ organizationId }),
  'organizations.invitations': ({ organizationId }) => ({ organizationId }),
  'organizations.invite': ({ organizationId }) => ({ organizationId, role: 'member', note: 'A colleague' }),
  'organizations.revokeInvitation': ({ organizationId, invitationId }) => ({ organizationId, invitationId }),
  'organizations.previewInvitation': ({ secret }) => ({ secret }),
  'organizations.readInvitation': ({ secret }) => ({ secret }),
  'organizations.acceptInvitation': ({ secret }) => ({ secret }),
  'organizations.creditLedger': ({ organizationId }) => ({ organizationId }),
  'organizations.auditLog': ({ organizationId }) => ({ organizationId }),
  'sources.list': ({ organizationId }) => ({ organizationId }),
  'sources.create': ({ organizationId }) => ({ id: organizationId, name: 'Second source', type: 'GA4' }),
  'sources.get': ({ sourceId }) => ({ sourceId }),
  'sources.update': ({ sourceId }) => ({ sourceId, description: 'Seen by the matrix' }),
  'sources.ga4Properties': ({ organizationId }) => ({ organizationId }),
  'sources.associateGa4': ({ sourceId }) => ({ sourceId, ga4PropertyId: '200000001' }),
  'sources.searchConsoleSites': ({ organizationId }) => ({ organizationId }),
  'sources.associateSearchConsole': ({ sourceId }) => ({ sourceId, siteUrl: 'sc-domain:northwind.example' }),
  'sources.check': ({ sourceId }) => ({ sourceId }),
  'sources.googleAccounts': ({ organizationId }) => ({ organizationId }),
  'sources.disconnectGoogle': ({ organizationId }) => ({
    organizationId,
    accountId: '00000000-0000-7000-8000-000000000001',
  }),
  'sources.mappingChoices': ({ sourceId }) => ({ sourceId }),
  'sources.saveMapping': ({ sourceId }) => ({
    sourceId,
    mapping: { sessions: 'sessions', users: 'totalUsers', conversion: 'keyEvents' },
  }),
  'sources.history': ({ sourceId }) => ({ sourceId }),
  'sources.startHistory': ({ sourceId }) => ({ sourceId, weeks: 8 }),
  'sources.uploadFile': ({ sourceId }) => ({ sourceId, file: 'a text is no file' }),
  'sources.uploads': ({ sourceId }) => ({ sourceId }),
  'sources.removeUpload': ({ sourceId }) => ({ sourceId, uploadId: '019a0000-0000-7000-8000-00000000000a' }),
  'sources.importFiles': ({ sourceId }) => ({
    sourceId,
    tables: [
      {
        uploadId: '019a0000-0000-7000-8000-00000000000a',
        tableId: '0.0',
        mapping: {
          columns: ['date', 'metric:sessions'],
          dateForm: 'iso',
          decimal: 'point',
          countRowsAs: null,
        },
      },
    ],
    timeZone: 'UTC',
    currency: null,
  }),
  'sources.imports': ({ sourceId }) => ({ sourceId }),
  'sources.removeImport': ({ sourceId }) => ({ sourceId, importId: '019a0000-0000-7000-8000-00000000000a' }),
  'sources.remove': ({ sourceId }) => ({ sourceId }),
  // No source has this property, so that nothing is reset under the other tests.
  'tools.reset': ({ organizationId }) => ({
    agentId: `${organizationId}-org-analytics-agent`,
    propertyId: 'properties/999999999',
    softReset: true,
  }),
  'tools.query': ({ sourceId, week }) => ({
    sourceId,
    plan: { metrics: ['sessions'], from: week, to: week },
  }),
  'tools.triggerAlarm': ({ organizationId }) => ({ agentId: `${organizationId}-org-analytics-agent` }),
  'tools.cleanup': ({ organizationId }) => ({ agentId: `${organizationId}-org-analytics-agent` }),
  'tools.startPlanning': ({ organizationId, sourceId, week }) => ({
    agentId: `${organizationId}-planning-agent`,
    sourceId,
    startDate: week,
    endDate: daysAfter(week, 6),
  }),
  'tools.planningTick': ({ organizationId }) => ({ agentId: `${organizationId}-planning-agent` }),
  'tools.planningAutoRun': ({ organizationId }) => ({ agentId: `${organizationId}-planning-agent` }),
  'tools.planningStatus': ({ organizationId }) => ({ agentId: `${organizationId}-planning-agent` }),
  // Of a source of another kind these are refused, after who asks was looked at.
  'tools.createQueryGroups': ({ sourceId, week }) => ({
    sourceId,
    parentDimensionSetId: 'gsc_queries',
    dateRange: { start: week, end: daysAfter(week, 6) },
    options: {
      groupingRules: [{ id: 'buy', pattern: 'buy', intent: 'transactional' }],
      aggregationMethod: 'sum',
      minQueriesPerGroup: 3,
    },
  }),
  'tools.compareQueryGroups': ({ sourceId, week }) => ({
    sourceId,
    currentStart: week,
    currentEnd: daysAfter(week, 6),
    previousStart: daysAfter(week, -7),
    previousEnd: daysAfter(week, -1),
  }),
  'tools.weeklyQueryGroups': ({ sourceId, week }) => ({ sourceId, weekStart: week }),
  'tools.chat': ({ organizationId }) => ({ organizationId, prompt: 'Show me key performance metrics' }),
  'tools.fetchSearchData': ({ sourceId, week }) => ({
    sourceId,
    dimensionSetId: 'gsc_queries',
    startDate: week,
    endDate: daysAfter(week, 6),
    extraDimensions: [],
    mode: 'both',
  }),
  'sources.analyzeSite': ({ organizationId, sourceId }) => ({
    organizationId,
    sourceId,
    hostname: 'shop.googlemerchandisestore.com',
  }),
  'sources.siteAnalysis': ({ workflowId }) => ({ workflowId }),
  'sources.siteContext': ({ sourceId }) => ({ sourceId }),
  'sources.latestSiteAnalysis': ({ sourceId }) => ({ sourceId }),
  'sources.ga4Hostname': () => ({ ga4PropertyId: '200000001' }),
  'insights.availablePeriods': ({ organizationId }) => ({ organizationId }),
  'insights.cards': ({ organizationId }) => ({ organizationId }),
  'insights.evidence': ({ cardId }) => ({ cardId }),
  'insights.giveFeedback': ({ cardId }) => ({ cardId, useful: false, reason: 'known' }),
  'insights.withdrawFeedback': ({ cardId }) => ({ cardId }),
  'insights.snapshot': ({ organizationId, week, sourceId }) => ({
    organizationId,
    weekStart: week,
    sourceId,
  }),
  'insights.snapshotQuery': ({ organizationId, week, invocationId }) => ({
    organizationId,
    weekStart: week,
    runId: invocationId,
    part: 'site',
    metric: 'sessions',
  }),
  'insights.knownEvents': ({ organizationId, sourceId, week }) => ({
    organizationId,
    sourceId,
    from: week,
    to: daysAfter(week, 6),
  }),
  'insights.markEvent': ({ organizationId, sourceId, week }) => ({
    organizationId,
    sourceId,
    type: 'release',
    label: 'Seen by the matrix',
    from: week,
    reference: 'commit 1',
  }),
  'insights.changeAnnotation': ({ annotationId, week }) => ({
    annotationId,
    type: 'note',
    label: 'Seen by the matrix',
    from: week,
  }),
  'insights.removeAnnotation': ({ annotationId }) => ({ annotationId }),
  'insights.checkAvailability': ({ organizationId, week, sourceId }) => ({
    organizationId,
    weekStart: week,
    sourceId,
  }),
  'insights.generate': ({ organizationId, sourceId, week }) => ({
    organizationId,
    sourceId,
    selectedDate: week,
    stepsBudget: 20,
  }),
  'insights.explorationTree': ({ organizationId, sourceId, week }) => ({
    agentId: `${organizationId}-org-analytics-agent`,
    sourceId,
    weekStart: week,
  }),
  'insights.explorationNode': ({ organizationId, invocationId, nodeId }) => ({
    agentId: `${organizationId}-org-analytics-agent`,
    invocationId,
    nodeId,
  }),
  'insights.storedInsights': ({ organizationId, sourceId }) => ({ organizationId, sourceId, limit: 5 }),
  'insights.analysis': ({ organizationId, sourceId }) => ({ organizationId, sourceId }),
  'insights.latestInvocation': ({ organizationId }) => ({ orgId: organizationId }),
  'insights.triggerSynth': ({ invocationId, sourceId }) => ({ invocationId, sourceId }),
  'insights.exploreHistory': ({ organizationId, sourceId, week }) => ({
    query: { orgId: organizationId },
    body: { sourceId, startDate: week, endDate: week, waitSeconds: 0 },
  }),
  'insights.explorations': ({ organizationId }) => ({ orgId: organizationId }),
  'insights.attributionTable': ({ organizationId, sourceId, week }) => ({
    organizationId,
    sourceId,
    weekStart: week,
  }),
  'insights.siteXray': ({ organizationId, sourceId, week }) => ({
    organizationId,
    sourceId,
    weekStart: week,
  }),
  'insights.focusAreas': ({ organizationId, sourceId, week }) => ({
    orgId: organizationId,
    sourceId,
    startDate: week,
    endDate: week,
  }),
  'insights.actionPlan': ({ organizationId, sourceId }) => ({ organizationId, sourceId }),
  'insights.changes': ({ organizationId }) => ({ organizationId }),
  'questions.list': ({ organizationId, askerId }) => ({
    orgId: organizationId,
    userId: askerId,
    limit: 20,
  }),
  'questions.examples': ({ organizationId }) => ({ orgId: organizationId }),
  'questions.answer': ({ questionId }) => ({ id: questionId }),
  'questions.evidence': ({ questionId }) => ({ id: questionId }),
  'questions.ask': ({ organizationId, askerId, questionId }) => ({
    query: { orgId: organizationId },
    body: { questionText: 'How many sessions last week?', userId: askerId, previousQuestionId: questionId },
  }),
  'questions.clarify': ({ questionId }) => ({ id: questionId, choice: 0 }),
  'questions.pin': ({ questionId }) => ({ id: questionId, pinned: true }),
  'questions.remove': ({ questionId }) => ({ id: questionId }),
};
