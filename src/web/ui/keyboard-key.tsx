/** A key one can press, as printed on it. */
export function KeyboardKey({ children }: { children: string }) {
  return (
    <kbd className="inline-grid h-5 min-w-5 place-items-center rounded-[4px] border border-line-strong bg-sunken px-1 font-sans text-note text-soft">
      {children}
    </kbd>
  );
}
