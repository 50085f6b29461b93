// Pages of the open bills, by customer and by bill, with the totals of all.
import { ageingOf, AGEING_DAYS, bucketOf } from '#core/settlement/index.ts';
import type { OpenDebt, OutstandingParts } from '#core/settlement/index.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type {
  OpenBill,
  PartyReceivables,
  Receivables,
} from '#api/contract/customer/receivables.ts';
import { debtsOf } from './receivables.ts';
import type { DebtOfParty, OpenBills, OpenLine, PartyBills } from './receivables.ts';

export type AgeingRequest = {
  readonly asOn: CalendarDate;
  /** The last day of each age but the open one. */
  readonly ends: readonly number[];
};

export type PageRequest = { readonly from: number; readonly limit?: number | undefined };

type PartySort = 'name' | 'oldest' | 'outstanding';

export function receivablesPage(
  all: OpenBills,
  request: AgeingRequest,
  { from, limit, sort }: PageRequest & { readonly sort: PartySort },
): Receivables {
  const { parties, bills } = all;
  const rows = remembered(all, `by ${sort}`, () => partiesBy(all, sort)).slice(
    from,
    limit && from + limit,
  );
  return {
    asOf: request.asOn,
    days: [...request.ends],
    rows: rows.map((party) => partyTold(party, request)),
    count: parties.length,
    billCount: bills.length,
    next: from + rows.length < parties.length ? from + rows.length : null,
    ...remembered(all, `of ${request.ends.join()}`, () => totalsTold(all, request)),
    ledgerTotalPaise: all.standing.outstandingPaise,
  };
}

/** What follows from open bills that are remembered is made once, for a few ways to ask. */
const derived = new WeakMap<OpenBills, Map<string, unknown>>();
const WAYS_MAX = 8;

function remembered<Value>(all: OpenBills, way: string, make: () => Value): Value {
  const known = derived.get(all) ?? new Map<string, unknown>();
  derived.set(all, known);
  if (known.has(way)) return known.get(way) as Value;
  const value = make();
  if (known.size < WAYS_MAX) known.set(way, value);
  return value;
}

function partiesBy({ parties }: OpenBills, sort: PartySort): readonly PartyBills[] {
  switch (sort) {
    case 'name':
      return parties;
    case 'outstanding':
      return parties.toSorted(
        (one, other) => other.standing.outstandingPaise - one.standing.outstandingPaise,
      );
    case 'oldest': {
      const days = (party: PartyBills) => oldestDaysOf(party) ?? Number.MIN_SAFE_INTEGER;
      return parties.toSorted((one, other) => days(other) - days(one));
    }
  }
}

/** @returns the days of the oldest debt, with a bill or without; null where nothing is owed. */
function oldestDaysOf({ bills: [bill], unbilled: [entry] }: PartyBills): number | null {
  const days = [bill?.daysLate, entry?.daysOld].filter((each) => each !== undefined);
  return days.length === 0 ? null : Math.max(...days);
}

function partyTold(party: PartyBills, request: AgeingRequest): PartyReceivables {
  const { accountId, customerId, name, bills, standing } = party;
  const [oldest] = bills;
  const daysOld = oldestDaysOf(party);
  return {
    accountId,
    customerId,
    customerName: name,
    billCount: bills.length,
    daysLate: oldest === undefined ? null : Math.max(oldest.daysLate, 0),
    daysOld: daysOld === null ? null : Math.max(daysOld, 0),
    ...agesTold({ debts: debtsOf([party]), standing }, request),
  };
}

const totalsTold = ({ debts, standing }: OpenBills, request: AgeingRequest) =>
  agesTold({ debts, standing }, request);

type Aged = { readonly debts: readonly DebtOfParty[]; readonly standing: OutstandingParts };

/** The ages that were asked for, and the five that this call has always told. */
function agesTold({ debts, standing }: Aged, { ends }: AgeingRequest) {
  const dues = debts.map(({ debt: { days, openPaise: outstandingPaise } }) => ({
    days,
    outstandingPaise,
  }));
  const given = ageingOf(dues, { unallocatedPaise: -standing.onAccountPaise, ends });
  const usual = ends.join() === AGEING_DAYS.join() ? given : ageingOf(dues);
  const [to30 = 0, to60 = 0, to90 = 0, to120 = 0, more = 0] = usual.bucketsPaise;
  return {
    notDuePaise: given.notDuePaise,
    agesPaise: given.bucketsPaise,
    days1To30Paise: to30,
    days31To60Paise: to60,
    days61To90Paise: to90,
    days91To120Paise: to120,
    daysOver120Paise: more,
    overduePaise: standing.overduePaise,
    ...standingTold(standing),
    unallocatedPaise: standing.onAccountPaise,
    totalPaise: given.totalPaise,
  };
}

/** What stands beside the ages wherever an outstanding amount is told by its parts. */
export const standingTold = ({
  invoicesPaise,
  otherBillsPaise,
  withoutBillPaise,
}: OutstandingParts) => ({ invoicesPaise, otherBillsPaise, withoutBillPaise });

type OpenBillsPage = {
  readonly asOf: CalendarDate;
  readonly days: number[];
  readonly rows: OpenBill[];
  readonly count: number;
  readonly totalPaise: number;
  readonly next: number | null;
};

/** @param accountId null for the bills of all parties. */
export function openBillsPage(
  all: OpenBills,
  request: AgeingRequest,
  { from, limit, accountId }: PageRequest & { readonly accountId: number | null },
): OpenBillsPage {
  const own = all.parties.filter((party) => accountId === null || party.accountId === accountId);
  const debts = accountId === null ? all.debts : debtsOf(own);
  const lines = remembered(all, `bills of ${accountId ?? 'all'}`, (): readonly OpenLine[] => [
    // Who asks for the first rows looks for what is overdue, which bills alone are.
    ...debts.filter(({ debt }) => debt.isBilled),
    ...debts.filter(({ debt }) => !debt.isBilled),
    ...own.flatMap(unallocatedLines),
  ]);
  const rows = lines.slice(from, limit && from + limit);
  return {
    asOf: request.asOn,
    days: [...request.ends],
    rows: rows.map((line) => lineTold(line, request)),
    count: lines.length,
    totalPaise: own.reduce((sum, party) => sum + party.standing.outstandingPaise, 0),
    next: from + rows.length < lines.length ? from + rows.length : null,
  };
}

/** @returns the credits of a party, then what stands on account of no document. */
export function unallocatedLines(party: PartyBills): readonly OpenLine[] {
  const { credits, standing } = party;
  const restPaise = credits.reduce(
    (rest, { openPaise }) => rest - openPaise,
    standing.onAccountPaise,
  );
  const lines = credits.map((item) => ({ party, item }));
  return restPaise === 0 ? lines : [...lines, { party, openPaise: restPaise }];
}

const ageOf = ({ days }: Pick<OpenDebt, 'days'>, ends: readonly number[]): number =>
  (bucketOf(days, ends) ?? -1) + 1;

function lineTold(
  { party, item, entry, openPaise = 0 }: OpenLine,
  { ends }: AgeingRequest,
): OpenBill {
  const head = {
    accountId: party.accountId,
    customerId: party.customerId,
    customerName: party.name,
    openPaise: item?.openPaise ?? entry?.openPaise ?? openPaise,
    isWithoutBill: entry !== undefined,
  };
  if (entry !== undefined) {
    return {
      ...head,
      item: { kind: 'journal', id: entry.journalId, line: entry.line },
      number: `#${entry.number}`,
      date: entry.entryDate,
      dueDate: null,
      amountPaise: entry.amountPaise,
      daysLate: null,
      daysOld: Math.max(entry.daysOld, 0),
      age: ageOf({ days: entry.daysOld }, ends),
    };
  }
  if (item === undefined) {
    const nothing = { item: null, number: null, date: null, dueDate: null };
    const ages = { daysLate: null, daysOld: null, age: null };
    return { ...head, ...nothing, amountPaise: head.openPaise, ...ages };
  }
  const isBill = item.openPaise > 0;
  return {
    ...head,
    item: { kind: item.kind, id: item.id, line: item.line === 0 ? null : item.line },
    number: item.number,
    date: item.billDate,
    dueDate: item.dueDate,
    amountPaise: item.amountPaise,
    daysLate: isBill ? Math.max(item.daysLate, 0) : null,
    daysOld: isBill ? Math.max(item.daysLate, 0) : null,
    age: isBill ? ageOf({ days: item.daysLate }, ends) : null,
  };
}
