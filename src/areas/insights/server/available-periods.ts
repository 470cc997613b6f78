import type { Transaction } from '#src/platform/database/database.ts';
import { desc, eq, sql } from '#src/platform/database/drizzle.ts';
import { cards, sources } from '#src/platform/database/tables.ts';
import { addDays } from '#src/shared/week.ts';
import { type AvailablePeriod, CardPayload } from '../contract.ts';

/** Of several sources, the one whose first insight matters most speaks for the week. */
const foremost = sql`(
  SELECT min((i.payload -> 'priority')::int * 1000 + i.rank) FROM cards i
  WHERE i.organization_id = ${cards.organizationId} AND i.source_id = ${cards.sourceId} AND i.week = ${cards.week}
    AND i.card_type = 'insight') NULLS LAST`;

/** Something of the card that speaks for a week. A scan of many weeks writes insights and no overview: the first of them then. */
const ofSpeaker = (column: typeof cards.title | typeof sources.name) => sql<string | null>`coalesce(
  (array_agg(${column} ORDER BY ${foremost}, ${cards.updatedAt} DESC) FILTER (WHERE ${cards.cardType} = 'site_overview'))[1],
  (array_agg(${column} ORDER BY (${cards.payload} -> 'priority')::int NULLS FIRST, ${cards.rank}, ${cards.id}) FILTER (WHERE ${cards.cardType} = 'insight'))[1])`;

/** Weeks with cards or a run, newest first. Only insights count as cards; the newest progress card tells of the run. */
export async function availablePeriods(tx: Transaction): Promise<AvailablePeriod[]> {
  const rows = await tx
    .select({
      week: cards.week,
      count: sql<number>`count(*) FILTER (WHERE ${cards.cardType} = 'insight')::int`,
      headline: ofSpeaker(cards.title),
      headlineSource: ofSpeaker(sources.name),
      hasSeveral: sql<boolean>`(SELECT count(*) FROM ${sources}) > 1`,
      untested: sql<
        boolean | null
      >`bool_and(coalesce((${cards.payload} -> 'untested')::boolean, false)) FILTER (WHERE ${cards.cardType} = 'site_overview')`,
      progress: sql<{ title: string; summary: string; payload: unknown } | null>`
        (array_agg(jsonb_build_object('title', ${cards.title}, 'summary', ${cards.summary}, 'payload', ${cards.payload})
          ORDER BY ${cards.updatedAt} DESC) FILTER (WHERE ${cards.cardType} = 'workflow_progress'))[1]`,
    })
    .from(cards)
    .innerJoin(sources, eq(sources.id, cards.sourceId))
    .groupBy(cards.week)
    .orderBy(desc(cards.week));
  return rows.map(({ week, count, headline, headlineSource, hasSeveral, untested, progress }) => {
    const payload = progress === null ? undefined : CardPayload.parse(progress.payload);
    return {
      time_frame_start: week,
      time_frame_end: addDays(week, 6),
      card_count: count,
      ...(headline === null ? {} : { headline }),
      ...(hasSeveral && headlineSource !== null ? { headline_source: headlineSource } : {}),
      ...(untested === true && count === 0 ? { untested } : {}),
      ...(progress && payload
        ? {
            workflow: {
              status: payload.status ?? 'unknown',
              percentage: payload.progressPercentage ?? null,
              waiting: payload.waiting === true,
              partial: payload.partial === true,
              currentStep: payload.currentStep ?? '',
              title: progress.title,
              summary: progress.summary,
            },
          }
        : {}),
    };
  });
}
