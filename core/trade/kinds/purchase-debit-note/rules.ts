// What is refused of a debit note, rule by rule. A draft is judged by its size alone; the rest is
// asked when it is posted.
import { calendarDate } from '../../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import { creditLimitOf } from '../../../tax/index.ts';
import type { BookReturns, DocumentNumber } from '../../../tax/index.ts';
import type { TradeState } from '../../lifecycle.ts';
import type { NotKeptYet } from '../../terms.ts';
import { creditPeriodRefusal } from '../purchase-bill/credit-period.ts';
import type {
  PurchaseBill,
  PurchaseBillDraft,
  PurchaseBillDraftLine,
  PurchaseBillLine,
} from '../purchase-bill/events.ts';
import type { EnteredBill, LineFacts, PurchaseBillFacts } from '../purchase-bill/judged-bill.ts';
import { linesRule as ownLinesRule } from '../purchase-bill/line-rules.ts';
import { taxPaise } from '../purchase-bill/price.ts';
import { placeRule, supplierRule, theirNumberMax } from '../purchase-bill/rules.ts';
import type { DebitNoteDraftLine, PurchaseDebitNote, PurchaseDebitNoteDraft } from './events.ts';
import { goneBackOf, measureOf } from './give-back.ts';
import type { PurchaseDebitNoteRejection } from './rejections.ts';

/** A bill that a draft names, with what the book knows of it. */
export type NamedBill = {
  readonly state: TradeState<PurchaseBillDraft, PurchaseBill>;
  /** Whether its supplier is a private person who was erased. */
  readonly isSupplierErased: boolean;
  /** What the supplier is still owed of it, in paise. */
  readonly openPaise: number;
  /** The notes of the bill that stand. */
  readonly earlier: readonly PurchaseDebitNote[];
  /** Whether the TDS of the bill is deposited already, in whole or in part. */
  readonly isTdsDeposited: boolean;
};

export type PurchaseDebitNoteFacts = Pick<LineFacts, 'party' | 'accounts'> & {
  /** Today in Asia/Kolkata by the database's clock. */
  readonly today: CalendarDate;
  /** Those that the draft names, by their ids. */
  readonly bills: ReadonlyMap<number, NamedBill>;
  readonly buyer: PurchaseBillFacts['buyer'];
  readonly returns: BookReturns;
  /** A posted note with the same credit note of the same supplier and year; null: none. */
  readonly enteredBefore: EnteredBill | null;
  /** The next number of the series in a financial year, labelled as `26-27`. */
  readonly nextNumber: (financialYear: string) => DocumentNumber;
  /** What is settled of the note, in paise. */
  readonly settledPaise: number;
  /** What is open of a note that is matched, or of which that is taken back, in paise. */
  readonly openPaise: number;
};

type Refusal = PurchaseDebitNoteRejection | null;

/** As a bill has it. */
const LINES_MAX = 400;
/** Less than a rupee, as of a bill. */
const ROUND_OFF_BELOW_PAISE = 100;

/** @returns the first refusal of what a draft may hold at all, or null. */
export function sizesOfNote({ lines: { length: count } }: PurchaseDebitNoteDraft): Refusal {
  return count > LINES_MAX ? { kind: 'note_too_long', count, countMax: LINES_MAX } : null;
}

export type NotedBill = NamedBill & { readonly bill: PurchaseBill };

/** What a rule looks at. */
type JudgedNote = {
  readonly draft: PurchaseDebitNoteDraft;
  readonly facts: PurchaseDebitNoteFacts;
  /** The day of posting: as it is given, else today. */
  readonly postedOn: CalendarDate;
  /** None of a supplier's credit note that names none. */
  readonly bills: readonly NotedBill[];
};

/** @returns the bills of a note, or why it has none. */
export function billsOfNote(
  { billIds, supplierNote, lines }: PurchaseDebitNoteDraft,
  { bills }: Pick<PurchaseDebitNoteFacts, 'bills'>,
): readonly NotedBill[] | NonNullable<Refusal> {
  const ids = [...new Set(billIds)];
  if (ids.length === 0 && supplierNote === null) return { kind: 'note_bill_missing' };
  const found: NotedBill[] = [];
  for (const billId of ids) {
    const named = bills.get(billId);
    if (named === undefined || named.state.status === 'absent') {
      return { kind: 'note_bill_unknown', billId };
    }
    if (named.state.status !== 'posted') return { kind: 'note_bill_not_posted', billId };
    found.push({ ...named, bill: named.state.posted });
  }
  for (const [at, { bill, own }] of lines.entries()) {
    const line = at + 1;
    if (bill === null) {
      // CGST Act, section 34(1), from 1 February 2019: a credit note need name no invoice.
      if (own === null || ids.length > 0) return { kind: 'note_line_without_bill', line };
    } else if (!ids.includes(bill.documentId)) return { kind: 'note_line_of_other_bill', line };
  }
  return found;
}

/** The rules of posting, in their order. */
export const NOTE_RULES: readonly ((note: JudgedNote) => Refusal)[] = [
  notKeptRule,
  billsRule,
  supplierOfNoteRule,
  datesRule,
  supplierNoteRule,
  limitRule,
  linesRule,
  identityRule,
];

function notKeptRule({ bills }: JudgedNote): Refusal {
  for (const { bill } of bills) {
    const { billNumber, importOf, lines, supplier } = bill;
    const said: readonly (readonly [NotKeptYet, boolean])[] = [
      ['import', importOf !== null],
      ['reverse-charge', lines.some(({ reverseCharge }) => reverseCharge !== null)],
      ['supplier-registration', supplier.registration === 'input-service-distributor'],
    ];
    const what = said.find(([, isSaid]) => isSaid)?.[0];
    if (what !== undefined) return { kind: 'note_of_what_is_not_kept', what, billNumber };
  }
  return null;
}

/** CGST Act, section 34(1) and (3): one note may be of several invoices to the same person. */
function billsRule({ bills }: JudgedNote): Refusal {
  const [first, ...others] = bills;
  if (first === undefined || others.length === 0) return null;
  const { billNumber } = first.bill;
  for (const { bill } of others) {
    const isAlike =
      bill.accountId === first.bill.accountId &&
      bill.heads === first.bill.heads &&
      bill.placeOfSupply === first.bill.placeOfSupply;
    if (!isAlike) {
      return { kind: 'note_bills_differ', billNumber, otherNumber: bill.billNumber };
    }
  }
  const deducted = bills.find(({ bill: { tds } }) => (tds?.amountPaise ?? 0) > 0);
  return deducted === undefined
    ? null
    : { kind: 'note_of_several_with_tds', billNumber: deducted.bill.billNumber };
}

function supplierOfNoteRule({ draft, facts, bills }: JudgedNote): Refusal {
  const erased = bills.find(({ isSupplierErased }) => isSupplierErased);
  if (erased !== undefined) {
    return { kind: 'note_supplier_erased', billNumber: erased.bill.billNumber };
  }
  if (bills.length > 0) return null;
  return supplierRule({ draft: ownDraftOf(draft), facts: ownFacts(facts) }) ?? placeRule({ draft });
}

/** Lines without a bill are judged as those of a bill. */
const ownDraftOf = ({ accountId, lines }: PurchaseDebitNoteDraft) => ({
  accountId,
  lines: ownLinesOf(lines),
  currency: null,
  reverseCharge: false,
  importOf: null,
});
/** What goes back of no bill is of an account: goods name the bill that brought them in. */
const ownFacts = ({ party, accounts }: PurchaseDebitNoteFacts): LineFacts => ({
  party,
  accounts,
  products: new Map(),
  godowns: new Set(),
});

export const ownLinesOf = (lines: PurchaseDebitNoteDraft['lines']): PurchaseBillDraftLine[] =>
  lines.flatMap(({ own }) => own ?? []);

function datesRule({ facts: { today }, postedOn, bills }: JudgedNote): Refusal {
  if (postedOn > today) return { kind: 'note_of_the_future', postedOn, today };
  for (const { bill } of bills) {
    const { postedOn: billPostedOn, billNumber } = bill;
    if (postedOn < billPostedOn) {
      return { kind: 'note_before_its_bill', postedOn, billPostedOn, billNumber };
    }
  }
  return null;
}

function supplierNoteRule({ draft, facts, postedOn, bills }: JudgedNote): Refusal {
  const { supplierNote, creditPeriod = null, roundOffPaise = 0 } = draft;
  if (Math.abs(roundOffPaise) >= ROUND_OFF_BELOW_PAISE) {
    return { kind: 'note_round_off_too_large', roundOffPaise };
  }
  if (supplierNote === null) return null;
  const gstin = bills[0]?.bill.supplier.gstin ?? facts.party?.snapshot.gstin ?? null;
  const of = bills.map(({ bill }) => bill);
  return supplierNoteRefusal(supplierNote, { gstin, bills: of, postedOn, creditPeriod }, facts);
}

type AnsweredBy = {
  readonly gstin: string | null;
  readonly bills: readonly Pick<PurchaseBill, 'billNumber' | 'billDate'>[];
  readonly postedOn: CalendarDate;
  readonly creditPeriod: NonNullable<PurchaseDebitNoteDraft['creditPeriod']> | null;
};

/** @returns what is refused of a supplier's credit note, or of the return that is asked for. */
export function supplierNoteRefusal(
  { number, date }: NonNullable<PurchaseDebitNoteDraft['supplierNote']>,
  { gstin, bills, postedOn, creditPeriod }: AnsweredBy,
  { today, returns }: Pick<PurchaseDebitNoteFacts, 'today' | 'returns'>,
) {
  const [lengthMax, { length }] = [theirNumberMax(gstin), number];
  if (length > lengthMax) return { kind: 'supplier_note_too_long', length, lengthMax } as const;
  if (date > today) return { kind: 'supplier_note_of_the_future', date, today } as const;
  if (date > postedOn) return { kind: 'supplier_note_after_posting', date, postedOn } as const;
  const later = bills.find(({ billDate }) => date < billDate);
  if (later !== undefined) {
    const { billDate, billNumber } = later;
    return { kind: 'supplier_note_before_its_bill', date, billDate, billNumber } as const;
  }
  return creditPeriod?.kind === 'period'
    ? creditPeriodRefusal(creditPeriod, { postedOn, receivedOn: postedOn }, returns)
    : null;
}

/**
 * CGST Act, section 34(2): the supplier may reduce the tax until 30 November after the year of the
 * supply, or until the annual return of the supplier, which nobody tells us. Without tax there is
 * none to give back.
 */
function limitRule({ draft, postedOn, bills }: JudgedNote): Refusal {
  const { isCommercial, lines, supplierNote } = draft;
  if (isCommercial) return null;
  const declaredOn = supplierNote?.date ?? postedOn;
  for (const { bill } of bills) {
    const isTaxed = lines.some(({ bill: of }) => {
      const line = of?.documentId === bill.documentId ? bill.lines[of.line - 1] : undefined;
      return line !== undefined && taxPaise(line) > 0;
    });
    const until = creditLimitOf(calendarDate(bill.billDate), null);
    const { billNumber } = bill;
    if (isTaxed && declaredOn > until) {
      return { kind: 'note_past_credit_limit', postedOn: declaredOn, until, billNumber };
    }
  }
  return null;
}

function linesRule({ draft, facts, bills }: JudgedNote): Refusal {
  const { lines, supplierNote } = draft;
  if (lines.length === 0) return { kind: 'note_has_no_lines' };
  if (bills.length === 0) {
    return ownLinesRule({ draft: ownDraftOf(draft), facts: ownFacts(facts) });
  }
  const byId = new Map(bills.map((one) => [one.bill.documentId, one]));
  const seen = new Set<string>();
  for (const [index, said] of lines.entries()) {
    const line = index + 1;
    const billLine = said.bill?.line ?? 0;
    const named = byId.get(said.bill?.documentId ?? 0);
    const of = named?.bill.lines[billLine - 1];
    if (named === undefined || of === undefined) {
      return { kind: 'note_line_unknown', line, billLine };
    }
    const key = `${named.bill.documentId} ${billLine}`;
    if (seen.has(key)) return { kind: 'note_line_repeated', line, billLine };
    seen.add(key);
    const gone = goneBackOf(named.bill, billLine, named.earlier);
    const left = {
      measure: measureOf(of) - gone.measure,
      paise: of.taxablePaise - gone.taxablePaise,
    };
    const refusal =
      supplierNote === null
        ? partRefusal(said, line, { of, left })
        : printedRefusal(said, line, { of, left });
    if (refusal !== null) return refusal;
  }
  return null;
}

type LeftOfLine = {
  readonly of: PurchaseBillLine;
  readonly left: {
    /** Thousandths of a line with a quantity, else paise. */
    readonly measure: number;
    readonly paise: number;
  };
};

/** What has a quantity is returned by it, anything else by its value. */
function partRefusal(
  { quantityThousandths, taxablePaise }: DebitNoteDraftLine,
  line: number,
  { of, left }: LeftOfLine,
): Refusal {
  const { name } = of;
  if (of.quantityThousandths !== null) {
    if (quantityThousandths === null) return { kind: 'note_quantity_missing', line, name };
    if (taxablePaise !== null) return { kind: 'note_value_not_taken', line, name };
    return quantityRefusal(quantityThousandths, line, { of, left });
  }
  if (quantityThousandths !== null) return { kind: 'note_quantity_not_taken', line, name };
  if (taxablePaise === null) return { kind: 'note_value_missing', line, name };
  return valueRefusal(taxablePaise, line, { of, left });
}

/** The supplier's credit note says a value, or a quantity, or both: then goods go back at less. */
function printedRefusal(
  { quantityThousandths, taxablePaise }: DebitNoteDraftLine,
  line: number,
  { of, left }: LeftOfLine,
): Refusal {
  const { name } = of;
  if (quantityThousandths === null && taxablePaise === null) {
    return { kind: 'note_value_missing', line, name };
  }
  if (quantityThousandths !== null && of.quantityThousandths === null) {
    return { kind: 'note_quantity_not_taken', line, name };
  }
  const ofQuantity =
    quantityThousandths === null ? null : quantityRefusal(quantityThousandths, line, { of, left });
  return (
    ofQuantity ?? (taxablePaise === null ? null : valueRefusal(taxablePaise, line, { of, left }))
  );
}

const quantityRefusal = (quantity: number, line: number, { of, left }: LeftOfLine): Refusal =>
  quantity > left.measure
    ? { kind: 'note_quantity_exceeds_bill', line, name: of.name, leftThousandths: left.measure }
    : null;

const valueRefusal = (paise: number, line: number, { of, left }: LeftOfLine): Refusal =>
  paise > left.paise
    ? { kind: 'note_value_exceeds_bill', line, name: of.name, leftPaise: left.paise }
    : null;

/** A credit note is one by its supplier, the financial year of its date and its number. */
function identityRule({ draft, facts: { enteredBefore } }: JudgedNote): Refusal {
  return enteredNoteRefusal(draft, enteredBefore);
}

export function enteredNoteRefusal(
  {
    supplierNote,
    againReason = null,
  }: Pick<PurchaseDebitNoteDraft, 'supplierNote' | 'againReason'>,
  enteredBefore: EnteredBill | null,
) {
  if (supplierNote === null || enteredBefore === null || againReason !== null) return null;
  const { documentId, number, billDate: date } = enteredBefore;
  const noteNumber = supplierNote.number;
  return { kind: 'supplier_note_entered_already', noteNumber, documentId, number, date } as const;
}
