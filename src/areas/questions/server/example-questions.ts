import { answeredExamples, type Example } from '#src/language/questions/examples/answered-examples.ts';
import { openAskFacts } from './ask-facts.ts';
import { KeptByData } from './kept-by-data.ts';
import { openReading, type ReadingParts } from './open-reading.ts';

/** Six short questions for each organization. */
const MOST_KEPT = 1_000;
const kept = new KeptByData<readonly Example[]>(MOST_KEPT);

/** Questions that were asked of the organization's own data and answered. Asked once for each day and state of the data. */
export async function exampleQuestions(
  parts: ReadingParts,
  organizationId: string,
): Promise<readonly Example[]> {
  const reading = await openReading(parts, { organizationId, previous: undefined });
  const { sources, context } = reading;
  const [first] = sources;
  if (first === undefined) return [];
  const all = { ...first.visible, slices: sources.flatMap(({ visible }) => visible.slices) };
  const names = sources.map(({ row }) => row.id).join();
  return await kept.once(all, `${organizationId} ${names} ${context.today}`, () =>
    answeredExamples(context, openAskFacts(parts, reading)),
  );
}
