/** British and American endings of one word, each way: what stands left of the arrow is written as what stands right. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/(enro|fulfi|insta)l(ments?)$/, '$1ll$2'],
  [/(enro|fulfi|insta)ll(ments?)$/, '$1l$2'],
  [/(catal|dial|anal)ogue(s?)$/, '$1og$2'],
  [/(catal|dial|anal)og(s?)$/, '$1ogue$2'],
  [/(cance)ll(ations?|ed|ing)$/, '$1l$2'],
  [/(cance|trave|labe|mode)l(ations?|ed|ing|ers?)$/, '$1ll$2'],
  [/(trave|labe|mode)ll(ed|ing|ers?)$/, '$1l$2'],
  [/(fav|col|behavi|lab|neighb|flav|harb|hon)our/, '$1or'],
  [/(fav|col|behavi|lab|neighb|flav|harb|hon)or/, '$1our'],
  [/(cent|theat|lit|met)re(s?)$/, '$1er$2'],
  [/(cent|theat|lit)er(s?)$/, '$1re$2'],
  [/(program)me(s?)$/, '$1$2'],
  [/(program)(s?)$/, '$1me$2'],
  [/(\p{L}{4})isation/u, '$1ization'],
  [/(\p{L}{4})ization/u, '$1isation'],
  [/^enquir/, 'inquir'],
  [/^inquir/, 'enquir'],
  [/(licen|defen|offen)ce(s?)$/, '$1se$2'],
  [/(licen|defen|offen)se(s?)$/, '$1ce$2'],
  [/(jewel)lery$/, '$1ry'],
  [/(jewel)ry$/, '$1lery'],
];

/** "enrollment" of "enrolment": the other spellings of a word, none for most. */
export const spellingVariants = (word: string): readonly string[] =>
  endings.flatMap(([written, other]) => {
    const variant = word.replace(written, other);
    return variant === word ? [] : [variant];
  });
