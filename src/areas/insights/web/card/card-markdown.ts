import { formatWeek } from '#src/web/ui/format/date.ts';
import { formatDifference } from '#src/web/ui/format/difference.ts';
import { formatPart, formatShare } from '#src/web/ui/format/percent.ts';
import { formatValue } from '#src/web/ui/format/value.ts';
import type { Card } from '../../contract.ts';
import type { Evidence } from '../../evidence.ts';
import { eventDays } from '../events/event-words.ts';
import { shownUnit } from '../shown-unit.ts';
import { memberLabel } from '../words.ts';
import { comparedWith } from './compared-with.ts';
import { pValueText } from './p-value-text.ts';
import { sureness } from './sureness.ts';
import { tellingFirst } from './telling-first.ts';
import { testName } from './test-name.ts';

/** Characters that would start a mark of Markdown, or end a cell of its tables. */
const plain = (text: string) => text.replace(/[\\`*_[\]<>|]/g, '\\$&').replace(/\s+/g, ' ');
const bullets = (mark: string, lines: readonly string[]) =>
  lines.map((line) => `${mark} ${plain(line)}`).join('\n');
const chapter = (title: string, text: string) => (text === '' ? [] : [`## ${title}`, text]);

/** A card to paste elsewhere: the finding, its numbers, why, what to do, how sure, and where it came from. */
export function cardMarkdown(card: Card, evidence: Evidence | undefined, link: string): string {
  const { follow_up_actions: actions = [], open_questions: questions = [] } = card.payload;
  return [
    `# ${plain(card.title)}`,
    `Week of ${formatWeek(card.time_frame_start)}`,
    plain(card.summary),
    ...(evidence === undefined ? [] : [...chapter('How much', effectTable(evidence)), ...why(evidence)]),
    ...(evidence === undefined ? [] : chapter('Known events', eventLines(evidence))),
    ...chapter('What to do next', bullets('- [ ]', actions)),
    ...chapter('Open questions', bullets('-', questions)),
    ...(evidence === undefined ? [] : chapter('How sure', sureLines(evidence))),
    `[Evidence in Weekwise](${link})`,
  ].join('\n\n');
}

function effectTable(evidence: Evidence): string {
  const { effect, metricLabel, currency } = evidence;
  const unit = shownUnit(evidence);
  const show = (value: number) => formatValue(value, unit, 'brief', currency ?? undefined);
  const differ = (value: number) => formatDifference(value, unit, 'brief', currency ?? undefined);
  return [
    `| ${plain(metricLabel)} | ${comparedWith(evidence).label} | Change | ${formatShare(effect.level)} interval |`,
    '|---|---|---|---|',
    `| ${show(effect.observed)} | ${show(effect.expected)} | ${differ(effect.absolute)} | ${differ(effect.low)} to ${differ(effect.high)} |`,
  ].join('\n');
}

function eventLines({ events }: Evidence): string {
  return bullets(
    '-',
    events
      .filter(({ fits }) => fits)
      .map((event) => `${event.label}, ${eventDays(event)} (possible explanation)`),
  );
}

function why(evidence: Evidence): string[] {
  const { attributions, currency } = evidence;
  const unit = shownUnit(evidence);
  return tellingFirst(attributions)
    .slice(0, 1)
    .flatMap(({ dimensionLabel, contributions, total }) =>
      chapter(
        `Why, by ${dimensionLabel.toLowerCase()}`,
        [
          '| Part | Change | Share |',
          '|---|---|---|',
          ...contributions.map(
            ({ member, change }) =>
              `| ${plain(memberLabel(member))} | ${formatDifference(change, unit, 'exact', currency ?? undefined)} | ${total === 0 ? '' : formatPart(change / total)} |`,
          ),
        ].join('\n'),
      ),
    );
}

function sureLines({ test, family, guards, marks }: Evidence): string {
  const sure = sureness(test.q);
  return bullets('-', [
    `${sure.words}: ${sure.bound}`,
    `${testName(test.name)}: p ${pValueText(test.p)}, q ${pValueText(test.q)}`,
    `${family.tested} tested, ${family.kept} kept`,
    ...new Set([...guards, ...marks]),
  ]);
}
