import type { Source } from '#src/areas/sources/contract.ts';
import { Section } from '#src/web/ui/section.tsx';
import { siteKind } from '../connect/site-words.ts';
import { Fact, Facts } from './facts.tsx';

/** What a Search Console source reads. There is nothing to map, and it says so. */
export function ConnectedSite({ source, account }: { source: Source; account: string | null }) {
  const { platform_id: site, status } = source;
  return (
    <Section
      title="Connected property"
      detail={
        status === 'active'
          ? 'Search Console is connected. Clicks, impressions and positions are read as Google counts them, so there is nothing to map.'
          : undefined
      }
    >
      {site === null ? (
        <p className="text-ui text-soft">No Search Console property is associated with this source.</p>
      ) : (
        <Facts>
          <Fact term="Property">
            <span className="break-all">{site}</span>
          </Fact>
          <Fact term="Kind">{siteKind(site)}</Fact>
          <Fact term="Google account">{account ?? <span className="text-faint">None</span>}</Fact>
        </Facts>
      )}
    </Section>
  );
}
