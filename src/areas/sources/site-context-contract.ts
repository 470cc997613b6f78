import { z } from 'zod';
import { BrandTerm, BusinessKind, ExamplePage, PageRule } from '#src/semantics/site-context.ts';
import { adminOf, endpoint, memberOf, signedIn } from '#src/shared/endpoint.ts';
import { idText, instantText } from '#src/shared/wire.ts';

const tag = 'Site context';

const AnalysisStatus = z.enum(['pending', 'running', 'completed', 'failed']);

export const SiteAnalysis = z.object({
  workflowId: idText,
  sourceId: idText,
  hostname: z.string(),
  status: AnalysisStatus,
  /** Percent. */
  progress: z.number().int(),
  currentStep: z.string(),
  /** Why it failed and what to do; null unless it failed. */
  error: z.string().nullable(),
  createdAt: instantText,
  finishedAt: instantText.nullable(),
});
export type SiteAnalysis = z.infer<typeof SiteAnalysis>;

export const SiteContext = z.object({
  id: idText,
  organizationId: idText,
  sourceId: idText,
  primaryHostname: z.string(),
  analyzedAt: instantText,
  updatedAt: instantText,
  createdAt: instantText,
  siteName: z.string().nullable(),
  language: z.string().nullable().describe('BCP 47'),
  businessKind: BusinessKind,
  brandTerms: z.array(BrandTerm),
  rules: z.array(PageRule).describe('patterns of paths and the type of page behind them; earlier ones win'),
  pages: z.array(ExamplePage),
});
export type SiteContext = z.infer<typeof SiteContext>;

const propertyId = z.string().regex(/^(properties\/)?\d{1,20}$/, 'A property id is a number');

export const siteContextContract = {
  analyzeSite: endpoint({
    method: 'POST',
    path: '/analytics/site-context/analyze',
    summary: "Read a source's site and learn its page types, brand terms and language",
    tag,
    access: adminOf('sourceId', 'source'),
    input: z.object({
      sourceId: idText,
      ga4PropertyId: propertyId.optional().describe('the one that the source is connected to'),
      organizationId: idText.optional().describe('the one that the source belongs to'),
      hostname: z
        .string()
        .max(2000)
        .optional()
        .describe("without it, the host of the source's address, else of its property's web stream"),
      forceRefresh: z.boolean().default(false).describe('read again what was read in the last five minutes'),
    }),
    output: z.object({ workflowId: idText, status: AnalysisStatus }),
  }),
  siteAnalysis: endpoint({
    method: 'GET',
    path: '/analytics/site-context/status/{workflowId}',
    summary: 'How far an analysis of a site is',
    tag,
    access: memberOf('workflowId', 'siteAnalysis'),
    input: z.object({ workflowId: idText }),
    output: SiteAnalysis,
  }),
  siteContext: endpoint({
    method: 'GET',
    path: '/analytics/site-context/{sourceId}',
    summary: 'What the last completed analysis of the site learned; 404 when there is none',
    tag,
    access: memberOf('sourceId', 'source'),
    input: z.object({ sourceId: idText }),
    output: SiteContext,
  }),
  latestSiteAnalysis: endpoint({
    method: 'GET',
    path: '/sources/{sourceId}/site-analysis',
    summary: "The last analysis of a source's site, whatever became of it, and whether one learned anything",
    tag,
    access: memberOf('sourceId', 'source'),
    input: z.object({ sourceId: idText }),
    output: z.object({ analysis: SiteAnalysis.nullable(), hasContext: z.boolean() }),
  }),
  ga4Hostname: endpoint({
    method: 'POST',
    path: '/analytics/ga4/hostname',
    summary: "Host name of a property's web stream, seen with the caller's own grant",
    tag,
    access: signedIn,
    input: z.object({ ga4PropertyId: propertyId }),
    output: z.object({ hostname: z.string() }),
  }),
};
