// Replies of the statements as the server gives them, small enough to be read.
import { z } from 'zod';
import { financialRow } from '#api/contract/account/financial-statements.ts';
import type {
  BalanceSheetReply,
  FinancialRow,
  ProfitAndLossReply,
} from '#tests/support/replies-on-wire.ts';

export const row = (
  as: FinancialRow['as'],
  code: string,
  name: string,
  more: Partial<FinancialRow> = {},
): FinancialRow => ({
  code,
  as,
  name,
  sum_name: null,
  note: null,
  amounts: [],
  parts: [],
  ...more,
});

/** What screens are given of such rows. */
export const rowsRead = (rows: readonly FinancialRow[]) => z.array(financialRow).parse(rows);

export const part = (account_id: number | null, name: string, ...amounts: string[]) => ({
  account_id,
  name,
  amounts,
  explained: account_id === null ? null : ({ figure: null, days: 'period', side: null } as const),
});

export const result: ProfitAndLossReply = {
  form: 'proprietor',
  columns: [
    { of: 'period', from: '2025-04-01', to: '2026-03-31' },
    { of: 'last-year', from: '2024-04-01', to: '2025-03-31' },
  ],
  rows: [
    row('section', 'section-revenue', 'Revenue', {
      sum_name: 'Revenue from operations',
      amounts: ['81500.50', '72400.00'],
      parts: [
        part(7, 'Sales, goods', '81000.50', '72400.00'),
        part(8, 'Sales, services', '500.00', '0.00'),
      ],
    }),
    row('result', 'result-gross-profit', 'Gross profit', { amounts: ['81500.50', '72400.00'] }),
    row('section', 'section-indirect-expenses', 'Indirect expenses', {
      sum_name: 'Total indirect expenses',
      amounts: ['90000.50', '2400.00'],
      parts: [part(9, 'Rent', '90000.50', '2400.00')],
    }),
    row('result', 'result-net-profit', 'Net loss', { amounts: ['-8500.00', '70000.00'] }),
  ],
  result: ['-8500.00', '70000.00'],
  revenue: ['81500.50', '72400.00'],
  earnings_per_share: null,
  gross: ['81500.50', '72400.00'],
  lacks_closing_stock: true,
  ties: true,
  stock_by_register: false,
  posts_stock: false,
  counted_to: 1259,
};

export const capital = {
  from: '2025-04-01',
  face_value: '10.00',
  shares: 100_000,
  diluted_shares: 125_000,
};

/** Of which nothing is said for the year before. */
export const company: ProfitAndLossReply = {
  ...result,
  form: 'company',
  result: ['402700.00', '70000.00'],
  earnings_per_share: {
    set: [capital],
    columns: [{ basic: '4.03', diluted: '3.22', shares: 100_000, diluted_shares: 125_000 }, null],
  },
};

export const sheet: BalanceSheetReply = {
  form: 'proprietor',
  columns: [
    { of: 'day', to: '2026-03-31' },
    { of: 'compared', to: '2025-03-31' },
  ],
  rows: [
    row('side', 'funds', 'Owner’s funds and liabilities'),
    row('heading', 'funds-heading-owner-s-funds', 'Owner’s funds'),
    row('line', 'funds-capital', 'Capital, at the start of the year', {
      note: 1,
      amounts: ['500.00', '300.00'],
      parts: [part(1, 'Capital Account', '500.00', '300.00')],
    }),
    row('line', 'funds-drawings', 'Less: drawings', {
      note: 2,
      amounts: ['-100.00', '0.00'],
      parts: [part(2, 'Drawings', '-100.00', '0.00')],
    }),
    row('subtotal', 'funds-sum-owner-s-funds', 'Owner’s funds', { amounts: ['400.00', '300.00'] }),
    row('total', 'funds-total', 'Total', { amounts: ['400.00', '300.00'] }),
    row('side', 'assets', 'Assets'),
    row('heading', 'assets-heading-current-assets', 'Current assets'),
    row('line', 'assets-cash-in-hand', 'Cash in hand', {
      note: 3,
      amounts: ['400.00', '300.00'],
      parts: [part(3, 'Cash', '400.00', '300.00')],
    }),
    row('total', 'assets-total', 'Total', { amounts: ['400.00', '300.00'] }),
  ],
  result: ['0.00', '0.00'],
  lacks_closing_stock: false,
  ties: true,
  stock_by_register: false,
  posts_stock: false,
  counted_to: 12,
};
