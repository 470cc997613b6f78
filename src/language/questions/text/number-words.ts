const words = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
];
const larger = new Map<string, number>(
  Object.entries({
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
    hundred: 100,
    thousand: 1_000,
    million: 1_000_000,
    billion: 1_000_000_000,
    dozen: 12,
    couple: 2,
    ein: 1,
    eine: 1,
    zwei: 2,
    drei: 3,
    vier: 4,
    funf: 5,
    zehn: 10,
  }),
);

const ordinals = [
  'zeroth',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
];

/** "Thirteenth" to "thirty-first", the days of a month that no place among others is told by. */
const lateOrdinals: ReadonlyMap<string, number> = new Map([
  ['thirteenth', 13],
  ['fourteenth', 14],
  ['fifteenth', 15],
  ['sixteenth', 16],
  ['seventeenth', 17],
  ['eighteenth', 18],
  ['nineteenth', 19],
  ['twentieth', 20],
  ['thirtieth', 30],
]);

/** Two to twenty, for the patterns that look for so many of something. */
export const COUNT_WORDS = words.slice(2).join('|');

/** "First" to "twelfth", for the patterns that look for a place. */
export const ORDINAL_WORDS = ordinals.slice(1).join('|');

export function numberWord(word: string): number | undefined {
  const at = words.indexOf(word);
  return at >= 0 ? at : larger.get(word);
}

const SCALES = new Set(['hundred', 'thousand', 'million', 'billion']);

/** What a number before it is taken times: "thousand" of "two thousand". */
export const scaleWord = (word: string): number | undefined =>
  SCALES.has(word) ? larger.get(word) : undefined;

export function ordinalWord(word: string): number | undefined {
  const at = ordinals.indexOf(word);
  return at > 0 ? at : undefined;
}

export const lateOrdinalWord = (word: string): number | undefined => lateOrdinals.get(word);

/** 2 as "second", for those that have a word. */
export const ordinal = (place: number): string | undefined => ordinals[place];
