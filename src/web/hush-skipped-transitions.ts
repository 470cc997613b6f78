const skips = ['AbortError', 'InvalidStateError', 'TimeoutError'];

/**
 * A page that is left while it still slides in skips the rest of the slide, and so does a hidden tab. The browser tells
 * it as a rejection of a promise that the router keeps to itself; nothing is wrong.
 */
export function hushSkippedTransitions(): void {
  window.addEventListener('unhandledrejection', (event) => {
    const reason: unknown = event.reason;
    if (reason instanceof DOMException && skips.includes(reason.name) && /transition/i.test(reason.message))
      event.preventDefault();
  });
}
