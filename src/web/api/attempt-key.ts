import { useRef } from 'react';

const asHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

// `crypto.randomUUID` is missing where the page does not come over https or from localhost.
const freshKey = (): string => asHex(crypto.getRandomValues(new Uint8Array(16)));

export interface AttemptKey {
  /** The same for the same wish until an answer came: pressed again after a broken connection, it is still one request. */
  readonly keyOf: (wish: unknown) => string;
  /** The server has answered; what is asked from now on is asked anew. */
  readonly answered: () => void;
}

/** The Idempotency-Key of an attempt that costs something. */
export function useAttemptKey(): AttemptKey {
  const attempt = useRef<{ readonly wish: string; readonly key: string }>(undefined);
  return {
    keyOf: (wish) => {
      const written = JSON.stringify(wish);
      if (attempt.current?.wish !== written) attempt.current = { wish: written, key: freshKey() };
      return attempt.current.key;
    },
    answered: () => {
      attempt.current = undefined;
    },
  };
}
