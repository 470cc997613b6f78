/** A record whose columns are computed when first looked at, and kept. */
export function lazyColumns<T>(makers: Readonly<Record<string, () => T>>): Readonly<Record<string, T>> {
  const columns: Record<string, T> = {};
  for (const [name, make] of Object.entries(makers)) {
    let made: T | undefined;
    Object.defineProperty(columns, name, {
      enumerable: true,
      get() {
        made ??= make();
        return made;
      },
    });
  }
  return columns;
}
