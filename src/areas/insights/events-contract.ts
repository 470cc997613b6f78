import { z } from 'zod';
import { adminOf, endpoint, memberOf } from '#src/shared/endpoint.ts';
import { dayText, idText } from '#src/shared/wire.ts';

const tag = 'Known events';

const EventType = z.enum(['holiday', 'search_update', 'release', 'note']);

/** Something that is known to have happened: where to look when a change set in on these days, and no proof of anything. */
export const KnownEvent = z.object({
  type: EventType,
  label: z.string(),
  from: dayText,
  to: dayText,
  /** Only segments with these members are concerned; empty concerns all. */
  segment: z.record(z.string(), z.string()),
});
export type KnownEvent = z.infer<typeof KnownEvent>;

/** What somebody of the organization marked. Holidays and updates of the list are not theirs to change. */
export const Annotation = KnownEvent.pick({ label: true, from: true, to: true }).extend({
  id: idText,
  type: z.enum(['release', 'note', 'search_update']),
  /** Null: of all sources. */
  sourceId: idText.nullable(),
  reference: z.string().nullable(),
});
export type Annotation = z.infer<typeof Annotation>;

const marked = z.object({
  type: Annotation.shape.type.default('note'),
  label: z.string().trim().min(1, 'Say in a few words what happened').max(120, 'Use at most 120 characters'),
  from: dayText,
  /** The same day without it. */
  to: dayText.optional(),
  sourceId: idText.nullable().optional(),
});

export const eventsContract = {
  knownEvents: endpoint({
    method: 'GET',
    path: '/analytics/events',
    summary: 'Public holidays, search engine updates and what was marked, of some days',
    tag,
    access: memberOf('organizationId'),
    tokens: 'read',
    input: z.object({
      organizationId: idText,
      from: dayText,
      to: dayText,
      /** Only what concerns this source; all without it. */
      sourceId: idText.optional(),
    }),
    output: z.object({
      events: z.array(KnownEvent.extend({ annotation: Annotation.nullable() })),
      /** Search engine updates are listed up to this day; later ones have to be marked. */
      updatesKnownTo: dayText,
    }),
  }),
  markEvent: endpoint({
    method: 'POST',
    path: '/analytics/annotations',
    summary:
      'Mark something that happened; with a reference, such as a commit, once however often it is sent',
    tag,
    access: adminOf('organizationId'),
    tokens: 'write',
    input: marked.extend({
      organizationId: idText,
      reference: z.string().trim().min(1).max(200).optional(),
    }),
    output: z.object({ annotation: Annotation }),
  }),
  changeAnnotation: endpoint({
    method: 'PUT',
    path: '/analytics/annotations/{annotationId}',
    summary: 'Say it otherwise; weeks that were analysed keep what was known then',
    tag,
    access: adminOf('annotationId', 'annotation'),
    tokens: 'write',
    input: marked.extend({ annotationId: idText }),
    output: z.object({ annotation: Annotation }),
  }),
  removeAnnotation: endpoint({
    method: 'DELETE',
    path: '/analytics/annotations/{annotationId}',
    summary: 'Take back what was marked',
    tag,
    access: adminOf('annotationId', 'annotation'),
    tokens: 'write',
    input: z.object({ annotationId: idText }),
    output: z.object({ success: z.literal(true) }),
  }),
};
