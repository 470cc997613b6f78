import { type Day, dayFromEpoch, epochDay } from '#src/shared/week.ts';
import { type DateContext, type DateForm, dateForms, dayIn } from './date-form.ts';
import { type NumberSign, signOf } from './number-form.ts';

const SAMPLES = 4;
const MOST_REMEMBERED = 20_000;
const ENOUGH = 2_000;

interface Judged {
  readonly sign: NumberSign;
  readonly dates: readonly (readonly [DateForm, number])[];
}

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
  private readonly remembered = new Map<string, Judged>();
  private readonly context: DateContext;

  constructor(context: DateContext) {
    this.context = context;
  }

  add(value: string): void {
    const text = value.trim();
    const { sign, dates } = this.judged(text);
    this.numbers[sign]++;
    if (text === '') return;
    this.filled++;
    if (this.samples.length < SAMPLES && !this.samples.includes(text)) this.samples.push(text.slice(0, 120));
    for (const [form, day] of dates) {
      const seen = this.dates.get(form);
      if (seen === undefined) continue;
      seen.count++;
      seen.days.add(day);
    }
    if (this.filled === ENOUGH) this.giveUpForms();
  }

  private judged(text: string): Judged {
    const known = this.remembered.get(text);
    if (known !== undefined) return known;
    const dates: (readonly [DateForm, number])[] = [];
    for (const form of this.dates.keys()) {
      const day = dayIn(form, text, this.context);
      if (day !== undefined) dates.push([form, epochDay(day)]);
    }
    const judged = { sign: signOf(text), dates };
    if (this.remembered.size < MOST_REMEMBERED) this.remembered.set(text, judged);
    return judged;
  }

  /** A form that hardly any of so many values has is not looked for in the others. */
  private giveUpForms(): void {
    for (const [form, { count }] of this.dates) if (count < 0.5 * this.filled) this.dates.delete(form);
    this.remembered.clear();
  }

  /** Forms in which nearly every value is a day, the fullest first. Totals rows and notes are the few that are none. */
  dateForms(): readonly DateForm[] {
    return this.formsOfShare(0.9);
  }

  /** Forms in which at least half of the values are days: enough where the name of the column says that all should be. */
  likelyDateForms(): readonly DateForm[] {
    return this.formsOfShare(0.5);
  }

  private formsOfShare(share: number): readonly DateForm[] {
    return [...this.dates]
      .filter(([, { count }]) => count > 0 && count >= share * this.filled)
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
