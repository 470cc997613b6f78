import { useState } from 'react';

/** What was unfolded on this page and not folded since: who comes back from elsewhere finds it as it was left. */
const unfolded = new Set<string>();

/** Whether a part is unfolded, kept over other screens. `name` says which part it is, of which question. */
export function useUnfolded(name: string): readonly [boolean, (isUnfolded: boolean) => void] {
  const [isUnfolded, setUnfolded] = useState(() => unfolded.has(name));
  return [
    isUnfolded,
    (next) => {
      if (next) unfolded.add(name);
      else unfolded.delete(name);
      setUnfolded(next);
    },
  ];
}
