import { classNames } from '#src/web/ui/class-names.ts';
import { Section } from '#src/web/ui/section.tsx';
import type { Summary, Told } from './summary-of.ts';

export interface KeyFindingsProps {
  readonly summary: Summary;
  /** Of the sources, where the week has several. */
  readonly names: ReadonlyMap<string, string>;
  readonly onOpen: (cardId: string) => void;
}

/** What to know and what to do, side by side. */
export function KeyFindings({ summary, ...rest }: KeyFindingsProps) {
  return (
    <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">
      <Section title="Key Findings">
        <TellingList told={summary.keyFindings} line="border-line-strong" {...rest} />
      </Section>
      {summary.recommendations.length > 0 && (
        <Section title="Recommended Actions">
          <TellingList told={summary.recommendations} line="border-accent" {...rest} />
        </Section>
      )}
    </div>
  );
}

interface TellingListProps extends Omit<KeyFindingsProps, 'summary'> {
  readonly told: readonly Told[];
  readonly line: string;
}

/** Each leads to the card that tells it. */
const TellingList = ({ told, line, names, onOpen }: TellingListProps) => (
  <ol className="grid gap-3">
    {told.map(({ text, card }) => (
      <li key={`${card?.id} ${text}`} className={classNames('border-l-2 pl-3 text-read', line)}>
        {card === undefined ? (
          text
        ) : (
          <button
            type="button"
            onClick={() => onOpen(card.id)}
            title={card.title === text ? undefined : card.title}
            className="rounded-control text-left hover:text-accent"
          >
            {text}
          </button>
        )}
        {card !== undefined && names.has(card.source_id) && (
          <p className="text-note text-faint">{names.get(card.source_id)}</p>
        )}
      </li>
    ))}
  </ol>
);
