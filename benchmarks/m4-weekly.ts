import { readFileSync } from 'node:fs';
import { forecastSeries } from '#src/engine/series/forecast-series.ts';
import { studentQuantile } from '#src/engine/tests/student-t.ts';
import { developmentData } from './harness/development-data.ts';
import { report } from './harness/figure.ts';

/**
 * The site forecaster of the engine alone on the 359 weekly series of the M4 competition, 13 weeks ahead: overall weighted
 * average of sMAPE and MASE against the naive forecast (weekly series have no Naive2 season), coverage of the 95 % interval,
 * and mean scaled interval score.
 *
 * `npm run bench -- m4-weekly [DIR]`, where DIR holds m4-weekly/Weekly-train.csv and Weekly-test.csv
 */
const HORIZON = 13;
const directory = developmentData();
const read = (name: string) =>
  readFileSync(`${directory}/m4-weekly/${name}`, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) =>
      Float64Array.from(
        line
          .split(',')
          .slice(1)
          .map((cell) => cell.trim().replaceAll('"', ''))
          .filter((cell) => cell !== '' && cell !== 'NA'),
        Number,
      ),
    );

const train = read('Weekly-train.csv');
const test = read('Weekly-test.csv');
const own = { smape: 0, mase: 0 };
const naive = { smape: 0, mase: 0 };
let [covered, points, msis] = [0, 0, 0];
const began = process.cpuUsage();
train.forEach((series, index) => {
  const truth = test[index] as Float64Array;
  const forecast = forecastSeries(series.map(Math.log), HORIZON);
  // Forecasts of neighbouring weeks share most of their errors.
  const spread = studentQuantile(0.05, Math.max(2, forecast.backTests / (HORIZON / 2)));
  const scale = meanStep(series);
  let [smape, mase, flatSmape, flatMase, width] = [0, 0, 0, 0, 0];
  truth.forEach((value, h) => {
    const log = forecast.ahead[h] as number;
    const mean = Math.exp(log);
    const flat = series.at(-1) as number;
    smape += symmetric(value, mean);
    flatSmape += symmetric(value, flat);
    mase += Math.abs(value - mean) / scale;
    flatMase += Math.abs(value - flat) / scale;
    const half = spread * (forecast.error[h] as number);
    const [low, high] = [Math.exp(log - half), Math.exp(log + half)];
    if (value >= low && value <= high) covered++;
    points++;
    width += high - low + 40 * Math.max(0, low - value) + 40 * Math.max(0, value - high);
  });
  own.smape += smape / HORIZON;
  own.mase += mase / HORIZON;
  naive.smape += flatSmape / HORIZON;
  naive.mase += flatMase / HORIZON;
  msis += width / HORIZON / scale;
});
const { user, system } = process.cpuUsage(began);
const owa = (own.smape / naive.smape + own.mase / naive.mase) / 2;
const coverage = covered / points;
const count = train.length;
report({
  name: 'm4-weekly/owa',
  value: owa,
  unit: 'overall weighted average',
  reference: 'goal 0.90; best of the competition 0.739',
  ratio: owa / 0.9,
});
report({
  name: 'm4-weekly/smape',
  value: own.smape / count,
  unit: '%',
  reference: 'naive 9.161',
  ratio: own.smape / naive.smape,
});
report({
  name: 'm4-weekly/mase',
  value: own.mase / count,
  unit: 'MASE',
  reference: 'naive 2.777',
  ratio: own.mase / naive.mase,
});
report({
  name: 'm4-weekly/coverage-error',
  value: Math.abs(coverage - 0.95),
  unit: 'distance of the coverage of the 95 % interval from 0.95',
  reference: 'goal 0.02',
  ratio: Math.abs(coverage - 0.95) / 0.02,
});
report({
  name: 'm4-weekly/msis',
  value: msis / count,
  unit: 'MSIS',
  reference: 'best of the competition 16.2',
  ratio: msis / count / 16.2,
});
report({
  name: 'm4-weekly/processor',
  value: (user + system) / 1000 / count,
  unit: 'ms a series',
  reference: 'no goal',
  ratio: null,
});

function symmetric(value: number, forecast: number): number {
  return (200 * Math.abs(value - forecast)) / (Math.abs(value) + Math.abs(forecast));
}

function meanStep(series: Float64Array): number {
  let sum = 0;
  for (let week = 1; week < series.length; week++)
    sum += Math.abs((series[week] as number) - (series[week - 1] as number));
  return sum / (series.length - 1);
}
