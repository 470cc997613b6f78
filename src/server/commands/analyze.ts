import { parseArgs } from 'node:util';
import { analyzeWeek } from '#src/engine/analyze-week.ts';
import { addDays, isMonday, parseDay } from '#src/shared/week.ts';
import { factsFromCsv } from './facts-from-csv.ts';
import { readTextFile, UnreadableText } from './read-text-file.ts';
import { refuse, sayJson } from './say.ts';
import { UnreadableFacts } from './unreadable-facts.ts';

const USAGE = 'npm run analyze -- --facts FILE.csv --week 2026-03-02';

/** `npm run analyze`: the engine of a generation on a file of daily facts; one JSON object on standard output. */
function main(): number {
  const start = performance.now();
  let options: { facts?: string | undefined; week?: string | undefined };
  try {
    options = parseArgs({ options: { facts: { type: 'string' }, week: { type: 'string' } } }).values;
  } catch (error) {
    return refuse(`${(error as Error).message}. Usage: ${USAGE}`);
  }
  if (!options.facts || !options.week) return refuse(`Usage: ${USAGE}`);
  const week = parseDay(options.week);
  if (!week) return refuse(`--week ${options.week} is no date (YYYY-MM-DD).`);
  if (!isMonday(week)) return refuse(`--week ${week} is no Monday; weeks run from Monday to Sunday.`);
  let text: string;
  try {
    text = readTextFile(options.facts);
  } catch (error) {
    if (error instanceof UnreadableText) return refuse(error.message);
    throw error;
  }
  try {
    const facts = factsFromCsv(text, week);
    const { tested, kept, falseDiscoveryRate, findings, gaps } = analyzeWeek(facts, { seed: 1 });
    const ms = Math.round((performance.now() - start) * 10) / 10;
    sayJson({ tested, kept, falseDiscoveryRate, findings: findings.map(flat), gaps, ms });
    return 0;
  } catch (error) {
    if (error instanceof UnreadableFacts)
      return refuse(`${options.facts}: ${error.message}. The week is ${week} to ${addDays(week, 6)}.`);
    throw error;
  }
}

/** The finding with p and q beside its effect, as the documented output has them. */
function flat(finding: ReturnType<typeof analyzeWeek>['findings'][number]) {
  const { segment, metric, direction, effect, test, confidence, kind, ...rest } = finding;
  return { segment, metric, direction, effect, p: test.p, q: test.q, confidence, kind, test, ...rest };
}

process.exitCode = main();
