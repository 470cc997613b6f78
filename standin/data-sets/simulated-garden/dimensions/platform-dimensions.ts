import type { ServedDimension, WebStream } from '../../data-set.ts';
import { gardenOrigin } from '../garden-property.ts';
import { constant } from './constant.ts';
import { dimension } from './dimension.ts';

const platform = 'Platform / device';

/** What the site was seen on, and which site it was: one stream and one host. */
export const platformDimensions = (stream: WebStream | undefined): readonly ServedDimension[] => [
  dimension(
    'deviceCategory',
    'Device category',
    platform,
    'device',
    'The type of device: desktop, tablet, or mobile.',
  ),
  dimension('browser', 'Browser', platform, 'browser', 'The browsers used to view your website.'),
  dimension(
    'operatingSystem',
    'Operating system',
    platform,
    'system',
    'The operating systems used by visitors to your website.',
  ),
  constant('platform', 'Platform', platform, 'web', 'The platform on which your website ran.'),
  constant(
    'streamId',
    'Stream ID',
    platform,
    stream?.id ?? '',
    'The numeric data stream identifier for your website.',
  ),
  constant(
    'streamName',
    'Stream name',
    platform,
    stream?.displayName ?? '',
    'The data stream name for your website.',
  ),
  constant(
    'hostName',
    'Hostname',
    'Page / screen',
    new URL(gardenOrigin).hostname,
    'The domain of the pages.',
  ),
];
