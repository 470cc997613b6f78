import type { Source } from '#src/areas/sources/contract.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { Button } from '#src/web/ui/button.tsx';
import { ButtonLink } from '#src/web/ui/button-link.tsx';
import { PlainLink } from '#src/web/ui/link.tsx';
import { TextLink } from '#src/web/ui/text-link.tsx';
import { showToast } from '#src/web/ui/toast-store.ts';
import { priorityWords, SourceStatus, shortAddress, typeWords } from '../source-words.tsx';
import { SourceFreshness } from './source-freshness.tsx';

export function SourceRow({ source }: { source: Source }) {
  const { isAdmin, path } = useOrganization();
  const { id, name, url, description, type, priority, status, statusReason } = source;
  const detail = path(`/sources/${id}`);
  const unfinished = status === 'draft' && type !== 'GSC' && isAdmin;
  return (
    <li className="flex items-start justify-between gap-x-6 gap-y-4 py-5 max-md:flex-col">
      <div className="grid min-w-0 flex-1 gap-1 max-md:w-full">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="min-w-0 text-read font-semibold">
            <PlainLink href={detail} className="rounded-control hover:text-accent">
              {name}
            </PlainLink>
          </h2>
          <SourceStatus status={status} />
        </div>
        <p className="flex flex-wrap gap-x-2 text-ui text-soft">
          <span>{typeWords[type]}</span>
          <span aria-hidden="true" className="text-faint">
            ·
          </span>
          <span>{priorityWords(priority)} priority</span>
          {url !== null && (
            <>
              <span
                aria-hidden="true"
                className="text-faint max-md:basis-full max-md:h-0 max-md:overflow-hidden"
              >
                ·
              </span>
              <TextLink href={url} target="_blank" rel="noreferrer">
                {shortAddress(url)}
              </TextLink>
            </>
          )}
        </p>
        {description !== null && <p className="max-w-measure text-ui text-soft">{description}</p>}
        {statusReason !== null && <p className="max-w-measure text-ui text-danger">{statusReason}</p>}
        <SourceFreshness source={source} />
      </div>
      <div className="flex shrink-0 flex-wrap gap-2">
        {unfinished ? (
          <ButtonLink tone="primary" href={`${detail}/${type === 'FILE' ? 'import' : 'setup-mapping'}`}>
            Complete Setup
          </ButtonLink>
        ) : (
          <ButtonLink href={detail}>View Details</ButtonLink>
        )}
        <AnalyticsButton isDraft={status === 'draft'} />
      </div>
    </li>
  );
}

/** Announced, not there yet. Of a draft there would be nothing to show in any case. */
function AnalyticsButton({ isDraft }: { isDraft: boolean }) {
  return (
    <Button
      tone="plain"
      disabledReason={isDraft ? 'The setup comes first.' : undefined}
      onClick={() =>
        showToast({
          title: 'Analytics coming soon',
          detail: 'Until then, Insights shows the numbers of every week.',
        })
      }
    >
      Analytics coming soon
    </Button>
  );
}
