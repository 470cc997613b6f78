const languages = [
  'january february march april may june july august september october november december',
  'januar februar märz april mai juni juli august september oktober november dezember',
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
];

const months = new Map<string, number>();
for (const language of languages)
  language.split(' ').forEach((name, index) => {
    for (const length of [3, 4, name.length]) months.set(name.slice(0, length), index + 1);
  });
// The three letters that two months of one language share: it shortens them further along.
for (const [short, month] of [
  ['jui', undefined],
  ['juin', 6],
  ['juil', 7],
  ['mär', 3],
  ['mrz', 3],
  ['dez', 12],
  ['sept', 9],
] as const)
  if (month === undefined) months.delete(short);
  else months.set(short, month);

/** 1 to 12 for the name of a month, whole or shortened, in English, German, French or Spanish. */
export const monthOf = (word: string): number | undefined => months.get(word);
