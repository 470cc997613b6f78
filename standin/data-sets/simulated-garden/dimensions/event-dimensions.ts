import type { ServedDimension } from '../../data-set.ts';
import { constant } from './constant.ts';
import { dimension } from './dimension.ts';

/** What happened on a page. */
export function eventDimensions(itemMetrics: readonly string[]): readonly ServedDimension[] {
  const event = { scope: 'event', incompatibleMetrics: itemMetrics } as const;
  return [
    dimension('eventName', 'Event name', 'Event', 'event', 'The name of the event.', event),
    dimension(
      'isKeyEvent',
      'Is key event',
      'Event',
      'isKeyEvent',
      'The string true if the event is a key event.',
      event,
    ),
    {
      ...constant(
        'searchTerm',
        'Search term',
        'Event',
        '(not set)',
        'The term that was searched for on the site. This site has no search of its own.',
      ),
      ...event,
    },
    dimension(
      'transactionId',
      'Transaction ID',
      'Ecommerce',
      'transactionId',
      'The ID of the ecommerce transaction.',
      event,
    ),
  ];
}
