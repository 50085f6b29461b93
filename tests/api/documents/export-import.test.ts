// The table of customers in the archive of a whole book, imported again: nothing changes.
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Customer } from '#tests/support/replies-on-wire.ts';
import { customersKind } from '#web/features/book/import/kinds/customers.ts';
import { guessedMapping, tableOfSheet } from '#web/features/book/import/kinds/mapping.ts';
import { csvRows } from '#web/features/book/import/reading/csv.ts';
import {
  judgedRows,
  NOTHING_CORRECTED,
  rowTexts,
} from '#web/features/book/import/rehearsal/rows.ts';
import { bytesOf } from '../customers/sheets.ts';
import { sendLines, startImport } from '../ledgers/imports/lines.ts';
import { openHouse } from '../trade/house.ts';
import type { House } from '../trade/house.ts';
import { done } from '../trade/requests.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const customers = async (): Promise<readonly Customer[]> =>
  done(await house.owner('listCustomers', { query: { limit: 200 } })).body as Customer[];

it('comes back with every customer as it was', async () => {
  const odd = {
    name: '=SUM "Traders", @Home',
    phone: '+91 98765 43210',
    address: '12 MG Road,\nPune',
    state_code: '27',
    due_days: 30,
  };
  done(await house.owner('createCustomer', { body: odd }));
  const before = await customers();
  const got = await house.owner('exportBook', { params: { bookId: house.bookId } });
  const table = unzipSync(bytesOf(got))['client.csv'];
  const rows = csvRows(strFromU8(table ?? new Uint8Array()));
  if (!rows.ok) throw new Error(rows.rejection);
  const file = tableOfSheet({ name: null, rows: rows.value }, customersKind);
  const texts = rowTexts(file, guessedMapping(file, customersKind.columns), {
    corrections: NOTHING_CORRECTED,
    said: {},
  });
  const judged = judgedRows(customersKind, texts, {
    corrections: NOTHING_CORRECTED,
    answers: new Map(),
  });
  expect(judged.flatMap(({ trouble }) => trouble?.why ?? [])).toStrictEqual([]);
  expect(judged).toHaveLength(before.length);
  const lines = judged.map(({ value }) => value);
  const rehearsed = await sendLines(house.owner, 'importCustomers', lines);
  expect(rehearsed.answers.filter((one) => !one.ok || one.unchanged !== true)).toStrictEqual([]);
  const importId = await startImport(house.owner, lines.length);
  const { summary } = await sendLines(house.owner, 'importCustomers', lines, importId);
  expect(summary).toMatchObject({ accepted: lines.length, refused: 0 });
  expect(await customers()).toStrictEqual(before);
});
