import { useId } from 'react';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { PlainLink } from '#src/web/ui/link.tsx';
import type { Answer } from '../../answer-form.ts';

type Reference = Partial<Record<keyof Answer['references'][number], string | null>>;

const chip =
  'inline-flex min-h-7 max-w-full items-center rounded-full border border-line px-3 text-note text-soft pointer-coarse:min-h-11';
const pressed = `${chip} transition-colors hover:border-accent hover:text-accent`;

export interface ReferencesProps {
  readonly references: readonly Reference[];
  /** Opens the queries behind the answer, at this one. */
  readonly onQuery: (at: number) => void;
}

/** What stands behind the answer: cards, weeks and sources to go to, queries to open. */
export function References({ references, onQuery }: ReferencesProps) {
  const id = useId();
  const { path } = useOrganization();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h4 id={id} className="text-note font-medium text-faint">
        References
      </h4>
      <ul aria-labelledby={id} className="flex flex-wrap gap-2">
        {differing(references).map((reference) => {
          const address = addressOf(reference);
          const text = <span className="truncate">{referenceText(reference)}</span>;
          return (
            <li key={keyOf(reference)} className="max-w-full min-w-0">
              {address !== undefined ? (
                <PlainLink href={path(address)} className={pressed}>
                  {text}
                </PlainLink>
              ) : reference.type === 'query' ? (
                <button type="button" onClick={() => onQuery(Number(reference.id) || 0)} className={pressed}>
                  {text}
                </button>
              ) : (
                <span className={chip}>{text}</span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Several queries of one report open the same proof, and a week leads to one place: each is named once. */
function differing(references: readonly Reference[]): readonly Reference[] {
  return references.filter((one, at) => references.findIndex((other) => keyOf(other) === keyOf(one)) === at);
}

const keyOf = (reference: Reference): string =>
  reference.type === 'query' || !reference.id
    ? `${reference.type} ${referenceText(reference)}`
    : `${reference.type} ${reference.id}`;

function referenceText({ title, type, id }: Reference): string {
  if (title) return title;
  return type && id ? `${type}: ${id}` : 'Reference: Unknown';
}

function addressOf({ type, id }: Reference): string | undefined {
  if (!id) return undefined;
  const name = encodeURIComponent(id);
  if (type === 'card') return `/insights?insightId=${name}`;
  if (type === 'week') return `/insights/${name}`;
  return type === 'source' ? `/sources/${name}` : undefined;
}
