/** What is kept under a name from outside. A column may be called "constructor", which every object has without being given it. */
export const ownOf = <Value>(
  kept: Readonly<Record<string, Value>> | undefined,
  name: string,
): Value | undefined => (kept !== undefined && Object.hasOwn(kept, name) ? kept[name] : undefined);
