// What is known of the deductions of a supplier on the day of a bill: what the form shows before
// it is posted, and what decides when it is.
import type { z } from 'zod';
import { deductsOn } from '#core/book/index.ts';
import type { SupplierParty } from '#core/customer/index.ts';
import { dateOf, monthEnd, partsOf } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearOf, yearPeriod } from '#core/kernel/financial-year.ts';
import { codesOfNature, holdsOn, NO_TDS_BEFORE, tdsNatureOn } from '#core/tax/index.ts';
import type { TdsFacts } from '#core/trade/index.ts';
import { settingsOf } from '#projections/book-settings/read.ts';
import { tdsHistories } from '#projections/documents/read-tds.ts';
import type { TdsHistory, TdsHistoryKey } from '#projections/documents/read-tds.ts';
import { supplierOfAccount, suppliersById } from '#projections/supplier-list/read.ts';
import type { readTdsOfSupplier } from '#api/contract/trade/purchase-bill.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';

/** A supplier on the day of a bill. */
export type TdsPlace = {
  readonly on: CalendarDate;
  readonly deductee: TdsFacts['deductee'];
  readonly pan: string | null;
  /** Those that hold on the day. */
  readonly certificates: SupplierParty['tdsCertificates'];
};

/** @param supplier null of an account that is no party's. */
export const tdsPlaceOf = (on: CalendarDate, supplier: SupplierParty | null): TdsPlace => ({
  on,
  deductee: supplier?.tds?.deductee ?? null,
  pan: supplier?.pan ?? supplier?.numbers[0]?.gstin.slice(2, 12) ?? null,
  certificates: supplier?.tdsCertificates ?? [],
});

/** Days that no books have; years are four digits. */
const LAST_DAY = '9998-03-31';

/** @returns what to ask of the bills before; null of a code that no Act has on the day. */
export function tdsHistoryKey(
  accountId: number,
  code: string,
  { on, deductee, pan, certificates }: TdsPlace,
): TdsHistoryKey | null {
  const nature = tdsNatureOn(code, on, { kind: deductee, pan });
  if (nature === null || on > LAST_DAY) return null;
  const year = yearPeriod(financialYearOf(on));
  const { year: of, month } = partsOf(on);
  return {
    accountId,
    codes: codesOfNature(nature),
    yearFrom: year.from,
    yearTo: year.to,
    monthFrom: dateOf(of, month, 1),
    monthTo: monthEnd(on),
    certificates: certificates.map(({ number, from, to }) => ({ number, from, to })),
  };
}

/** @param history null where nothing was asked for. */
export const tdsFactsOf = (
  deducts: boolean,
  { deductee, certificates }: TdsPlace,
  history: TdsHistory | null,
): TdsFacts => ({
  deducts,
  deductee,
  before: history?.before ?? NO_TDS_BEFORE,
  certificates: certificates.map(({ number, nature, rateBps, limitPaise }, at) => ({
    number,
    nature,
    rateBps,
    leftPaise:
      limitPaise === null ? null : Math.max(limitPaise - (history?.certificatePaise[at] ?? 0), 0),
  })),
});

type TdsAskedFor = {
  readonly accountId: number;
  readonly nature: string | null;
  readonly on: CalendarDate;
};

/** @returns what the form of a bill shows of TDS before the bill is posted. */
export const readTdsKnown = (
  db: ReadTables,
  bookId: number,
  { accountId, nature, on }: TdsAskedFor,
): Promise<z.output<typeof readTdsOfSupplier.reply>> =>
  snapshot(db, async (tables) => {
    const partyId = await supplierOfAccount(tables, bookId, accountId);
    const [supplier] = partyId === null ? [] : await suppliersById(tables, bookId, [partyId]);
    const place: TdsPlace = {
      on,
      deductee: supplier?.tds?.deductee ?? null,
      pan: supplier?.pan ?? supplier?.gstin?.slice(2, 12) ?? null,
      certificates: (supplier?.tdsCertificates ?? []).filter((one) => holdsOn(on, one)),
    };
    const own = supplier?.tds?.nature ?? null;
    const code = nature ?? own;
    const { taxDeduction } = await settingsOf(tables, bookId);
    const key = code === null ? null : tdsHistoryKey(accountId, code, place);
    const [history] = key === null ? [] : await tdsHistories(tables, bookId, [key]);
    const facts = tdsFactsOf(deductsOn(taxDeduction, on), place, history ?? null);
    return {
      ...facts,
      nature: own,
      pan: place.pan,
      certificates: facts.certificates.map(({ rateBps: taxBps, ...one }) => ({ ...one, taxBps })),
    };
  });
