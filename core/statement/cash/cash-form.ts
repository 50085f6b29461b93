// The cash flow statement by the indirect method: Accounting Standard 3 (revised 1997), paragraphs
// 8 to 20. What comes in is positive.
import type { ResultLine } from '../forms/layout.ts';
import type { LineCode } from '../lines/line-codes.ts';

const BEFORE_WORKING_CAPITAL: readonly LineCode[] = [
  'cash-profit',
  'cash-depreciation',
  'cash-interest-cost',
  'cash-disposal-result',
  'cash-income-of-investing',
  'cash-partners-cost',
];
const WORKING_CAPITAL: readonly LineCode[] = [
  'cash-inventories',
  'cash-receivables',
  'cash-other-assets',
  'cash-payables',
  'cash-other-liabilities',
  'cash-provisions',
];
const GENERATED = [...BEFORE_WORKING_CAPITAL, ...WORKING_CAPITAL];
const OPERATING: readonly LineCode[] = [...GENERATED, 'cash-tax'];
export const INVESTING: readonly LineCode[] = [
  'cash-assets-bought',
  'cash-assets-sold',
  'cash-investments-bought',
  'cash-investments-sold',
  'cash-loans-given',
  'cash-interest-received',
  'cash-dividends-received',
];
export const FINANCING: readonly LineCode[] = [
  'cash-capital',
  'cash-drawings',
  'cash-borrowed',
  'cash-repaid',
  'cash-short-borrowings',
  'cash-interest-paid',
  'cash-dividends',
];
export const NET_CHANGE = [...OPERATING, ...INVESTING, ...FINANCING, 'cash-unclassified'] as const;

const heading = (name: string, of: readonly LineCode[]): ResultLine => ({
  as: 'heading',
  name,
  of,
  isCredit: false,
});
const line = (name: string, of: LineCode, negativeName = name): ResultLine => ({
  as: 'line',
  name,
  negativeName,
  of: [of],
  isCredit: false,
});
const sum = (name: string, of: readonly LineCode[], negativeName = name): ResultLine => ({
  as: 'subtotal',
  name,
  negativeName,
  of,
  isCredit: false,
});
const netCash = (letter: string, activities: string, of: readonly LineCode[]): ResultLine =>
  sum(
    `${letter}. Net cash from ${activities} activities`,
    of,
    `${letter}. Net cash used in ${activities} activities`,
  );

export const CASH_FORM: readonly ResultLine[] = [
  heading('Operating activities', OPERATING),
  line('Profit before tax', 'cash-profit', 'Loss before tax'),
  line('Depreciation and amortisation', 'cash-depreciation'),
  line('Finance costs', 'cash-interest-cost'),
  line('Loss on sale of assets', 'cash-disposal-result', 'Gain on sale of assets'),
  line('Interest and dividend income', 'cash-income-of-investing'),
  line('Interest and remuneration of partners', 'cash-partners-cost'),
  sum('Operating profit before working capital changes', BEFORE_WORKING_CAPITAL),
  line('Change in inventories', 'cash-inventories'),
  line('Change in trade receivables', 'cash-receivables'),
  line('Change in other assets', 'cash-other-assets'),
  line('Change in trade payables', 'cash-payables'),
  line('Change in other liabilities', 'cash-other-liabilities'),
  line('Change in provisions', 'cash-provisions'),
  sum('Cash generated from operations', GENERATED),
  line('Income tax refunded, less paid', 'cash-tax', 'Income tax paid, less refunds'),
  netCash('A', 'operating', OPERATING),
  heading('Investing activities', INVESTING),
  line('Purchase of fixed assets', 'cash-assets-bought'),
  line('Sale of fixed assets', 'cash-assets-sold'),
  line('Purchase of investments and deposits', 'cash-investments-bought'),
  line('Sale of investments and deposits', 'cash-investments-sold'),
  line('Loans got back, less given', 'cash-loans-given', 'Loans given, less got back'),
  line('Interest received', 'cash-interest-received'),
  line('Dividends received', 'cash-dividends-received'),
  netCash('B', 'investing', INVESTING),
  heading('Financing activities', FINANCING),
  line('Capital brought in', 'cash-capital', 'Capital paid back'),
  line('Paid in by the owners, less drawings', 'cash-drawings', 'Drawings of the owners'),
  line('Proceeds from long-term borrowings', 'cash-borrowed'),
  line('Repayment of long-term borrowings', 'cash-repaid'),
  line('Change in short-term borrowings', 'cash-short-borrowings'),
  line('Interest paid', 'cash-interest-paid'),
  line('Dividends paid', 'cash-dividends'),
  netCash('C', 'financing', FINANCING),
  line('D. Not classified', 'cash-unclassified'),
  {
    as: 'result',
    name: 'Net increase in cash and cash equivalents',
    negativeName: 'Net decrease in cash and cash equivalents',
    of: NET_CHANGE,
    isCredit: false,
  },
  line('Cash and cash equivalents at the beginning', 'cash-opening'),
  line('Cash and cash equivalents at the end', 'cash-closing'),
];
