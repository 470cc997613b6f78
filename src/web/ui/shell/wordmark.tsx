/** Three bars, the last the tallest: this week beside the two before. */
export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2 text-ui font-semibold tracking-tight text-ink">
      <svg aria-hidden="true" width="20" height="20" viewBox="0 0 20 20">
        <rect width="20" height="20" rx="5" fill="var(--accent)" />
        <path
          d="M4.5 12.5h2.75v3H4.5zM8.625 9h2.75v6.5h-2.75zM12.75 4.5h2.75v11h-2.75z"
          fill="var(--on-accent)"
        />
      </svg>
      Weekwise
    </span>
  );
}
