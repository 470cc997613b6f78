/** "(q = 0.055).": as answers write it, with the marks around it. */
const CHANCE = /^(\(?q\s(?:=|under)\s)(\d+(?:\.\d+)?)(\D*)$/;

/** From here on it rounds to one. */
const NONE = 0.995;

/** How a q-value is shown: "q = 1" alone reads as a result, and is the want of any. Undefined of another text. */
export function saidChance(text: string): string | undefined {
  const [, before, number, after] = CHANCE.exec(text) ?? [];
  if (before === undefined || number === undefined) return undefined;
  return Number(number) >= NONE ? `${before}1.00, no evidence${after}` : text;
}

export const CHANCE_MEANS =
  'Of all changes that look at least as clear as this one, the part that is chance alone. Near 0 a change is real; at 1.00 nothing speaks for one.';
