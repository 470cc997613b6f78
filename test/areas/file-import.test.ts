import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileImport, InspectedTable, Upload } from '#src/areas/sources/file-contract.ts';
import { addDays, type Day, weekOf } from '#src/shared/week.ts';
import { shopFile } from '../harness/shop-file.ts';
import { requestRun, untilRunsEnded } from '../harness/shop-organization.ts';
import { startWeekwise, type WeekwiseProcess } from '../harness/start-weekwise.ts';
import { type TemporaryFolder, temporaryFolder } from '../harness/temporary-folder.ts';
import { Visitor } from '../harness/visitor.ts';

let folder: TemporaryFolder;
let server: WeekwiseProcess;
let owner: Visitor;
let organizationId: string;

beforeAll(async () => {
  folder = temporaryFolder();
  server = await startWeekwise({ dataDir: folder.path });
  owner = new Visitor(server);
  await owner.signIn('owner@example.test');
  const organization = await owner.ask<{ id: string }>('POST', '/api/organizations', {
    name: 'File importers',
    url: 'shop.example',
  });
  organizationId = organization.id;
}, 300_000);
afterAll(async () => {
  await server?.stop();
  folder?.remove();
});

async function fileSource(name: string): Promise<string> {
  const { source } = await owner.ask<{ source: { id: string } }>(
    'POST',
    `/api/organizations/${organizationId}/source`,
    { name, type: 'FILE' },
  );
  return source.id;
}

async function upload(
  sourceId: string,
  name: string,
  content: string | Uint8Array<ArrayBuffer>,
): Promise<Upload> {
  const answer = await owner.upload(`/api/sources/${sourceId}/uploads`, name, content);
  if (answer.status !== 200) throw new Error(answer.text);
  return (answer.json as { upload: Upload }).upload;
}

const asProposed = ({ id, tables }: Upload) =>
  tables.flatMap((table: InspectedTable) =>
    table.mapping === null ? [] : [{ uploadId: id, tableId: table.id, mapping: table.mapping }],
  );

const importFiles = (sourceId: string, uploads: readonly Upload[], change: object = {}) =>
  owner.call('POST', `/api/sources/${sourceId}/imports`, {
    tables: uploads.flatMap(asProposed),
    timeZone: 'Europe/Berlin',
    currency: 'EUR',
    ...change,
  });

const importsOf = (sourceId: string) => owner.ask<FileImport[]>('GET', `/api/sources/${sourceId}/imports`);

async function untilImported(sourceId: string): Promise<FileImport> {
  for (const end = performance.now() + 60_000; ; ) {
    const [newest] = await importsOf(sourceId);
    if (newest !== undefined && newest.status !== 'waiting' && newest.status !== 'running') return newest;
    if (performance.now() > end) throw new Error(JSON.stringify(newest));
  }
}

const table = (days: readonly [string, number][], head = 'date,sessions') =>
  `${head}\n${days.map((cells) => cells.join(',')).join('\n')}\n`;

describe('a stranger without Google', () => {
  it('gets insights from an exported file', async () => {
    const sourceId = await fileSource('Exports');
    const file = shopFile(Date.now());
    const kept = await upload(
      sourceId,
      'export.zip',
      zipSync({
        'free-form.csv': strToU8(file.text),
        'Queries.csv': strToU8('Top queries,Clicks,Impressions,CTR,Position\nshoes,1,2,50%,3\n'),
      }) as Uint8Array<ArrayBuffer>,
    );
    expect(kept.tables.map(({ problem }) => problem === null)).toEqual([true, false]);
    expect(await owner.ask('GET', `/api/sources/${sourceId}/uploads`)).toHaveLength(1);

    const answer = await importFiles(sourceId, [kept]);
    expect(answer.status, answer.text).toBe(200);
    expect(await importsOf(sourceId)).toMatchObject([
      {
        status: 'completed',
        fileNames: ['export.zip'],
        from: file.from,
        to: file.to,
        dayCount: 168,
        rowCount: file.rows + 1,
        notes: ['free-form.csv: 1 row of totals left out; totals are added up anew.'],
      },
    ]);
    expect(await owner.ask('GET', `/api/sources/${sourceId}/uploads`)).toEqual([]);
    const { source } = await owner.ask<{ source: { status: string } }>('GET', `/api/sources/${sourceId}`);
    expect(source.status).toBe('active');

    const shop = { organizationId, sourceId, week: file.week };
    await requestRun(owner, shop);
    const cards = await untilRunsEnded(owner, shop);
    const run = cards.find((card) => card.card_type === 'workflow_progress');
    expect(run?.payload.failure).toBeUndefined();
    const titles = cards.filter((card) => card.card_type === 'insight').map(({ title }) => title);
    expect(titles.join('\n')).toMatch(/Paid Search/);
  });
});

describe('a re-import of a changed past', () => {
  it('tells the cards that were made of it', async () => {
    const sourceId = await fileSource('Search');
    const { from, week } = shopFile(Date.now());
    // The last week brings 40 % of the usual clicks; the second export 60 %.
    const searches = (share: number) =>
      Array.from({ length: 168 }, (_, index) => {
        const day = addDays(from, index);
        const usual = 400 + ((index * 37) % 23) - (index % 7 >= 5 ? 120 : 0);
        const clicks = Math.round(day >= week ? usual * share : usual);
        return `${day},${clicks},${usual * 20},${(clicks / (usual * 20)).toFixed(4)},${(8 + (index % 5) / 10).toFixed(1)}`;
      }).join('\n');
    const chart = (share: number) =>
      upload(
        sourceId,
        'search.zip',
        zipSync({
          'Chart.csv': strToU8(`Date,Clicks,Impressions,CTR,Position\n${searches(share)}\n`),
        }) as Uint8Array<ArrayBuffer>,
      );
    expect((await importFiles(sourceId, [await chart(0.4)], { currency: null })).status).toBe(200);
    const shop = { organizationId, sourceId, week };
    await requestRun(owner, shop);
    const ofSource = async () =>
      (
        await owner.ask<{
          cards: { title: string; card_type: string; source_id: string; payload: object }[];
        }>('GET', `/api/analytics/cards?organizationId=${organizationId}&sourceId=${sourceId}`)
      ).cards.filter((card) => card.card_type === 'insight');
    await untilRunsEnded(owner, shop);
    const before = await ofSource();
    const clicks = before.filter(({ title }) => /click/i.test(title));
    expect(clicks.length, JSON.stringify(before.map(({ title }) => title))).toBeGreaterThan(0);
    expect(JSON.stringify(clicks)).not.toContain('restate');

    expect((await importFiles(sourceId, [await chart(0.6)], { currency: null })).status).toBe(200);
    const after = (await ofSource()).filter(({ title }) => /click/i.test(title));
    expect(JSON.stringify(after)).toContain('restate');
  });
});

describe('importing', () => {
  const monday = '2026-01-05' as Day;
  const days = (count: number, value: number, from = monday): [string, number][] =>
    Array.from({ length: count }, (_, index) => [addDays(from, index), value]);

  it('in the background when it is large, and then replaces days and can be deleted', async () => {
    const sourceId = await fileSource('Large');
    const rows = Array.from({ length: 24_000 }, (_, index) => `${addDays(monday, index % 24)},p${index},1`);
    const first = await upload(sourceId, 'large.csv', `date,page,sessions\n${rows.join('\n')}\n`);
    const answer = await importFiles(sourceId, [first]);
    const { import: begun } = answer.json as { import: FileImport };
    expect(begun.status).toMatch(/waiting|running|completed/);
    const done = await untilImported(sourceId);
    expect(done).toMatchObject({ status: 'completed', rowCount: 24_000, dayCount: 24, progress: 100 });

    const second = await upload(
      sourceId,
      'more.csv',
      table(
        days(10, 2, addDays(monday, 20)).map(([day, value]) => [`${day},p`, value]),
        'date,page,sessions',
      ),
    );
    await importFiles(sourceId, [second]);
    expect((await importsOf(sourceId)).map(({ dayCount }) => dayCount)).toEqual([10, 24]);
    // Four of its days were brought again: the other twenty go.
    expect(await owner.ask('DELETE', `/api/sources/${sourceId}/imports/${done.id}`)).toEqual({
      removedDays: 20,
    });
    expect(await owner.ask('DELETE', `/api/sources/${sourceId}/imports/${done.id}`)).toEqual({
      removedDays: 0,
    });
    const [left] = await importsOf(sourceId);
    expect(await owner.ask('DELETE', `/api/sources/${sourceId}/imports/${left?.id}`)).toEqual({
      removedDays: 10,
    });
    const { source } = await owner.ask<{ source: { status: string } }>('GET', `/api/sources/${sourceId}`);
    expect(source.status).toBe('draft');
  });

  it('is one import, however often and at once it is asked for', async () => {
    const sourceId = await fileSource('Asked twice');
    const rows = Array.from({ length: 24_000 }, (_, index) => `${addDays(monday, index % 24)},p${index},1`);
    const large = await upload(sourceId, 'large.csv', `date,page,sessions\n${rows.join('\n')}\n`);
    const both = await Promise.all([importFiles(sourceId, [large]), importFiles(sourceId, [large])]);
    const [one, other] = both.map(({ json }) => (json as { import: FileImport }).import.id);
    expect(other).toBe(one);
    await untilImported(sourceId);
    expect(await importsOf(sourceId)).toHaveLength(1);

    const smallSource = await fileSource('Small, asked thrice');
    const small = await upload(smallSource, 'small.csv', table(days(7, 5)));
    const thrice = await Promise.all([1, 2, 3].map(() => importFiles(smallSource, [small])));
    expect(thrice.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
    expect(await importsOf(smallSource)).toHaveLength(1);
  });

  it('the same days again leaves them as they were: deleting the second import takes nothing', async () => {
    const sourceId = await fileSource('Twice');
    for (const name of ['one.csv', 'two.csv'])
      await importFiles(sourceId, [await upload(sourceId, name, table(days(7, 5)))]);
    const [second, first] = await importsOf(sourceId);
    expect(await owner.ask('DELETE', `/api/sources/${sourceId}/imports/${second?.id}`)).toEqual({
      removedDays: 0,
    });
    expect(await owner.ask('DELETE', `/api/sources/${sourceId}/imports/${first?.id}`)).toEqual({
      removedDays: 7,
    });
  });

  it('is not deleted while another one stores the same days, and takes nothing of those afterwards', async () => {
    const sourceId = await fileSource('While another runs');
    await importFiles(sourceId, [await upload(sourceId, 'small.csv', table(days(30, 5), 'date,sessions'))]);
    const [small] = await importsOf(sourceId);
    const all = days(30, 6).flatMap(([day]) => Array.from({ length: 1_500 }, () => `${day},7`));
    await importFiles(sourceId, [await upload(sourceId, 'large.csv', `date,sessions\n${all.join('\n')}\n`)]);
    const path = `/api/sources/${sourceId}/imports/${small?.id}`;
    let refused = 0;
    for (const end = performance.now() + 60_000; performance.now() < end; ) {
      const [newest] = await importsOf(sourceId);
      if (newest?.status === 'completed') break;
      if (newest?.status !== 'running') continue;
      const answer = await owner.call('DELETE', path);
      if (answer.status === 409) refused++;
      else break;
    }
    const large = await untilImported(sourceId);
    expect([large.status, large.dayCount]).toEqual(['completed', 30]);
    await owner.call('DELETE', path);
    expect(refused).toBeGreaterThan(0);
    const { source } = await owner.ask<{ source: { status: string } }>('GET', `/api/sources/${sourceId}`);
    expect(source.status).toBe('active');
    expect(await owner.ask('DELETE', `/api/sources/${sourceId}/imports/${large.id}`)).toEqual({
      removedDays: 30,
    });
  });

  it('is read as an earlier one only where each column has the same name', async () => {
    const sourceId = await fileSource('Commas in names');
    const one = await upload(sourceId, 'one.csv', table(days(7, 5), 'date,"sessions,clicks"'));
    const [proposed] = asProposed(one);
    expect(proposed?.mapping.columns).toHaveLength(2);
    await importFiles(sourceId, [], {
      tables: [{ ...proposed, mapping: { ...proposed?.mapping, columns: ['date', 'metric:sessions'] } }],
    });
    const rows = days(7, 5).map(([day]) => `${day},5,3`);
    const two = await upload(sourceId, 'two.csv', `date,sessions,clicks\n${rows.join('\n')}\n`);
    expect(asProposed(two)[0]?.mapping.columns).toEqual(['date', 'metric:sessions', 'metric:clicks']);
  });

  it('brings no days, and no runs, from before there were web sites', async () => {
    const sourceId = await fileSource('Very old');
    const old = await upload(sourceId, 'old.csv', table([...days(30, 5), ['1900-01-01', 5]]));
    expect((await importFiles(sourceId, [old])).text).toContain('line 32');
    await importFiles(sourceId, [await upload(sourceId, 'new.csv', table(days(30, 5)))]);
    const run = { organizationId, sourceId, selectedDate: '1900-01-01' };
    expect(await owner.call('POST', '/api/analytics', run)).toMatchObject({
      status: 400,
      text: expect.stringContaining('no web sites'),
    });
    // Nor from before its own first day: nothing is reserved, and no such week comes onto the timeline.
    const credits = () => owner.ask('GET', `/api/organizations/${organizationId}/credits`);
    const before = await credits();
    expect(await owner.ask('POST', '/api/analytics', { ...run, selectedDate: '2015-01-05' })).toMatchObject({
      status: 'blocked',
      reason: 'before_source',
      error: expect.stringMatching(/no data before the week of \w+ \d+, 20\d\d/),
    });
    expect(await credits()).toEqual(before);
    const first = weekOf(days(30, 5)[0]?.[0] as Day);
    expect(
      await owner.ask(
        'GET',
        `/api/analytics/check-availability?organizationId=${organizationId}&weekStart=2015-01-05&sourceId=${sourceId}`,
      ),
    ).toMatchObject({ firstWeek: first });
  });

  it('is refused as a whole, with line and column, and keeps the upload', async () => {
    const sourceId = await fileSource('Wrong');
    const wrong = await upload(sourceId, 'wrong.csv', table([...days(60, 5), ['2026-03-20', -1]]));
    const answer = await importFiles(sourceId, [wrong]);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('wrong.csv, line 62, column \\"sessions\\": -1 is negative');
    expect(await importsOf(sourceId)).toEqual([]);
    expect(await owner.ask('GET', `/api/sources/${sourceId}/uploads`)).toHaveLength(1);
  });

  it('asks for a currency where there is money, for a real time zone, and for days that can be compared', async () => {
    const sourceId = await fileSource('Questions');
    const money = await upload(sourceId, 'money.csv', table(days(7, 5), 'date,revenue'));
    expect((await importFiles(sourceId, [money], { currency: null })).text).toContain(
      'In which currency'.toLowerCase().slice(3),
    );
    expect((await importFiles(sourceId, [money], { timeZone: 'Mars/Olympus' })).text).toContain(
      'no time zone',
    );
    expect((await importFiles(sourceId, [money])).status).toBe(200);
    const other = await upload(sourceId, 'other.csv', table(days(7, 5, addDays(monday, 7)), 'date,sessions'));
    expect((await importFiles(sourceId, [other])).text).toContain(
      'Earlier imports count purchase revenue, and this one sessions.',
    );
  });

  it('takes no file for a source of Google, none that is too large, and none from strangers', async () => {
    const sourceId = await fileSource('Guarded');
    const { source } = await owner.ask<{ source: { id: string } }>(
      'POST',
      `/api/organizations/${organizationId}/source`,
      { name: 'Google', type: 'GA4' },
    );
    const google = await owner.upload(`/api/sources/${source.id}/uploads`, 'a.csv', 'date,sessions\n');
    expect([google.status, google.text]).toEqual([400, expect.stringContaining('type \\"Other\\"')]);

    const path = `/api/sources/${sourceId}/uploads`;
    const large = await owner.upload(path, 'large.csv', new Uint8Array(50_500_000));
    expect([large.status, large.text]).toEqual([
      413,
      expect.stringContaining('large.csv is larger than 50 MB'),
    ]);
    const stranger = new Visitor(server);
    await stranger.signIn('stranger@example.test');
    const content = new Uint8Array(2_000_000);
    const [known, unknown] = [
      await stranger.upload(path, 'a.csv', content),
      await stranger.upload(path.replace(sourceId, organizationId), 'a.csv', content),
    ];
    expect([known.status, known.text]).toEqual([404, unknown.text]);
    expect((await new Visitor(server).upload(path, 'a.csv', content)).status).toBe(401);
  });
});
