import type { CivilDay } from '../../calendar/civil-day.ts';
import { chromeOnLinux } from './catalogue/devices.ts';
import { googleOrganic, sources } from './catalogue/sources.ts';
import type { DayEffects, OrderQuota } from './day-effects.ts';
import type { Appointment } from './day-schedule.ts';
import { landingPickers } from './landing-pickers.ts';
import type { Random } from './randomness/random.ts';
import { isInSegment, onlyCode, type SessionCodes } from './segment-codes.ts';
import { drawOutcome, type Outcome } from './session-outcome.ts';
import { sessionWriter } from './session-writer.ts';
import type { SiteColumns } from './site-columns.ts';
import { type Visitor, visitors } from './visitors.ts';

/** Shares of clicks that never became a session (closed, refused consent), and of sessions without a click. */
const [lostClicks, clicklessSessions] = [0.05, 0.03];

export interface SessionSimulator {
  day(
    day: CivilDay,
    month: number,
    schedule: readonly Appointment[],
    effects: DayEffects,
    random: Random,
  ): void;
  userCount(): number;
}

/** Turns appointments into sessions, thinned and changed as planted, and writes them. */
export function sessionSimulator(columns: SiteColumns, quotas: readonly OrderQuota[]): SessionSimulator {
  const people = visitors(4096);
  const landing = landingPickers();
  const write = sessionWriter(columns);
  const visitor: Visitor = { user: 0, device: 0, browser: 0, isNew: true };
  const codes: SessionCodes = { source: 0, country: 0, device: 0, browser: 0, landing: 0 };
  const outcome = {} as Outcome;

  /** Fills in who comes, from where, and to which page. */
  function meet(
    { source, country, added }: Appointment,
    effects: DayEffects,
    month: number,
    random: Random,
  ): void {
    const { intent } = sources[source] as (typeof sources)[number];
    const planted = effects.added[added];
    if (planted?.isBot === true) {
      people.add(visitor, country, onlyCode(planted.codes, 'device') ?? 0, chromeOnLinux);
    } else people.next(visitor, intent, country, random);
    codes.source = source;
    codes.country = country;
    codes.device = visitor.device;
    codes.browser = visitor.browser;
    const page = (planted && onlyCode(planted.codes, 'landing')) ?? landing(intent, month)(random);
    codes.landing = effects.renamed.get(page) ?? page;
  }

  function click(day: CivilDay, second: number): void {
    columns.click.day.push(day);
    columns.click.second.push(second);
    columns.click.page.push(codes.landing);
    columns.click.country.push(codes.country);
    columns.click.device.push(codes.device);
  }

  return {
    userCount: people.count,
    day(day, month, schedule, effects, random) {
      let giantOrder = effects.giantOrderCents;
      for (const appointment of schedule) {
        meet(appointment, effects, month, random);
        const keep = effects.keepSession(codes);
        if (keep < 1 && random() >= keep) continue;
        if (codes.source === googleOrganic) {
          if (random() >= clicklessSessions) click(day, appointment.second);
          if (random() < lostClicks) click(day, appointment.second);
        }
        if (effects.keepTracked < 1 && random() >= effects.keepTracked) continue;
        const planted = effects.added[appointment.added];
        drawOutcome(outcome, codes, visitor.isNew, random);
        if (planted?.isBot === true) Object.assign(outcome, nothing);
        else if (planted !== undefined && planted.buy < 1) {
          outcome.buys = outcome.buys && random() < planted.buy;
          outcome.checkout = outcome.cart = outcome.buys;
        }
        if (outcome.asksForAdvice && random() >= effects.keepLead) outcome.asksForAdvice = false;
        let records = outcome.buys && random() < effects.keepPurchase(codes);
        for (const quota of quotas) {
          if (day < quota.first || day > quota.last || !isInSegment(quota.codes, codes)) continue;
          records = outcome.engaged && quota.left > 0;
          if (records) quota.left -= 1;
          outcome.buys = outcome.checkout = outcome.cart = records;
        }
        const isGiant = giantOrder !== undefined && records;
        write(
          { day, second: appointment.second, codes, visitor, outcome, records, effects },
          isGiant ? giantOrder : undefined,
          random,
        );
        if (isGiant) giantOrder = undefined;
      }
    },
  };
}

const nothing: Outcome = {
  engaged: false,
  seconds: 0,
  morePages: 0,
  cart: false,
  checkout: false,
  buys: false,
  signsUp: false,
  asksForAdvice: false,
};
