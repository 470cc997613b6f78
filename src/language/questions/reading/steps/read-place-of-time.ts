import { askMetric } from '../../data/ask-metric.ts';
import { unitAround } from '../../dates/period.ts';
import type { AssembleOptions } from '../assembling/assemble-options.ts';
import { type Demand, demandsOf } from '../demands.ts';
import { keywordMark, type Mark, unitMark } from '../mark.ts';
import type { Reading } from '../reading.ts';
import { heard } from './heard.ts';
import { placePhrase } from './place-phrase.ts';

const ALLOWED: ReadonlySet<Demand> = new Set<Demand>(['filters', 'grain', 'rank']);

/**
 * "Where does March rank among all months by sessions", "was last week one of our 5 best weeks": the place of one unit of time
 * among all of its kind. undefined where no such thing is asked.
 */
export function readPlaceOfTime(marks: readonly Mark[], options: AssembleOptions): Reading | undefined {
  const phrase = placePhrase(marks);
  if (phrase === undefined) return undefined;
  const { time, rank, count, rest } = phrase;
  const at = rest.findIndex(({ type }) => type === 'metric');
  const metric = rest[at];
  // "In leads", "for revenue", "by sessions"
  const joint =
    at > 0 &&
    /^(?:in|for|by|in terms of|on|when it comes to|ordered|ranked by)$/i.test(rest[at - 1]?.said ?? '');
  const others = rest.filter((_, place) => place !== at && !(joint && place === at - 1));
  const unit = unitOf(time, phrase.unit);
  if (unit === undefined) return undefined;
  const words = [rank ?? TOP, unitMark(unit.grain), ...(metric === undefined ? [] : [BY, metric]), ...others];
  const read = heard(words, options)?.reading;
  const [id, ...more] = read?.metrics ?? [];
  const view = options.views.find(({ source }) => source.id === read?.sourceId);
  if (read?.rank == null || id === undefined || more.length > 0 || view === undefined) return undefined;
  const isPlain =
    read.rank.of === 'time' &&
    read.rank.by === 'value' &&
    read.grain === unit.grain &&
    read.shape === 'value' &&
    read.periods.length < 2 &&
    read.periods.every(({ from, to }) => from <= unit.from && to >= unit.to) &&
    demandsOf(read).every((demand) => ALLOWED.has(demand));
  if (!isPlain) return undefined;
  const known = askMetric(view, id);
  // Of what is counted the most comes first, good or bad; of a rate the better one
  const isLowFirst = known?.desired === 'down' && known.kind !== 'additive';
  const direction = rank === null ? (isLowFirst ? 'bottom' : 'top') : read.rank.direction;
  return {
    ...read,
    rank: { ...read.rank, count, direction },
    isYesNo: phrase.isYesNo && count !== null,
    ofUnits: { asks: 'place', unit: unit.from },
    assumptions: [
      ...read.assumptions,
      ...(metric === undefined ? [{ code: 'metric_default' as const, read: id }] : []),
    ],
  };
}

/** The whole unit of time that is named, where it is of the kind that it is to stand among. */
function unitOf(time: Mark, among: string | null) {
  if (time.type !== 'time' || time.time.type !== 'period') return undefined;
  const { period } = time.time;
  const { unit, count, from, to, isRunning } = period;
  if (unit === 'range' || count !== 1 || isRunning === true) return undefined;
  const whole = unitAround(from, unit);
  if (whole.from !== from || whole.to !== to || (among !== null && among !== unit)) return undefined;
  return { grain: unit, from, to };
}

const BY = keywordMark('by', 'by');
const TOP = keywordMark('top', 'highest');
