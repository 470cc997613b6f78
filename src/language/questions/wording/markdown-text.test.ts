import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Explanation } from '#src/web/ui/explanation.tsx';
import { markdownLine, markdownText } from './markdown-text.ts';

const shown = (markdown: string): string =>
  renderToStaticMarkup(createElement(Explanation, { text: markdown }))
    .replace(/^<div[^>]*>/, '')
    .replace(/<\/div>$/, '')
    // What looks like an address is one in Markdown, however it is written; none is a link here.
    // A sign stays beside its number.
    .replaceAll(/<\/?span(?: class="whitespace-nowrap")?>/g, '');
const paragraph = (html: string): string => `<p class="max-w-measure">${html}</p>`;
const asHtml = (text: string): string => renderToStaticMarkup(createElement('i', {}, text)).slice(3, -4);

describe('a name from outside in Markdown', () => {
  it('has no marks where none are needed', () => {
    for (const name of ['(direct)', '(not set)', 'Café (Bern)!', 'a{b}', 'R&D', 'spring-sale.html'])
      expect(markdownText(name)).toBe(name);
  });

  const sign = fc.constantFrom(...'\\`*_{}[]()#+-.!|<>~:&@/= 1a\n', 'https://', 'www.', '&amp;', '<b>');
  const name = fc.array(sign, { minLength: 1, maxLength: 14 }).map((signs) => signs.join(''));

  it('is read as it is spelled, in a sentence and at the beginning of a line', () => {
    fc.assert(
      fc.property(name, (text) => {
        const spelled = asHtml(text.replace(/\s+/g, ' '));
        expect(shown(`From “${markdownText(text)}”.`)).toBe(paragraph(`From “${spelled}”.`));
        const line = asHtml(text.replace(/\s+/g, ' ').trimStart());
        expect(shown(`${markdownLine(text)}x`)).toBe(paragraph(`${line}x`));
        expect(shown(`- ${markdownLine(text)}x`)).toMatch(/^<ul[^>]*>\s*<li>.*<\/li>\s*<\/ul>$/s);
        expect(shown(`- ${markdownLine(text)}x`)).toContain(`<li>${line}x</li>`);
      }),
      { numRuns: 2_000 },
    );
  });
});
