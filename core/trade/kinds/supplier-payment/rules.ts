// What is refused of a payment to a supplier, rule by rule. A draft is judged by its size alone;
// the rest is asked when it is posted.
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import {
  bankChargeRefusal,
  deductionRefusal,
  SETTLED_COUNT_MAX,
} from '../../../settlement/index.ts';
import type { ListedItem } from '../../../settlement/index.ts';
import type { DocumentNumber } from '../../../tax/index.ts';
import type { TradeParty } from '../../party.ts';
import type { PaymentPayee, SupplierPaymentDraft } from './events.ts';
import type { NotPaidYet, SupplierPaymentRejection } from './rejections.ts';

export type SupplierPaymentFacts = {
  /** Today in Asia/Kolkata by the database's clock. */
  readonly today: CalendarDate;
  /** The supplier that the draft names; null of one that the book has not. */
  readonly party: TradeParty | null;
  /** Whether that is a person who was erased. */
  readonly isErased: boolean;
  readonly payee: PaymentPayee;
  /** Of cash or a bank, which the money leaves; null of one that pays nothing. */
  readonly moneyAccountId: number | null;
  /** Those of the accounts that are named for deductions and charges which may take them. */
  readonly chargeAccounts: ReadonlySet<number>;
  /** The items that the draft names; all of the supplier's where it names none. */
  readonly items: readonly ListedItem[];
  /** The next number of the series in a financial year, labelled as `26-27`. */
  readonly nextNumber: (financialYear: string) => DocumentNumber;
  /** What is settled of its open item, in paise. */
  readonly settledPaise: number;
};

type Refusal = SupplierPaymentRejection | null;

/** As many deductions as a receipt may have. */
const DEDUCTIONS_MAX = 20;

/** @returns the first refusal of what a draft may hold at all, or null. */
export function sizesOfPayment({ allocations, deductions }: SupplierPaymentDraft): Refusal {
  const counted = [
    [allocations?.length ?? 0, SETTLED_COUNT_MAX],
    [deductions.length, DEDUCTIONS_MAX],
  ] as const;
  const over = counted.find(([count, countMax]) => count > countMax);
  if (over === undefined) return null;
  const [count, countMax] = over;
  return { kind: 'supplier_payment_too_long', count, countMax };
}

/** What a rule looks at. */
type JudgedPayment = {
  readonly draft: SupplierPaymentDraft;
  readonly facts: SupplierPaymentFacts;
  /** The day of posting: as it is given, else today. */
  readonly postedOn: CalendarDate;
};

/** The rules of posting, in their order; what it settles is judged after them. */
export const PAYMENT_RULES: readonly ((payment: JudgedPayment) => Refusal)[] = [
  supplierRule,
  notKeptRule,
  dayRule,
  moneyRule,
  deductionsRule,
];

/** A supplier that takes no bills any more may still be owed. */
function supplierRule({
  draft: { accountId },
  facts: { party, isErased },
}: JudgedPayment): Refusal {
  if (accountId === null) return { kind: 'supplier_payment_supplier_missing' };
  if (party === null) return { kind: 'supplier_payment_supplier_unknown', accountId };
  const { name } = party.snapshot;
  if (isErased) return { kind: 'supplier_payment_supplier_erased', name };
  return party.group === 'sundry-creditors'
    ? null
    : { kind: 'supplier_payment_to_no_creditor', name };
}

/** What a payment may say and this program does not post so far is refused, never passed over. */
function notKeptRule({ draft: { tds, currency } }: JudgedPayment): Refusal {
  const said: readonly (readonly [NotPaidYet, boolean])[] = [
    ['tds', tds !== null],
    ['currency', currency !== null],
  ];
  const what = said.find(([, isSaid]) => isSaid)?.[0];
  return what === undefined ? null : { kind: 'supplier_payment_asks_what_is_not_kept', what };
}

function dayRule({ facts: { today }, postedOn }: JudgedPayment): Refusal {
  return postedOn > today ? { kind: 'supplier_payment_of_the_future', postedOn, today } : null;
}

function moneyRule({ draft: { method, cheque }, facts }: JudgedPayment): Refusal {
  if (facts.moneyAccountId === null) return { kind: 'supplier_payment_account_unfit' };
  return cheque !== null && method !== 'cheque' ? { kind: 'supplier_payment_is_no_cheque' } : null;
}

function deductionsRule({ draft, facts: { chargeAccounts } }: JudgedPayment): Refusal {
  return (
    deductionRefusal(draft.deductions, chargeAccounts) ??
    bankChargeRefusal(draft.bankCharge ?? undefined, chargeAccounts)
  );
}
