// The summary of output tax as a sheet: what the accounts of tax moved and by what; and the lines
// of the documents by rate, HSN, place and kind of supply.
import type { GstSummary, TaxSource } from '#api/contract/account/registers.ts';
import { SOURCE_NAMES } from '#core/journal/index.ts';
import { column, reportOf } from '#core/report/index.ts';
import type { DeclaredColumn, DeclaredLine, ReportView } from '#core/report/index.ts';
import type { Treatment, SupplyKind } from '#core/tax/index.ts';
import { stateOfCode } from '#core/tax/index.ts';
import { formatRupees } from '#web/format/money.ts';
import { periodInWords } from '#web/shell/sheet/words.ts';
import type { ReportRange } from '../kit/use-report-range.ts';

/** What posts to an account of tax, as a list names it. */
export const TAX_SOURCES: Readonly<Record<TaxSource, string>> = {
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
  ...SOURCE_NAMES,
  'gst-set-off': 'Set off against input tax',
  'gst-payment': 'Paid to the government',
  'gst-credit': 'Credit taken out or back',
  entry: 'Entries by hand',
};

export const SUPPLY_KIND_NAMES: Readonly<Record<SupplyKind, string>> = {
  domestic: 'Domestic',
  'sez-with-payment': 'To an SEZ, with tax',
  'sez-without-payment': 'To an SEZ, without tax',
  'export-with-payment': 'Exports, with tax',
  'export-without-payment': 'Exports, without tax',
  'deemed-export': 'Deemed exports',
};

export const UNTAXED_NAMES: Readonly<Record<Exclude<Treatment, 'taxable'>, string>> = {
  nil: 'Nil rated',
  exempt: 'Exempt',
  'non-gst': 'Outside GST',
};

/** @returns `18 %` of 1800. */
const rateText = (bps: number): string => `${bps / 100}%`;

type Heads = GstSummary['ledger'];
type Sum = Heads & { readonly taxablePaise?: number };

type SumRow = { readonly name: string; readonly sum: Sum };

const headColumn = (
  head: string,
  figure: 'cgst' | 'sgst' | 'igst' | 'cess',
): DeclaredColumn<SumRow> =>
  column.money(head, ({ sum }) => sum[`${figure}Paise`], { blankNil: true, figure });

const COLUMNS: readonly DeclaredColumn<SumRow>[] = [
  column.text('Particulars', ({ name }) => name),
  column.money('Taxable', ({ sum: { taxablePaise = null } }) => taxablePaise, {
    rule: 'pair',
    figure: 'taxable',
    onPhone: 'column',
  }),
  headColumn('CGST', 'cgst'),
  headColumn('SGST', 'sgst'),
  headColumn('IGST', 'igst'),
  headColumn('Cess', 'cess'),
  column.money('Tax', ({ sum }) => taxOfHeads(sum), {
    rule: 'answer',
    figure: 'tax',
    onPhone: 'column',
  }),
];

/** @returns the tax of all heads, in paise. */
export const taxOfHeads = ({ cgstPaise, sgstPaise, igstPaise, cessPaise }: Heads): number =>
  cgstPaise + sgstPaise + igstPaise + cessPaise;

/** @returns why the tax of the documents is not all of it; nothing where it is. */
export function gstWarnings(summary: GstSummary): readonly string[] {
  const isNil = ({ cgstPaise, sgstPaise, igstPaise, cessPaise }: Heads) =>
    [cgstPaise, sgstPaise, igstPaise, cessPaise].every((paise) => paise === 0);
  const { withoutDocument: added, takenOff: less, ties } = summary;
  return [
    ...(isNil(added)
      ? []
      : [
          `${formatRupees(taxOfHeads(added))} of output GST was posted without an invoice and is ` +
            'in no return.',
        ]),
    ...(isNil(less)
      ? []
      : [`${formatRupees(taxOfHeads(less))} of output GST was taken off by hand without a mark.`]),
    ...(ties ? [] : ['Invoices and notes do not match the ledger.']),
  ];
}

const remarksOf = (warnings: readonly string[]): readonly string[] =>
  warnings.length === 0 ? ['Invoices and notes match the ledger.'] : warnings;

type GstParts = {
  readonly summary: GstSummary;
  readonly range: Pick<ReportRange, 'from' | 'to'>;
  /** Where the documents of a kind are listed; null where they are not. */
  readonly sourceHref: (of: TaxSource) => string | null;
  /** Where a figure is explained by its line and head; nowhere on paper. */
  readonly explainHref?: (line: string) => string;
};

export function gstSummaryView(parts: GstParts): ReportView {
  const { summary, range, sourceHref, explainHref } = parts;
  return reportOf(
    {
      title: 'GST summary',
      period: periodInWords(range),
      remarks: remarksOf(gstWarnings(summary)),
    },
    COLUMNS,
    [
      headingLine('Output tax accounts, by source'),
      ...summary.sources.map(({ of, ...sum }): SumLine => {
        const href = sourceHref(of);
        return {
          ...sumLine('of', { name: TAX_SOURCES[of], sum }, `accounts/${of}`),
          ...(href !== null && { href }),
        };
      }),
      {
        as: 'subtotal',
        key: 'ledger',
        row: { name: 'Movement of the accounts', sum: summary.ledger },
        whose: 'accounts',
      },
      ...documentLines(summary),
    ],
    explainHref && ((figure, whose) => explainHref(`${whose}/${figure}`)),
  );
}

type SumLine = DeclaredLine<SumRow>;

const headingLine = (name: string): SumLine => ({ as: 'group', key: `group ${name}`, name });

const sumLine = (part: string, row: SumRow, whose: string): SumLine => ({
  as: 'line',
  level: 1,
  key: `${part} ${row.name}`,
  row,
  whose,
});

/** How a sum of lines is called, on the page and where it is explained. */
type NamedLine = readonly [name: string, sum: Sum, line: string];

/** The lines of the documents four times over, each time told apart by something else. */
function documentLines(summary: GstSummary): readonly SumLine[] {
  const part = (title: string, sums: readonly NamedLine[]): readonly SumLine[] =>
    sums.length === 0
      ? []
      : [
          headingLine(title),
          ...sums.map(([name, sum, whose]) => sumLine(title, { name, sum }, whose)),
          {
            as: 'subtotal',
            key: `sum ${title}`,
            row: { name: 'All documents', sum: summary.documents },
            whose: 'documents',
          },
        ];
  return [
    ...part(
      'By rate',
      summary.rates.map(({ treatment, rateBps: rate, ...sum }) => [
        treatment === 'taxable' ? rateText(rate) : UNTAXED_NAMES[treatment],
        sum,
        `rate/${treatment}/${rate}`,
      ]),
    ),
    ...part(
      'By HSN and rate',
      summary.hsn.map(({ hsn, rateBps: rate, ...sum }) => [
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
      summary.supplies.map(({ supply, ...sum }) => [
        SUPPLY_KIND_NAMES[supply],
        sum,
        `supply/${supply}`,
      ]),
    ),
  ];
}

const placeText = (code: string | null): string =>
  code === null ? 'Not said' : `${code} ${stateOfCode(code)?.name ?? 'abroad'}`;
