import { Pin } from 'lucide-react';

/** Says of a question that it stands at the top of Questions. */
export const PinnedMark = () => (
  <span className="inline-flex items-center gap-1">
    <Pin aria-hidden="true" size={12} />
    Pinned
  </span>
);
