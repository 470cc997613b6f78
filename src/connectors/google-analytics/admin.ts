import { analyticsadmin } from '@googleapis/analyticsadmin';
import type { OAuth2Client } from 'google-auth-library';
import { z } from 'zod';
import { callGoogle } from '../google/call-google.ts';
import { parseAnswer } from '../google/parse-answer.ts';

export interface Ga4Property {
  readonly id: string;
  readonly name: string;
  readonly account: string;
}

export interface Ga4PropertyDetails {
  readonly id: string;
  readonly name: string;
  readonly timeZone: string;
  readonly currency: string | null;
  /** Host name of the first web stream; null for apps. */
  readonly websiteUrl: string | null;
}

const Summaries = z.object({
  accountSummaries: z
    .array(
      z.object({
        displayName: z.string().default(''),
        propertySummaries: z
          .array(z.object({ property: z.string(), displayName: z.string().default('') }))
          .default([]),
      }),
    )
    .default([]),
  nextPageToken: z.string().optional(),
});
const Property = z.object({
  displayName: z.string().default(''),
  timeZone: z.string(),
  currencyCode: z.string().optional(),
});
const Streams = z.object({
  dataStreams: z
    .array(z.object({ webStreamData: z.object({ defaultUri: z.string().optional() }).optional() }))
    .default([]),
});

const api = (client: OAuth2Client, rootUrl: string) =>
  analyticsadmin({ version: 'v1beta', auth: client, rootUrl });
const PAGE = 200;

/** Every GA4 property that the account can see, over all its pages. */
export async function listProperties(client: OAuth2Client, rootUrl: string): Promise<Ga4Property[]> {
  const found: Ga4Property[] = [];
  let pageToken: string | undefined;
  do {
    const request = { pageSize: PAGE, ...(pageToken ? { pageToken } : {}) };
    const page = await callGoogle(async () =>
      parseAnswer(Summaries, (await api(client, rootUrl).accountSummaries.list(request)).data),
    );
    for (const account of page.accountSummaries)
      for (const { property, displayName } of account.propertySummaries)
        found.push({
          id: property.replace('properties/', ''),
          name: displayName,
          account: account.displayName,
        });
    pageToken = page.nextPageToken;
  } while (pageToken);
  return found;
}

export async function readProperty(
  client: OAuth2Client,
  rootUrl: string,
  id: string,
): Promise<Ga4PropertyDetails> {
  const admin = api(client, rootUrl);
  const [property, streams] = await Promise.all([
    callGoogle(async () =>
      parseAnswer(Property, (await admin.properties.get({ name: `properties/${id}` })).data),
    ),
    callGoogle(async () =>
      parseAnswer(
        Streams,
        (await admin.properties.dataStreams.list({ parent: `properties/${id}`, pageSize: PAGE })).data,
      ),
    ),
  ]);
  return {
    id,
    name: property.displayName,
    timeZone: property.timeZone,
    currency: property.currencyCode ?? null,
    websiteUrl:
      streams.dataStreams.find((stream) => stream.webStreamData?.defaultUri)?.webStreamData?.defaultUri ??
      null,
  };
}
