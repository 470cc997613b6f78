import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { failureOf } from '#src/web/api/error.ts';
import { Notice } from '#src/web/ui/notice.tsx';
import { goneReason } from '../card/gone-reason.ts';
import { evidenceQuery } from '../queries.ts';

/** An address that names an insight and not its week leads on to the week, with the insight open. */
export function LinkedInsight({ id }: { id: string }) {
  const { organization } = useOrganization();
  const navigate = useNavigate();
  const { data, error } = useQuery(evidenceQuery(id));
  const week = data?.card.time_frame_start;

  useEffect(() => {
    if (week === undefined) return;
    void navigate({
      to: '/$orgSlug/insights/$timePeriodStart',
      params: { orgSlug: organization.slug, timePeriodStart: week },
      search: { cardId: id },
      replace: true,
    });
  }, [navigate, organization.slug, week, id]);

  if (error === null) return null;
  const reason = goneReason(error, id) ?? {
    title: 'The insight could not be opened',
    text: failureOf(error).message,
  };
  return (
    <div role="alert" className="mb-6">
      <Notice tone="caution" title={reason.title}>
        {reason.text} The weeks below are current.
      </Notice>
    </div>
  );
}
