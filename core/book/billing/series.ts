// What the numbers of documents may begin with: CGST Rules 46(b), 50, 53 and 55.
import {
  documentNumber,
  FINANCIAL_YEAR_MARK,
  isDocumentNumber,
  isIrpNumber,
  NUMBER_LENGTH_MAX,
  numberKey,
} from '../../tax/index.ts';
import type { BillingProfile, Series } from './billing-profile.ts';
import type { BookRejection } from '../rejections.ts';
import type { SeriesDocument } from './series-documents.ts';

/** Room for a number of a million documents in a series. */
const SERIES_NUMBER_MAX = 999_999;

type NamedSeries = Series & { readonly of: SeriesDocument };

const allSeries = (profile: BillingProfile): readonly NamedSeries[] => [
  { ...profile.invoiceSeries, of: 'invoice' },
  { ...profile.creditNoteSeries, of: 'credit-note' },
  { ...profile.receiptSeries, of: 'receipt' },
  { ...profile.debitNoteSeries, of: 'debit-note' },
  { ...profile.quotationSeries, of: 'quotation' },
  { ...profile.proformaSeries, of: 'proforma' },
  { ...profile.challanSeries, of: 'challan' },
];

/** CGST Rule 46(b), and the e-invoice portal: 16 characters, the first a letter or 1 to 9. */
export function seriesRefusal(
  profile: BillingProfile,
  before: BillingProfile,
): BookRejection | null {
  const all = allSeries(profile);
  for (const { prefix, padding, restartsYearly, of } of all) {
    const [first, last] = [1, SERIES_NUMBER_MAX].map((n) =>
      documentNumber({ prefix, padding, n, financialYear: '26-27' }),
    );
    // After a digit nobody could tell where the number begins: INV-1 and 001, or INV- and 1001.
    const isApart = !/[0-9]$/.test(prefix.replaceAll(FINANCIAL_YEAR_MARK, '26-27'));
    const fits = [first, last].every(
      (number) =>
        isApart && number !== undefined && isDocumentNumber(number) && isIrpNumber(number),
    );
    if (!fits) return { kind: 'series_invalid', series: of, prefix, lengthMax: NUMBER_LENGTH_MAX };
    if (restartsYearly && !prefix.includes(FINANCIAL_YEAR_MARK)) {
      return { kind: 'series_needs_year_mark', series: of, prefix };
    }
  }
  return sharedRefusal(all, allSeries(before));
}

/**
 * CGST Rules 46(b), 50, 53 and 55: each kind of document has a serial of its own. A prefix that two
 * had before stays: the later kinds came with prefixes that a book may have used already.
 */
function sharedRefusal(
  all: readonly NamedSeries[],
  before: readonly NamedSeries[],
): BookRejection | null {
  const keys = all.map(({ prefix }) => numberKey(prefix));
  const isNew = keys.map((key, at) => key !== numberKey(before[at]?.prefix ?? ''));
  const shared = all.find((_, at) =>
    keys.some((key, other) => other < at && key === keys[at] && (isNew[at] || isNew[other])),
  );
  if (shared === undefined) return null;
  return { kind: 'series_shared', series: shared.of, prefix: shared.prefix };
}
