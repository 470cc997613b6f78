import { counted } from '../words.ts';

/** What was not compared and what is imperfect about the data: one line, and all of it on demand. */
export function DataRemarks({ gaps, marks }: { gaps: readonly string[]; marks: readonly string[] }) {
  const remarks = [...new Set([...gaps, ...marks])];
  if (remarks.length === 0) return null;
  return (
    <details className="mt-3 text-note text-soft">
      <summary className="w-fit rounded-control py-1 text-faint hover:text-ink">
        {counted(remarks.length, 'remark')} about the data
      </summary>
      <ul className="mt-1 grid max-w-measure list-disc gap-1 pl-5">
        {remarks.map((remark) => (
          <li key={remark}>{remark}</li>
        ))}
      </ul>
    </details>
  );
}
