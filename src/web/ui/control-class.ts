/** The edge and ground that all controls one types into or chooses from have in common. */
export const controlClass =
  'w-full min-w-0 rounded-control border border-line-control bg-paper text-ui text-ink transition-colors ' +
  'hover:border-soft aria-invalid:border-danger disabled:bg-sunken disabled:text-faint disabled:border-line-strong ' +
  // Below 16 px a phone zooms into the field.
  'pointer-coarse:text-read';
