// What is refused of a bill, rule by rule. A draft is judged by its sizes alone; the rest is asked
// when it is posted.
import { isMoneyGroup, isPartyGroup } from '../../../account-type/index.ts';
import type { GroupCode, Nature } from '../../../account-type/index.ts';
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import { latestOf } from '../../../kernel/calendar-date.ts';
import { ENTRY_PAISE_MAX } from '../../../kernel/paise.ts';
import { isPlaceOfSupply } from '../../../tax/index.ts';
import type { BookReturns, DocumentNumber, SupplierRegistration } from '../../../tax/index.ts';
import { chargesTax } from '../../party.ts';
import type { TradeParty } from '../../party.ts';
import type { NotKeptYet } from '../../terms.ts';
import { creditSpanOn, isCreditClosed } from './credit-period.ts';
import type { PurchaseBillDraft, PurchaseBillDraftLine } from './events.ts';
import { BILL_TAX_HEADS } from './price.ts';
import type { PurchaseBillRejection } from './rejections.ts';

export type BilledAccount = {
  readonly name: string;
  readonly open: boolean;
  readonly group: GroupCode | null;
  readonly nature: Nature | null;
};

export type PurchaseBillFacts = {
  /** Today in Asia/Kolkata by the database's clock. */
  readonly today: CalendarDate;
  /** The supplier that the draft names; null of one that the book has not. */
  readonly party: TradeParty | null;
  readonly buyer: {
    readonly gstin: string | null;
    readonly stateCode: string | null;
    readonly registration: SupplierRegistration;
  };
  readonly returns: BookReturns;
  /** Those of the accounts of the lines that the book has. */
  readonly accounts: ReadonlyMap<number, BilledAccount>;
  /** The products of the lines that the book may use, and whether they are kept in stock. */
  readonly products: ReadonlyMap<number, { readonly name: string; readonly stocked: boolean }>;
  readonly godowns: ReadonlySet<number>;
  /** The next number of the series in a financial year, labelled as `26-27`. */
  readonly nextNumber: (financialYear: string) => DocumentNumber;
  /** A posted bill of the same supplier, number and year; null: there is none. */
  readonly enteredBefore: EnteredBill | null;
  /** What is settled of the bill, in paise. */
  readonly settledPaise: number;
};

export type EnteredBill = {
  readonly documentId: number;
  readonly number: string;
  readonly billDate: string;
};

type Refusal = PurchaseBillRejection | null;

/** A journal takes 500 entries; each line makes one at most, and the taxes a few. */
const LINES_MAX = 400;
/** As stock journals have it. */
const QUANTITY_MAX_THOUSANDTHS = 1_000_000_000_000;
/** CGST Rule 46(b). */
const BILL_NUMBER_MAX = 16;
/** Of a supplier abroad, or of one that is not registered. */
const OTHER_NUMBER_MAX = 50;

/** @returns the first refusal of what a draft may hold at all, or null. */
export function sizesOfBill({ lines }: PurchaseBillDraft): Refusal {
  const { length: count } = lines;
  if (count > LINES_MAX) return { kind: 'bill_too_long', count, countMax: LINES_MAX };
  return firstOfLines(lines, sizesOfLine);
}

function sizesOfLine(said: PurchaseBillDraftLine, line: number): Refusal {
  const { quantityThousandths, priceThousandths, batch, manufacturedOn, expiresOn } = said;
  const quantity = quantityThousandths ?? 0;
  if (quantity > QUANTITY_MAX_THOUSANDTHS) return { kind: 'bill_quantity_out_of_range', line };
  // Thousandths times thousandths are hundredths of a hundred paise; rounding is no matter here.
  const largest = Math.max(
    ((quantityThousandths ?? 1000) * (priceThousandths ?? 0)) / 10_000,
    said.taxablePaise ?? 0,
    (quantity * said.cessPerUnitThousandths) / 10_000,
    ...BILL_TAX_HEADS.map((head) => said[head] ?? 0),
  );
  if (largest > ENTRY_PAISE_MAX) {
    return { kind: 'bill_amount_out_of_range', line, amountPaiseMax: ENTRY_PAISE_MAX };
  }
  const hasDates = manufacturedOn !== undefined || expiresOn !== undefined;
  if (batch === undefined && hasDates) return { kind: 'bill_batch_without_number', line };
  if (manufacturedOn !== undefined && expiresOn !== undefined && expiresOn < manufacturedOn) {
    return { kind: 'bill_batch_expires_before_made', line, manufacturedOn };
  }
  return null;
}

/** @returns the first refusal that `rule` gives of a line, counted from 1. */
function firstOfLines(
  lines: readonly PurchaseBillDraftLine[],
  rule: (said: PurchaseBillDraftLine, line: number) => Refusal,
): Refusal {
  for (const [index, said] of lines.entries()) {
    const refusal = rule(said, index + 1);
    if (refusal !== null) return refusal;
  }
  return null;
}

/** What a rule of posting looks at. */
type JudgedBill = {
  readonly draft: PurchaseBillDraft;
  readonly facts: PurchaseBillFacts;
  /** The day of posting: as it is given, else today. */
  readonly postedOn: CalendarDate;
};

/** The rules of posting that need no price, in their order. */
export const POSTING_RULES: readonly ((bill: JudgedBill) => Refusal)[] = [
  supplierRule,
  notKeptRule,
  billNumberRule,
  datesRule,
  linesRule,
  placeRule,
  creditPeriodRule,
  identityRule,
];

function supplierRule({ draft: { accountId }, facts: { party } }: JudgedBill): Refusal {
  if (accountId === null) return { kind: 'bill_supplier_missing' };
  if (party === null) return { kind: 'bill_supplier_unknown', accountId };
  const { name } = party.snapshot;
  if (!party.isOpen) return { kind: 'bill_supplier_not_open', name };
  return party.group === 'sundry-creditors' ? null : { kind: 'bill_supplier_is_no_creditor', name };
}

/** What a bill may say and this program does not post so far is refused, never passed over. */
function notKeptRule({ draft, facts: { party } }: JudgedBill): Refusal {
  const registration = party?.snapshot.registration ?? 'regular';
  const isKept =
    registration === 'regular' || registration === 'composition' || registration === 'unregistered';
  const said: readonly (readonly [NotKeptYet, boolean])[] = [
    ['reverse-charge', draft.reverseCharge],
    ['supplier-registration', !isKept],
    ['import', draft.importOf !== null],
    ['currency', draft.currency !== null],
    ['other-charges', draft.charges.length > 0],
    ['tds', draft.tds !== null],
    ['tcs', draft.tcs !== null],
  ];
  const what = said.find(([, isSaid]) => isSaid)?.[0];
  if (what !== undefined) return { kind: 'bill_asks_what_is_not_kept', what, line: null };
  return firstOfLines(draft.lines, (one, line) => {
    const asked: NotKeptYet | null =
      one.reverseCharge !== null
        ? 'reverse-charge'
        : one.assetId !== undefined
          ? 'asset-register'
          : one.earlier !== undefined
            ? 'earlier-document'
            : null;
    return asked === null ? null : { kind: 'bill_asks_what_is_not_kept', what: asked, line };
  });
}

function billNumberRule({ draft: { billNumber }, facts: { party } }: JudgedBill): Refusal {
  if (billNumber === null) return { kind: 'bill_number_missing' };
  const isRegistered = party?.snapshot.gstin != null;
  const lengthMax = isRegistered ? BILL_NUMBER_MAX : OTHER_NUMBER_MAX;
  const { length } = billNumber;
  return length > lengthMax ? { kind: 'bill_number_too_long', length, lengthMax } : null;
}

function datesRule({ draft, facts: { today }, postedOn }: JudgedBill): Refusal {
  const { billDate, receivedOn, dueDate } = draft;
  if (billDate === null) return { kind: 'bill_date_missing' };
  if (billDate > today) return { kind: 'bill_of_the_future', billDate, today };
  if (postedOn < billDate) return { kind: 'bill_posted_before_its_date', postedOn, billDate };
  if (dueDate !== null && dueDate < billDate) {
    return { kind: 'bill_due_before_its_date', dueDate, billDate };
  }
  return receivedOn !== null && receivedOn > today
    ? { kind: 'bill_received_in_the_future', receivedOn, today }
    : null;
}

function linesRule({ draft: { lines }, facts }: JudgedBill): Refusal {
  if (lines.length === 0) return { kind: 'bill_has_no_lines' };
  return firstOfLines(
    lines,
    (said, line) =>
      valueRefusal(said, line) ??
      accountRefusal(said, line, facts) ??
      goodsRefusal(said, line, facts) ??
      creditRefusal(said, line) ??
      chargedRefusal(said, line, facts),
  );
}

const valueRefusal = (said: PurchaseBillDraftLine, line: number): Refusal =>
  said.taxablePaise === null && said.priceThousandths === null
    ? { kind: 'bill_line_has_no_value', line }
    : null;

/** Of an item that names no account, the book has one for purchases. */
function accountRefusal(
  { accountId, productId }: PurchaseBillDraftLine,
  line: number,
  { accounts }: PurchaseBillFacts,
): Refusal {
  if (accountId === null) {
    return productId === null ? { kind: 'bill_account_missing', line } : null;
  }
  const account = accounts.get(accountId);
  if (account === undefined) return { kind: 'bill_account_unknown', line, accountId };
  const { name, open, group, nature } = account;
  if (!open) return { kind: 'bill_account_not_open', line, name };
  // Tax has its own entries, and what goods are worth is posted by the run of the stock.
  const isUnfit =
    isMoneyGroup(group) ||
    isPartyGroup(group) ||
    group === 'duties-taxes' ||
    group === 'stock-in-hand' ||
    (nature !== 'expense' && nature !== 'asset');
  return isUnfit ? { kind: 'bill_account_unfit', line, name } : null;
}

function goodsRefusal(
  { productId, quantityThousandths, godownId }: PurchaseBillDraftLine,
  line: number,
  { products, godowns }: PurchaseBillFacts,
): Refusal {
  if (productId === null) return null;
  const product = products.get(productId);
  if (product === undefined) return { kind: 'bill_product_unknown', line, productId };
  const { name, stocked } = product;
  if (stocked && quantityThousandths === null) {
    return { kind: 'bill_quantity_missing', line, name };
  }
  return godownId !== undefined && !godowns.has(godownId)
    ? { kind: 'bill_godown_unknown', line, godownId }
    : null;
}

function creditRefusal({ credit }: PurchaseBillDraftLine, line: number): Refusal {
  const { eligibility, clause, shareBps } = credit;
  if (eligibility === 'eligible' && clause !== null) {
    return { kind: 'bill_clause_not_taken', line, clause };
  }
  if (eligibility !== 'eligible' && clause === null) return { kind: 'bill_clause_missing', line };
  if (eligibility === 'part' && shareBps === null) return { kind: 'bill_share_missing', line };
  return eligibility !== 'part' && shareBps !== null
    ? { kind: 'bill_share_not_taken', line }
    : null;
}

function chargedRefusal(
  said: PurchaseBillDraftLine,
  line: number,
  { party }: PurchaseBillFacts,
): Refusal {
  if (party === null || chargesTax(party.snapshot)) return null;
  const isCharged = BILL_TAX_HEADS.some((head) => (said[head] ?? 0) > 0);
  const { name } = party.snapshot;
  return isCharged ? { kind: 'bill_supplier_charges_no_tax', line, name } : null;
}

function placeRule({ draft: { placeOfSupply } }: JudgedBill): Refusal {
  return placeOfSupply !== null && !isPlaceOfSupply(placeOfSupply)
    ? { kind: 'bill_place_unknown', placeOfSupply }
    : null;
}

/** CGST Act, section 16(2): not before the bill is entered and the goods or services are there. */
function creditPeriodRule({ draft, facts: { returns }, postedOn }: JudgedBill): Refusal {
  const { creditPeriod, receivedOn } = draft;
  if (creditPeriod?.kind !== 'period') return null;
  const { from, to } = creditPeriod;
  const span = creditSpanOn(to as CalendarDate, returns);
  if (span === null || span.from !== from || span.to !== to) {
    return { kind: 'credit_period_unknown', from, to };
  }
  const earliest = receivedOn === null ? null : latestOf([postedOn, receivedOn]);
  if (earliest === null || to < earliest) return { kind: 'credit_period_too_early', to, earliest };
  return isCreditClosed(span, returns) ? { kind: 'credit_period_filed', from, to } : null;
}

/** @returns by what the bills of a supplier are told apart: its GSTIN, else its account. */
export const partyKeyOf = ({
  supplier: { gstin },
  accountId,
}: {
  readonly supplier: { readonly gstin: string | null };
  readonly accountId: number;
}): string => gstin ?? `account ${accountId}`;

/** A bill is one by its supplier, the financial year of its date and its number. */
function identityRule({ draft, facts: { enteredBefore } }: JudgedBill): Refusal {
  if (enteredBefore === null || draft.againReason !== null) return null;
  const { billNumber } = draft;
  return { kind: 'bill_entered_already', billNumber: billNumber ?? '', ...enteredBefore };
}
