// `npm run faults`: servers, disks, clocks and networks are broken on purpose while an outside
// record notes every acknowledgement. It prints a table and fails when a promise was broken, or
// when a control that must fail did not.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { closeConnections } from './load/call.ts';
import { undoAll } from './ground/left-behind.ts';
import { readOptions, USAGE } from './options.ts';
import type { Options } from './options.ts';
import { pageOf } from './page.ts';
import { PARTS } from './parts.ts';
import { saidOf, tableOf } from './report.ts';
import type { Row } from './report.ts';
import { keepPart, newestOf, nowText } from './results.ts';

const PAGE = join(import.meta.dirname, '../../../docs/faults.md');

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void undoAll().finally(() => process.exit(1)));
}

async function runPart(name: string, options: Options): Promise<readonly Row[]> {
  try {
    return (await PARTS[name]?.(options)) ?? [];
  } catch (error) {
    console.error(error);
    const sentence = error instanceof Error ? error.message : String(error);
    return [{ name, notes: [], broken: [`the part did not come to its end: ${sentence}`] }];
  } finally {
    await undoAll();
    closeConnections();
  }
}

async function campaign(options: Options): Promise<readonly Row[]> {
  const unknown = options.only.filter((name) => !(name in PARTS));
  if (unknown.length > 0) {
    throw new Error(`No part ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}.`);
  }
  const all: Row[] = [];
  for (const name of Object.keys(PARTS)) {
    if (options.only.length > 0 && !options.only.includes(name)) continue;
    const began = Date.now();
    const rows = await runPart(name, options);
    all.push(...rows);
    if (options.brevity === 1) keepPart({ name, at: nowText(), rows });
    console.log(`\n── ${name}, ${Math.round((Date.now() - began) / 1000)} s`);
    for (const row of rows) console.log(saidOf(row));
  }
  return all;
}

try {
  const options = readOptions(process.argv.slice(2));
  const rows = await campaign(options);
  if (options.page) writeFileSync(PAGE, pageOf(newestOf(Object.keys(PARTS)), options));
  console.log(`\n${tableOf(rows)}\n`);
  const broken = rows.filter((row) => row.broken.length > 0);
  console.log(broken.length === 0 ? 'All kept.' : `${broken.length} of ${rows.length} BROKEN.`);
  process.exit(broken.length === 0 ? 0 : 1);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(USAGE);
  process.exit(2);
}
