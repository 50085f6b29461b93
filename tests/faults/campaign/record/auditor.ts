// Writes down now and then where the log of each book stands, as an auditor does.
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { OutsideRecord } from './outside-record.ts';

const LOOK_EACH_MILLISECONDS = 500;

/** @param connection asked anew each time, since the database is killed under it. */
export function watchHeads(
  record: OutsideRecord,
  connection: () => pg.ClientConfig,
): { readonly stop: () => Promise<void> } {
  let stopped = false;
  const watching = (async () => {
    while (!stopped) {
      // What cannot be asked now is asked the next time.
      await look(record, connection()).catch(() => undefined);
      await pause(LOOK_EACH_MILLISECONDS);
    }
  })();
  return {
    stop: async () => {
      stopped = true;
      await watching;
    },
  };
}

async function look(record: OutsideRecord, connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 1000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string; seq: string; hash: string }>({
      text: `select book_id as id, seq, encode(hash, 'hex') as hash from book_heads where seq > 0`,
    });
    for (const { id, seq, hash } of rows) {
      await record.mark({ bookId: Number(id), seq: Number(seq), hash });
    }
  } finally {
    await client.end().catch(() => undefined);
  }
}
