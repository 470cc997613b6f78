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
  const context = useQuery(siteContextQuery(source.id));
  const { analysis, running, pending, beginning, begin } = useSiteAnalysis(source);
  const nothingKnown = context.isError && failureOf(context.error).code === 'NOT_FOUND';

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
        {(context.isPending || pending) && (
          <Loading label="Loading the domain analysis">
            <TextSkeleton lines={5} />
          </Loading>
        )}
        {context.isError && !nothingKnown && (
          <Notice
            tone="danger"
            action={
              <Button size="small" onClick={() => void context.refetch()}>
                Try Again
              </Button>
            }
          >
            {failureOf(context.error).message}
          </Notice>
        )}
        {nothingKnown && analysis === null && (
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
