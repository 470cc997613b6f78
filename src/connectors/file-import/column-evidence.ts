import { type Day, dayFromEpoch, epochDay } from '#src/shared/week.ts';
import { type DateContext, type DateForm, dateForms, dayIn } from './date-form.ts';
import { type NumberSign, signOf } from './number-form.ts';

const SAMPLES = 4;
const MOST_REMEMBERED = 20_000;

interface DatesSeen {
  count: number;
  readonly days: Set<number>;
}

/** What the values of one column say, all of them: a form of dates or numbers is decided by the whole column. */
export class ColumnEvidence {
  readonly samples: string[] = [];
  filled = 0;
  readonly numbers: Record<NumberSign, number> = {
    point: 0,
    comma: 0,
    either: 0,
    whole: 0,
    empty: 0,
    none: 0,
  };
  private readonly dates = new Map<DateForm, DatesSeen>(
    dateForms.map((form) => [form, { count: 0, days: new Set<number>() }]),
  );
  private readonly remembered = new Map<string, readonly (readonly [DateForm, number])[]>();
  private readonly context: DateContext;

  constructor(context: DateContext) {
    this.context = context;
  }

  add(value: string): void {
    const text = value.trim();
    this.numbers[signOf(text)]++;
    if (text === '') return;
    this.filled++;
    if (this.samples.length < SAMPLES && !this.samples.includes(text)) this.samples.push(text.slice(0, 120));
    for (const [form, day] of this.datesOf(text)) {
      const seen = this.dates.get(form);
      if (seen === undefined) continue;
      seen.count++;
      seen.days.add(day);
    }
  }

  private datesOf(text: string): readonly (readonly [DateForm, number])[] {
    const known = this.remembered.get(text);
    if (known !== undefined) return known;
    const found: (readonly [DateForm, number])[] = [];
    for (const form of dateForms) {
      const day = dayIn(form, text, this.context);
      if (day !== undefined) found.push([form, epochDay(day)]);
    }
    if (this.remembered.size < MOST_REMEMBERED) this.remembered.set(text, found);
    return found;
  }

  /** Forms in which nearly every value is a day, the fullest first. Totals rows and notes are the few that are none. */
  dateForms(): readonly DateForm[] {
    return [...this.dates]
      .filter(([, { count }]) => count > 0 && count >= 0.9 * this.filled)
      .sort(([, a], [, b]) => b.count - a.count)
      .map(([form]) => form);
  }

  days(form: DateForm): readonly Day[] {
    return [...(this.dates.get(form)?.days ?? [])].sort((a, b) => a - b).map(dayFromEpoch);
  }

  /** Whether nearly every value is a number. */
  isNumeric(): boolean {
    const { point, comma, either, whole, none } = this.numbers;
    const all = point + comma + either + whole;
    return all > 0 && none <= 0.02 * (all + none);
  }
}
