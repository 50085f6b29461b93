// Suppliers as the contract has them.
import type { z } from 'zod';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { streamName } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { nameKey } from '#core/kernel/text.ts';
import { stateOfCode } from '#core/tax/index.ts';
import { rowsIn } from '#projections/runner/writing/fold-rows.ts';
import { supplierListProjection } from '#projections/supplier-list/project.ts';
import {
  supplierAccounts,
  suppliersById,
  suppliersStretch,
} from '#projections/supplier-list/read.ts';
import { suppliers } from '#projections/supplier-list/table.ts';
import type { SupplierRow } from '#projections/supplier-list/table.ts';
import type { ErasureOutcome } from '#api/contract/customer/erasure.ts';
import type * as contract from '#api/contract/supplier/supplier.ts';
import type { ListedSupplier, SupplierReply } from '#api/contract/supplier/supplier.ts';
import { erasureOutcomeOf } from '#api/queries/as-of/customer.ts';
import { recordAsOf } from '#api/queries/as-of/log-as-of.ts';
import type { LogAsOf } from '#api/queries/as-of/log-as-of.ts';
import { balancesOn } from '#api/queries/ledgers/receivables/read-receivables.ts';
import { readTodayInIndia } from '#api/queries/ledgers/period.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';

const dayOf = (text: string | null): CalendarDate | null =>
  text === null ? null : calendarDate(text);

const withDays = <Dated extends { readonly from: string | null; readonly to: string | null }>(
  one: Dated,
) => ({ ...one, from: dayOf(one.from), to: dayOf(one.to) });

function supplierTold(row: SupplierRow): SupplierReply {
  const { customerId, active, lastSeq, registrations, msme, tdsCertificates, ...others } = row;
  const { erasureAskedAt: _asked, erasureDueOn: _due, ...same } = others;
  return {
    ...same,
    id: customerId,
    state: row.stateCode === null ? null : (stateOfCode(row.stateCode)?.name ?? null),
    status: active ? 'active' : 'retired',
    registrations: registrations.map(withDays),
    msme: msme.map(withDays),
    tdsCertificates: tdsCertificates.map((one) => ({
      ...one,
      from: calendarDate(one.from),
      to: calendarDate(one.to),
    })),
    bankConfirmedOn: dayOf(row.bankConfirmedOn),
    seq: lastSeq,
  };
}

/** @returns what is outstanding to the supplier of each ledger today, in paise. */
async function outstandingOf(
  tables: ReadTables,
  bookId: number,
  accountIds: readonly number[],
): Promise<(accountId: number) => number> {
  const day = { bookId, asOn: calendarDate(await readTodayInIndia(tables)) };
  const balances = await balancesOn(tables, day, accountIds);
  return (accountId) => {
    const balance = balances.get(accountId) ?? 0;
    return balance === 0 ? 0 : -balance;
  };
}

async function listed(
  tables: ReadTables,
  bookId: number,
  rows: readonly SupplierRow[],
): Promise<ListedSupplier[]> {
  const ids = rows.map(({ accountId }) => accountId);
  const owed = await outstandingOf(tables, bookId, ids);
  return rows.map((row) => ({ ...supplierTold(row), outstandingPaise: owed(row.accountId) }));
}

type SupplierNarrowing = {
  readonly search?: string | undefined;
  readonly status?: SupplierReply['status'] | undefined;
};
type SupplierListing = SupplierNarrowing & {
  readonly limit: number;
  readonly offset?: number | undefined;
};

const filterOf = ({ search = '', status }: SupplierNarrowing) => ({
  words: nameKey(search)
    .split(' ')
    .filter((word) => word !== ''),
  active: status === undefined ? null : status === 'active',
});

export const listSuppliers = (
  db: ReadTables,
  bookId: number,
  { limit, offset = 0, ...narrowing }: SupplierListing,
): Promise<ListedSupplier[]> =>
  snapshot(db, async (tables) => {
    const rows = await suppliersStretch(tables, bookId, { limit, offset }, filterOf(narrowing));
    return listed(tables, bookId, rows);
  });

export const readSupplierFigures = (
  db: ReadTables,
  bookId: number,
  narrowing: SupplierNarrowing,
): Promise<z.output<typeof contract.readSupplierFigures.reply>> =>
  snapshot(db, async (tables) => {
    const { of, accountIds } = await supplierAccounts(tables, bookId, filterOf(narrowing));
    const owed = await outstandingOf(tables, bookId, accountIds);
    const outstandingPaise = accountIds.reduce((sum, id) => sum + owed(id), 0);
    return { count: accountIds.length, of, outstandingPaise };
  });

/** @returns null where the book has no such supplier. */
export const readSupplier = (
  db: ReadTables,
  bookId: number,
  supplierId: number,
): Promise<ListedSupplier | null> =>
  snapshot(db, async (tables) => {
    const rows = await suppliersById(tables, bookId, [supplierId]);
    const [found] = await listed(tables, bookId, rows);
    return found ?? null;
  });

const SUPPLIER = { projection: supplierListProjection, table: suppliers };

async function supplierAsOf(log: LogAsOf, supplierId: number): Promise<SupplierRow> {
  const { rows } = await recordAsOf(log, SUPPLIER, streamName('customer', supplierId));
  const [row] = rowsIn<SupplierRow>(rows, suppliers);
  invariant(row !== undefined, 'The supplier was there then.');
  return row;
}

/** @returns the supplier as a command left it. */
export const supplierReply = async (log: LogAsOf, supplierId: number): Promise<SupplierReply> =>
  supplierTold(await supplierAsOf(log, supplierId));

export const supplierErasureReply = async (
  log: LogAsOf,
  supplierId: number,
): Promise<ErasureOutcome> => erasureOutcomeOf(log, await supplierAsOf(log, supplierId));
