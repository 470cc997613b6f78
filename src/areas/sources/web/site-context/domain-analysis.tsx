import { useQuery } from '@tanstack/react-query';
import type { Source } from '#src/areas/sources/contract.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { failureOf } from '#src/web/api/error.ts';
import { Badge } from '#src/web/ui/badge.tsx';
import { Button } from '#src/web/ui/button.tsx';
import { Notice } from '#src/web/ui/notice.tsx';
import { Progress } from '#src/web/ui/progress.tsx';
import { Section } from '#src/web/ui/section.tsx';
import { Loading, TextSkeleton } from '#src/web/ui/skeleton-shapes.tsx';
import { siteContextQuery } from './queries.ts';
import { SiteFindings } from './site-findings.tsx';
import { analysisTones, analysisWords } from './site-words.ts';
import { useSiteAnalysis } from './use-site-analysis.ts';

/** What Weekwise knows of the source's site, and the way to have it looked at again. */
export function DomainAnalysis({ source }: { source: Source }) {
  const { isAdmin } = useOrganization();
  const { analysis, running, pending, hasContext, failure, again, beginning, begin } =
    useSiteAnalysis(source);
  const context = useQuery({ ...siteContextQuery(source.id), enabled: hasContext });
  const unread = failure ?? context.error;

  return (
    <Section
      title="Domain analysis"
      detail="What the site’s pages say of it: page types, brand terms and language."
      actions={
        !pending && (
          <div className="flex items-center gap-3">
            {analysis !== null && (
              <Badge tone={analysisTones[analysis.status]}>{analysisWords[analysis.status]}</Badge>
            )}
            {isAdmin && (
              <Button size="small" busy={beginning || running} busyLabel="Analyzing" onClick={begin}>
                {analysis === null ? 'Analyze' : 'Re-analyze'}
              </Button>
            )}
          </div>
        )
      }
    >
      <div className="grid gap-4">
        {running && analysis !== null && (
          <Progress
            label={`Analyzing ${analysis.hostname}`}
            percent={analysis.status === 'pending' ? undefined : analysis.progress}
            step={analysis.currentStep}
          />
        )}
        {analysis?.status === 'failed' && (
          <Notice tone="danger" title="The site could not be analyzed">
            <p>{analysis.error}</p>
            <p>
              {context.data === undefined
                ? 'To have another host name read, change the website in Details.'
                : 'What was learned before is still below and in use.'}
            </p>
          </Notice>
        )}
        {(pending || context.isLoading) && (
          <Loading label="Loading the domain analysis">
            <TextSkeleton lines={5} />
          </Loading>
        )}
        {unread !== null && (
          <Notice
            tone="danger"
            action={
              <Button size="small" onClick={() => (failure === null ? void context.refetch() : again())}>
                Try Again
              </Button>
            }
          >
            {failureOf(unread).message}
          </Notice>
        )}
        {!pending && failure === null && !hasContext && analysis === null && (
          <p className="max-w-measure text-ui text-soft">
            This site has not been analyzed yet. Weekwise reads at most 20 of its pages, as its robots.txt
            allows.
          </p>
        )}
        {context.data !== undefined && <SiteFindings context={context.data} />}
      </div>
    </Section>
  );
}
