// The record and the verifier themselves are put to the test: each must notice what was done to it.
import type pg from 'pg';
import { dice } from '#tests/bench/ground/dice.ts';
import { createPool } from '#api/database/pool.ts';
import type { BooksCore } from '#api/server/app.ts';
import { verifyBook } from '#api/store/chain/verify.ts';
import { install, superuserOf } from '../ground/installed.ts';
import type { Installed } from '../ground/installed.ts';
import { newLoad, startLoad } from '../load/clients.ts';
import type { Load } from '../load/clients.ts';
import { examine } from '../record/examine.ts';
import { openRecord } from '../record/outside-record.ts';
import type { Row } from '../report.ts';

const JOURNALS = 60;

export async function oracles(): Promise<readonly Row[]> {
  const installed = await install();
  const load = newLoad(openRecord());
  const { door } = installed;
  const running = startLoad(load, {
    door,
    clients: 4,
    dice: dice(1),
    twice: false,
    isEnough: () => load.requests >= JOURNALS,
  });
  await running.over;
  await installed.server.terminate();
  const rows = [
    await installed.afterwards((core) => falseAcknowledgement(core, load)),
    ...(await tampered(installed)),
  ];
  await installed.remove();
  return rows;
}

/** The record is told of a journal that was never written, and of another place of one that was. */
async function falseAcknowledgement(core: BooksCore, load: Load): Promise<Row> {
  const before = await examine(core, load);
  const [one] = load.record.acknowledged();
  if (one !== undefined) {
    await load.record.acknowledge({ ...one, key: 'never-written' });
    await load.record.acknowledge({ ...one, number: one.number + 1 });
  }
  const { figures } = await examine(core, load);
  const noticed = before.broken.length === 0 && figures.lost === 1 && figures.forks === 1;
  return {
    name: 'control: acknowledged, not written',
    figures,
    notes: ['must show one lost and one elsewhere'],
    broken: noticed ? [] : [`the record did not notice: ${before.broken.join('; ')}`],
  };
}

type Tampering = {
  readonly what: string;
  readonly statement: string;
  /** Where the verifier must point, given the event that was touched. */
  readonly expected: (seq: number) => number;
};

const TAMPERINGS: readonly Tampering[] = [
  {
    what: 'one byte of an event altered',
    statement: `update events set body = replace(body, '"narration":"r', '"narration":"R')
      where book_id = $1 and seq = $2`,
    expected: (seq) => seq,
  },
  {
    what: 'an event taken out',
    statement: 'delete from events where book_id = $1 and seq = $2',
    expected: (seq) => seq + 1,
  },
  {
    what: 'its instant altered',
    statement: `update events set recorded_at = recorded_at + interval '1 microsecond'
      where book_id = $1 and seq = $2`,
    expected: (seq) => seq,
  },
  {
    what: 'its author altered',
    statement: 'update events set actor_id = actor_id + 1 where book_id = $1 and seq = $2',
    expected: (seq) => seq,
  },
];

/** Whoever owns the tables can switch the guards off; the chain must then say where. */
async function tampered({ installation, door }: Installed): Promise<readonly Row[]> {
  const database = await installation.open();
  const { bookId } = door();
  const rows: Row[] = [];
  const superuser = { ...superuserOf(installation), database: 'lekha' };
  const pool = createPool(superuser, { max: 1, purpose: 'maintenance' });
  const client = await pool.connect();
  const { rows: last } = await client.query<{ seq: number }>(
    'select max(seq) - 5 as seq from events where book_id = $1',
    [bookId],
  );
  const seq = last[0]?.seq ?? 0;
  for (const tampering of TAMPERINGS) rows.push(await tamper(client, bookId, seq, tampering));
  client.release();
  await pool.end();
  await database.stop();
  return rows;
}

async function tamper(
  client: pg.ClientBase,
  bookId: number,
  seq: number,
  { what, statement, expected }: Tampering,
): Promise<Row> {
  await client.query('begin');
  await client.query(
    `do $$ begin for part in 0..7 loop
      execute format('alter table events_%s disable trigger all', part); end loop; end $$`,
  );
  const { rowCount } = await client.query(statement, [bookId, seq]);
  const verdict = await verifyBook(client, bookId);
  await client.query('rollback');
  const whole = await verifyBook(client, bookId);
  const noticed = !verdict.ok && verdict.seq === expected(seq) && rowCount === 1 && whole.ok;
  const said = verdict.ok ? 'nothing' : `event ${verdict.seq}: ${verdict.reason}`;
  return {
    name: `control: ${what}`,
    notes: [`event ${seq} touched; verify says ${said}`],
    broken: noticed ? [] : [`it must say event ${expected(seq)}, and said ${said}`],
  };
}
