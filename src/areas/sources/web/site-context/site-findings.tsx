import type { SiteContext } from '#src/areas/sources/site-context-contract.ts';
import { type Column, DataTable } from '#src/web/ui/data-table.tsx';
import { formatDateTime } from '#src/web/ui/format/instant.ts';
import { Tag } from '#src/web/ui/tag.tsx';
import { TextLink } from '#src/web/ui/text-link.tsx';
import { Fact, Facts } from '../detail/facts.tsx';
import { businessWords, languageName, pageTypeWords } from './site-words.ts';

type Page = SiteContext['pages'][number];

interface TypeRow {
  readonly type: Page['type'];
  readonly pages: readonly Page[];
}

const EXAMPLES = 3;

export function SiteFindings({ context }: { context: SiteContext }) {
  const { primaryHostname, siteName, language, businessKind, brandTerms, pages } = context;
  const rows = Object.keys(pageTypeWords).flatMap((type) => {
    const alike = pages.filter((page) => page.type === type);
    return alike[0] === undefined ? [] : [{ type: alike[0].type, pages: alike }];
  });
  return (
    <div className="grid gap-6">
      <Facts>
        <Fact term="Host name">
          <TextLink href={`https://${primaryHostname}/`} target="_blank" rel="noreferrer">
            {primaryHostname}
          </TextLink>
        </Fact>
        <Fact term="Site name">{siteName ?? <Unknown />}</Fact>
        <Fact term="Language">{language === null ? <Unknown /> : languageName(language)}</Fact>
        <Fact term="Kind of site">{businessWords[businessKind]}</Fact>
        <Fact term="Brand terms">
          {brandTerms.length === 0 ? (
            <span className="text-faint">None found</span>
          ) : (
            <span className="flex flex-wrap gap-1.5">
              {brandTerms.map(({ term }) => (
                <Tag key={term}>{term}</Tag>
              ))}
            </span>
          )}
        </Fact>
        <Fact term="Analyzed">{formatDateTime(context.analyzedAt)}</Fact>
      </Facts>
      <DataTable
        caption="Page types"
        showCaption
        columns={columnsOf(primaryHostname)}
        rows={rows}
        rowKey={(row) => row.type}
        empty="No pages were read."
      />
    </div>
  );
}

const Unknown = () => <span className="text-faint">Unknown</span>;

const columnsOf = (hostname: string): readonly Column<TypeRow>[] => [
  { id: 'type', header: 'Type', cell: ({ type }) => pageTypeWords[type] },
  { id: 'count', header: 'Pages read', numeric: true, cell: ({ pages }) => pages.length },
  {
    id: 'examples',
    header: 'Examples',
    cell: ({ pages }) => (
      <ul className="min-w-0">
        {pages.slice(0, EXAMPLES).map(({ path, title }) => (
          <li key={path} className="max-w-[28rem] truncate leading-7 @max-[36rem]:max-w-[14rem]">
            <TextLink href={`https://${hostname}${path}`} target="_blank" rel="noreferrer" title={title}>
              {path}
            </TextLink>
          </li>
        ))}
      </ul>
    ),
  },
];
