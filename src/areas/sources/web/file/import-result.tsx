import { addDays, type Day, weekday } from '#src/shared/week.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { Button } from '#src/web/ui/button.tsx';
import { ButtonLink } from '#src/web/ui/button-link.tsx';
import { formatDay } from '#src/web/ui/format/date.ts';
import { Progress } from '#src/web/ui/progress.tsx';
import type { Source } from '../../contract.ts';
import type { FileImport } from '../../file-contract.ts';
import { daysHeld } from './days-held.ts';
import { plural } from './file-words.ts';

interface ImportResultProps {
  readonly source: Source;
  readonly entry: FileImport;
  /** All of the source: what they brought together can be compared. */
  readonly imports: readonly FileImport[];
  readonly onMore: () => void;
}

/** How far an import is, then what it brought and what to do next. */
export function ImportResult({ source, entry, imports, onMore }: ImportResultProps) {
  const { path } = useOrganization();
  if (entry.status !== 'completed')
    return (
      <div className="grid max-w-measure gap-4">
        <Progress
          label={`Importing ${entry.fileNames.join(', ')}`}
          percent={entry.progress}
          step={entry.doing === '' ? 'Waiting to start' : entry.doing}
        />
        <p className="text-ui text-soft">You may leave this page: the import goes on without it.</p>
      </div>
    );
  const week = lastFullWeek(entry);
  const query = `?source=${source.id}${week === undefined ? '' : `&week=${week}`}`;
  const days = daysHeld(entry, imports);
  return (
    <section aria-labelledby="import-result" className="grid max-w-measure gap-5">
      <h2 id="import-result" className="text-head font-semibold">
        Imported
      </h2>
      <p className="text-read">{importSentence(entry)}</p>
      {entry.notes.length > 0 && (
        <ul className="grid gap-1.5 text-ui text-soft">
          {entry.notes.map((note) => (
            <li key={note} className="wrap-anywhere">
              {note}
            </li>
          ))}
        </ul>
      )}
      {days > entry.dayCount && (
        <p className="text-ui text-soft">
          With what was imported before, the source reaches back {plural(days, 'day', 'days')}.
        </p>
      )}
      {days < FEWEST_DAYS && (
        <p className="text-ui text-soft">
          Weekwise compares a week with the eight before it. With {plural(days, 'day', 'days')}, some changes
          cannot be told from chance yet: import earlier days as well.
        </p>
      )}
      <div className="flex gap-2 max-md:flex-col">
        <ButtonLink tone="primary" href={path(`/insights/generate${query}`)}>
          Generate Insights
        </ButtonLink>
        <Button onClick={onMore}>Add another file</Button>
        <ButtonLink tone="plain" href={path(`/sources/${source.id}`)}>
          Show the source
        </ButtonLink>
      </div>
    </section>
  );
}

/** A week and the eight before it. */
const FEWEST_DAYS = 63;

/** "84 days, 12,310 rows from Jan 5, 2026 to Mar 29, 2026" */
export function importSentence({ dayCount, rowCount, from, to }: FileImport): string {
  const range = from === null || to === null ? '' : ` from ${formatDay(from)} to ${formatDay(to)}`;
  return `${plural(dayCount, 'day', 'days')}, ${plural(rowCount, 'row', 'rows')}${range}`;
}

/** The Monday of the last week whose Sunday is among the days. */
function lastFullWeek({ to }: FileImport): Day | undefined {
  if (to === null) return undefined;
  const sunday = weekday(to) === 6 ? to : addDays(to, -weekday(to) - 1);
  return addDays(sunday, -6);
}
