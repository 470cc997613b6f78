import type { ToolError } from './use-tools.ts';

/** The failures of tools, until each is tried again. The region is always there, so that one that comes is read out. */
export function ToolErrors({ errors }: { errors: readonly ToolError[] }) {
  return (
    <div role="alert" className="empty:hidden">
      {errors.length > 0 && (
        <ul className="grid gap-1 rounded-box border border-danger bg-danger-tint px-4 py-3 text-ui text-danger">
          {errors.map(({ label, message }) => (
            <li key={label} className="[overflow-wrap:anywhere]">
              <span className="font-medium">{label}:</span> {message || 'An error occurred'}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
