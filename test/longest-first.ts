import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const root = join(import.meta.dirname, '..');

/**
 * The files that take longest, the longest of each suite first. Where nothing was run before, as in CI, Vitest goes by the size of the
 * files, and one of the shortest of them takes minutes: begun last, it keeps one core busy while the other waits.
 */
const LONGEST = [
  'src/engine/analyze-week.test.ts',
  'src/server/commands/analyze.test.ts',
  'standin/conformance/random-reports.test.ts',
  'standin/data-sets/simulated-garden/planted-sizes.test.ts',
  'standin/conformance/statements.test.ts',
  'standin/main.test.ts',
  'src/language/questions/reading/rephrasing/in-full/rules.test.ts',
  'src/engine/strong-cause.test.ts',
  'test/questions/wording/other-words-around.test.ts',
  'test/questions/fresh/stored-sets-to-59.test.ts',
  'test/questions/fresh/stored-sets-69-to-76.test.ts',
  'test/questions/fresh/stored-sets-from-77.test.ts',
  'test/questions/wording/strange-texts.test.ts',
  'test/questions/fresh/stored-sets-60-to-68.test.ts',
  'test/questions/questions.test.ts',
  'test/questions/names/words-that-are-names.test.ts',
  'test/questions/names/names-of-every-object.test.ts',
  'test/questions/wording/said-otherwise.test.ts',
  'test/questions/wording/nothing-passed-over.test.ts',
  'test/questions/wording/said-in-full.test.ts',
  'test/areas/history.test.ts',
  'test/areas/question-model.test.ts',
  'test/reliability/upstream-faults.test.ts',
  'test/areas/historical-explorer.test.ts',
  'test/platform/embedded-postgres.test.ts',
  'test/reliability/kill-during-history.test.ts',
  'test/reliability/backup-restore.test.ts',
  'test/security/access-matrix.test.ts',
  'test/areas/exploration.test.ts',
  'test/reliability/kill-during-question.test.ts',
  'test/areas/file-import.test.ts',
  'test/walls/compilers.test.ts',
  'test/reliability/kill-during-run.test.ts',
  'test/reliability/kill-during-planning.test.ts',
  'test/reliability/stop-during-start.test.ts',
  'test/areas/rotate-keys.test.ts',
  'test/reliability/kill-during-exploration.test.ts',
];

/** Within each suite the longest files first, the others in Vitest's order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    for (const file of LONGEST)
      if (!existsSync(join(root, file))) throw new Error(`${file}, one of the longest tests, is not there.`);
    const sorted = await super.sort(files);
    const suites = new Map(sorted.map(({ project }, at) => [project.name, at]));
    const suiteOf = ({ project }: TestSpecification): number => suites.get(project.name) ?? 0;
    return sorted.sort((a, b) => suiteOf(a) - suiteOf(b) || placeOf(a) - placeOf(b));
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const place = LONGEST.indexOf(relative(root, moduleId).replaceAll(sep, '/'));
  return place < 0 ? LONGEST.length : place;
}
