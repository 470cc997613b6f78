import { addWeeks, type Day } from '#src/shared/week.ts';
import { type BoundText, join, sentence } from '../../../bound-text.ts';
import type { AnswerDraft } from '../../answer.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import type { WeekFindings } from '../../question-context.ts';
import type { Reading } from '../../reading/reading.ts';
import { markdownLine } from '../../wording/markdown-text.ts';
import { periodTitle, wholeNumber } from '../../wording/say.ts';
import { answered, table } from '../telling/draft.ts';
import { cardReference, quoted, weekReference } from '../telling/told-words.ts';
import { nearMissWords } from './near-miss-words.ts';

const MOST_ACTIONS = 8;

/** As what stands in a line of a list. */
export const inMarkdown = (text: string, path: string): BoundText => ({
  text: markdownLine(text),
  bindings: [{ text: markdownLine(text), path, value: text }],
});

/** "Nov 9" */
export function weekName(week: Day, inquiry: Inquiry): BoundText {
  const [name = week] = periodTitle({ from: week, to: addWeeks(week, 1), unit: 'week', count: 1 }).split(
    ' to ',
  );
  return quoted(name, inquiry.keep('week', name));
}

/** What one week of one source showed. */
export function storyOf(
  told: WeekFindings,
  only: readonly BoundText[],
  reading: Reading,
  inquiry: Inquiry,
): AnswerDraft {
  const { findings, tested, kept, week } = told;
  const tests = wholeNumber(tested, inquiry.keep('tested', tested));
  const when = weekName(week, inquiry);
  const main = table(
    'What the week showed',
    [
      { title: 'Finding', format: 'text' },
      { title: 'Kind', format: 'text' },
      { title: 'Observed', format: 'text' },
      { title: 'Expected', format: 'text' },
    ],
    findings.map(({ title, finding }) => [
      title,
      finding.kind.replaceAll('_', ' '),
      finding.effect.observed,
      finding.effect.expected,
    ]),
    findings.map(({ finding }) => finding.unit),
  );
  const near = nearMissWords([told], inquiry, findings.length > 0 ? 1 : 0);
  const headline =
    findings.length === 0
      ? near === undefined
        ? sentence`Nothing unusual in the week of ${when}.`
        : sentence`Nothing certain in the week of ${when}. Outside the usual range and worth a look: ${near.named}.`
      : sentence`${quoted(findings[0]?.title ?? '', 'tables.0.rows.0.0')}.`;
  const bullets = findings
    .slice(1)
    .map(({ title }, at) => sentence`- ${inMarkdown(title, `tables.0.rows.${at + 1}.0`)}`);
  const counted =
    findings.length === 0
      ? near === undefined
        ? sentence`${tests} tests were made, and no change went beyond the usual ups and downs.`
        : sentence`${tests} tests were made, and no change went so far that chance can be ruled out.`
      : sentence`In the week of ${when}, ${tests} tests were made and ${wholeNumber(kept, inquiry.keep('kept', kept))} kept.`;
  return answered(
    {
      headline,
      sentences: [
        ...only,
        ...(bullets.length > 0 ? [join(bullets, '\n')] : []),
        counted,
        ...(findings.length > 0 && near !== undefined
          ? [sentence`Not certain, yet outside the usual range: ${near.named}.`]
          : []),
        ...(near?.sentences ?? []),
      ],
      tables: [...(findings.length > 0 ? [main] : []), ...(near === undefined ? [] : [near.table])],
      chart: findings.length > 0 ? { mark: 'table', label: 'What the week showed', x: null, y: [] } : null,
      assumptions: [],
      references: [weekReference(told), ...findings.flatMap(cardReference)],
    },
    inquiry,
    reading,
  );
}

/** What follows from it. */
export function adviceOf(
  told: WeekFindings,
  only: readonly BoundText[],
  reading: Reading,
  inquiry: Inquiry,
): AnswerDraft {
  const all = told.findings.flatMap(({ followUpActions, title, cardId }) =>
    followUpActions.slice(0, 2).map((action) => ({ action, title, cardId })),
  );
  // What several findings ask for is one step.
  const actions = all
    .filter(({ action }, at) => all.findIndex((other) => other.action === action) === at)
    .map(({ action }) => ({ action, because: all.filter((other) => other.action === action) }))
    .slice(0, MOST_ACTIONS);
  const main = table(
    'What to do next',
    [
      { title: 'Step', format: 'text' },
      { title: 'Because of', format: 'text' },
    ],
    actions.map(({ action, because }) => [action, because.map(({ title }) => title).join('; ')]),
  );
  const near = actions.length === 0 ? nearMissWords([told], inquiry) : undefined;
  const headline =
    actions.length === 0
      ? told.findings.length === 0
        ? near === undefined
          ? sentence`Nothing calls for action: no change of the week went beyond the usual ups and downs.`
          : sentence`Nothing that is certain calls for action. Outside the usual range and worth a look: ${near.named}.`
        : sentence`Nothing to do follows from what the analysis of the week found.`
      : sentence`${quoted(actions[0]?.action ?? '', 'tables.0.rows.0.0')}`;
  return answered(
    {
      headline,
      sentences: [
        ...only,
        ...(actions.length > 0
          ? [
              sentence`These steps follow from what the analysis of the week of ${weekName(told.week, inquiry)} found, each from the finding named beside it. Whether one of them helps shows in the weeks after.`,
            ]
          : [
              sentence`In the week of ${weekName(told.week, inquiry)}, ${wholeNumber(told.tested, inquiry.keep('tested', told.tested))} tests were made.`,
              ...(near?.sentences ?? []),
            ]),
        join(
          actions
            .slice(1)
            .map(({ action }, at) => sentence`- ${inMarkdown(action, `tables.0.rows.${at + 1}.0`)}`),
          '\n',
        ),
      ],
      tables: actions.length > 0 ? [main] : near === undefined ? [] : [near.table],
      chart: actions.length > 0 ? { mark: 'table', label: 'What to do next', x: null, y: [] } : null,
      assumptions: [],
      references: [weekReference(told), ...actions.flatMap(({ because }) => because.flatMap(cardReference))],
    },
    inquiry,
    reading,
  );
}
