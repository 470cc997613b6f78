import { useCallback, useState } from 'react';

const keyOf = (name: string) => `weekwise-draft-${name}`;

function read(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    // Storage is forbidden: what is typed lives as long as the page.
    return '';
  }
}

function write(key: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // As above.
  }
}

/** Whether something typed there still waits to be sent. */
export const hasDraft = (name: string): boolean => read(keyOf(name)) !== '';

/** What is being typed, kept over reloads and other pages until it is sent. `name` says where it is typed. */
export function useDraft(name: string, begin = ''): readonly [string, (text: string) => void] {
  const key = keyOf(name);
  const [text, setText] = useState(() => begin || read(key));
  const change = useCallback(
    (next: string) => {
      write(key, next);
      setText(next);
    },
    [key],
  );
  return [text, change];
}
