import { Badge } from '#src/web/ui/badge.tsx';
import { severityWords } from '../weight-words.ts';

export interface SeverityProps {
  /** Null of a rise, and of a fall that is none to worry about. */
  readonly severity: keyof typeof severityWords | null;
  readonly rises: boolean;
}

/** How grave a fall is; where nothing is said of that, which way it went. */
export const Severity = ({ severity, rises }: SeverityProps) =>
  severity === null ? (
    <span className="text-faint">{rises ? 'Rise' : 'Fall'}</span>
  ) : (
    <Badge tone={severity === 'moderate' ? 'neutral' : 'problem'}>{severityWords[severity]}</Badge>
  );
