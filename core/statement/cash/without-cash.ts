// What was invested or financed without cash, which no cash flow statement tells (AS 3, paragraph
// 40): an asset bought on credit, or by a loan that went straight to its vendor; a loan in the
// place of another; bonus shares. What is owed for an asset is paid later, and is invested then.
import { mulDiv } from '../../kernel/paise.ts';
import type { Period } from '../../kernel/financial-year.ts';
import type { CashLine } from '../lines/line-codes.ts';
import type { CashJournal, EntryRole } from './cash-journals.ts';

type RoleOf = (accountId: number, paise: number) => EntryRole;

export type WithoutCash = {
  /** What is added to each line, inflow positive; all of it comes to nil. */
  readonly lines: ReadonlyMap<CashLine, number>;
  /** The accounts that ever bore what is owed for a flow: all their journals must be known. */
  readonly bearers: ReadonlySet<number>;
};

/** A line of a debt's account that is open, and what of it belongs to which flow. */
type Item = {
  readonly journalId: number;
  readonly line: number;
  readonly isOfDocument: boolean;
  /** Whether cash moved when it was made: money paid or received ahead. */
  readonly isAhead: boolean;
  openPaise: number;
  readonly flows: Map<CashLine, number>;
};

/** An entry of one journal, with its role. */
type Placed = {
  readonly at: number;
  readonly accountId: number;
  /** What came in by it: credit positive. */
  readonly inflow: number;
  readonly role: EntryRole;
};

/**
 * @param journals in the order of their days: all that touch a flow, and all of its bearers, from
 *   the first day of the books on.
 */
export function withoutCash(
  journals: readonly CashJournal[],
  roleOf: RoleOf,
  { from, to }: Period,
): WithoutCash {
  const state = { lines: new Map<CashLine, number>(), bearers: new Set<number>() };
  const items = new Map<number, Item[]>();
  const [first] = journals;
  const withinPeriod = ({ date }: CashJournal) => from <= date && date <= to;
  for (const journal of withoutTakenBack(
    journals.filter(({ date }) => date <= to),
    withinPeriod,
  )) {
    const placed = journal.entries.map(({ accountId, paise }, at) => ({
      at,
      accountId,
      inflow: -paise,
      role: roleOf(accountId, paise),
    }));
    const lines = withinPeriod(journal) ? state.lines : new Map<CashLine, number>();
    const isOpening =
      journal.isOpening ||
      (journal.date === first?.date && bringsIn(placed.map(({ role }) => role)));
    judge({ ...journal, isOpening }, placed, { lines, items, bearers: state.bearers });
  }
  return state;
}

/** On the first day of a book its debts are brought in against the capital by hand as well. */
const bringsIn = (roles: readonly EntryRole[]): boolean =>
  roles.some((role) => role.is === 'flow' && role.isOwners === true) &&
  roles.some((role) => role.is === 'debt');

/** What was posted and taken back in one period counts in no line of it. */
function withoutTakenBack(
  journals: readonly CashJournal[],
  isWithin: (journal: CashJournal) => boolean,
): readonly CashJournal[] {
  const within = new Set(journals.filter(isWithin).map(({ journalId }) => journalId));
  const gone = new Set(
    journals.flatMap(({ journalId, reverses }) =>
      reverses !== null && within.has(journalId) && within.has(reverses)
        ? [journalId, reverses]
        : [],
    ),
  );
  return journals.filter(({ journalId }) => !gone.has(journalId));
}

type Books = {
  readonly lines: Map<CashLine, number>;
  readonly items: Map<number, Item[]>;
  readonly bearers: Set<number>;
};

function judge(journal: CashJournal, placed: readonly Placed[], books: Books): void {
  const sumOf = (entries: readonly Placed[]) => total(entries.map(({ inflow }) => inflow));
  const cash = placed.filter(({ role }) => role.is === 'cash');
  const cashIn = -sumOf(cash.filter(({ inflow }) => inflow < 0));
  const cashOut = sumOf(cash.filter(({ inflow }) => inflow > 0));
  const debts = placed.filter(({ role }) => role.is === 'debt' || role.is === 'tax');
  const settled = debts.map((entry) =>
    settle(journal, entry, { books, isAhead: (entry.inflow > 0 ? cashIn : cashOut) > 0 }),
  );
  if (journal.isOpening) return;

  const flows = flowsOf(placed);
  const raised = flows.filter(([, paise]) => paise > 0);
  const spent = flows.filter(([, paise]) => paise < 0);
  const [raisedPaise, spentPaise] = [sumFlows(raised), -sumFlows(spent)];

  // A flow against a flow, as far as cash explains neither.
  const exchanged = Math.min(Math.max(raisedPaise - cashIn, 0), Math.max(spentPaise - cashOut, 0));
  addSpread(books.lines, raised, -exchanged);
  addSpread(books.lines, spent, exchanged);

  // What is left of it stands against a debt that comes, or one that goes.
  const owed = Math.max(spentPaise - exchanged - cashOut, 0);
  const financed = Math.max(raisedPaise - exchanged - cashIn, 0);
  leave(
    settled.filter(({ entry }) => entry.inflow > 0),
    spent,
    owed,
    books,
  );
  leave(
    settled.filter(({ entry }) => entry.inflow < 0),
    raised,
    financed,
    books,
  );

  // What was owed for a flow and is settled now: by cash, by another debt, or by no payment.
  const outLeft = Math.max(cashOut - (spentPaise - exchanged), 0);
  const inLeft = Math.max(cashIn - (raisedPaise - exchanged), 0);
  const paying = settled.filter(({ entry }) => entry.inflow < 0);
  const paid = settled.filter(({ entry }) => entry.inflow > 0);
  release({ from: paying, to: paid, cashPaise: outLeft, otherPaise: financed }, books);
  release({ from: paid, to: paying, cashPaise: inLeft, otherPaise: owed }, books);
}

/** @returns what came of each line of investing and financing in one journal. */
function flowsOf(placed: readonly Placed[]): readonly Flow[] {
  const flows = new Map<CashLine, number>();
  for (const { role, inflow } of placed) {
    if (role.is === 'flow') flows.set(role.line, (flows.get(role.line) ?? 0) + inflow);
  }
  return [...flows];
}

type Flow = readonly [line: CashLine, paise: number];

/** An entry on a debt, what it settles of what was owed for flows, and what it leaves open. */
type Settled = {
  readonly entry: Placed;
  readonly line: CashLine;
  readonly isTax: boolean;
  /** Of the flows for which it was owed. */
  readonly flows: readonly Flow[];
  /** What of it was paid or received ahead. */
  readonly aheadPaise: number;
  /** What the entry makes anew; null where it settles all that it says. */
  readonly made: Item | null;
};

type Settling = { readonly books: Books; readonly isAhead: boolean };

function settle(
  journal: CashJournal,
  entry: Placed,
  { books: { items }, isAhead }: Settling,
): Settled {
  const { role, accountId, inflow, at } = entry;
  const line = role.is === 'debt' || role.is === 'tax' ? role.line : 'cash-payables';
  const isTax = role.is === 'tax';
  if (isTax) return { entry, line, isTax, flows: [], aheadPaise: 0, made: null };
  const own = items.get(accountId) ?? [];
  items.set(accountId, own);
  const flows = new Map<CashLine, number>();
  let left = Math.abs(inflow);
  let aheadPaise = 0;
  for (const { item, most } of inOrder(journal, entry, own)) {
    const taken = Math.min(left, most, Math.abs(item.openPaise));
    if (taken === 0) continue;
    for (const [flow, paise] of item.flows) {
      const share = portion(paise, taken, Math.abs(item.openPaise));
      item.flows.set(flow, paise - share);
      flows.set(flow, (flows.get(flow) ?? 0) + share);
    }
    item.openPaise -= Math.sign(item.openPaise) * taken;
    left -= taken;
    if (item.isAhead) aheadPaise += taken;
  }
  const made =
    left === 0
      ? null
      : {
          journalId: journal.journalId,
          line: at + 1,
          isOfDocument: journal.isOfDocument,
          isAhead,
          openPaise: Math.sign(inflow) * left,
          flows: new Map<CashLine, number>(),
        };
  if (made !== null) own.push(made);
  return { entry, line, isTax, flows: [...flows], aheadPaise, made };
}

/** What the entry names; then, of a document, documents; then the oldest. */
function inOrder(journal: CashJournal, { at, inflow }: Placed, own: readonly Item[]) {
  const open = own.filter(({ openPaise }) => openPaise !== 0 && openPaise > 0 !== inflow > 0);
  const named = (journal.entries[at]?.settles ?? []).flatMap(({ journalId, line, paise }) => {
    const item = open.find((one) => one.journalId === journalId && one.line === line);
    return item === undefined ? [] : [{ item, most: Math.abs(paise) }];
  });
  const rest = open.map((item) => ({ item, most: Infinity }));
  const ofDocuments = journal.isOfDocument ? rest.filter(({ item }) => item.isOfDocument) : [];
  return [...named, ...ofDocuments, ...rest];
}

/** What flows left unpaid leaves its lines, and stays with the debts until they are settled. */
function leave(
  settled: readonly Settled[],
  flows: readonly Flow[],
  wanted: number,
  { lines, bearers }: Books,
): void {
  const amounts = settled.map(({ entry }) => Math.abs(entry.inflow));
  const left = Math.min(wanted, total(amounts));
  if (left === 0) return;
  const sign = Math.sign(sumFlows(flows));
  addSpread(lines, flows, -sign * left);
  spread(left, amounts).forEach((paise, at) => {
    const one = settled[at];
    if (one === undefined) return;
    add(lines, one.line, sign * paise);
    if (one.isTax) return;
    const { made } = one;
    const ahead = Math.min(paise, one.aheadPaise);
    const kept = made === null ? 0 : Math.min(paise - ahead, Math.abs(made.openPaise));
    bearers.add(one.entry.accountId);
    const weights = flows.map(([, each]) => Math.abs(each));
    spread(kept, weights).forEach((share, index) => {
      const flow = flows[index]?.[0];
      if (flow !== undefined && made !== null) add(made.flows, flow, sign * share);
    });
    // The money for it had moved before, and is told with it.
    spread(ahead, weights).forEach((share, index) => {
      const flow = flows[index]?.[0];
      if (flow === undefined) return;
      add(lines, flow, sign * share);
      add(lines, one.line, -sign * share);
    });
  });
}

type Release = {
  readonly from: readonly Settled[];
  /** The debts that may take its place. */
  readonly to: readonly Settled[];
  /** What of it was paid, and what was financed or spent otherwise in the same journal. */
  readonly cashPaise: number;
  readonly otherPaise: number;
};

function release({ from, to, cashPaise, otherPaise }: Release, { lines, bearers }: Books): void {
  const whole = total(from.map(({ entry }) => Math.abs(entry.inflow)));
  if (whole === 0) return;
  const byCash = Math.min(cashPaise, whole);
  const byOther = Math.min(otherPaise, whole - byCash);
  const debts = to.filter(({ isTax, made }) => !isTax && made !== null);
  const weights = debts.map(({ made }) => Math.abs(made?.openPaise ?? 0));
  const byDebt = Math.min(total(weights), whole - byCash - byOther);
  for (const { line, flows } of from) {
    for (const [flow, paise] of flows) {
      const now = portion(paise, byCash, whole);
      add(lines, flow, now);
      add(lines, line, -now);
      const handedOn = portion(paise, byDebt, whole);
      spread(Math.abs(handedOn), weights).forEach((share, at) => {
        const debt = debts[at];
        if (debt === undefined || debt.made === null || share === 0) return;
        const signed = Math.sign(handedOn) * share;
        add(debt.made.flows, flow, signed);
        bearers.add(debt.entry.accountId);
        add(lines, line, -signed);
        add(lines, debt.line, signed);
      });
    }
  }
}

const total = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0);
const sumFlows = (flows: readonly Flow[]): number => total(flows.map(([, paise]) => paise));

const add = (sums: Map<CashLine, number>, line: CashLine, paise: number): void => {
  sums.set(line, (sums.get(line) ?? 0) + paise);
};

/** @returns the part of an amount that belongs to a part of the whole; of nothing nothing. */
const portion = (paise: number, part: number, whole: number): number =>
  whole === 0 ? 0 : mulDiv(paise, part, whole);

/** Splits an amount by weights, to the last paisa. */
function spread(paise: number, weights: readonly number[]): readonly number[] {
  const whole = total(weights);
  let [passed, given] = [0, 0];
  return weights.map((weight) => {
    passed += weight;
    const share = portion(paise, passed, whole) - given;
    given += share;
    return share;
  });
}

/** Adds an amount to the lines of some flows, in the proportion of these. */
function addSpread(sums: Map<CashLine, number>, flows: readonly Flow[], paise: number): void {
  const shares = spread(
    paise,
    flows.map(([, each]) => Math.abs(each)),
  );
  shares.forEach((share, at) => {
    const line = flows[at]?.[0];
    if (line !== undefined) add(sums, line, share);
  });
}
