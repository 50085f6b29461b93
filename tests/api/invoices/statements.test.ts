// How many statements a document costs: a drain gathers, decides and writes for all of its commands
// together, so that twenty invoices cost little more than one.
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Command } from '#core/domain.ts';
import type { CustomerId, InvoiceId, JournalId } from '#core/kernel/ids.ts';
import { fans, wanted } from '#tests/specimens/tax/trade.ts';
import { billed, openHouse } from '../trade/house.ts';
import type { House } from '../trade/house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
  await billed(house, 'punekar');
  await billed(house, 'mills');
});
afterAll(() => house.close());

type Query = pg.Client['query'];

/**
 * @returns the statements that this process sent meanwhile, but for the one that tells listeners of
 *   a drain: it goes out after the reply, and may fall into the next count.
 */
async function counted(work: () => Promise<unknown>): Promise<readonly string[]> {
  const texts: string[] = [];
  const query = Reflect.get(pg.Client.prototype, 'query') as Query;
  pg.Client.prototype.query = function counting(this: pg.Client, ...sent: unknown[]) {
    const [first] = sent;
    const text = typeof first === 'string' ? first : (first as { text: string }).text;
    texts.push(text.trim().slice(0, 60));
    return Reflect.apply(query, this, sent) as never;
  } as Query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return texts.filter((text) => !text.startsWith('select pg_notify'));
}

async function issue(count: number): Promise<void> {
  const { writer, nextIds } = house.server.core;
  const invoiceIds = await nextIds('invoice', count);
  const journalIds = await nextIds('journal', count);
  const outcomes = await Promise.all(
    invoiceIds.map((invoiceId, at) => {
      const command: Command = {
        type: 'DraftInvoice',
        data: {
          invoiceId: invoiceId as InvoiceId,
          customerId: house.customers.punekar as CustomerId,
          draft: wanted({ lines: [{ ...fans, productId: null }] }),
          issueAs: journalIds[at] as JournalId,
        },
      };
      return writer.submit({ bookId: house.bookId, actorId: 1, command });
    }),
  );
  expect(outcomes.map(({ kind }) => kind)).toStrictEqual(outcomes.map(() => 'accepted'));
}

describe('the writer issues', () => {
  test('one invoice in as many statements as a journal has, and those of its own tables', async () => {
    const texts = await counted(() => issue(1));
    expect(texts.length).toBeLessThanOrEqual(16);
  });

  test('twenty invoices at once in no more statements than one', async () => {
    const texts = await counted(() => issue(20));
    expect(texts.length).toBeLessThanOrEqual(16);
  });
});

describe('a request over HTTP issues', () => {
  const overHttp = () => billed(house, 'punekar');

  // The caller is remembered then, and who is not costs a statement more.
  beforeEach(async () => {
    await overHttp();
  });

  test('one invoice in at most 18 statements, those of its reply among them', async () => {
    const texts = await counted(overHttp);

    expect(texts.length).toBeLessThanOrEqual(18);
  });

  test('twenty invoices at once in hardly more, since their replies are read together', async () => {
    const texts = await counted(() => Promise.all(Array.from({ length: 20 }, overHttp)));

    expect(texts.length).toBeLessThanOrEqual(18);
  });
});
