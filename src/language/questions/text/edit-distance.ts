/**
 * Slips of the pen between two words: inserted, missing, wrong and swapped letters (optimal string alignment). Gives up
 * above `most` and then returns `most + 1`.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min(
        (last[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (last[j - 1] as number) + same,
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] as number) + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    before = last;
    last = row;
  }
  return last[b.length] as number;
}

/** How many slips a word of this length may have and still be read: short ones would become others. */
export function slipsAllowed(length: number): number {
  if (length < 5) return 0;
  return length < 9 ? 1 : 2;
}

/** The first letter is seldom wrong; two words that are equally near are neither of them. */
export function nearestWord(word: string, known: readonly string[]): string | undefined {
  const most = slipsAllowed(word.length);
  let best: string | undefined;
  let least = most + 1;
  let isTie = false;
  for (const candidate of known) {
    if (candidate[0] !== word[0] || candidate.length < 4) continue;
    const distance = editDistance(word, candidate, Math.min(most, least));
    if (distance > most || distance > least) continue;
    isTie = distance === least && candidate !== best;
    best = candidate;
    least = distance;
  }
  return isTie ? undefined : best;
}
