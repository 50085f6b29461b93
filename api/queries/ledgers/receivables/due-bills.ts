// What is to be paid to suppliers, bill by bill: what the law wants first, then what is oldest.
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { calendarDate, daysBetween } from '#core/kernel/calendar-date.ts';
import { payableKind } from '#core/settlement/index.ts';
import { holdsOn } from '#core/tax/index.ts';
import { enterprisePaidBy } from '#core/trade/index.ts';
import { daysOfReceipt } from '#projections/documents/read.ts';
import { suppliersOfAccounts } from '#projections/supplier-list/read.ts';
import type { SupplierRow } from '#projections/supplier-list/table.ts';
import type { DueBill, DueBills, PaidSupplier } from '#api/contract/trade/supplier-payment.ts';
import { payeeTold } from '#api/queries/trade/supplier-payments.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import type { OpenBills, PartyBills } from './receivables.ts';

type DueRequest = {
  readonly asOn: CalendarDate;
  /** Null: whenever it is due. */
  readonly by: CalendarDate | null;
  readonly accountId: number | null;
};

/** Entries that name no bill are not among them: nothing says when they are due. */
export async function dueBillsOf(
  tables: ReadTables,
  bookId: number,
  { parties }: Pick<OpenBills, 'parties'>,
  request: DueRequest,
): Promise<DueBills> {
  const { asOn, by, accountId } = request;
  const owed = parties.filter(
    (party) => party.bills.length > 0 && (accountId === null || party.accountId === accountId),
  );
  const accountIds = owed.map((party) => party.accountId);
  const known = await suppliersOfAccounts(tables, bookId, accountIds);
  const suppliers = new Map(known.map((one) => [one.accountId, one]));
  const billIds = owed.flatMap(({ bills }) =>
    bills.flatMap((bill) => (bill.kind === 'purchase-bill' ? [bill.id] : [])),
  );
  const received = await daysOfReceipt(tables, bookId, billIds);
  const rows = owed
    .flatMap((party) => billsOf(party, suppliers.get(party.accountId), { asOn, received }))
    .filter((row) => by === null || dayOf(row) <= by)
    .toSorted(byUrgency);
  const named = new Set(rows.map((row) => row.accountId));
  return {
    asOf: asOn,
    rows,
    suppliers: owed
      .filter((party) => named.has(party.accountId))
      .map((party) => paidSupplier(party, suppliers.get(party.accountId))),
    totalPaise: rows.reduce((sum, { openPaise }) => sum + openPaise, 0),
  };
}

type Told = {
  readonly asOn: CalendarDate;
  /** By the id of a bill, when the last of it came. */
  readonly received: ReadonlyMap<number, string>;
};

const billsOf = (
  { accountId, name, bills }: PartyBills,
  supplier: SupplierRow | undefined,
  { asOn, received }: Told,
): readonly DueBill[] =>
  bills.flatMap((bill) => {
    const kind = payableKind.safeParse(bill.kind);
    if (!kind.success) return [];
    const acceptedOn =
      kind.data === 'purchase-bill' ? (received.get(bill.id) ?? bill.billDate) : bill.billDate;
    return [
      {
        accountId,
        supplierId: supplier?.customerId ?? null,
        supplierName: supplier?.name ?? name,
        kind: kind.data,
        id: bill.id,
        line: bill.line === 0 ? null : bill.line,
        number: bill.number,
        date: calendarDate(bill.billDate),
        dueDate: bill.dueDate === null ? null : calendarDate(bill.dueDate),
        openPaise: bill.openPaise,
        daysLate: bill.daysLate,
        enterprise: enterpriseOn(supplier, calendarDate(acceptedOn), asOn),
      },
    ];
  });

function enterpriseOn(
  supplier: SupplierRow | undefined,
  acceptedOn: CalendarDate,
  asOn: CalendarDate,
): DueBill['enterprise'] {
  const standing = supplier?.msme.find((one) => holdsOn(acceptedOn, one));
  if (supplier === undefined || standing === undefined) return null;
  const { class: size, activity } = standing;
  const payBy = enterprisePaidBy({ class: size, activity }, supplier.supplierDueDays, acceptedOn);
  const daysLeft = payBy === null ? null : daysBetween(asOn, payBy);
  return { class: size, activity, payBy, daysLeft };
}

/** The earlier of the day that was agreed and the one that the law sets. */
const dayOf = ({ date, dueDate, enterprise }: DueBill): CalendarDate => {
  const due = dueDate ?? date;
  const limit = enterprise?.payBy ?? due;
  return limit < due ? limit : due;
};

const isPastLimit = ({ enterprise }: DueBill): boolean => (enterprise?.daysLeft ?? 0) < 0;

function byUrgency(one: DueBill, other: DueBill): number {
  if (isPastLimit(one) !== isPastLimit(other)) return isPastLimit(one) ? -1 : 1;
  const [day, otherDay] = [dayOf(one), dayOf(other)];
  if (day !== otherDay) return day < otherDay ? -1 : 1;
  return one.accountId - other.accountId || one.id - other.id;
}

const paidSupplier = (
  { accountId, name, credits }: PartyBills,
  supplier: SupplierRow | undefined,
): PaidSupplier => ({
  accountId,
  supplierId: supplier?.customerId ?? null,
  name: supplier?.name ?? name,
  creditPaise: credits.reduce((sum, { openPaise }) => sum - openPaise, 0),
  payee: payeeTold({
    name: supplier?.bankAccountName ?? null,
    accountNumber: supplier?.bankAccountNumber ?? null,
    ifsc: supplier?.bankIfsc ?? null,
    upi: supplier?.upi ?? null,
    confirmedOn: supplier?.bankConfirmedOn ?? null,
  }),
});
