// The summary of output tax as a sheet: what the accounts of tax moved and by what; and the lines
// of the documents by rate, HSN, place and kind of supply.
import type { GstSummary, TaxSource } from '#api/contract/account/registers.ts';
import type { Treatment, SupplyKind } from '#core/tax/index.ts';
import { stateOfCode } from '#core/tax/index.ts';
import type { ReportCell, ReportColumn } from '#core/kernel/writing/sheet.ts';
import { paiseFromWire } from '#web/format/money.ts';
import { periodInWords } from '#web/shell/sheet/words.ts';
import type { ReportRow, ReportView } from '../kit/report-view.ts';
import type { ReportRange } from '../kit/use-report-range.ts';

const COLUMNS: readonly ReportColumn[] = [
  { head: 'Particulars', kind: 'text' },
  { head: 'Taxable (₹)', kind: 'money', rule: 'pair' },
  { head: 'CGST (₹)', kind: 'money' },
  { head: 'SGST (₹)', kind: 'money' },
  { head: 'IGST (₹)', kind: 'money' },
  { head: 'Cess (₹)', kind: 'money' },
  { head: 'Tax (₹)', kind: 'money', rule: 'answer' },
];

const SOURCES: Readonly<Record<TaxSource, string>> = {
  invoice: 'Invoices',
  'debit-note': 'Debit notes',
  'credit-note': 'Credit notes',
  receipt: 'Advances received',
  allocation: 'Advances set against invoices',
  refund: 'Advances paid back',
  payment: 'Payments',
  'opening-balances': 'Opening balances',
  'depreciation-run': 'Depreciation runs',
  'asset-disposal': 'Asset disposals',
  'stock-journal': 'Stock journals',
  'stock-run': 'Stock runs',
  'gst-set-off': 'Set off against input tax',
  'gst-payment': 'Paid to the government',
  entry: 'Entries by hand',
};

const SUPPLIES: Readonly<Record<SupplyKind, string>> = {
  domestic: 'Domestic',
  'sez-with-payment': 'To an SEZ, with tax',
  'sez-without-payment': 'To an SEZ, without tax',
  'export-with-payment': 'Exports, with tax',
  'export-without-payment': 'Exports, without tax',
  'deemed-export': 'Deemed exports',
};

const TREATMENTS: Readonly<Record<Exclude<Treatment, 'taxable'>, string>> = {
  nil: 'Nil rated',
  exempt: 'Exempt',
  'non-gst': 'Outside GST',
};

/** @returns `18 %` of 1800. */
const rateText = (bps: number): string => `${bps / 100}%`;

type Heads = {
  readonly cgst: string;
  readonly sgst: string;
  readonly igst: string;
  readonly cess: string;
};
type Sum = Heads & { readonly taxable?: string };

function cellsOf(name: string, { taxable, ...heads }: Sum): ReportCell[] {
  const paise = [heads.cgst, heads.sgst, heads.igst, heads.cess].map(paiseFromWire);
  return [
    name,
    taxable === undefined ? null : paiseFromWire(taxable),
    ...paise.map((each) => each || null),
    paise.reduce((total, each) => total + each, 0),
  ];
}

export type GstParts = {
  readonly summary: GstSummary;
  readonly range: Pick<ReportRange, 'from' | 'to'>;
  /** Where the documents of a kind are listed; null where they are not. */
  readonly sourceHref: (of: TaxSource) => string | null;
  /** Where a figure is explained by its line and head; nowhere on paper. */
  readonly explainHref?: (line: string) => string;
};

const HEADS = ['taxable', 'cgst', 'sgst', 'igst', 'cess', 'tax'];

/** @returns where each figure of a row is explained: the tax of the whole row first. */
function explained(
  line: string,
  { explainHref }: Pick<GstParts, 'explainHref'>,
): Pick<ReportRow, 'explain' | 'explainCells'> {
  if (explainHref === undefined) return {};
  const cells = HEADS.map((head, at) => [at + 1, explainHref(`${line}/${head}`)] as const);
  return { explain: explainHref(`${line}/tax`), explainCells: Object.fromEntries(cells) };
}

export function gstSummaryView(parts: GstParts): ReportView {
  const { summary, range, sourceHref } = parts;
  return {
    title: 'GST summary',
    period: periodInWords(range),
    remarks: [
      summary.ties
        ? 'Agrees with the output tax accounts.'
        : 'Does not agree with the output tax accounts.',
    ],
    columns: COLUMNS,
    nameAt: 0,
    phone: [0, 1, 6],
    lines: [
      headingRow('Output tax accounts, by source'),
      ...summary.sources.map(({ of, ...heads }) =>
        sumRow('of', SOURCES[of], heads, {
          ...hrefOf(sourceHref(of)),
          ...explained(`accounts/${of}`, parts),
        }),
      ),
      {
        as: 'subtotal',
        key: 'ledger',
        cells: cellsOf('Movement of the accounts', summary.ledger),
        ...explained('accounts', parts),
      },
      ...documentRows(parts),
    ],
  };
}

const headingRow = (name: string): ReportRow => ({
  as: 'group',
  key: `group ${name}`,
  cells: [name, null, null, null, null, null, null],
});

const hrefOf = (href: string | null) => (href === null ? {} : { href });

type RowLinks = Pick<ReportRow, 'href' | 'explain' | 'explainCells'>;

const sumRow = (part: string, name: string, sum: Sum, links: RowLinks): ReportRow => ({
  as: 'line',
  level: 1,
  key: `${part} ${name}`,
  cells: cellsOf(name, sum),
  ...links,
});

/** How a sum of lines is called, on the page and where it is explained. */
type NamedLine = readonly [name: string, sum: Sum, line: string];

/** The lines of the documents four times over, each time told apart by something else. */
function documentRows(parts: GstParts): readonly ReportRow[] {
  const { summary } = parts;
  const part = (title: string, sums: readonly NamedLine[]): readonly ReportRow[] =>
    sums.length === 0
      ? []
      : [
          headingRow(title),
          ...sums.map(([name, sum, line]) => sumRow(title, name, sum, explained(line, parts))),
          {
            as: 'subtotal',
            key: `sum ${title}`,
            cells: cellsOf('All documents', summary.documents),
            ...explained('documents', parts),
          },
        ];
  return [
    ...part(
      'By rate',
      summary.rates.map(({ treatment, rate, ...sum }) => [
        treatment === 'taxable' ? rateText(rate) : TREATMENTS[treatment],
        sum,
        `rate/${treatment}/${rate}`,
      ]),
    ),
    ...part(
      'By HSN and rate',
      summary.hsn.map(({ hsn, rate, ...sum }) => [
        `${hsn ?? 'Without HSN'}, ${rateText(rate)}`,
        sum,
        `hsn/${hsn ?? ''}/${rate}`,
      ]),
    ),
    ...part(
      'By place of supply',
      summary.places.map(({ place, ...sum }) => [placeText(place), sum, `place/${place ?? ''}`]),
    ),
    ...part(
      'By supply type',
      summary.supplies.map(({ supply, ...sum }) => [SUPPLIES[supply], sum, `supply/${supply}`]),
    ),
  ];
}

const placeText = (code: string | null): string =>
  code === null ? 'Not said' : `${code} ${stateOfCode(code)?.name ?? 'abroad'}`;
