// How many statements a document costs: a drain gathers, decides and writes for all of its commands
// together, so that twenty invoices cost little more than one.
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Command } from '#core/domain.ts';
import type { CustomerId, InvoiceId, JournalId } from '#core/kernel/ids.ts';
import { fans, wanted } from '#tests/specimens/tax/trade.ts';
import { billed, openHouse } from '../trade/house.ts';
import type { House } from '../trade/house.ts';
import { done } from '../trade/requests.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
  await billed(house, 'punekar');
  await billed(house, 'mills');
});
afterAll(() => house.close());

type Query = pg.Client['query'];

/**
 * What goes out now and then, whatever is posted: ids in advance, who the caller is, how far the
 * book's rows are. Listeners are told of a drain after its reply, maybe within the next count.
 */
const NOW_AND_THEN =
  /^select (pg_notify|nextval|set_config|projection_versions|encode\(s\.token_hash)/;

/** @returns the statements that this process sent meanwhile for what was posted. */
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
  return texts.filter((text) => !NOW_AND_THEN.test(text));
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

const twentyAtOnce = (work: (at: number) => Promise<unknown>) => () =>
  Promise.all(Array.from({ length: 20 }, (_, at) => work(at)));

/** All that is unusual about an act is asked at once, beside what its reply asks anyway. */
describe('a request over HTTP, those of its reply and its warnings among them,', () => {
  const invoice = () => billed(house, 'punekar');
  const journal = (credited: string) => (at: number) => {
    const amount = `${at + 1}`;
    const entry = [
      { account_id: house.account('Bank Account'), amount },
      { account_id: house.account(credited), amount: `-${amount}` },
    ];
    return house.owner('postJournal', { body: { entry } }).then(done);
  };
  const receipt = (method: string) => (at: number) => {
    const params = { customerId: house.customers.punekar };
    return house
      .owner('recordReceipt', { params, body: { amount: `${at + 1}`, method } })
      .then(done);
  };

  test.for([
    { kind: 'an invoice', act: invoice, most: 17 },
    { kind: 'a journal', act: journal('Sales – Goods'), most: 8 },
    { kind: 'a journal of cash', act: journal('Cash'), most: 9 },
    { kind: 'a receipt', act: receipt('upi'), most: 18 },
    { kind: 'a receipt of cash', act: receipt('cash'), most: 19 },
  ])('posts $kind in at most $most statements, and twenty in those of two', async (row) => {
    await row.act(30);
    const one = await counted(() => row.act(40));
    expect(one.length).toBeLessThanOrEqual(row.most);
    // Some may come when the drain of the first has begun.
    const twenty = await counted(twentyAtOnce(row.act));
    expect(twenty.length).toBeLessThanOrEqual(row.most * 2);
  });
});
