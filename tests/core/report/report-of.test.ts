// A report from its columns: what each line shows, what adds up, what is explained, and what a
// phone, paper and files have of it.
import { describe, expect, test } from 'vitest';
import {
  column,
  figureOfWhose,
  reportOf,
  sheetOfDeclared,
  sheetOfView,
  withTotal,
} from '#core/report/index.ts';
import type { DeclaredColumn, DeclaredLine } from '#core/report/index.ts';

type Sale = { readonly day: string; readonly party: string; readonly kilos: number; paise: number };

const COLUMNS: readonly DeclaredColumn<Sale>[] = [
  column.date('Date', ({ day }) => day, { onPhone: 'below' }),
  column.text('Party', ({ party }) => party, { isName: true }),
  column.quantity('Quantity', ({ kilos }) => kilos * 1000, { figure: 'quantity' }),
  column.money('Value', ({ paise }) => paise, {
    rule: 'answer',
    adds: true,
    blankNil: true,
    figure: 'value',
    onPhone: 'column',
  }),
];

const tea: Sale = { day: '2026-04-02', party: 'Asha Stores', kilos: 3, paise: 900 };
const gift: Sale = { day: '2026-04-03', party: 'Walk-in', kilos: 1, paise: 0 };

const HEAD = { title: 'Sales', period: 'April 2026', remarks: ['In kilos'] };
const lineOf = (row: Sale): DeclaredLine<Sale> => ({
  as: 'line',
  key: row.party,
  row,
  whose: `sale/${row.day}`,
});
const explain = figureOfWhose((line) => `/explain/${line}`);

describe('the lines of a report', () => {
  test('show each column of their row, and nothing where a nil is left blank', () => {
    const { lines } = reportOf(HEAD, COLUMNS, [lineOf(tea), lineOf(gift)]);
    expect(lines.map(({ cells }) => cells)).toStrictEqual([
      ['2026-04-02', 'Asha Stores', 3000, 900],
      ['2026-04-03', 'Walk-in', 1000, null],
    ]);
  });

  test('of a sum have its name and what adds up, since kilos of different goods do not', () => {
    const lines = withTotal([lineOf(tea), lineOf(tea)], { sumOf: [tea, tea] });
    expect(reportOf(HEAD, COLUMNS, lines).lines.at(-1)).toStrictEqual({
      as: 'total',
      key: 'total',
      cells: [null, 'Total', null, 1800],
    });
  });

  test('of a heading have its name alone', () => {
    const heading: DeclaredLine<Sale> = { as: 'group', key: 'april', name: 'April', level: 0 };
    const [line] = reportOf(HEAD, COLUMNS, [heading]).lines;
    expect(line).toStrictEqual({
      as: 'group',
      key: 'april',
      level: 0,
      cells: [null, 'April', null, null],
    });
  });

  test('are none where a total has nothing to add up', () => {
    expect(withTotal<Sale>([], { sumOf: [] })).toStrictEqual([]);
  });
});

describe('the figures of a report', () => {
  test('are explained by their names, the last of them from the name of the line', () => {
    const [line] = reportOf(HEAD, COLUMNS, [lineOf(tea)], explain).lines;
    expect(line).toMatchObject({
      explain: '/explain/value/sale/2026-04-02',
      explainCells: {
        2: '/explain/quantity/sale/2026-04-02',
        3: '/explain/value/sale/2026-04-02',
      },
    });
  });

  test('of a sum of rows are explained where they add up', () => {
    const lines = withTotal([lineOf(tea)], { sumOf: [tea], whose: 'total' });
    expect(reportOf(HEAD, COLUMNS, lines, explain).lines.at(-1)?.explainCells).toStrictEqual({
      3: '/explain/value/total',
    });
  });

  test('of a line may leave its name without a link, or give it another figure', () => {
    const [none, other] = reportOf(
      HEAD,
      COLUMNS,
      [
        { ...lineOf(tea), answer: null },
        { ...lineOf(gift), answer: 'quantity' },
      ],
      explain,
    ).lines;
    expect(none).not.toHaveProperty('explain');
    expect(none).toHaveProperty('explainCells');
    expect(other?.explain).toBe('/explain/quantity/sale/2026-04-03');
  });

  test('lead nowhere on paper, nor where a line does not say whose they are', () => {
    const { whose: _none, ...nobodys } = lineOf(tea);
    expect(reportOf(HEAD, COLUMNS, [lineOf(tea)]).lines[0]).not.toHaveProperty('explainCells');
    expect(reportOf(HEAD, COLUMNS, [nobodys], explain).lines[0]).not.toHaveProperty('explain');
  });
});

test('a phone has the name, what has a column there, and under the name the rest', () => {
  expect(reportOf(HEAD, COLUMNS, [])).toMatchObject({ nameAt: 1, phone: [1, 3], phoneBelow: [0] });
});

test('a screen writes a column of paper and files under the name', () => {
  const columns: readonly DeclaredColumn<Sale>[] = [
    column.text('Party', ({ party }) => party),
    column.text('Formula', () => 'kilos by price', { onScreen: 'below' }),
  ];
  const view = reportOf(HEAD, columns, [lineOf(tea)]);
  expect(view).toMatchObject({ nameAt: 0, below: [1] });
});

test('paper and files have the same cells, and of a column its head, kind and rule', () => {
  const lines = withTotal([lineOf(tea)], { sumOf: [tea] });
  const sheet = sheetOfView(reportOf(HEAD, COLUMNS, lines, explain));
  expect(sheet).toStrictEqual(sheetOfDeclared(HEAD, COLUMNS, lines));
  expect(sheet.columns.at(-1)).toStrictEqual({ head: 'Value (₹)', kind: 'money', rule: 'answer' });
});
