import { Badge } from '#src/web/ui/badge.tsx';
import { counted } from '../words.ts';
import { firstSentence } from './first-sentence.ts';
import type { WeekContent } from './week-content.ts';

export interface WeekLeadProps {
  readonly content: WeekContent;
  /** Of the sources, where the week has several. */
  readonly names: ReadonlyMap<string, string>;
}

/** What a scan of many weeks found is in no count of the runs of the week. */
const SCAN_TAG = 'historical_explorer';

/** Whether anything changed, in a sentence larger than anything below it. A quiet week is said with the same pride. */
export function WeekLead({ content, names }: WeekLeadProps) {
  const { overviews, insights, partials } = content;
  if (overviews.length === 0) return null;
  const head = insights.length > 0 ? changesSentence(content) : quietSentence(overviews, names);
  const scanned = insights.filter(({ tags }) => tags.includes(SCAN_TAG)).length;
  return (
    <div className="max-w-measure">
      <p className="text-head font-semibold text-pretty">{head}</p>
      {overviews.map(({ id, source_id: of, summary }) =>
        overviews.length > 1 ? (
          <OfOneSource key={id} source={names.get(of)} summary={summary} />
        ) : (
          <p key={id} className="mt-1 text-ui text-soft">
            {summary}
          </p>
        ),
      )}
      {partials.map((run) => (
        <p key={run.id} className="mt-2 text-ui text-soft">
          <Badge>Partial</Badge> {names.has(run.source_id) && `${names.get(run.source_id)}: `}
          The budget of steps or Google’s quota ended before everything was explored.
        </p>
      ))}
      {scanned > 0 && (
        <p className="mt-1 text-ui text-soft">
          {counted(scanned, 'insight')} more {scanned === 1 ? 'is' : 'are'} of a scan of past weeks, which
          made tests of its own.
        </p>
      )}
    </div>
  );
}

/** Of several sources a line each; what else is said of one, on demand. */
function OfOneSource({ source, summary }: { source: string | undefined; summary: string }) {
  const [first, rest] = firstSentence(summary);
  const line = source === undefined ? first : `${source}: ${first}`;
  if (rest === '') return <p className="mt-1 text-ui text-soft">{line}</p>;
  return (
    <details className="mt-1 text-ui text-soft">
      <summary className="ml-4 list-outside rounded-control hover:text-ink">{line}</summary>
      <p className="mt-1 pl-4">{rest}</p>
    </details>
  );
}

const UNMOVED = 'No change that holds';
const isUnmoved = (title: string) => title === 'A quiet week' || title === UNMOVED;

/** Of several sources a week is quiet only where each of them was; else what is said of the others, and of which. */
function quietSentence(overviews: WeekContent['overviews'], names: WeekLeadProps['names']): string {
  const titles = new Set(overviews.map(({ title }) => title));
  const [only] = titles;
  if (titles.size === 1 && only !== undefined) return only;
  if (overviews.every(({ title }) => isUnmoved(title))) return UNMOVED;
  return overviews
    .filter(({ title }) => !isUnmoved(title))
    .map(({ title, source_id: id }) => (names.has(id) ? `${names.get(id)}: ${title}` : title))
    .join('; ');
}

/** A finding that waits for more data was kept like any other, and is no change yet. */
function changesSentence({ insights }: WeekContent): string {
  const waiting = insights.filter((card) => card.payload.insight_type === 'need_more_data').length;
  const changes = insights.length - waiting;
  const verb = waiting === 1 ? 'needs' : 'need';
  if (changes === 0)
    return `${waiting === 1 ? 'One finding' : counted(waiting, 'finding')} that ${verb} more data`;
  const others = waiting === 1 ? 'one finding' : counted(waiting, 'finding');
  const more = waiting === 0 ? '' : `, ${others} that ${verb} more data`;
  return `${changes === 1 ? 'One change' : counted(changes, 'change')} this week${more}`;
}
