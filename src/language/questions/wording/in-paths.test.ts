import { expect, it } from 'vitest';
import { sentence } from '../../bound-text.ts';
import { inPaths } from './in-paths.ts';
import { markdownText } from './markdown-text.ts';

const host = 'https://www.garden.example';
const page = `${host}/blog/10-tips`;
const cell = (text: string) => ({ text, path: 'tables.0.rows.0.0', value: page });

it('says the pages of one host by their paths, bound to the same cells', () => {
  const said = inPaths([{ rows: [[page, 3]] }, { rows: [[`${host}/`, 'mobile', null]] }]);
  expect(said(sentence`${cell(page)} lost the most.`)).toEqual({
    text: '/blog/10-tips lost the most.',
    bindings: [{ text: '/blog/10-tips', path: 'tables.0.rows.0.0', value: page }],
  });
  expect(said(sentence`By page ${cell(markdownText(page))}.`).text).toBe('By page /blog/10-tips.');
});

it('leaves addresses whole where the data have several hosts, or none', () => {
  const told = sentence`${cell(page)} lost the most.`;
  expect(inPaths([{ rows: [[page], ['https://m.garden.example/']] }])(told)).toBe(told);
  expect(inPaths([{ rows: [['Direct', 3]] }])(told)).toBe(told);
});
