/** Joins the names that apply. No name overrides another here: variants are written so that they never overlap. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
