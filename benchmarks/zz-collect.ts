import { analyzeWeek } from '#src/engine/analyze-week.ts';
import { isRight, randomWeek, simulate } from './sites/random-week.ts';

const [from, to] = process.argv.slice(2).map(Number);
for (let seed = from!; seed < to!; seed++) {
  const w = randomWeek(seed);
  const t = performance.now();
  const facts = simulate(w);
  const t1 = performance.now();
  const a = analyzeWeek(facts, { seed: 1 });
  console.log(
    JSON.stringify({
      seed,
      kind: w.kind,
      causes: w.causes,
      tested: a.tested,
      sim: t1 - t,
      ms: performance.now() - t1,
      f: a.findings.map((f) => ({
        seg: f.segment,
        m: f.metric,
        d: f.direction,
        k: f.kind,
        q: f.test.q,
        p: f.test.p,
        name: f.test.name,
        conf: f.confidence,
        pl: f.placement,
        c: f.companions.length,
        marks: f.marks.length,
        right: isRight(f, w),
        rel: f.effect.relative,
      })),
    }),
  );
}
