// What the law lets lapse of bills on a day: credit of what is unpaid, credit that no return takes,
// the days of micro and small suppliers, and what is blocked.
import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import { calendarDate, dayBefore, latestOf, monthStart } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearOf, yearPeriod } from '#core/kernel/financial-year.ts';
import { blockedClause } from '#core/trade/terms.ts';
import { gstr3bSpanOn, holdsOn } from '#core/tax/index.ts';
import type { BookReturns } from '#core/tax/index.ts';
import {
  enterpriseDaysOn,
  headsOfEntry,
  openReturnFrom,
  sumOfHeads,
  taxPaise,
  unpaidCreditOn,
  untakenCreditOn,
} from '#core/trade/index.ts';
import type { BillOfEntry } from '#core/trade/index.ts';
import { returnsOfBook } from '#projections/book-settings/read.ts';
import {
  creditMovesOf,
  movedBy,
  standingBy,
  watchedBills,
} from '#projections/documents/read-credit.ts';
import type { CreditMove, WatchedBillRow } from '#projections/documents/read-credit.ts';
import { untakenEntries } from '#projections/documents/read-entries.ts';
import { suppliersOfAccounts } from '#projections/supplier-list/read.ts';
import type { SupplierRow } from '#projections/supplier-list/table.ts';
import type {
  BlockedBill,
  EnterpriseBill,
  UnpaidBill,
  UntakenBill,
  Watch,
} from '#api/contract/trade/credit-reversal.ts';
import { accountsServing } from '#api/queries/ledgers/registers/output-tax.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { watchedSheets } from './watched-sheets.ts';

type Day = { readonly asOn: CalendarDate; readonly returns: BookReturns };

export const readWatchOn = (db: ReadTables, bookId: number, asOn: CalendarDate): Promise<Watch> =>
  snapshot(db, async (tables) => {
    const lastMonth = monthStart(dayBefore(monthStart(asOn)));
    const since = yearPeriod(financialYearOf(asOn)).from;
    const bills = await watchedBills(tables, bookId, { asOn, since, blockedSince: lastMonth });
    const entries = await untakenEntries(tables, bookId, { asOn, since });
    const returns = await returnsOfBook(tables, bookId);
    const day = { asOn, returns };
    const moves = await creditMovesOf(tables, bookId, null, asOn);
    const movesOf = Map.groupBy(moves, ({ billId }) => billId);
    const accountIds = [...new Set(bills.map(({ accountId }) => accountId))];
    const known = await suppliersOfAccounts(tables, bookId, accountIds);
    const suppliers = new Map(known.map((one) => [one.accountId, one]));
    const recoverable = sumOfHeads([standingBy(moves, '37'), standingBy(moves, '37A')]);
    const accountPaise = await recoverableOn(tables, bookId, asOn);
    return {
      asOn,
      unpaid: bills
        .flatMap((bill) => unpaidOf(bill, movesOf.get(bill.billId) ?? [], day))
        .filter((one) => isTold(one, lastMonth))
        .toSorted((one, other) => one.daysLeft - other.daysLeft),
      untaken: [
        ...bills.flatMap((bill) => untakenOf(bill, day)),
        ...entries.flatMap((entry) => untakenAtCustoms(entry, day)),
      ].toSorted((one, other) => one.daysLeft - other.daysLeft),
      enterprises: bills
        .flatMap((bill) => enterpriseOf(bill, suppliers.get(bill.accountId), { asOn, since }))
        .toSorted((one, other) => one.daysLeft - other.daysLeft),
      blocked: bills.flatMap((bill) => blockedOf(bill, lastMonth)),
      common: await watchedSheets(tables, bookId, day),
      recoverable,
      accountPaise,
      otherPaise: accountPaise - taxPaise(recoverable),
    };
  });

const named = ({ billId, billNumber, accountId, supplierName, billDate }: WatchedBillRow) => ({
  billId,
  billNumber,
  accountId,
  supplierName,
  billDate,
});

const NO_HEADS = sumOfHeads([]);

/** Credit that no return takes is not reversed; that of section 17(5) does not come back. */
function unpaidOf(
  bill: WatchedBillRow,
  moves: readonly CreditMove[],
  { asOn, returns }: Day,
): readonly UnpaidBill[] {
  const { totalPaise, openPaise } = bill;
  const credit = bill.creditTo === null ? NO_HEADS : bill.credit;
  const { reversed, reclaimed } = movedBy(moves, '37');
  const goneOtherwise = sumOfHeads([standingBy(moves, '37A'), standingBy(moves, '17-5')]);
  const moved = { reversed, reclaimed, goneOtherwise };
  const told = unpaidCreditOn({ ...bill, credit, ...moved }, asOn, returns);
  const { day180: payableBy, state, ...days } = told;
  const last = moves.findLast(({ rule }) => rule === '37');
  // What is paid comes back in the return of that day, and not before it was reversed.
  const paidOn = latestOf([bill.paidOn, last?.postedOn ?? null]) ?? asOn;
  const openPeriod =
    state === 'reclaim'
      ? openReturnFrom(gstr3bSpanOn(paidOn, returns.frequencies), returns)
      : days.openPeriod;
  if (state === 'paid' || (taxPaise(credit) === 0 && last === undefined)) return [];
  return [
    {
      ...named(bill),
      totalPaise,
      openPaise,
      credit,
      payableBy,
      ...days,
      openPeriod,
      state,
      last:
        last === undefined
          ? null
          : { kind: last.kind, id: last.documentId, journalId: last.journalId, to: last.to },
    },
  ];
}

/** What is settled is told while its return is of this month or the last. */
const isTold = ({ state, last }: UnpaidBill, since: CalendarDate): boolean =>
  state !== 'reclaimed' || (last !== null && last.to >= since);

function untakenOf(bill: WatchedBillRow, { asOn, returns }: Day): readonly UntakenBill[] {
  const inCost = bill.noCredit === 'time-limit';
  const isDeferred = bill.noCredit === null && bill.creditTo === null;
  if (!inCost && !isDeferred) return [];
  const untaken = inCost ? bill.eligible : bill.credited;
  const told = untakenCreditOn({ billDate: bill.billDate, untaken }, asOn, returns);
  return told === null ? [] : [{ kind: 'purchase-bill', ...named(bill), untaken, ...told, inCost }];
}

/** The tax of a bill of entry, whose other side is customs. */
function untakenAtCustoms(
  {
    documentId: billId,
    billNumber,
    billDate: dated,
    accountId,
    portCode,
    lines,
    noCredit,
  }: BillOfEntry,
  { asOn, returns }: Day,
): readonly UntakenBill[] {
  const billDate = calendarDate(dated);
  const inCost = noCredit === 'time-limit';
  const eligible = lines.filter(({ credit }) => !inCost || credit.eligibility === 'eligible');
  const untaken = sumOfHeads(eligible.map((line) => headsOfEntry(inCost ? line : line.credited)));
  const told = untakenCreditOn({ billDate, untaken }, asOn, returns);
  const supplierName = `Customs, ${portCode}`;
  const named = { billId, billNumber, accountId, supplierName, billDate };
  return told === null ? [] : [{ kind: 'bill-of-entry', ...named, untaken, ...told, inCost }];
}

type EnterpriseYear = { readonly asOn: CalendarDate; readonly since: CalendarDate };

function enterpriseOf(
  bill: WatchedBillRow,
  supplier: SupplierRow | undefined,
  { asOn, since }: EnterpriseYear,
): readonly EnterpriseBill[] {
  const acceptedOn = bill.receivedOn ?? bill.billDate;
  const standing = supplier?.msme.find((one) => holdsOn(acceptedOn, one));
  if (supplier === undefined || standing === undefined) return [];
  const { class: size, activity } = standing;
  const { openPaise, paidOn } = bill;
  const agreedDays = supplier.supplierDueDays;
  const enterprise = { class: size, activity };
  const told = enterpriseDaysOn({ enterprise, agreedDays, acceptedOn, openPaise, paidOn }, asOn);
  if (told === null || (openPaise <= 0 && (paidOn ?? '') < since)) return [];
  return [{ ...named(bill), openPaise, size, agreedDays, acceptedOn, ...told }];
}

function blockedOf(bill: WatchedBillRow, since: CalendarDate): readonly BlockedBill[] {
  const blockedPaise = taxPaise(bill.blocked);
  if (bill.postedOn < since || blockedPaise <= 0 || bill.noCredit !== null) return [];
  const { postedOn, blockedName } = bill;
  const clauses = bill.clauses.map((clause) => blockedClause.parse(clause));
  return [{ ...named(bill), postedOn, name: blockedName ?? '', clauses, taxPaise: blockedPaise }];
}

/** @returns what is on the accounts of credit that may be claimed again. */
async function recoverableOn(
  tables: QueryExecutorProvider,
  bookId: number,
  asOn: CalendarDate,
): Promise<number> {
  const accounts = await accountsServing(tables, bookId, ['credit-recoverable']);
  const { rows } = await sql<{ readonly paise: number }>`
    select coalesce(sum(amount_paise), 0)::bigint as paise from ledger_lines
    where book_id = ${bookId} and account_id = any(${[...accounts.keys()]}::bigint[])
      and entry_date <= ${asOn}
  `.execute(tables);
  return rows[0]?.paise ?? 0;
}
