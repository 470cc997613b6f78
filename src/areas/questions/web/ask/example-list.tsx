import { useQuery } from '@tanstack/react-query';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { Skeleton } from '#src/web/ui/skeleton.tsx';
import { examplesQuery } from '../queries.ts';
import { examples as general } from './examples.ts';

/** Questions that this organization's own data answer; where none do yet, or they cannot be read, such as anybody may ask. */
export function ExampleList({ onChoose }: { onChoose: (question: string) => void }) {
  const { organization } = useOrganization();
  const { data, isPending, isError } = useQuery(examplesQuery(organization.id));
  const own = data?.examples ?? [];
  const shown = own.length > 0 ? own : general;
  return (
    <section aria-labelledby="examples" aria-busy={isPending} className="min-w-0">
      <h2 id="examples" className="text-read font-semibold">
        Examples
      </h2>
      <p className="mt-0.5 mb-1 min-h-5 text-note leading-5 text-faint">
        {isPending && 'Looking at your data…'}
        {own.length > 0 && 'Made from your own data, and each of them has an answer today.'}
        {!isPending &&
          !isError &&
          own.length === 0 &&
          'Once a source has its first days, these are made from its data.'}
      </p>
      <ul className="divide-y divide-line">
        {shown.map(({ category, question }) => (
          <li key={category}>
            {isPending ? (
              // The place that a line of text takes, so that nothing moves when it comes.
              <div className={row}>
                <span className={kind}>{category}</span>
                <Skeleton className="my-0.5 h-4 max-w-96" />
              </div>
            ) : (
              <button
                type="button"
                onClick={() => onChoose(question)}
                className={`${row} text-left transition-colors hover:text-accent`}
              >
                <span className={kind}>{category}</span>
                <span className="text-ui">{question}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const row = 'grid w-full gap-0.5 rounded-control py-2.5 md:grid-cols-[8rem_1fr] md:gap-4';
const kind = 'text-note leading-5 font-medium text-faint';
