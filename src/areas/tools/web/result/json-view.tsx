/** More would make the page slow to scroll; copying takes all of it. */
const MOST_CHARACTERS = 200_000;

export function JsonView({ value, label }: { value: unknown; label: string }) {
  const text = typeof value === 'string' ? value : (JSON.stringify(value, null, 2) ?? 'null');
  const isCut = text.length > MOST_CHARACTERS;
  return (
    <>
      <section
        aria-label={`${label} as JSON`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="max-h-[32rem] overflow-auto rounded-box bg-sunken px-4 py-3"
      >
        <pre className="font-mono text-note leading-5 [overflow-wrap:anywhere] whitespace-pre-wrap">
          {isCut ? text.slice(0, MOST_CHARACTERS) : text}
        </pre>
      </section>
      {isCut && (
        <p className="mt-2 text-note text-faint">
          The first {MOST_CHARACTERS.toLocaleString('en-US')} of {text.length.toLocaleString('en-US')}{' '}
          characters. “Copy JSON” takes all of them.
        </p>
      )}
    </>
  );
}
