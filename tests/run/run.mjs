// Everything that judges, in one run: `npm test`, and with --check the part that takes a minute.
// Plain JavaScript, since it also starts where nothing is installed yet.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { buildPages } from '../../api/cli/build-pages.mjs';
import { ensureInstalled } from '../../api/cli/ensure-installed.mjs';
import { failuresOfPlaywright, failuresOfVitest } from './failures.mjs';

const root = join(import.meta.dirname, '../..');
const bin = join(root, 'node_modules/.bin');
const results = join(root, 'test-results');
const checkOnly = process.argv.includes('--check');

await ensureInstalled(root);
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
// Once, before parts that run side by side want the pages.
if (!checkOnly) buildPages(root, join(bin, 'node'));

/** Each part says something after each file or errand: several times what the longest needs. */
const SILENT_MINUTES_MAX = 10;
/** The exit code of a part that was ended by that limit. */
const SILENCED = 124;

/**
 * Runs a program on the bundled Node and gives its exit code. Each of its lines names the part. A
 * slow machine may take its time; what says nothing more must not hold up the whole run.
 */
function run(name, command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(join(bin, command), args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PATH: `${bin}:${process.env.PATH}`, ...env },
    });
    const silence = setTimeout(() => {
      console.error(`${name}: said nothing for ${SILENT_MINUTES_MAX} minutes, and was ended.`);
      child.kill('SIGKILL');
    }, SILENT_MINUTES_MAX * 60_000);
    for (const output of [child.stdout, child.stderr]) {
      createInterface({ input: output }).on('line', (line) => {
        silence.refresh();
        console.log(`${name} │ ${line}`);
      });
    }
    child.on('error', (error) => {
      clearTimeout(silence);
      console.error(`${name}: ${error.message}`);
      resolve(1);
    });
    child.on('close', (code, signal) => {
      clearTimeout(silence);
      resolve(signal ? SILENCED : code);
    });
  });
}

const oneCheck = async (name, steps) => {
  let failed = 0;
  for (const [command, ...args] of steps) failed += (await run(name, command, args)) === 0 ? 0 : 1;
  return { passed: steps.length - failed, failed };
};

/**
 * @param {string} name
 * @param {string[]} projects of vitest.config.ts
 * @param {string} [shard] `1/2` for the first half of the files; without it, all of them.
 */
async function vitest(name, projects = [name], shard) {
  const file = join(results, `${name.replace(/\W/g, '-')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const half = shard === undefined ? [] : [`--shard=${shard}`];
  const chosen = projects.map((project) => `--project=${project}`);
  const once = () => run(name, 'vitest', ['run', ...chosen, ...half, ...reporters]);
  let code = await once();
  // A browser that never came up has judged nothing, so it is asked once more.
  if (code === SILENCED && name === 'web') code = await once();
  return counted(code, () => {
    const report = JSON.parse(readFileSync(file));
    const { numPassedTests, numFailedTests, numPendingTests } = report;
    return {
      passed: numPassedTests,
      failed: numFailedTests,
      skipped: numPendingTests,
      failures: failuresOfVitest(report),
    };
  });
}

/** @param projects of playwright.config.ts; what they depend on is run first. */
async function playwright(name, ...projects) {
  const file = join(results, `${name}.json`);
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const chosen = projects.map((project) => `--project=${project}`);
  const places = ['--reporter=list,json', `--output=${join(results, name)}`];
  const code = await run(name, 'playwright', ['test', ...chosen, ...places], env);
  return counted(code, () => {
    const report = JSON.parse(readFileSync(file));
    const { expected, unexpected, flaky, skipped } = report.stats;
    const failures = failuresOfPlaywright(report);
    return { passed: expected, failed: unexpected + flaky, skipped, failures };
  });
}

/** A run that ended badly has failed at least once, whatever its report says or if it has none. */
function counted(code, read) {
  let counts = { passed: 0, failed: 0, skipped: 0 };
  try {
    counts = read();
  } catch {
    counts.failed = 1;
  }
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  if (counts.passed + counts.failed === 0) counts.failed = 1;
  return counts;
}

/** Each part by its name, the longest first; files of the api have one process each half. */
const PARTS = {
  'api 1/2': () => vitest('api 1/2', ['api'], '1/2'),
  errands: () => playwright('errands', 'desk', 'tablet', 'phone'),
  web: () => vitest('web', ['web', 'web without a page']),
  'api 2/2': () => vitest('api 2/2', ['api'], '2/2'),
  faults: () => vitest('faults'),
  types: () =>
    oneCheck('types', [
      ['tsc', '-p', '.'],
      ['tsc', '-p', 'core'],
    ]),
  projections: () => vitest('projections'),
  lint: () =>
    oneCheck('lint', [
      // With types it takes longer than all else of the minute.
      ['oxlint', ...(checkOnly ? [] : ['--type-aware'])],
      ['oxfmt', '--check'],
    ]),
  core: () => vitest('core'),
  house: () => vitest('house'),
  keystrokes: () => playwright('keystrokes', 'keystrokes'),
};
const QUICK = ['types', 'lint', 'core', 'house'];
/** Keystrokes are typed at a pace, so they have the machine to themselves. */
const ALONE = ['keystrokes'];
/** So many at a time on two cores: parts wait for a database, a signal or a page part of theirs. */
const SIDE_BY_SIDE = 3;

const rows = [];

async function judge(name) {
  console.log(`── ${name} begins ──`);
  const started = Date.now();
  const counts = await PARTS[name]();
  rows.push({ name, seconds: Math.round((Date.now() - started) / 1000), ...counts });
}

/** Whoever is done takes the next part that nobody has taken. */
async function judgeAll(names, atOnce) {
  const waiting = [...names];
  const worker = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) await judge(name);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

const chosen = Object.keys(PARTS).filter((name) => !checkOnly || QUICK.includes(name));
await judgeAll(
  chosen.filter((name) => !ALONE.includes(name)),
  SIDE_BY_SIDE,
);
await judgeAll(
  chosen.filter((name) => ALONE.includes(name)),
  1,
);

for (const { name, failures = [] } of rows) {
  for (const failure of failures) console.log(`\nFAILED in ${name}: ${failure}`);
}
console.log('\npart          passed  failed  skipped  seconds');
for (const { name, passed, failed, skipped = 0, seconds } of rows) {
  const cells = [passed, failed, skipped, seconds].map((cell) => String(cell).padStart(7));
  console.log(name.padEnd(12), ...cells);
}
const sum = (key) => rows.reduce((total, row) => total + (row[key] ?? 0), 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
