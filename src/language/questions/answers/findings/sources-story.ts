import { type BoundText, join, type Piece, sentence } from '../../../bound-text.ts';
import type { AnswerDraft } from '../../answer.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import type { SourceView } from '../../data/source-view.ts';
import type { WeekFindings } from '../../question-context.ts';
import type { Reading } from '../../reading/reading.ts';
import { wholeNumber } from '../../wording/say.ts';
import { answered, table } from '../telling/draft.ts';
import { timeCell, timeColumn } from '../telling/time-grain.ts';
import { cardReference, quoted, weekReference } from '../telling/told-words.ts';
import { findingsOfWay } from './findings-of-way.ts';
import { inEvidence, nearMissWords } from './near-miss-words.ts';
import { inMarkdown } from './week-story.ts';

/** What the weeks of one source showed, the newest first. */
export interface SourceFindings {
  readonly view: SourceView;
  readonly weeks: readonly WeekFindings[];
}

/** Which weeks are told, and what of them. */
interface OfWeeks {
  readonly when: BoundText;
  /** That only changes of what the question names are told; empty where it names nothing. */
  readonly only: readonly BoundText[];
}

const MOST_ACTIONS = 8;

/** "What happened last week", of an organization with several sources: what each of them showed, by its name. */
export function sourcesStory(
  all: readonly SourceFindings[],
  { when, only }: OfWeeks,
  reading: Reading,
  inquiry: Inquiry,
): AnswerDraft {
  const way = findingsOfWay(
    all.flatMap(({ weeks }) => weeks),
    reading,
  );
  // Those of a source stand behind each other.
  let from = 0;
  const own = all.map(({ view, weeks }) => {
    from += weeks.length;
    return { view, weeks: way.weeks.slice(from - weeks.length, from) };
  });
  const sorted = own.toSorted((x, y) => Number(countOf(y) > 0) - Number(countOf(x) > 0));
  const rows = sorted.flatMap(({ view, weeks }) =>
    weeks.flatMap(({ week, findings }) => findings.map((one) => ({ view, week, ...one }))),
  );
  const draft = answered(
    {
      headline: headlineOf(sorted, when, inquiry),
      sentences: [...only, ...sorted.map((one) => paragraphOf(one, inquiry))],
      tables:
        rows.length === 0
          ? []
          : [
              table(
                'What the sources showed',
                [
                  { title: 'Source', format: 'text' },
                  timeColumn('week'),
                  { title: 'Finding', format: 'text' },
                  { title: 'Kind', format: 'text' },
                ],
                rows.map(({ view, week, title, finding }) => [
                  view.source.name,
                  timeCell(week, 'week'),
                  title,
                  finding.kind.replaceAll('_', ' '),
                ]),
              ),
            ],
      chart: rows.length === 0 ? null : { mark: 'table', label: 'What the sources showed', x: null, y: [] },
      assumptions: [],
      references: referencesOf(sorted, inquiry),
    },
    inquiry,
    reading,
  );
  return way.say(draft);
}

/** "What should I do", of several sources: the steps that follow from what any of them showed. */
export function sourcesAdvice(
  all: readonly SourceFindings[],
  { when, only }: OfWeeks,
  reading: Reading,
  inquiry: Inquiry,
): AnswerDraft {
  const actions = all
    .flatMap(({ view, weeks }) =>
      weeks.flatMap(({ findings }) =>
        findings.flatMap(({ followUpActions, title }) =>
          followUpActions.slice(0, 2).map((action) => ({ action, title, name: view.source.name })),
        ),
      ),
    )
    .slice(0, MOST_ACTIONS);
  const [first] = actions;
  if (first === undefined) {
    const story = sourcesStory(all, { when, only }, reading, inquiry);
    return { ...story, headline: sentence`Nothing that is certain calls for action. ${story.headline}` };
  }
  return answered(
    {
      headline: sentence`${quoted(first.name, 'tables.0.rows.0.2')}: ${quoted(first.action, 'tables.0.rows.0.0')}`,
      sentences: [
        ...only,
        sentence`These steps follow from what the analyses of ${when} found, each from the finding and in the source that are named beside it. Whether one of them helps shows in the weeks after.`,
        join(
          actions.slice(1).map(({ action, name }, at) => {
            const row = `tables.0.rows.${at + 1}`;
            return sentence`- ${inMarkdown(name, `${row}.2`)}: ${inMarkdown(action, `${row}.0`)}`;
          }),
          '\n',
        ),
      ],
      tables: [
        table(
          'What to do next',
          [
            { title: 'Step', format: 'text' },
            { title: 'Because of', format: 'text' },
            { title: 'Source', format: 'text' },
          ],
          actions.map(({ action, title, name }) => [action, title, name]),
        ),
      ],
      chart: { mark: 'table', label: 'What to do next', x: null, y: [] },
      assumptions: [],
      references: referencesOf(all, inquiry),
    },
    inquiry,
    reading,
  );
}

const countOf = ({ weeks }: SourceFindings): number =>
  weeks.reduce((sum, { findings }) => sum + findings.length, 0);

const nearOf = ({ view, weeks }: SourceFindings, inquiry: Inquiry) =>
  nearMissWords(weeks, inquiry.ofSource(view));

function headlineOf(all: readonly SourceFindings[], when: BoundText, inquiry: Inquiry): BoundText {
  const found = all.reduce((sum, one) => sum + countOf(one), 0);
  if (found > 0) {
    const having = all.filter((one) => countOf(one) > 0).length;
    const changes = sentence`${wholeNumber(found, inquiry.keep('found', found))} ${found === 1 ? 'change' : 'changes'}`;
    const first = sentence`${quoted(all[0]?.view.source.name ?? '', 'tables.0.rows.0.0')}: ${titleOf(all)}`;
    const where =
      having === 1
        ? 'in one source'
        : sentence`in ${wholeNumber(having, inquiry.keep('having', having))} sources`;
    return sentence`${changes} in ${when} went beyond the usual ups and downs, ${where}. ${first}.`;
  }
  const sources = wholeNumber(all.length, inquiry.keep('sources', all.length));
  const near = all.flatMap((one) => {
    const words = nearOf(one, inquiry);
    return words === undefined
      ? []
      : [sentence`${nameOf(one, inquiry)}: ${inEvidence(words.named, inquiry)}`];
  });
  return near.length === 0
    ? sentence`Nothing unusual in ${when} in any of ${sources} sources.`
    : sentence`Nothing certain in ${when} in any of ${sources} sources. Outside the usual range and worth a look: ${join(near, '; ')}.`;
}

/** The first of them all, as the first row of the table has it. */
function titleOf(all: readonly SourceFindings[]): BoundText {
  const [first] = all.flatMap(({ weeks }) => weeks.flatMap(({ findings }) => findings));
  return quoted(first?.title ?? '', 'tables.0.rows.0.2');
}

const nameOf = ({ view }: SourceFindings, inquiry: Inquiry): Piece => {
  const { name } = view.source;
  return inMarkdown(name, inquiry.keep('sourceName', name));
};

/** One source: how much was tested, and what of it is told. */
function paragraphOf(one: SourceFindings, inquiry: Inquiry): BoundText {
  const { weeks } = one;
  const tested = weeks.reduce((sum, week) => sum + week.tested, 0);
  const tests = wholeNumber(tested, inquiry.keep('tested', tested));
  const near = nearOf(one, inquiry);
  const name = nameOf(one, inquiry);
  if (countOf(one) === 0)
    return near === undefined
      ? sentence`${name}: ${tests} tests, and no change went beyond the usual ups and downs.`
      : join([
          sentence`${name}: ${tests} tests, and no change went so far that chance can be ruled out. Outside the usual range and worth a look: ${inEvidence(near.named, inquiry)}.`,
          ...near.sentences.map((text) => inEvidence(text, inquiry)),
        ]);
  const bullets = weeks.flatMap(({ findings }) =>
    findings.map(({ title }) => sentence`- ${inMarkdown(title, inquiry.keep('finding', title))}`),
  );
  const beside =
    near === undefined
      ? []
      : [sentence`Not certain, yet outside the usual range: ${inEvidence(near.named, inquiry)}.`];
  return join([sentence`${name}, ${tests} tests:`, join(bullets, '\n'), ...beside], '\n\n');
}

function referencesOf(all: readonly SourceFindings[], inquiry: Inquiry): AnswerDraft['references'] {
  const told = all.flatMap(({ weeks }) => weeks);
  const weeks = new Map(told.map((one) => [one.week, weekReference(one)]));
  const cards = told.flatMap(({ findings }) => findings.flatMap(cardReference));
  // The one that is asked stands among the references of every answer.
  const sources = all
    .map(({ view }) => view.source)
    .filter(({ id }) => id !== inquiry.view.source.id)
    .map(({ id, name }) => ({ type: 'source' as const, id, title: name }));
  return [...weeks.values(), ...cards, ...sources];
}
