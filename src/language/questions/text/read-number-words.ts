import { numberWord, scaleWord } from './number-words.ts';

interface NumberWords {
  readonly value: number;
  /** How many words it took. */
  readonly length: number;
}

/** "Twenty-one", "two hundred and fifty", "one hundred thousand", "a million"; undefined where no such number begins. */
export function readNumberWords(wordAt: (at: number) => string, from: number): NumberWords | undefined {
  let at = from;
  let value = 0;
  let largest = Number.POSITIVE_INFINITY;
  while (true) {
    const group = belowThousand(wordAt, at, at === from);
    if (group === undefined) break;
    const scale = scaleWord(wordAt(at + group.length));
    const isScaled = scale !== undefined && scale > 100 && scale < largest;
    const isBegun = at > from;
    if (isBegun && !isScaled && largest <= 100) break;
    value += group.value * (isScaled ? scale : 1);
    at += group.length + (isScaled ? 1 : 0);
    if (!isScaled) break;
    largest = scale;
    if (wordAt(at) === 'and' && belowThousand(wordAt, at + 1, false) !== undefined) at++;
  }
  return at === from ? undefined : { value, length: at - from };
}

/** "Five", "twenty-one", "two hundred and fifty"; "a" only before what it counts: "a hundred", "a million". */
function belowThousand(
  wordAt: (at: number) => string,
  at: number,
  isFirst: boolean,
): NumberWords | undefined {
  const isOne = isFirst && wordAt(at) === 'a' && scaleWord(wordAt(at + 1)) !== undefined;
  const first = isOne ? { value: 1, length: 1 } : belowHundred(wordAt, at);
  // "Thousand" alone is one, too
  if (first === undefined)
    return isFirst && scaleWord(wordAt(at)) !== undefined ? bareScale(wordAt, at) : undefined;
  if (wordAt(at + first.length) !== 'hundred' || first.value > 99) return first;
  const behind = at + first.length + 1;
  const skipped = wordAt(behind) === 'and' ? 1 : 0;
  const rest = belowHundred(wordAt, behind + skipped);
  // "One hundred two hundred" are two numbers
  const isOwn = rest === undefined || wordAt(behind + skipped + rest.length) === 'hundred';
  return isOwn
    ? { value: first.value * 100, length: first.length + 1 }
    : { value: first.value * 100 + rest.value, length: first.length + 1 + skipped + rest.length };
}

const bareScale = (wordAt: (at: number) => string, at: number): NumberWords =>
  wordAt(at) === 'hundred' ? { value: 100, length: 1 } : { value: 1, length: 0 };

function belowHundred(wordAt: (at: number) => string, at: number): NumberWords | undefined {
  const first = numberWord(wordAt(at));
  if (first === undefined || first >= 100) return undefined;
  const second = numberWord(wordAt(at + 1)) ?? 0;
  const isTens = first >= 20 && first % 10 === 0;
  return isTens && second >= 1 && second <= 9
    ? { value: first + second, length: 2 }
    : { value: first, length: 1 };
}
