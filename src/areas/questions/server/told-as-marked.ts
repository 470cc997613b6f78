/** "Provisional: Google may still complete" of whatever days follow. */
const kindOf = (sentence: string): string =>
  sentence.replace(/ (?:\d+ days (?:from|between) )?[A-Z][a-z]{2}\s\d{1,2}\b.*$/s, '');

/**
 * The explanation tells what is imperfect about some of its queries, and a mark what is of all of them. Where both are of one kind and
 * the days differ, the explanation tells what the mark tells: whoever reads the one learns no less than who reads the other. Which days
 * have no data it tells of its own.
 */
export function toldAsMarked(explanation: string, marks: readonly string[]): string {
  const told = explanation.split('\n\n').map((paragraph) => {
    const kind = kindOf(paragraph);
    if (kind === paragraph || paragraph.startsWith('No data')) return paragraph;
    return marks.find((mark) => kindOf(mark) === kind) ?? paragraph;
  });
  return told.filter((paragraph, at) => told.indexOf(paragraph) === at).join('\n\n');
}
