interface Place {
  readonly pathname: string;
  readonly state: { readonly __TSR_index?: number | undefined };
}

/**
 * Forward in history the new page comes from the right, back from the left. Anything else, a replaced address or a
 * panel that opens on the same page, changes in place.
 */
export function slideDirection(change: {
  readonly fromLocation?: Place | undefined;
  readonly toLocation: Place;
}): string[] | false {
  const { fromLocation: from, toLocation: to } = change;
  if (from === undefined || from.pathname === to.pathname) return false;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return false;
  const step = (to.state.__TSR_index ?? 0) - (from.state.__TSR_index ?? 0);
  if (step === 0) return false;
  return [step > 0 ? 'slide-left' : 'slide-right'];
}
