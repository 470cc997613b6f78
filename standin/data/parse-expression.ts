import { expressionText } from '../assumptions.ts';
import { invalidArgument } from '../google-error.ts';
import type { MetricFormula } from './metric-formula.ts';

/** Reads a metric expression such as `eventCount/totalUsers` or `1 - bounceRate`, with the usual precedence. */
export function parseExpression(text: string, metric: (name: string) => MetricFormula): MetricFormula {
  const words = text.match(/[A-Za-z][\w:]*|\d+(?:\.\d+)?|[-+*/()]|\S/g) ?? [];
  let at = 0;

  function sum(): MetricFormula {
    let left = product();
    for (let sign = words[at]; sign === '+' || sign === '-'; sign = words[at]) {
      at += 1;
      left = { kind: sign, left, right: product() };
    }
    return left;
  }
  function product(): MetricFormula {
    let left = term();
    for (let sign = words[at]; sign === '*' || sign === '/'; sign = words[at]) {
      at += 1;
      left = { kind: sign, left, right: term() };
    }
    return left;
  }
  function term(): MetricFormula {
    const word = words[at];
    at += 1;
    if (word === undefined) throw invalidArgument(expressionText(text));
    if (word === '-') return { kind: '-', left: { kind: 'number', value: 0 }, right: term() };
    if (word === '(') {
      const inner = sum();
      if (words[at] !== ')') throw invalidArgument(expressionText(text));
      at += 1;
      return inner;
    }
    if (/^\d/.test(word)) return { kind: 'number', value: Number(word) };
    if (/^[A-Za-z]/.test(word)) return metric(word);
    throw invalidArgument(expressionText(text));
  }

  const formula = sum();
  if (at !== words.length) throw invalidArgument(expressionText(text));
  return formula;
}
