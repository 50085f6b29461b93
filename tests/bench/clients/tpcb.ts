// The transaction of TPC-B as pgbench has it, through the driver that the server uses: three
// updates, a select and an insert, prepared, each statement a round trip.
import pg from 'pg';
import { dice } from '../ground/dice.ts';
import { ACCOUNTS_EACH, TELLERS_EACH } from '../ground/tpcb-tables.ts';
import { startTally } from './tally.ts';
import type { TpcbWork } from './work.ts';

const work = JSON.parse(process.argv[2] ?? '') as TpcbWork;
const { connection, clients, milliseconds, branches } = work;

async function transaction(client: pg.Client, roll: (sides: number) => number): Promise<void> {
  const account = 1 + roll(branches * ACCOUNTS_EACH);
  const teller = 1 + roll(branches * TELLERS_EACH);
  const branch = 1 + roll(branches);
  const delta = roll(10_001) - 5000;
  await client.query('begin');
  await client.query({
    name: 'account',
    text: 'update tpcb_accounts set balance = balance + $1 where id = $2',
    values: [delta, account],
  });
  await client.query({
    name: 'read',
    text: 'select balance from tpcb_accounts where id = $1',
    values: [account],
  });
  await client.query({
    name: 'teller',
    text: 'update tpcb_tellers set balance = balance + $1 where id = $2',
    values: [delta, teller],
  });
  await client.query({
    name: 'branch',
    text: 'update tpcb_branches set balance = balance + $1 where id = $2',
    values: [delta, branch],
  });
  await client.query({
    name: 'history',
    text: `insert into tpcb_history (teller, branch, account, delta, at)
      values ($1, $2, $3, $4, current_timestamp)`,
    values: [teller, branch, account, delta],
  });
  await client.query('commit');
}

const opened = await Promise.all(
  Array.from({ length: clients }, async () => {
    const client = new pg.Client(connection as pg.ClientConfig);
    await client.connect();
    return client;
  }),
);
const tally = startTally();
const until = performance.now() + milliseconds;
await Promise.all(
  opened.map(async (client, index) => {
    const roll = dice(index + 1);
    for (let now = performance.now(); now < until;) {
      await transaction(client, roll);
      const then = performance.now();
      tally.took(then - now);
      now = then;
    }
    await client.end();
  }),
);
process.send?.(tally.answer());
process.disconnect();
