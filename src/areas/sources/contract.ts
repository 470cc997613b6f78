import { z } from 'zod';
import { metricRoles } from '#src/semantics/metric-role.ts';
import { adminOf, endpoint, memberOf } from '#src/shared/endpoint.ts';
import { isWebAddress, withScheme } from '#src/shared/web-address.ts';
import { dayText, idText, instantText } from '#src/shared/wire.ts';
import { fileContract } from './file-contract.ts';
import { Ga4Properties, GoogleAccount, SearchConsoleSites } from './google-account.ts';
import { siteContextContract } from './site-context-contract.ts';

const tag = 'Sources';

const SourceType = z.enum(['GA4', 'GSC', 'FILE']);
const SourceStatus = z.enum(['draft', 'active', 'disconnected', 'error']);

export const Source = z.object({
  id: idText,
  organizationId: idText,
  name: z.string(),
  url: z.string().nullable(),
  description: z.string().nullable(),
  type: SourceType,
  priority: z.number().int(),
  status: SourceStatus,
  /** Why the source is disconnected or in error, and what mends it; null while all is well. */
  statusReason: z.string().nullable(),
  platform_id: z.string().nullable(),
  /** In which the source's days begin and end; null while nothing is connected. */
  timeZone: z.string().nullable(),
  property: z
    .object({
      ga4_property_id: z.string(),
      ga4_property_name: z.string(),
      is_primary: z.boolean(),
      timeZone: z.string().nullable(),
      currency: z.string().nullable(),
    })
    .nullable(),
  createdAt: instantText,
});
export type Source = z.infer<typeof Source>;

/** The roles that metrics of a property play. Sessions, users and one conversion role are required. */
export const MappingRole = z.enum(metricRoles);
export type MappingRole = z.infer<typeof MappingRole>;

/** GA4 metric name by role. */
export const Mapping = z.partialRecord(MappingRole, z.string().min(1).max(100));
export type Mapping = z.infer<typeof Mapping>;

export const MappingChoice = z.object({
  /** GA4 metric name. */
  metric: z.string(),
  label: z.string(),
  /** Value over the last complete week; null when the property has no data for it. */
  lastWeek: z.number().nullable(),
  unit: z.enum(['count', 'currency', 'fraction', 'seconds']),
});
export type MappingChoice = z.infer<typeof MappingChoice>;

const ofSource = z.object({ sourceId: idText });
const name = z
  .string()
  .trim()
  .min(2, 'Name must be at least 2 characters.')
  .max(120, 'At most 120 characters');

/** Shown as a link, so nothing but the address of a site; https where no scheme is given, empty for none. */
const addressText = z
  .string()
  .max(2000)
  .transform(withScheme)
  .refine((text) => text === '' || isWebAddress(text), 'Please enter a valid URL.');

const NewSource = z
  .object({
    id: idText.describe('the organization'),
    name,
    url: addressText.optional(),
    description: z.string().max(2000).optional(),
    platform_id: z
      .string()
      .max(2000)
      .optional()
      .describe('id of the GA4 property, or address of the Search Console property'),
    status: SourceStatus.optional().describe('not used: what a source is follows from what is known of it'),
    type: SourceType,
  })
  .refine(({ type, platform_id: id }) => type !== 'GA4' || id === undefined || /^\d{1,20}$/.test(id), {
    path: ['platform_id'],
    message: 'The id of a GA4 property is a number of at most 20 digits.',
  });

/** Weeks of history that are fetched of a source at most. */
export const MOST_HISTORY_WEEKS = 60;

/** How far the history of a source has been fetched. */
export const History = z.object({
  /**
   * `idle`: never asked for. `waiting`: queued, or for Google's quota until `continuesAt`. `done`: all that was wanted is
   * there; recent days are still looked at once a day.
   */
  state: z.enum(['idle', 'waiting', 'running', 'done', 'failed']),
  weeksWanted: z.number().int(),
  weeksFetched: z.number().int(),
  /** First and last day of the history that is wanted; null while nobody knows how far it reaches back. */
  from: dayText.nullable(),
  to: dayText.nullable(),
  /** What is happening, in words; empty when nothing is. */
  doing: z.string(),
  /** When it goes on by itself; null when it need not or cannot. */
  continuesAt: instantText.nullable(),
  /** Why it stopped and what mends it, in words; null while all is well. */
  failure: z.string().nullable(),
  /** The newest day that has data. */
  newestDay: dayText.nullable(),
  /** Days of the past that Google was seen to have changed within the last four weeks. */
  restatedDays: z.number().int(),
  updatedAt: instantText.nullable(),
});
export type History = z.infer<typeof History>;

export const sourcesContract = {
  ...fileContract,
  list: endpoint({
    method: 'GET',
    path: '/organizations/{organizationId}/sources',
    summary: 'Sources of an organization',
    tag,
    access: memberOf('organizationId'),
    tokens: 'read',
    input: z.object({ organizationId: idText }),
    output: z.array(Source),
  }),
  create: endpoint({
    method: 'POST',
    path: '/organizations/{id}/source',
    summary: 'Add a source',
    tag,
    access: adminOf('id'),
    input: NewSource,
    output: z.object({ source: Source }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/sources/{sourceId}',
    summary: 'One source',
    tag,
    access: memberOf('sourceId', 'source'),
    tokens: 'read',
    input: ofSource,
    output: z.object({
      source: Source,
      mapping: Mapping,
      account: z.string().nullable().describe('e-mail of the Google account that it is read with'),
    }),
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/sources/{sourceId}',
    summary: 'Change name, address, description or priority',
    tag,
    access: adminOf('sourceId', 'source'),
    input: ofSource.extend({
      name: name.optional(),
      url: addressText.optional(),
      description: z.string().max(2000).optional(),
      priority: z.number().int().min(1).max(3).optional().describe('1 High, 2 Medium, 3 Low'),
    }),
    output: z.object({ source: Source }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/sources/{sourceId}',
    summary: 'Delete a source with its facts, findings and cards',
    tag,
    access: adminOf('sourceId', 'source'),
    input: ofSource,
    output: z.object({ deleted: z.literal(true) }),
  }),
  ga4Properties: endpoint({
    method: 'GET',
    path: '/organizations/{organizationId}/ga4-properties',
    summary: 'GA4 properties that the signed-in user can connect',
    tag,
    access: adminOf('organizationId'),
    input: z.object({ organizationId: idText }),
    output: Ga4Properties,
  }),
  associateGa4: endpoint({
    method: 'POST',
    path: '/sources/{sourceId}/ga4-property',
    summary: 'Connect a GA4 property to a source',
    tag,
    access: adminOf('sourceId', 'source'),
    input: ofSource.extend({ ga4PropertyId: z.string().regex(/^\d{1,20}$/, 'A property id is a number') }),
    output: z.object({ source: Source }),
  }),
  searchConsoleSites: endpoint({
    method: 'GET',
    path: '/organizations/{organizationId}/search-console-properties',
    summary: 'Search Console properties that the signed-in user sees, with the permission level of each',
    tag,
    access: adminOf('organizationId'),
    input: z.object({ organizationId: idText }),
    output: SearchConsoleSites,
  }),
  associateSearchConsole: endpoint({
    method: 'POST',
    path: '/sources/{sourceId}/search-console-property',
    summary: 'Connect a Search Console property to a source',
    tag,
    access: adminOf('sourceId', 'source'),
    input: ofSource.extend({ siteUrl: z.string().min(1).max(2000) }),
    output: z.object({ source: Source }),
  }),
  check: endpoint({
    method: 'POST',
    path: '/sources/{sourceId}/check',
    summary: 'Look whether Google lets the source be read; its status says so afterwards',
    tag,
    access: adminOf('sourceId', 'source'),
    input: ofSource,
    output: z.object({ source: Source }),
  }),
  googleAccounts: endpoint({
    method: 'GET',
    path: '/organizations/{organizationId}/google-accounts',
    summary: 'Google accounts that are connected to the organization',
    tag,
    access: adminOf('organizationId'),
    input: z.object({ organizationId: idText }),
    output: z.array(GoogleAccount),
  }),
  disconnectGoogle: endpoint({
    method: 'DELETE',
    path: '/organizations/{organizationId}/google-accounts/{accountId}',
    summary: 'Forget a Google account; its sources become disconnected',
    tag,
    access: adminOf('organizationId'),
    input: z.object({ organizationId: idText, accountId: idText }),
    output: z.object({ disconnected: z.literal(true) }),
  }),
  mappingChoices: endpoint({
    method: 'GET',
    path: '/sources/{sourceId}/mapping-choices',
    summary: "The property's metrics by role, with last week's values, and what we suggest",
    tag,
    access: adminOf('sourceId', 'source'),
    input: ofSource,
    output: z.object({
      week: dayText,
      choices: z.record(MappingRole, z.array(MappingChoice)),
      suggested: Mapping,
      currency: z.string().nullable(),
    }),
  }),
  saveMapping: endpoint({
    method: 'PUT',
    path: '/sources/{sourceId}/mapping',
    summary: 'Assign metrics to roles; a complete mapping makes the source active',
    tag,
    access: adminOf('sourceId', 'source'),
    input: ofSource.extend({ mapping: Mapping }),
    output: z.object({ source: Source, mapping: Mapping }),
  }),
  history: endpoint({
    method: 'GET',
    path: '/sources/{sourceId}/history',
    summary: 'How far the history of a source has been fetched',
    tag,
    access: memberOf('sourceId', 'source'),
    tokens: 'read',
    input: ofSource,
    output: z.object({ history: History }),
  }),
  startHistory: endpoint({
    method: 'POST',
    path: '/sources/{sourceId}/history',
    summary:
      'Fetch the history of a source, newest weeks first; days that are there already are not asked for again',
    tag,
    access: adminOf('sourceId', 'source'),
    input: ofSource.extend({
      weeks: z.number().int().min(1).max(MOST_HISTORY_WEEKS).default(MOST_HISTORY_WEEKS),
    }),
    output: z.object({ history: History }),
  }),
  ...siteContextContract,
};
