import type { ServedDimension } from '../../data-set.ts';
import { dimension } from './dimension.ts';

const traffic = 'Traffic source';

/** Where a session came from, and where its user came from first. */
export const trafficDimensions: readonly ServedDimension[] = [
  dimension(
    'sessionDefaultChannelGroup',
    'Session default channel group',
    traffic,
    'channel',
    "The session's default channel group.",
  ),
  dimension(
    'sessionSource',
    'Session source',
    traffic,
    'source',
    'The source that initiated a session on your website.',
  ),
  dimension(
    'sessionMedium',
    'Session medium',
    traffic,
    'medium',
    'The medium that initiated a session on your website.',
  ),
  dimension(
    'sessionSourceMedium',
    'Session source / medium',
    traffic,
    'sourceMedium',
    'The combined values of sessionSource and sessionMedium.',
  ),
  dimension(
    'sessionCampaignName',
    'Session campaign',
    traffic,
    'campaign',
    'The marketing campaign name for a session.',
  ),
  dimension(
    'sessionPrimaryChannelGroup',
    'Session primary channel group',
    traffic,
    'channel',
    'The primary channel group of the session; this property has the default one.',
  ),
  dimension(
    'sessionCampaignId',
    'Session campaign ID',
    traffic,
    'campaignId',
    'The marketing campaign id for a session.',
  ),
  dimension(
    'firstUserDefaultChannelGroup',
    'First user default channel group',
    traffic,
    'firstChannel',
    'The default channel group that first acquired the user.',
  ),
  dimension(
    'firstUserSource',
    'First user source',
    traffic,
    'firstSource',
    'The source that first acquired the user.',
  ),
  dimension(
    'firstUserMedium',
    'First user medium',
    traffic,
    'firstMedium',
    'The medium that first acquired the user.',
  ),
  dimension(
    'firstUserSourceMedium',
    'First user source / medium',
    traffic,
    'firstSourceMedium',
    'The combined values of firstUserSource and firstUserMedium.',
  ),
];
