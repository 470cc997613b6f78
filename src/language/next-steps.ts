import type { Finding } from '#src/engine/finding.ts';
import { type BoundText, join, name, type Piece, sentence } from './bound-text.ts';
import { nearlyAll, windowOf } from './describe-finding.ts';
import type { FindingContext } from './finding-context.ts';
import { lostSales, tryOut } from './lost-sales.ts';
import { daysText, dayText } from './quantity.ts';
import { segmentPhrase } from './segment-phrase.ts';
import { hasEnded, stopOf } from './stop-of.ts';

/** The next things to look at or do, derived from the evidence. */
export function followUpActions(finding: Finding, context: FindingContext): BoundText[] {
  const actions: BoundText[] = [];
  const subject = segmentPhrase(finding.segment, 'within', finding.metric);
  const good = finding.kind === 'opportunity';
  const isFall = finding.direction === 'down';
  const silence = finding.guards.find((guard) => guard.type === 'silent_days');
  if (silence)
    return [
      sentence`Try it yourself: does the event still fire, and does what it counts still work?`,
      sentence`Compare with another record of the same, such as the orders of the shop or the mails of the form: if they went on, only the measurement stood still.`,
      sentence`Look up what was released on or before ${daysText(silence.days.slice(0, 1), 'guards.silent_days.days')}.`,
    ];
  const moved = finding.guards.find((guard) => guard.type === 'moved_page');
  if (moved)
    return [
      sentence`Check that the old address redirects to ${name(moved.to, 'guards.moved_page.to')}, and that links and campaigns name the new one.`,
      sentence`Compare both addresses together from now on: neither of them lost or won anything by itself.`,
    ];
  if (finding.guards.some((guard) => guard.type === 'unengaged_rise'))
    return [
      sentence`Look at these visits in the server log or at the content network: do they come from data centres or one program?`,
      sentence`Filter them out before judging engagement or conversion of this week: the other visitors did not change.`,
      sentence`Block them if they go on, and leave this week out of comparisons.`,
    ];
  const isLost = lostSales(finding);
  if (isLost) actions.push(tryOut(finding, context.metric.noun));
  if (finding.guards.some((guard) => guard.type === 'single_order'))
    actions.push(
      sentence`Do not plan on this revenue: look at the order and whether the customer is likely to return.`,
    );
  if (isPaid(finding))
    actions.push(
      good || !isFall
        ? sentence`Check which campaigns grew and whether their cost per conversion held.`
        : finding.shape === 'ramp'
          ? sentence`Compare budgets, bids and paused campaigns in the ad account with those of ${windowOf(finding)} ago.`
          : sentence`Check budgets, bids and paused campaigns in the ad account for these days.`,
    );
  const isOver = hasEnded(finding);
  const isCampaign = Object.keys(finding.segment).join() === 'campaign';
  if (isOver) actions.push(afterEnd(finding, isCampaign));
  if (finding.link?.type === 'recovers' && !(isOver && isCampaign))
    actions.push(
      sentence`Compare with the week of ${dayText(finding.link.week, 'link.week')}: what was done since then worked, or what caused it has passed.`,
    );
  const [event] = finding.events;
  if (event)
    actions.push(
      sentence`Check whether ${name(event.label, 'events.0.label')} is behind it: the dates fit, which proves nothing.`,
    );
  const page = finding.segment['landing_page'] ?? finding.segment['page'];
  if (page !== undefined && !good && isFall)
    actions.push(
      sentence`Open ${name(page, 'segment.page')}: does it load, is it still linked, and did its title or address change?`,
    );
  if (isOrganic(finding) && !good)
    actions.push(
      sentence`Look at the same ${finding.shape === 'ramp' ? 'weeks' : 'days'} in Search Console: did ${searchedPages(finding)} rank ${isFall ? 'lower' : 'higher'}, or did ${isFall ? 'fewer' : 'more'} people search?`,
    );
  // A position that goes up is a worse one.
  if (finding.metric === 'position' && !good && !isFall)
    actions.push(
      page !== undefined || finding.segment['query'] !== undefined
        ? sentence`Look at who ranks above ${subject} now, and at what changed on the page.`
        : sentence`Find out which terms and pages of ${subject} lost their place, and look at who ranks above them now.`,
    );
  if (finding.metric === 'ctr' && !good && isFall)
    actions.push(sentence`Read title and description of ${subject} as a searcher sees them.`);
  if (finding.guards.some((guard) => guard.type === 'mix_reversal'))
    actions.push(
      sentence`Judge each part by itself before changing anything: the whole moved because of the mix.`,
    );
  // Who stopped a campaign did so in the ad account or by the calendar, and released nothing.
  if (finding.onset && finding.shape !== 'ramp' && !(isOver && isCampaign))
    actions.push(
      sentence`Look up what was released, sent or announced on ${dayText(finding.onset, 'onset')}.`,
    );
  if (finding.guards.some((guard) => guard.type === 'no_business_effect') && finding.direction === 'up')
    actions.push(
      sentence`Check these visits for bots or mistagged campaigns before counting them as growth.`,
    );
  if (actions.length === 0)
    actions.push(
      good
        ? finding.shape === 'ramp'
          ? sentence`Look for what began to work for ${subject} about ${windowOf(finding)} ago, and do more of it.`
          : sentence`Find out what worked for ${subject} and whether it can be repeated.`
        : hasParts(finding)
          ? sentence`Open the breakdown of ${subject} and start with its largest part.`
          : sentence`Find out what changed for ${subject} in this week: what links or leads there, what was sent or announced, and what was released.`,
    );
  // A drift was watched for weeks already; what may be broken, or is over, gets no better by waiting.
  if (!isLost && !isOver && finding.kind !== 'need_more_data' && finding.shape !== 'ramp')
    actions.push(
      sentence`Watch ${context.metric.noun} of ${subject} for another week before acting on its level.`,
    );
  return actions.slice(0, 3);
}

/** What to do about something of which nothing is left. */
function afterEnd(finding: Finding, isCampaign: boolean): BoundText {
  const subject = segmentPhrase(finding.segment, 'within', finding.metric);
  const stop = stopOf(finding);
  const when = stop ? sentence`on ${dayText(stop.day, 'days.stop')}` : 'then';
  return isCampaign
    ? sentence`Look up whether ${subject} was meant to end ${when}: if not, start it again and check that its links still carry its name.`
    : sentence`Find out what cut off ${subject} ${when}, if it was not meant to end: a link or an ad that is gone, a page that does not load, or a tag that counts no more.`;
}

/** Whether the change was taken apart by anything that has several parts. */
const hasParts = ({ attributions }: Finding): boolean =>
  attributions.some(
    ({ method, contributions }) =>
      method === 'by_dimension' && contributions.filter(({ remainder }) => !remainder).length > 1,
  );

/** Of a paid channel, or nearly all of it from one: a page that lost its advertising is no broken page. */
const isPaid = ({ segment, attributions }: Finding): boolean =>
  segment['channel'] === 'Paid Search' ||
  segment['medium'] === 'cpc' ||
  attributions.some((part) => part.dimension === 'channel' && nearlyAll(part)?.member === 'Paid Search');

/** Visits that a search engine brought without pay. */
const isOrganic = ({ segment, metric }: Finding): boolean =>
  ORGANIC_VISITS.includes(metric) &&
  (segment['channel'] === 'Organic Search' || segment['medium'] === 'organic');

const ORGANIC_VISITS = ['sessions', 'engaged_sessions', 'new_users'];

function searchedPages({ segment }: Finding): Piece {
  const page = segment['landing_page'];
  if (page !== undefined) return name(page, 'segment.landing_page');
  const folder = segment['landing_folder'];
  return folder === undefined ? 'its pages' : join(['the pages in', name(folder, 'segment.landing_folder')]);
}

export function openQuestions(finding: Finding): BoundText[] {
  const questions: BoundText[] = [];
  if (finding.guards.some((guard) => guard.type === 'silent_days'))
    return [sentence`Is it the tag that was silent, or did what it counts stop? Visits alone cannot tell.`];
  if (finding.link?.type === 'continues')
    questions.push(
      sentence`What has been done about it since the week of ${dayText(finding.link.week, 'link.week')}?`,
    );
  if (finding.related.length > 0)
    questions.push(
      sentence`Is ${segmentPhrase(finding.related[0]?.segment ?? {}, 'within', finding.metric)} the same change? It moved as much on the same days.`,
    );
  if (finding.guards.some((guard) => guard.type === 'no_year_before'))
    questions.push(sentence`Is it the season? No year before is known to compare with.`);
  const isOver = hasEnded(finding);
  if (finding.shape === 'unclear' && !isOver)
    questions.push(
      sentence`Is this a one-off or a new level? Its own days cannot tell: look at the weeks after this one.`,
    );
  // What ended has its end in common.
  if (!isOver && hasParts(finding) && finding.attributions.every((part) => nearlyAll(part) === undefined))
    questions.push(sentence`What do all affected visits have in common? No single part explains the change.`);
  if (finding.kind === 'need_more_data') questions.push(sentence`Does it hold up once there is more data?`);
  return questions;
}
