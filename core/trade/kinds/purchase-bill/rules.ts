// What is refused of a bill, rule by rule. A draft is judged by its sizes alone; the rest is asked
// when it is posted.
import { calendarDate } from '../../../kernel/calendar-date.ts';
import { ENTRY_PAISE_MAX } from '../../../kernel/paise.ts';
import { isPlaceOfSupply } from '../../../tax/index.ts';
import type { NotKeptYet } from '../../terms.ts';
import { creditPeriodRefusal } from './credit-period.ts';
import type { PurchaseBill, PurchaseBillDraft, PurchaseBillDraftLine } from './events.ts';
import {
  chargesRule,
  currencyRule,
  distributorRule,
  importRule,
  raisedRule,
  reverseChargeRule,
} from './further-rules.ts';
import { firstOfLines } from './judged-bill.ts';
import type { BillRefusal, JudgedBill, JudgedLines } from './judged-bill.ts';
import { linesRule, ordersRule, receiptsRule } from './line-rules.ts';
import { roughlyAtRate } from '../../currency.ts';
import { BILL_TAX_HEADS } from './price.ts';
import { tdsRefusal } from './tds.ts';

/** A journal takes 500 entries; each line makes one at most, and the taxes a few. */
const LINES_MAX = 400;
/** As stock journals have it. */
const QUANTITY_MAX_THOUSANDTHS = 1_000_000_000_000;
/** CGST Rule 46(b). */
const BILL_NUMBER_MAX = 16;
/** Of a supplier abroad, or of one that is not registered. */
const OTHER_NUMBER_MAX = 50;

/** @returns the first refusal of what a draft may hold at all, or null. */
export function sizesOfBill({
  lines,
  charges = [],
  currency = null,
}: Pick<PurchaseBillDraft, 'lines'> &
  Partial<Pick<PurchaseBillDraft, 'charges' | 'currency'>>): BillRefusal {
  const count = lines.length + charges.length;
  if (count > LINES_MAX) return { kind: 'bill_too_long', count, countMax: LINES_MAX };
  return firstOfLines(lines, (said, line) => sizesOfLine(said, line, currency));
}

function sizesOfLine(
  said: PurchaseBillDraftLine,
  line: number,
  currency: PurchaseBillDraft['currency'],
): BillRefusal {
  const { quantityThousandths, priceThousandths, batch, manufacturedOn, expiresOn } = said;
  const rates =
    currency === null ? [] : [currency.booksRate, currency.taxRate ?? currency.booksRate];
  const quantity = quantityThousandths ?? 0;
  if (quantity > QUANTITY_MAX_THOUSANDTHS) return { kind: 'bill_quantity_out_of_range', line };
  // Thousandths times thousandths are hundredths of a hundred paise; rounding is no matter here.
  const largest = Math.max(
    ((quantityThousandths ?? 1000) * (priceThousandths ?? 0)) / 10_000,
    said.taxablePaise ?? 0,
    (quantity * said.cessPerUnitThousandths) / 10_000,
    ...BILL_TAX_HEADS.map((head) => said[head] ?? 0),
    ...rates.map(({ rateMillionths }) =>
      roughlyAtRate(said.amountMinor ?? 0, currency?.code ?? '', rateMillionths),
    ),
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

/** The rules of posting that need no price, in their order. */
export const POSTING_RULES: readonly ((bill: JudgedBill) => BillRefusal)[] = [
  supplierRule,
  notKeptRule,
  importRule,
  billNumberRule,
  datesRule,
  linesRule,
  ordersRule,
  receiptsRule,
  distributorRule,
  chargesRule,
  currencyRule,
  raisedRule,
  reverseChargeRule,
  placeRule,
  tdsRule,
  creditPeriodRule,
  identityRule,
];

export function supplierRule({ draft: { accountId }, facts: { party } }: JudgedLines): BillRefusal {
  if (accountId === null) return { kind: 'bill_supplier_missing' };
  if (party === null) return { kind: 'bill_supplier_unknown', accountId };
  const { name } = party.snapshot;
  if (!party.isOpen) return { kind: 'bill_supplier_not_open', name };
  return party.group === 'sundry-creditors' ? null : { kind: 'bill_supplier_is_no_creditor', name };
}

/** What a bill may say and this program does not post so far is refused, never passed over. */
function notKeptRule({ draft, facts: { party } }: JudgedBill): BillRefusal {
  const isForeign = party?.snapshot.registration === 'overseas';
  const isInCurrency = draft.currency !== null;
  const said: readonly (readonly [NotKeptYet, boolean])[] = [
    ['currency', isInCurrency && !isForeign],
    ['other-charges', isInCurrency && draft.charges.length > 0],
    ['tds', isForeign && draft.tds !== null],
    ['tcs', isInCurrency && draft.tcs !== null],
  ];
  const what = said.find(([, isSaid]) => isSaid)?.[0];
  if (what !== undefined) return { kind: 'bill_asks_what_is_not_kept', what, line: null };
  return firstOfLines(draft.lines, (one, line) => {
    const asked: NotKeptYet | null =
      one.reverseCharge === '9(5)'
        ? 'reverse-charge'
        : one.assetId !== undefined
          ? 'asset-register'
          : null;
    return asked === null ? null : { kind: 'bill_asks_what_is_not_kept', what: asked, line };
  });
}

/** @returns how long the number of a document of the supplier may be. */
export const theirNumberMax = (gstin: string | null): number =>
  gstin === null ? OTHER_NUMBER_MAX : BILL_NUMBER_MAX;

function billNumberRule({ draft: { billNumber }, facts: { party } }: JudgedBill): BillRefusal {
  if (billNumber === null) return { kind: 'bill_number_missing' };
  const lengthMax = theirNumberMax(party?.snapshot.gstin ?? null);
  const { length } = billNumber;
  return length > lengthMax ? { kind: 'bill_number_too_long', length, lengthMax } : null;
}

function datesRule({ draft, facts: { today }, postedOn }: JudgedBill): BillRefusal {
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

export function placeRule({
  draft: { placeOfSupply },
}: {
  readonly draft: Pick<PurchaseBillDraft, 'placeOfSupply'>;
}): BillRefusal {
  return placeOfSupply !== null && !isPlaceOfSupply(placeOfSupply)
    ? { kind: 'bill_place_unknown', placeOfSupply }
    : null;
}

/** CGST Act, section 16(2): not before the bill is entered and the goods or services are there. */
function creditPeriodRule({ draft, facts: { returns }, postedOn }: JudgedBill): BillRefusal {
  const { creditPeriod, receivedOn: said } = draft;
  if (creditPeriod?.kind !== 'period') return null;
  const receivedOn = said === null ? null : calendarDate(said);
  return creditPeriodRefusal(creditPeriod, { postedOn, receivedOn }, returns);
}

function tdsRule({ draft, facts: { party, tds }, postedOn }: JudgedBill): BillRefusal {
  return party === null ? null : tdsRefusal(draft, postedOn, party.snapshot, tds);
}

/**
 * By the GSTIN of the supplier, else by its account: a debit note may have the number of a bill.
 * @returns by what the bills and the debit notes of a supplier are told apart.
 */
export function partyKeyOf({
  supplier: { gstin },
  accountId,
  raises,
}: {
  readonly supplier: { readonly gstin: string | null };
  readonly accountId: number;
  readonly raises?: PurchaseBillDraft['raises'] | PurchaseBill['raises'];
}): string {
  const party = gstin ?? `account ${accountId}`;
  return raises === undefined ? party : `${party} debit-note`;
}

/** A bill is one by its supplier, the financial year of its date and its number. */
function identityRule({ draft, facts: { enteredBefore } }: JudgedBill): BillRefusal {
  if (enteredBefore === null || draft.againReason !== null) return null;
  const { billNumber } = draft;
  return { kind: 'bill_entered_already', billNumber: billNumber ?? '', ...enteredBefore };
}
