// A series begins at a number of one's choice, once, before its first document.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectFields, expectRefused } from '#tests/support/problems.ts';
import { billed, dayFrom, drafted, openHouse, overviewOf } from './house.ts';
import { BALES } from './requests.ts';
import type { House } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const start = (body: object) =>
  house.owner('startSeries', { params: { bookId: house.bookId }, body });
const startsOf = async () => {
  const got = await house.auditor('readBillingSettings', { params: { bookId: house.bookId } });
  return (got.body as { series_starts: unknown }).series_starts;
};

describe('startSeries', () => {
  it('gives the first invoice the number, and the next the one after it', async () => {
    const begins = [{ series: 'invoice', before: 'INV-', starts_at: 457 }];
    const got = await start({ series: 'invoice', starts_at: 457 });
    expect(got).toMatchObject({ status: 200, body: { series_starts: begins } });
    expect(await startsOf()).toStrictEqual(begins);
    expect(await overviewOf(house)).toMatchObject({ next_number: 'INV-457' });
    expect((await drafted(house)).number).toBe('INV-457');
    expect((await billed(house, 'punekar')).number).toBe('INV-458');
  });

  it('gives the first quotation its number', async () => {
    expect((await start({ series: 'quotation', starts_at: 91 })).status).toBe(200);
    const asked = { customer_id: house.customers.mills, items: [BALES], kind: 'quotation' };
    const made = await house.owner('createPresale', { body: { ...asked, issue: true } });
    expect(made.body).toMatchObject({ number: 'QTN-091' });
  });

  it('is refused once a number was given, with the last one', async () => {
    const refused = await start({ series: 'invoice', starts_at: 900 });
    const facts = { series: 'invoice', number: 'INV-458' };
    expectRefused(refused, 409, 'series_has_begun', facts);
    expect((await drafted(house)).number).toBe('INV-459');
  });

  it('the overview names the issued invoice of the series with the latest date', async () => {
    const { today } = await overviewOf(house);
    await billed(house, 'punekar', { issue_date: dayFrom(today, -1) });
    expect(await overviewOf(house)).toMatchObject({
      next_number: 'INV-461',
      latest_dated: { number: 'INV-458', issue_date: today },
    });
  });

  it('is refused where the number would pass 16 characters', async () => {
    const prefix = { prefix: 'SAHYADRI/', padding: 1, restarts_yearly: false };
    const params = { bookId: house.bookId };
    await house.owner('changeBillingSettings', { params, body: { receipt_series: prefix } });
    expectRefused(
      await start({ series: 'receipt', starts_at: 10_000_000 }),
      422,
      'series_start_too_long',
      { series: 'receipt', number: 'SAHYADRI/10000000', length_max: 16 },
    );
  });

  it('takes a kind of document and a whole number from 1', async () => {
    for (const starts_at of [0, -1, 1.5, 'x', null, 10_000_000_000]) {
      expectFields(await start({ series: 'receipt', starts_at }), ['starts_at']);
    }
    expectFields(await start({ series: 'journal', starts_at: 5 }), ['series']);
  });
});
