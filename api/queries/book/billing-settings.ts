// What a book has set of its documents, as calls tell of it.
import { SERIES_SETTINGS, startKey } from '#core/book/index.ts';
import type { SeriesDocument, SeriesStarts } from '#core/book/index.ts';
import { turnoversByYear } from '#core/tax/index.ts';
import type { SettingsOfBook } from '#projections/book-settings/read.ts';
import type { BillingSettings } from '#api/contract/book/billing-settings.ts';

/** @param seq of the book's record: whatever changed that since a form has seen it is told. */
export const settingsTold = (
  { billing, turnovers, seriesStarts, undertakings, eInvoicing, taxDeduction }: SettingsOfBook,
  { mail, seq }: Pick<BillingSettings, 'mail' | 'seq'>,
): BillingSettings => ({
  ...billing,
  undertakings: Object.entries(undertakings)
    .toSorted(([one], [other]) => (one < other ? 1 : -1))
    .map(([financialYear, reference]) => ({ financialYear, reference })),
  seriesStarts: startsTold(seriesStarts),
  turnovers: [...turnoversByYear(turnovers)],
  taxDeduction,
  eInvoicing,
  mail,
  seq,
});

const KINDS = Object.keys(SERIES_SETTINGS) as SeriesDocument[];

function startsTold(starts: SeriesStarts): BillingSettings['seriesStarts'] {
  return KINDS.flatMap((series) => {
    const before = startKey(series, '');
    return [...starts].flatMap(([key, startsAt]) =>
      startsAt > 1 && key.startsWith(before)
        ? [{ series, before: key.slice(before.length), startsAt }]
        : [],
    );
  });
}
