import { Notice } from '#src/web/ui/notice.tsx';
import { ProofPart } from './proof-part.tsx';

/** What was checked before the claim was made, and what is imperfect about the data behind it. */
export function DataQuality({ guards, marks }: { guards: readonly string[]; marks: readonly string[] }) {
  const [checked, imperfect] = [[...new Set(guards)], [...new Set(marks)]];
  return (
    <ProofPart title="Checks and data quality">
      {checked.length + imperfect.length === 0 && (
        <p className="text-ui text-soft">
          No check softened the claim: no single order, no missing day, no sampling.
        </p>
      )}
      {checked.map((guard) => (
        <Notice key={guard} tone="caution">
          {guard}
        </Notice>
      ))}
      {imperfect.map((mark) => (
        <Notice key={mark}>{mark}</Notice>
      ))}
    </ProofPart>
  );
}
