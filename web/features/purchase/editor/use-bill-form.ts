// The form of a supplier's bill: its total, its errors, and how it is saved.
import { useEffect, useRef, useState } from 'react';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { Account } from '#api/contract/account/account.ts';
import { readReturns } from '#api/contract/book/returns.ts';
import type { ListedSupplier } from '#api/contract/supplier/supplier.ts';
import type { Product } from '#api/contract/catalogue/product.ts';
import {
  changePurchaseBill,
  createPurchaseBill,
  postPurchaseBill,
  readPurchaseBill,
} from '#api/contract/trade/purchase-bill.ts';
import type { PurchaseBillDetail } from '#api/contract/trade/purchase-bill.ts';
import { daysAfter } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { decimalText } from '#core/kernel/decimal.ts';
import { financialYearLabel, financialYearOf } from '#core/kernel/financial-year.ts';
import { partyNumbersOn } from '#core/tax/index.ts';
import { snapshotOfAccount } from '#core/trade/index.ts';
import type { PartySnapshot, PurchaseBillFacts, TdsFacts } from '#core/trade/index.ts';
import { useActWarnings } from '#web/client/act-warnings.ts';
import { call } from '#web/client/call.ts';
import { bookReturnsOf } from '#web/client/book-returns.ts';
import { fieldErrorsOf, problemCodeOf } from '#web/client/failure.ts';
import { asking } from '#web/client/query.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { todayInIndia } from '#web/format/dates.ts';
import { paths } from '#web/paths.ts';
import type { Editing } from '#web/shell/form/edit-conflict.ts';
import { useKeptFields } from '#web/shell/form/use-kept-fields.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { lastPricesOf, suppliersNamed, tdsOfSupplier, tookInBill } from '../queries.ts';
import { receiptOf } from '../received/queries.ts';
import { useDraftedDocument } from '../use-drafted-document.ts';
import type { TdsOfSupplier } from '../queries.ts';
import {
  beginBill,
  billBody,
  billText,
  billTextOf,
  headErrors,
  isBlankBillLine,
  lineError,
  lineMissing,
  notesNamed,
  withBillDefaults,
  typedBill,
} from './bill-text.ts';
import { keysSent, lineActs, refusedLines, wrongLinesIn } from './line-text.ts';
import type { BoughtLineError } from './line-text.ts';
import type { PurchaseBillText } from './bill-text.ts';

/** A bill that begins with an earlier document: under which name it is kept, and its text. */
export type BegunBill = {
  readonly of: string;
  readonly title: string;
  readonly begin: (today: CalendarDate) => PurchaseBillText;
};

export type BillFormParts = {
  readonly bookId: number;
  /** The draft that is written anew; null of a new bill. */
  readonly bill: PurchaseBillDetail | null;
  readonly accounts: readonly Account[];
  readonly products: readonly Product[];
  readonly buyer: PurchaseBillFacts['buyer'];
  /** The ledger of the supplier from whose page it was asked for. */
  readonly supplierId: number | null;
  /** With whose open lines it begins; null of a bill by itself. */
  readonly earlier: BegunBill | null;
  /** The bills whose price a new debit note of the supplier raises; null of a bill. */
  readonly raises: readonly number[] | null;
  /** Begins the next bill, once one is posted. */
  readonly onNext: () => void;
};

/** Those of the years of the bill, of its posting and of today: what they have closed. */
function useReturnsAround(bookId: number, text: PurchaseBillText, today: CalendarDate) {
  const days = [parseDate(text.billDate, today), parseDate(text.postedOn, today), today];
  const years = days.flatMap((day) =>
    day === null ? [] : [financialYearLabel(financialYearOf(day))],
  );
  const read = useQueries({
    queries: [...new Set(years)].map((year) =>
      asking(readReturns, { params: { bookId }, query: { year } }),
    ),
  });
  return bookReturnsOf(read.flatMap(({ data }) => data ?? []));
}

type Party = Pick<
  ListedSupplier,
  | 'name'
  | 'gstin'
  | 'registration'
  | 'registrations'
  | 'stateCode'
  | 'supplierDueDays'
  | 'billDefaults'
> | null;

/** As the bill will keep it: of the party, else of the ledger alone. */
function supplierSnapshot(ledger: Account, party: Party, day: CalendarDate): PartySnapshot {
  if (party === null) return snapshotOfAccount({ name: ledger.name, gstin: ledger.gstnId });
  const { name, registration } = party;
  const [number] = partyNumbersOn(party, day);
  return {
    ...snapshotOfAccount({ name, gstin: number?.gstin ?? null }),
    registration,
    stateCode: number?.state ?? party.stateCode,
  };
}

/** @returns the day on which a bill is due where nobody says another; null: nothing is agreed. */
const dueByTerms = (billDate: CalendarDate | null, party: Party): CalendarDate | null =>
  billDate === null || party?.supplierDueDays == null
    ? null
    : daysAfter(billDate, party.supplierDueDays);

type Proposing = {
  readonly party: Party;
  readonly accounts: readonly Account[];
  readonly fields: PurchaseBillText;
  readonly setFields: (next: (now: PurchaseBillText) => PurchaseBillText) => void;
  readonly isNew: boolean;
};

/** What is proposed on a bill of the supplier goes into the first line, while nothing is typed. */
function useProposedLine({ party, accounts, fields, setFields, isNew }: Proposing): void {
  const { billDefaults } = party ?? { billDefaults: null };
  const isBlank = isNew && fields.lines.every(isBlankBillLine);
  useEffect(() => {
    if (billDefaults === null || !isBlank) return;
    const account = accounts.find(({ id }) => id === billDefaults.accountId);
    setFields((now) => ({
      ...now,
      reverseCharge: billDefaults.reverseCharge,
      lines: now.lines.map((line, at) =>
        at > 0 ? line : withBillDefaults(line, billDefaults, account),
      ),
    }));
    // What a person takes out again stays out.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each supplier
  }, [billDefaults]);
}

/**
 * The nature of the supplier is proposed once for each supplier, where the book deducts on the day
 * of posting.
 */
function useProposedTds(
  known: TdsOfSupplier | undefined,
  {
    fields,
    setFields,
  }: Pick<Proposing, 'setFields'> & {
    readonly fields: Pick<PurchaseBillText, 'supplierId' | 'tdsNature' | 'tdsProposedFor'>;
  },
): void {
  const { supplierId, tdsNature, tdsProposedFor } = fields;
  const nature = known?.deducts === true ? known.nature : null;
  useEffect(() => {
    if (nature === null || tdsProposedFor === supplierId) return;
    setFields((now) => ({
      ...now,
      tdsProposedFor: supplierId,
      // What a person has chosen already stands.
      tdsNature: tdsNature === '' ? nature : tdsNature,
    }));
  }, [nature, supplierId, tdsNature, tdsProposedFor, setFields]);
}

/** What was said of the TDS and of the bills of one supplier says nothing of another. */
const withSupplier = (now: PurchaseBillText, supplierId: number | null): PurchaseBillText =>
  now.supplierId === supplierId
    ? now
    : {
        ...now,
        supplierId,
        tdsNature: '',
        tdsAmount: '',
        tdsReason: '',
        tdsProposedFor: null,
        raises: now.raises === null ? null : [],
      };

/** The supplier of this ledger, and how a document of a day keeps it; of nobody it says nothing. */
export function useSupplierOf(
  { bookId, accounts }: Pick<BillFormParts, 'bookId' | 'accounts'>,
  supplierId: number | null,
  day: CalendarDate,
) {
  const supplier = accounts.find(({ id }) => id === supplierId) ?? null;
  const { data: parties = [] } = useQuery(suppliersNamed(bookId, supplier?.name));
  /** What the book knows of the supplier beside its ledger. */
  const party = parties.find((one) => one.accountId === supplier?.id) ?? null;
  const snapshot =
    supplier === null
      ? snapshotOfAccount({ name: '', gstin: null })
      : supplierSnapshot(supplier, party, day);
  return { supplier, party, snapshot };
}

/** What is typed of a bill as it would be posted, with what the book knows of its supplier. */
export function useTypedBill(
  { bookId, accounts, buyer }: Pick<BillFormParts, 'bookId' | 'accounts' | 'buyer'>,
  fields: PurchaseBillText,
  today: CalendarDate,
) {
  const billDate = parseDate(fields.billDate, today);
  const of = useSupplierOf({ bookId, accounts }, fields.supplierId, billDate ?? today);
  const { supplier, party, snapshot } = of;
  const tdsKnown = useQuery({
    ...tdsOfSupplier(bookId, {
      supplier: fields.supplierId ?? 0,
      nature: fields.tdsNature,
      on: parseDate(fields.postedOn, today) ?? today,
    }),
    enabled: fields.supplierId !== null,
  }).data;
  const returns = useReturnsAround(bookId, fields, today);
  const read = useQueries({ queries: notesNamed(fields).map((id) => receiptOf(bookId, id)) });
  const notes = new Map(read.flatMap(({ data }) => (data === undefined ? [] : [[data.id, data]])));
  const typed = typedBill(fields, {
    notes,
    deducted: tdsKnown === undefined ? null : tdsFactsIn(tdsKnown),
    today,
    buyer,
    returns,
    supplier: supplier === null ? null : { ...snapshot, pan: tdsKnown?.pan ?? null },
  });
  return { supplier, party, billDate, tdsKnown, returns, typed };
}

export const AGAIN = 'bill_entered_already';

export function useBillForm(parts: BillFormParts) {
  const { bookId, bill, accounts, buyer, supplierId, earlier, raises, onNext } = parts;
  const [today] = useState(todayInIndia);
  const kept = useKeptFields<PurchaseBillText>({
    form:
      earlier === null
        ? `purchase-bill${raises === null ? '' : '-debit-note'}`
        : `purchase-bill-of-${earlier.of}`,
    bookId,
    schema: billText,
    begin: () => {
      if (bill !== null) return billTextOf(bill);
      if (earlier !== null) return earlier.begin(today);
      return raises === null ? beginBill(today) : { ...beginBill(today), raises: [...raises] };
    },
    ...(supplierId !== null && {
      given: { supplierId, ...(raises !== null && { raises: [...raises] }) },
    }),
    isWanted: (draft) => supplierId === null || draft.supplierId === supplierId,
    isKept: bill === null,
  });
  const { fields, setFields } = kept;
  const editing: Editing<PurchaseBillText, PurchaseBillDetail> | null =
    bill === null
      ? null
      : {
          begun: bill,
          latest: () =>
            call(readPurchaseBill, { params: { billId: bill.id }, query: { book_id: bookId } }),
          fieldsOf: billTextOf,
          seqOf: ({ seq }) => seq,
        };
  const isFollowed = useRef(false);
  /** The lines of what was sent last, by their keys. */
  const [sent, setSent] = useState<readonly number[]>([]);
  const { scope } = usePageBook();
  const query = { book_id: bookId };
  const bodyOf = (said: PurchaseBillText) => {
    setSent(keysSent(said));
    return billBody(said, today);
  };
  const { busy, failure, conflict, submitted, isPosting, save } = useDraftedDocument({
    editing,
    kept,
    calls: {
      create: (said, post) => call(createPurchaseBill, { query, body: { ...bodyOf(said), post } }),
      change: (said, { id, seq }) => {
        const changes = { ...bodyOf(said), expected: seq };
        return call(changePurchaseBill, { params: { billId: id }, query, body: changes });
      },
      post: ({ id, seq }) =>
        call(postPurchaseBill, { params: { billId: id }, query, body: { expected: seq } }),
      tookIn: (written) => tookInBill(bookId, written),
    },
    saysPosted: (number) =>
      `${kept.fields.raises === null ? 'Bill' : 'Debit note'} posted as ${number}.`,
    pageOf: (id) => paths.purchaseBill(id, scope),
  });
  const known = useTypedBill({ bookId, accounts, buyer }, fields, today);
  const { supplier, party, billDate, tdsKnown, returns, typed } = known;
  const { data: prices = [] } = useQuery(lastPricesOf(bookId, fields.supplierId));
  useProposedLine({ party, accounts, fields, setFields, isNew: bill === null });
  useProposedTds(tdsKnown, { fields, setFields });
  const wrongLines = wrongLinesIn(fields.lines, (one) => lineError(one, today));
  const missingLines = wrongLinesIn(fields.lines, (one) => lineMissing(one, fields.currency?.code));
  const unreadable = headErrors(fields, today);
  const isReadable = wrongLines.size === 0 && Object.keys(unreadable).length === 0;
  const body = billBody(fields, today);
  const isWhole =
    fields.supplierId !== null &&
    fields.billNumber.trim() !== '' &&
    fields.billDate.trim() !== '' &&
    missingLines.size === 0 &&
    fields.lines.some((one) => !isBlankBillLine(one));
  const warnings = useActWarnings(
    createPurchaseBill,
    isReadable && isWhole && !busy ? { query, body: { ...body, post: true } } : null,
  );
  const missing = (isMissing: boolean, what: string) => (isPosting && isMissing ? what : undefined);
  const refused = fieldErrorsOf(failure);
  return {
    ...kept,
    of: 'bill' as const,
    today,
    busy,
    failure,
    conflict,
    supplier,
    /** @returns what the supplier charged last for an item, as it is typed. */
    lastRate(productId: number | null): string | null {
      const last = prices.find((one) => one.productId === productId);
      return last === undefined ? null : decimalText(last.priceThousandths, 3);
    },
    dueByTerms: dueByTerms(billDate, party),
    typed,
    /** Whether the book deducts income tax on the day of posting. */
    deducts: tdsKnown?.deducts === true,
    returns,
    warnings,
    askedPeriod: bill?.creditPeriod?.kind === 'period' ? bill.creditPeriod : null,
    isEnteredAlready: failure !== null && problemCodeOf(failure) === AGAIN,
    lineErrors: new Map<number, BoughtLineError>([
      ...refusedLines(failure, sent),
      ...(isPosting ? missingLines : []),
      ...(submitted === null ? [] : wrongLines),
    ]),
    errors: {
      supplier:
        missing(fields.supplierId === null, 'Choose the supplier') ??
        refused['supplier_account_id'],
      billNumber:
        missing(fields.billNumber.trim() === '', 'Enter the number of the bill') ??
        refused['bill_number'],
      billDate:
        missing(fields.billDate.trim() === '', 'Enter the date of the bill') ??
        unreadable['billDate'] ??
        refused['bill_date'],
      dueDate: unreadable['dueDate'] ?? refused['due_date'],
      postedOn: unreadable['postedOn'] ?? refused['posted_on'],
      receivedOn: unreadable['receivedOn'] ?? refused['received_on'],
      raises: refused['raises'],
      reverseCharge: refused['reverse_charge'],
      importOf: refused['import_of'],
      charges: unreadable['charges'] ?? refused['charges'],
      tcs: unreadable['tcs'] ?? refused['tcs'],
      currency: unreadable['currency'] ?? refused['currency'],
      placeOfSupply: refused['place_of_supply'],
      creditPeriod: refused['credit_period'],
      tds: refused['tds'],
      tdsAmount: unreadable['tdsAmount'] ?? refused['tds.amount'],
      tdsReason: unreadable['tdsReason'] ?? refused['tds.reason'],
      roundOff: unreadable['roundOff'] ?? refused['round_off'],
      total: unreadable['total'] ?? refused['total'],
      lines: missing(fields.lines.every(isBlankBillLine), 'Enter one line'),
    },
    set: (change: Partial<Omit<PurchaseBillText, 'supplierId'>>) =>
      setFields((now) => ({ ...now, ...change })),
    setSupplier: (next: number | null) => setFields((now) => withSupplier(now, next)),
    ...lineActs(setFields),
    save: (post: boolean) => save(post, { isReadable, isWhole }),
    submit: () => {
      const next = isFollowed.current ? onNext : undefined;
      isFollowed.current = false;
      return save(true, { isReadable, isWhole }, next);
    },
    /** What is submitted next is followed by a bill that begins anew. */
    startAnother: () => {
      isFollowed.current = true;
    },
  };
}

const tdsFactsIn = ({ certificates, ...known }: TdsOfSupplier): TdsFacts => ({
  ...known,
  certificates: certificates.map(({ taxBps: rateBps, ...one }) => ({ ...one, rateBps })),
});

export type BillForm = ReturnType<typeof useBillForm>;
