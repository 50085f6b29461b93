// The reports beside the statements, in sections: each section is a tab, each report one below it.
import { paths } from '#web/paths.ts';
import type { BookReport } from '#web/paths.ts';

type ReportName = readonly [BookReport, string];
type Section = {
  readonly name: string;
  readonly reports: readonly [ReportName, ...ReportName[]];
  /** A page of the same matter that is no report. */
  readonly beside?: { readonly name: string; readonly to: (scope: number | undefined) => string };
};

/** Each has a tab beside those of the statements, which leads to its first report. */
export const BOOK_SECTIONS: readonly Section[] = [
  {
    name: 'Books',
    reports: [
      ['day-book', 'Day book'],
      ['cash-book', 'Cash book'],
      ['bank-book', 'Bank book'],
      ['petty-cash-book', 'Petty cash book'],
      ['journal-register', 'Journal register'],
      ['group-summary', 'Group summary'],
      ['ledgers', 'Ledgers'],
    ],
  },
  {
    name: 'Sales and GST',
    reports: [
      ['sales-register', 'Sales register'],
      ['credit-note-register', 'Credit notes'],
      ['debit-note-register', 'Debit notes'],
      ['gst-summary', 'GST summary'],
      ['input-credit', 'Input credit'],
      ['common-credit', 'Rules 42 and 43'],
    ],
  },
  { name: 'TDS', reports: [['tds', 'TDS']] },
  {
    name: 'Stock',
    reports: [
      ['stock-summary', 'Stock summary'],
      ['stock-run', 'Stock run'],
    ],
    beside: { name: 'Stock in hand', to: paths.stockInHand },
  },
  {
    name: 'Assets',
    reports: [
      ['fixed-assets', 'Fixed assets'],
      ['depreciation', 'Depreciation'],
    ],
  },
  {
    name: 'Year end',
    reports: [
      ['year-end', 'Checklist'],
      ['appropriation', 'Appropriation'],
      ['owners-accounts', 'Owners’ accounts'],
      ['statement-lines', 'Statement lines'],
      ['report-set', 'Report set'],
    ],
  },
];

/** A report that opens from another stands in the other's section. */
const OPENED_FROM: Readonly<Partial<Record<string, BookReport>>> = {
  'stock-register': 'stock-summary',
};

/** @returns the section of the report at an address, if it stands in one. */
export function sectionAt(pathname: string): Section | undefined {
  const last = pathname.split('/').at(-1) ?? '';
  const shown = OPENED_FROM[last] ?? last;
  return BOOK_SECTIONS.find(({ reports }) => reports.some(([report]) => report === shown));
}
