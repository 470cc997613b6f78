import { dimensionWords, grainWords, timeUnitWords } from '../../vocabulary/dimension-words.ts';
import { keywordWords } from '../../vocabulary/keyword-words.ts';
import { metricWords, overviewWords } from '../../vocabulary/metric-words.ts';
import { unanswerableTopics } from '../../vocabulary/unanswerable.ts';
import { addAll, type Phrases } from './phrases.ts';

let common: Phrases | undefined;

/** Phrases that are the same for every site. Made once: they are data of the program. */
export function commonPhrases(): Phrases {
  if (common) return common;
  const phrases: Phrases = new Map();
  for (const { metric, words } of metricWords) addAll(phrases, words, { type: 'metric', metric });
  for (const { dimensions, words } of dimensionWords)
    addAll(phrases, words, { type: 'dimension', dimensions });
  for (const [grain, words] of Object.entries(grainWords)) addAll(phrases, words, { type: 'grain', grain });
  for (const [unit, words] of Object.entries(timeUnitWords)) addAll(phrases, words, { type: 'unit', unit });
  addAll(phrases, overviewWords, { type: 'keyword', keyword: 'overview' });
  for (const { keyword, words } of keywordWords) addAll(phrases, words, { type: 'keyword', keyword });
  for (const topic of unanswerableTopics) addAll(phrases, topic.words, { type: 'topic', topic });
  common = phrases;
  return phrases;
}
