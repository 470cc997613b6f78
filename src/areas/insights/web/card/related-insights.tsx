import { useOrganization } from '#src/web/api/current-organization.tsx';
import { formatShortDay } from '#src/web/ui/format/date.ts';
import { TextLink } from '#src/web/ui/text-link.tsx';
import type { RelatedCard } from '../../card-feedback.ts';
import { ProofPart } from './proof-part.tsx';

const relationWords: Record<RelatedCard['relation'], string> = {
  continues: 'Went the same way before',
  reverses: 'Had gone the other way',
  continued_by: 'Went on the same way',
  reversed_by: 'Turned around later',
  same_segment: 'The same segment this week',
  wider_segment: 'A wider segment this week',
  narrower_segment: 'A part of it this week',
  same_event: 'Set in with the same known event',
  same_onset: 'Set in on the same day',
  same_metric: 'The same metric this week',
};

/** What else is known of it: the same metric and segment in other weeks, and its neighbours of this one, the nearest first. */
export function RelatedInsights({ related }: { related: readonly RelatedCard[] }) {
  const { path } = useOrganization();
  return (
    <ProofPart title="Related insights">
      <ul className="grid gap-3">
        {related.map(({ cardId, title, week, relation }) => (
          <li key={cardId} className="border-l-2 border-line-strong pl-3 text-ui">
            <TextLink href={path(`/insights/${week}?cardId=${cardId}`)}>{title}</TextLink>
            <span className="block text-note text-faint">
              {relationWords[relation]} · Week of {formatShortDay(week)}
            </span>
          </li>
        ))}
      </ul>
    </ProofPart>
  );
}
