export interface ToastMessage {
  readonly id: number;
  readonly title: string;
  readonly detail?: string | undefined;
  readonly tone: 'neutral' | 'danger';
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
}

type NewToast = Omit<ToastMessage, 'id' | 'tone'> & { readonly tone?: ToastMessage['tone'] };

let messages: readonly ToastMessage[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function replace(next: readonly ToastMessage[]): void {
  messages = next;
  for (const listener of listeners) listener();
}

/** Says in passing that something was done, or failed. What must be read stands on the page as a Notice. */
export function showToast(toast: NewToast): number {
  lastId += 1;
  // More than three at once nobody reads; the oldest goes.
  replace([...messages.slice(-2), { tone: 'neutral', ...toast, id: lastId }]);
  return lastId;
}

export function dismissToast(id: number): void {
  replace(messages.filter((message) => message.id !== id));
}

export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): readonly ToastMessage[] => messages,
};
