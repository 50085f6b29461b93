// What our exports write our imports take back as it was, whatever stands in it.
import { listAccounts, listAccountTypes } from '#api/contract/account/account.ts';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { Account } from '#api/contract/account/account.ts';
import { readOpening } from '#api/contract/account/opening.ts';
import { listBooks } from '#api/contract/book/book.ts';
import { categoryEndpoints } from '#api/contract/catalogue/category.ts';
import { brandEndpoints, unitEndpoints } from '#api/contract/catalogue/names.ts';
import { listProductRegister } from '#api/contract/catalogue/product.ts';
import { listCustomers } from '#api/contract/customer/customer.ts';
import { listJournals } from '#api/contract/journal/journal.ts';
import { decimalText } from '#core/kernel/decimal.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { csvLine, escapeFormula, sheetCsv } from '#core/kernel/writing/csv.ts';
import type { ReportCell, ReportSheet, SheetKind } from '#core/kernel/writing/sheet.ts';
import { workbookOf } from '#core/kernel/writing/workbook.ts';
import { openingSheet, openingStockSheet } from '#web/features/account/opening/opening-sheet.ts';
import { readStock } from '#web/features/account/opening/paste/read-stock.ts';
import { NO_TEXT, textsOf } from '#web/features/account/opening/form/figures.ts';
import { stockTextsOf } from '#web/features/account/opening/form/stock.ts';
import { accountsSheet } from '#web/features/account/list/accounts-sheet.ts';
import { accountsKind } from '#web/features/book/import/kinds/accounts.ts';
import { journalsKind } from '#web/features/book/import/kinds/books/journals.ts';
import { openingsKind } from '#web/features/book/import/kinds/books/openings.ts';
import { customersKind } from '#web/features/book/import/kinds/customers.ts';
import { productsKind } from '#web/features/book/import/kinds/products.ts';
import type { KindOfImport } from '#web/features/book/import/kinds/kind.ts';
import { guessedMapping, tableOfSheet } from '#web/features/book/import/kinds/mapping.ts';
import { sheetOfBytes } from '#web/features/book/import/reading/read-bytes.ts';
import type { SheetRow } from '#web/features/book/import/reading/sheet.ts';
import { judgedRecords } from '#web/features/book/import/rehearsal/records.ts';
import { gridText } from '#web/features/book/import/rehearsal/rest-file.ts';
import {
  judgedRows,
  NOTHING_CORRECTED,
  rowTexts,
} from '#web/features/book/import/rehearsal/rows.ts';
import { PRODUCT_LIST } from '#web/features/catalogue/book/products/ProductList.tsx';
import { CUSTOMER_LIST } from '#web/features/customer/list/CustomerList.tsx';
import { listSheet } from '#web/shell/sheet/list-sheet.ts';
import { formatPaise } from '#web/format/money.ts';
import { dayBookView } from '#web/features/report/books/day-book/day-book.ts';
import { ok, serverAnswers } from '../../support/answers.ts';
import { quantityFault, readQuantity } from '#web/shell/form/fields/table-cells.ts';
import { rowsOf } from './rows-of.ts';
import books from '#tests/specimens/replies/listBooks.json' with { type: 'json' };
import brands from '#tests/specimens/replies/listBrands.json' with { type: 'json' };
import categories from '#tests/specimens/replies/listCategories.json' with { type: 'json' };
import units from '#tests/specimens/replies/listUnits.json' with { type: 'json' };
import accounts from '#tests/specimens/replies/listAccounts.json' with { type: 'json' };
import types from '#tests/specimens/replies/listAccountTypes.json' with { type: 'json' };
import exported from '#tests/specimens/replies/exportCustomers.json' with { type: 'json' };
import customers from '#tests/specimens/replies/listCustomers.json' with { type: 'json' };
import products from '#tests/specimens/replies/listProductRegister.json' with { type: 'json' };
import journals from '#tests/specimens/replies/listJournals.json' with { type: 'json' };

/** The ways in which a sheet is taken away as a file, and the file is read. */
const FILES: readonly (readonly [string, (sheet: ReportSheet) => readonly SheetRow[]])[] = [
  ['CSV', (sheet) => rowsOf(sheetCsv(sheet))],
  [
    'XLSX',
    (sheet) => {
      const letterhead = { name: 'Sahyadri Traders', address: [], registration: ['GSTIN 27'] };
      const files = [...workbookOf(sheet, letterhead, 'Recorded up to event 12')];
      const zip = zipSync(Object.fromEntries(files.map(([path, xml]) => [path, strToU8(xml)])));
      const read = sheetOfBytes(zip, 20_000);
      if (!read.ok) throw new Error(read.rejection);
      return read.value.rows;
    },
  ],
];

const imported = (kind: KindOfImport, text: string) => importedRows(kind, rowsOf(text));

/** @returns what the lines of a file would be sent as, and what is wrong with any. */
function importedRows(kind: KindOfImport, lines: readonly SheetRow[]) {
  const table = tableOfSheet({ name: null, rows: lines }, kind);
  const mapping = guessedMapping(table, kind.columns);
  const texts = rowTexts(table, mapping, { corrections: NOTHING_CORRECTED, said: {} });
  const judging = { corrections: NOTHING_CORRECTED, answers: new Map() };
  const rows =
    kind.records === undefined
      ? judgedRows(kind, texts, judging)
      : judgedRecords(kind, kind.records, texts, judging);
  return rows.map(({ value, trouble }) => trouble?.why ?? value);
}

const parsedTypes = listAccountTypes.reply.parse(types);
const [model] = listAccounts.reply.parse(accounts);
if (model === undefined) throw new Error('The recorded list has accounts.');

describe('an export of customers', () => {
  const HEADS = exported.replace(/^[^A-Z]+/, '').split(',');
  const line = (customer: Readonly<Record<string, string>>): string =>
    csvLine(HEADS.map((head) => escapeFormula(customer[head] ?? '')));

  test('comes back as it went, with names and numbers that look like formulas', () => {
    const names = ['@Home Decor', '-Dash Traders', '=SUM Traders', '\'Tis, "A"', '+Plus', 'ओम'];
    const text = names.map((name, at) =>
      line({
        Customer: name,
        Phone: '+91 98765 43210',
        Registration: 'unregistered',
        Address: '12 MG Road,\nPune',
        State: 'Andhra Pradesh (undivided)',
        'State code': '28',
        'Due days': '30',
        Country: 'IN',
        Outstanding: '-5.00',
        Id: String(at + 1),
      }),
    );
    expect(imported(customersKind, csvLine(HEADS) + text.join(''))).toStrictEqual(
      names.map((name, at) => ({
        line: at + 2,
        id: at + 1,
        name,
        phone: '+91 98765 43210',
        registration: 'unregistered',
        address: '12 MG Road,\nPune',
        state_code: '28',
        country: 'IN',
        due_days: 30,
      })),
    );
  });
});

const withoutLine = (all: readonly unknown[]) =>
  all.map((value) => (typeof value === 'string' ? value : { ...(value as object), line: 0 }));

describe('a number in the place of a name, as tables of a whole book have it', () => {
  test('is offered as the record that bears it, and never taken or added', async () => {
    const named = (name: string, id: number) => ({ id, name, status: 'enabled' });
    serverAnswers([
      [listBooks, ok(books)],
      [
        categoryEndpoints.list,
        ok([{ ...categories[0], ...named('Oils', 4), category_products: [] }]),
      ],
      [brandEndpoints.list, ok([{ ...brands[0], ...named('501', 5) }])],
      [unitEndpoints.list, ok([])],
    ]);
    const kind = await productsKind(1);
    const column = (field: string) => kind.columns.find((one) => one.field === field);
    expect(column('category_id')?.read('4')).toMatchObject({
      ok: false,
      offers: [{ text: 'Oils', label: 'Use Oils' }],
    });
    expect(column('brand_id')?.read('501')).toMatchObject({ ok: true, value: 5 });
    expect(kind.lacking?.in([{ category_id: '4', brand_id: '502' }])).toStrictEqual([
      { of: 'brand', name: '502' },
    ]);
    const [type] = parsedTypes;
    const ofType = accountsKind(parsedTypes).columns[1]?.read(String(type?.id));
    expect(ofType).toMatchObject({ ok: false, offers: [{ text: type?.name }] });
  });
});

test('a row with a cell beyond its heads is not read with its cells moved by one', () => {
  const text = 'Name,Phone\nOm, Pune,98220 11223\nAmbika,98220 99999\n"A, B",98220 11111\n';
  expect(imported(customersKind, text)).toStrictEqual([
    '“98220 11223” is beyond the last column. A text with a comma needs quotes (")',
    { line: 3, name: 'Ambika', phone: '98220 99999' },
    { line: 4, name: 'A, B', phone: '98220 11111' },
  ]);
  // A column without a head is not imported, as ever.
  const noted = 'Name,Phone\nOm,98220 11223,old\nAmbika,98220 99999,new\n';
  expect(imported(customersKind, noted)).toMatchObject([{ name: 'Om' }, { name: 'Ambika' }]);
});

test.each(['2 lakh', '1.5 k', '3 crores', '5hundred'])('%s is no quantity', (text) => {
  expect(readQuantity(text)).toBeNull();
  expect(quantityFault(text)).toMatch(/in words/);
});

test.each([
  ['1,200 kg', '1200'],
  ['10 Nos.', '10'],
  ['2 dozen', '2'],
])('%s is a quantity with its unit', (text, quantity) => {
  expect(readQuantity(text)).toBe(quantity);
});

test('a record that a file changes twice is not changed in silence by the last of its rows', () => {
  const text = 'Name,Phone,ID\nAmbika,98220 11223,7\nAmbika,98220 99999,7\nOm,98220 11111,8\n';
  expect(imported(customersKind, text)).toStrictEqual([
    { line: 2, name: 'Ambika', phone: '98220 11223', id: 7 },
    'Same ID as row 2',
    { line: 4, name: 'Om', phone: '98220 11111', id: 8 },
  ]);
});

describe.each(FILES)('the list of customers as %s', (_, rowsIn) => {
  test('comes back with all that can be imported of a customer, under its number', () => {
    const all = listCustomers.reply.parse(customers);
    const [first] = all;
    if (first === undefined) throw new Error('The recorded list has customers.');
    const registrations = ['regular', 'composition', 'sez', 'unregistered'] as const;
    const listed = registrations.map((registration, at): typeof first => ({
      ...first,
      id: at + 1,
      name: `'@Home "${at}", Décor`,
      registration,
      gstin: at === 3 ? null : '27AAPFU0939F1ZV',
      pan: 'AAPFU0939F',
      company: 'Total',
      contact: '-Asha',
      email: 'a@ambika.example',
      phone: '+91 98765 43210',
      address: '12 MG Road,\nPune',
      city: 'Pune',
      state: 'Maharashtra',
      stateCode: '27',
      country: 'IN',
      pincode: '411001',
      dueDays: 30,
      overduePaise: 500,
    }));
    const sheet = listSheet(CUSTOMER_LIST, listed, {
      remarks: ['Revenue is before GST, less credit notes'],
    });
    expect(withoutLine(importedRows(customersKind, rowsIn(sheet)))).toStrictEqual(
      listed.map((one) => ({
        line: 0,
        name: one.name,
        company: one.company,
        ...(one.gstin !== null && { gst_number: one.gstin }),
        pan: one.pan,
        registration: one.registration,
        contact: one.contact,
        email: one.email,
        phone: one.phone,
        address: one.address,
        city: one.city,
        state_code: '27',
        country: 'IN',
        pincode: one.pincode,
        due_days: 30,
        id: one.id,
      })),
    );
  });
});

describe.each(FILES)('the list of products as %s', (_, rowsIn) => {
  test('comes back with each under its number, its masters, rate and price', async () => {
    const named = (name: string, id: number) => ({ id, name, status: 'enabled' });
    const oils = { ...categories[0], ...named('Oils, "pure"', 4), category_products: [] };
    serverAnswers([
      [listBooks, ok(books)],
      [categoryEndpoints.list, ok([oils])],
      [brandEndpoints.list, ok([{ ...brands[0], ...named('-Dabur', 5) }])],
      [unitEndpoints.list, ok([{ ...units[0], ...named('Litres', 6), uqc: 'LTR' }])],
    ]);
    const [model] = listProductRegister.reply.parse(products);
    if (model === undefined) throw new Error('The recorded list has products.');
    const listed = ['5', '18', '0', '40', '0.25'].map((rate, at): typeof model => ({
      ...model,
      id: at + 1,
      name: `"A" Grade oil, ${at}`,
      category: 'Oils, "pure"',
      brand: '-Dabur',
      hsn: at === 0 ? '0801' : '15121110',
      gstBps: Number(rate) * 100,
      priceThousandths: at === 1 ? null : 1_240_505,
      unit: 'Litres',
      inHandThousandths: -3500,
      shared: false,
      status: 'enabled',
    }));
    const sheet = listSheet(PRODUCT_LIST, listed, { remarks: [] });
    const kind = await productsKind(1);
    expect(withoutLine(importedRows(kind, rowsIn(sheet)))).toStrictEqual(
      listed.map(({ id, name, hsn, gstBps, priceThousandths }) => ({
        line: 0,
        name,
        category_id: 4,
        brand_id: 5,
        hsn,
        gst_rate: String((gstBps ?? 0) / 100),
        ...(priceThousandths !== null && { price: decimalText(priceThousandths, 3) }),
        unit_id: 6,
        id,
      })),
    );
  });
});

describe('opening stock', () => {
  const NAMED = [
    { id: 1, name: '"A" Grade rice' },
    { id: 2, name: '=Dal, toor' },
  ];
  const GOODS = [
    { product_id: 1, godown: null, batch: 'B-7', quantity: '10.5', value: '1250.50' },
    { product_id: 1, godown: 'Main, Pune', batch: null, quantity: '1000', value: '0.00' },
    { product_id: 2, godown: null, batch: null, quantity: '3', value: '100000.00' },
  ];
  const document = readOpening.reply.parse({
    seq: 1,
    begins_on: '2026-04-01',
    opened_on: '2026-03-31',
    posted: { accounts: [], stock: GOODS },
    draft: null,
    difference: '0.00',
    difference_account_id: null,
    stock_difference: '0.00',
    journals: [],
  });
  const form = {
    begins: '2026-04-01',
    today: calendarDate('2026-11-28'),
    isPosted: true,
    textOf: () => NO_TEXT,
    stock: stockTextsOf(document),
  };
  const sheet = openingStockSheet(
    { form, document },
    new Map(NAMED.map(({ id, name }) => [id, name])),
  );

  test.each([
    ['CSV file', sheetCsv(sheet)],
    ['workbook, with its total', copiedFrom(sheet)],
  ])('pasted from the %s is what it was', (_, text) => {
    const { rows, misread } = readStock(text, NAMED);
    expect(misread).toStrictEqual([]);
    expect(
      rows.map(({ product, godown, batch, quantity, paise }) => ({
        product_id: product.id,
        godown: godown || null,
        batch: batch || null,
        quantity,
        value: (paise / 100).toFixed(2),
      })),
    ).toStrictEqual(GOODS);
  });
});

/** A sheet as a spreadsheet that shows it puts it on the clipboard. */
function copiedFrom({ columns, lines }: ReportSheet): string {
  const shown = (cell: ReportCell, kind: SheetKind | undefined): string => {
    if (typeof cell !== 'number') return cell ?? '';
    return kind === 'money' ? formatPaise(cell) : String(cell / 1000);
  };
  const quoted = (text: string) =>
    /["\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  const rows = [
    columns.map(({ head }) => head),
    ...lines.map(({ cells }) => cells.map((cell, at) => shown(cell, columns[at]?.kind))),
  ];
  return rows.map((cells) => cells.map(quoted).join('\t')).join('\n');
}

describe('an export of accounts', () => {
  test('comes back with each account under its type, and its group is no type', () => {
    const chart = parsedTypes.slice(0, 6).map((type, at): Account => ({
      ...model,
      id: at + 1,
      name: `${type.name} "${at}"`,
      accountType: type.name,
      group: type.group,
      retired: at === 2,
    }));
    for (const [, rowsIn] of FILES) {
      const back = importedRows(accountsKind(parsedTypes), rowsIn(accountsSheet(chart, '')));
      const sent = back.map((value) => ({ ...(value as object), line: 0 }));
      expect(new Set(sent.map((one) => JSON.stringify(one)))).toStrictEqual(
        new Set(
          chart.map(({ name }, at) =>
            JSON.stringify({ line: 0, name, account_type_id: types[at]?.id }),
          ),
        ),
      );
    }
  });
});

describe('an export of opening balances', () => {
  test('comes back with its bills, and with what these do not come to', () => {
    const of = (id: number, name: string, group: string): Account => ({
      ...model,
      id,
      name,
      group,
      accountType: group,
      retired: false,
    });
    const chart = [
      of(3, 'Cash', 'cash-in-hand'),
      of(5, 'Capital', 'capital-account'),
      of(7, '@Deccan Textiles', 'sundry-debtors'),
    ];
    const bill = { date: '2025-08-24', due_date: '2025-10-23', amount: '1000.00' };
    const posted = {
      accounts: [
        { account_id: 3, balance: '1250.50', bills: [] },
        { account_id: 5, balance: '-99.05', bills: [] },
        {
          account_id: 7,
          balance: '1500.00',
          bills: [
            { id: 1, number: 'B-1', ...bill },
            { id: 2, number: '=2', ...bill, due_date: null, amount: '-20.00' },
          ],
        },
      ],
      stock: [],
    };
    const document = readOpening.reply.parse({
      seq: 1,
      begins_on: '2026-04-01',
      opened_on: '2026-03-31',
      posted,
      draft: null,
      difference: '0.00',
      difference_account_id: null,
      stock_difference: '0.00',
      journals: [],
    });
    const texts = textsOf(document, chart);
    const form = {
      begins: '2026-04-01',
      today: calendarDate('2026-11-28'),
      isPosted: true,
      textOf: (id: number) => texts.get(id) ?? NO_TEXT,
      stock: [],
    };
    const sheet = openingSheet({ form, document, accounts: chart });
    const kind = openingsKind({ accounts: chart, document, beginsOn: null });
    for (const [, rowsIn] of FILES) {
      expect(withoutLine(importedRows(kind, rowsIn(sheet)))).toStrictEqual(
        posted.accounts.map(({ account_id, balance, bills }) => ({
          line: 0,
          account_id,
          balance,
          bills: bills.map(({ id: _id, ...one }) => one),
        })),
      );
    }
  });
});

describe('an export of the day book with its lines', () => {
  test('comes back as the vouchers that it was made of', () => {
    const all = listJournals.reply.parse(journals);
    const cards = all.filter(({ voucherType: type }) => type !== 'sales');
    const names = [...new Set(cards.flatMap(({ entry }) => entry.map((one) => one.accountName)))];
    const chart = names.map((name, at): Account => ({ ...model, id: at + 1, name }));
    const idOf = (name: string): number => names.indexOf(name) + 1;
    const figures = { count: cards.length, amountPaise: 0 };
    const view = dayBookView({
      title: 'Day book',
      range: { from: calendarDate('2026-04-01'), to: calendarDate('2026-11-28') },
      cards,
      figures,
      isDetailed: true,
      hrefOf: () => '/',
    });
    for (const [, rowsIn] of FILES) {
      const back = importedRows(journalsKind(chart), rowsIn(view));
      expect(back.length).toBe(cards.length);
      expect(back.length).toBeGreaterThan(0);
      const bySide = (one: { amount: string }) => (one.amount.startsWith('-') ? 1 : 0);
      expect(back.map((value) => ({ ...(value as object), line: 0, narration: '' }))).toStrictEqual(
        cards.map(({ date, voucherType: type, entry }) => ({
          line: 0,
          date,
          voucher_type: type,
          narration: '',
          entry: entry
            .map(({ accountName: name, amountPaise }) => ({
              account_id: idOf(name),
              amount: rupeesFromPaise(amountPaise),
            }))
            .toSorted((one, other) => bySide(one) - bySide(other)),
        })),
      );
    }
  });
});

describe('a file of what was left out', () => {
  test('is read as it was, with its reasons', () => {
    const grid = [
      ['Name', 'Phone', 'What is wrong'],
      ['=A', '+91 98', 'a, "b"'],
      ["'-x", '@', '—'],
    ];
    expect(rowsOf(gridText(grid)).map(({ cells }) => cells)).toStrictEqual(grid);
  });
});
