import { useOrganization } from '#src/web/api/current-organization.tsx';
import { formatShortDay } from '#src/web/ui/format/date.ts';
import { Notice } from '#src/web/ui/notice.tsx';
import { TextLink } from '#src/web/ui/text-link.tsx';
import type { Card } from '../../contract.ts';

/** The address names a week and a card of another one: the card is shown, and said to be none of the page's. */
export function OfAnotherWeek({ card }: { card: Card }) {
  const { path } = useOrganization();
  const start = card.time_frame_start;
  return (
    <Notice tone="caution" title={`This insight is of the week of ${formatShortDay(start)}`}>
      The page behind it shows another week.{' '}
      <TextLink href={path(`/insights/${start}?cardId=${card.id}`)}>
        {`Open it in the week of ${formatShortDay(start)}`}
      </TextLink>
    </Notice>
  );
}
