// The register of input credit: what each bill, debit note and bill of entry gives or takes back,
// as it stands at the end of some days, held against the accounts of input tax.
import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import type { BookReturns } from '#core/tax/index.ts';
import {
  afterReversal,
  gatheredCredit,
  headsOfEntry,
  perHead,
  standingOn,
  sumOfHeads,
  withMatch,
} from '#core/trade/index.ts';
import type { CreditStanding } from '#core/trade/index.ts';
import { returnsOfBook } from '#projections/book-settings/read.ts';
import { accountNames } from '#projections/chart-of-accounts/read.ts';
import { creditMovesOf, postedSheets } from '#projections/documents/read-credit.ts';
import type { CreditMove, PostedSheet } from '#projections/documents/read-credit.ts';
import { creditedDocuments } from '#projections/documents/read-credit-register.ts';
import type { CreditedDocument } from '#projections/documents/read-credit-register.ts';
import { firstPaymentsOf } from '#projections/reverse-charge-papers/read.ts';
import { taxSource } from '#api/contract/account/registers.ts';
import type { InputCredit, InputCreditLine } from '#api/contract/trade/input-credit.ts';
import {
  headsOfSums,
  inputTaxAccounts,
  NO_HEADS,
  TAX_HEADS,
  taxBySource,
} from '#api/queries/ledgers/registers/output-tax.ts';
import type { HeadSums, TaxHead } from '#api/queries/ledgers/registers/output-tax.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { creditLinesOf } from './credit-lines.ts';

/** What is the same of every document. */
type CreditFacts = {
  readonly period: Period;
  readonly returns: BookReturns;
  readonly names: ReadonlyMap<number, string>;
  readonly paid: ReadonlyMap<number, CalendarDate>;
};

export function readInputCreditOf(
  db: ReadTables,
  bookId: number,
  period: Period,
): Promise<InputCredit> {
  return snapshot(db, async (tables) => {
    const { from, to } = period;
    const credited = await creditedDocuments(tables, bookId, period);
    const moves = await creditMovesOf(tables, bookId, null);
    const moved = moves.filter(({ to: ends }) => from <= ends && ends <= to);
    const sheets = await postedSheets(tables, bookId, null);
    const ofSheets = sheets.filter(({ returnTo }) => from <= returnTo && returnTo <= to);
    const billIds = credited.map(({ posted }) => posted.documentId);
    const facts: CreditFacts = {
      period,
      returns: await returnsOfBook(tables, bookId),
      names: await accountNames(tables, bookId, [
        ...new Set([...credited, ...moved].map(({ accountId }) => accountId)),
      ]),
      paid: await firstPaymentsOf(tables, bookId, billIds),
    };
    const accounts = await inputTaxAccounts(tables, bookId);
    const bySource = await taxBySource(tables, bookId, accounts, period);
    const { opening, closing } = await balancesOf(tables, bookId, accounts, period);
    const documents = credited.map((one) => postedBy(one, period)).reduce(added, NO_HEADS);
    const posted = DOCUMENTS.map((of) => negative(bySource.get(of) ?? NO_HEADS));
    const isSame = (head: TaxHead) =>
      documents[head] === posted.reduce((sum, heads) => sum + heads[head], 0);
    return {
      from,
      to,
      rows: [
        ...credited.flatMap((one) => rowsOf(one, facts)),
        ...moved.map((one) => rowOfMoved(one, facts)),
        ...ofSheets.map(rowOfSheet),
      ],
      opening: headsOfSums(opening),
      sources: taxSource.options.flatMap((of) => {
        const sums = bySource.get(of);
        return sums === undefined ? [] : [{ of, ...headsOfSums(negative(sums)) }];
      }),
      closing: headsOfSums(closing),
      documents: headsOfSums(documents),
      ties: TAX_HEADS.every(isSame),
    };
  });
}

/** What posts the input tax of these documents. */
const DOCUMENTS = ['purchase-bill', 'purchase-debit-note', 'bill-of-entry'] as const;

const added = (one: HeadSums, other: HeadSums): HeadSums => ({
  cgst: one.cgst + other.cgst,
  sgst: one.sgst + other.sgst,
  igst: one.igst + other.igst,
  cess: one.cess + other.cess,
});

/** Input tax is on the other side than output tax. */
const negative = ({ cgst, sgst, igst, cess }: HeadSums): HeadSums => ({
  cgst: 0 - cgst,
  sgst: 0 - sgst,
  igst: 0 - igst,
  cess: 0 - cess,
});

/** What the supplier's credit note says like the note that it answers. */
const NO_ANSWER = sumOfHeads([]);

/** @returns what a document moved on the accounts of input tax in the days. */
function postedBy(one: CreditedDocument, { from, to }: Period): HeadSums {
  const { kind, posted, reversedOn } = one;
  const isIn = (day: string) => from <= day && day <= to;
  const times = (isIn(posted.postedOn) ? 1 : 0) - (reversedOn !== null && isIn(reversedOn) ? 1 : 0);
  const sign = kind === 'purchase-debit-note' ? -times : times;
  const match = kind === 'purchase-debit-note' ? one.moved : null;
  const answered =
    match?.difference != null && isIn(match.matchedOn) ? match.difference.credited : NO_ANSWER;
  const { cgstPaise, sgstPaise, igstPaise, cessPaise } = sumOfHeads(
    one.kind === 'bill-of-entry'
      ? one.posted.lines.map(({ credited }) => headsOfEntry(credited))
      : one.posted.lines.map(({ credited }) => credited),
  );
  return {
    cgst: sign * cgstPaise - answered.cgstPaise,
    sgst: sign * sgstPaise - answered.sgstPaise,
    igst: sign * igstPaise - answered.igstPaise,
    cess: sign * cessPaise - answered.cessPaise,
  };
}

/** Whose the document is: a supplier’s, or of customs at a port. */
function otherSideOf(one: CreditedDocument, names: CreditFacts['names']) {
  if (one.kind === 'bill-of-entry') {
    return { supplierName: `Customs, ${one.posted.portCode}`, gstin: null };
  }
  const supplierName = names.get(one.accountId) ?? '';
  return { supplierName, gstin: one.posted.supplier.gstin };
}

const theirNumberOf = (one: CreditedDocument): string | null =>
  one.kind === 'purchase-debit-note'
    ? (withMatch(one.posted, one.moved).supplierNote?.number ?? null)
    : one.posted.billNumber;

/** @returns what a document does to the register of the days. */
function rowsOf(
  one: CreditedDocument,
  { period, returns, names, paid }: CreditFacts,
): InputCreditLine[] {
  const { from, to } = period;
  const { kind, posted } = one;
  const reversedOn = one.reversedOn !== null && one.reversedOn <= to ? one.reversedOn : null;
  const parts = gatheredCredit(creditLinesOf(one, { paid, returns }));
  const isOfDays = (standing: CreditStanding): boolean => {
    if (standing.is === 'taken') return standing.in.to >= from;
    if (standing.is === 'deferred') return true;
    return from <= posted.postedOn && posted.postedOn <= to;
  };
  return afterReversal(parts, reversedOn, returns).flatMap((part) => {
    if (!isOfDays(part.standing)) return [];
    const { origin, kind: creditKind, taxablePaise, taxes } = part;
    const now = standingOn(part.standing, to);
    return [
      {
        kind,
        documentId: posted.documentId,
        number: posted.number,
        theirNumber: theirNumberOf(one),
        ...otherSideOf(one, names),
        documentDate: calendarDate('billDate' in posted ? posted.billDate : posted.postedOn),
        postedOn: calendarDate(posted.postedOn),
        reversedOn: part.isGivenBack ? reversedOn : null,
        standing: now.is,
        returnTo: part.standing.is === 'taken' ? part.standing.in.to : null,
        waitsFor: now.is === 'deferred' ? now.for : null,
        clause: now.is === 'blocked' ? now.clause : null,
        noCredit: now.is === 'none' ? now.reason : null,
        rule: null,
        origin,
        creditKind,
        taxablePaise,
        ...taxes,
      },
    ];
  });
}

/** Credit that went out by a rule, or came back. */
function rowOfMoved(moved: CreditMove, { names }: CreditFacts): InputCreditLine {
  const { rule, clause, to: returnTo, billId, billNumber, accountId, gstin } = moved;
  return {
    ...rowOfEntry(moved),
    kind: 'purchase-bill',
    documentId: billId,
    theirNumber: billNumber,
    supplierName: names.get(accountId) ?? '',
    gstin,
    returnTo,
    clause,
    rule,
  };
}

/** Of a working sheet of rules 42 and 43, which is of no bill. */
const rowOfSheet = (sheet: PostedSheet): InputCreditLine => ({
  ...rowOfEntry({ ...sheet, heads: sumOfHeads([sheet.rule42, sheet.rule43]) }),
  kind: sheet.kind,
  documentId: sheet.documentId,
  theirNumber: null,
  supplierName: '',
  gstin: null,
  returnTo: sheet.returnTo,
  clause: null,
  rule: '42',
});

function rowOfEntry({
  kind,
  number,
  postedOn,
  heads,
}: Pick<CreditMove, 'kind' | 'number' | 'postedOn' | 'heads'>) {
  const isOut = kind === 'credit-reversal';
  return {
    number,
    documentDate: postedOn,
    postedOn,
    reversedOn: null,
    standing: isOut ? 'reversed' : 'reclaimed',
    waitsFor: null,
    noCredit: null,
    origin: 'supplier',
    creditKind: null,
    taxablePaise: 0,
    ...perHead((head) => (isOut ? 0 - heads[head] : heads[head])),
  } as const;
}

/** @returns what is on the accounts before the days and at their end, debit positive. */
async function balancesOf(
  db: QueryExecutorProvider,
  bookId: number,
  accounts: ReadonlyMap<number, TaxHead>,
  { from, to }: Period,
): Promise<{ readonly opening: HeadSums; readonly closing: HeadSums }> {
  const { rows } = await sql<{
    readonly accountId: number;
    readonly opening: number;
    readonly closing: number;
  }>`
    select account_id as "accountId",
      coalesce(sum(amount_paise) filter (where entry_date < ${from}), 0)::bigint as opening,
      coalesce(sum(amount_paise), 0)::bigint as closing
    from ledger_lines
    where book_id = ${bookId} and account_id = any(${[...accounts.keys()]}::bigint[])
      and entry_date <= ${to}
    group by account_id
  `.execute(db);
  const sumOf = (of: 'opening' | 'closing') =>
    rows.reduce((sums, row) => {
      const head = accounts.get(row.accountId) ?? 'cess';
      return { ...sums, [head]: sums[head] + row[of] };
    }, NO_HEADS);
  return { opening: sumOf('opening'), closing: sumOf('closing') };
}
