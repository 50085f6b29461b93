// A payment as it is posted: judged by the rules, then set against the bills that it names, or
// against the oldest ones. What is left of it is in advance.
import { calendarDate } from '../../../kernel/calendar-date.ts';
import { financialYearLabel, financialYearOf } from '../../../kernel/financial-year.ts';
import type { JournalId } from '../../../kernel/ids.ts';
import { accepted, rejected } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import {
  oldestFirst,
  OWED_TO_SUPPLIERS,
  settledItemsRefusal,
  settledLineOf,
} from '../../../settlement/index.ts';
import type { ListedItem } from '../../../settlement/index.ts';
import type { PaymentAllocation, SupplierPayment, SupplierPaymentDraft } from './events.ts';
import type { SupplierPaymentRejection } from './rejections.ts';
import { PAYMENT_RULES } from './rules.ts';
import type { SupplierPaymentFacts } from './rules.ts';

/** @returns the payment as it is posted, or the first refusal in the order of `rejections.ts`. */
export function postedPayment(
  ids: { readonly documentId: number; readonly journalId: JournalId },
  draft: SupplierPaymentDraft,
  facts: SupplierPaymentFacts,
): Result<SupplierPayment, SupplierPaymentRejection> {
  const postedOn = draft.postedOn === null ? facts.today : calendarDate(draft.postedOn);
  for (const rule of PAYMENT_RULES) {
    const refusal = rule({ draft, facts, postedOn });
    if (refusal !== null) return rejected(refusal);
  }
  const { party, moneyAccountId, payee } = facts;
  if (party === null) return rejected({ kind: 'supplier_payment_supplier_missing' });
  if (moneyAccountId === null) return rejected({ kind: 'supplier_payment_account_unfit' });
  const totalPaise = settlingPaise(draft);
  if (totalPaise <= 0) return rejected({ kind: 'supplier_payment_is_nothing' });
  const settled = settledOf(draft, { totalPaise, postedOn }, facts);
  if (!settled.ok) return settled;
  const { accountId: _account, moneyAccountId: _money, allocations: _asked, ...said } = draft;
  const { accountId, partyId: supplierId, privateCustomerId, snapshot: supplier } = party;
  return accepted({
    ...ids,
    ...facts.nextNumber(financialYearLabel(financialYearOf(postedOn))),
    ...said,
    supplierId,
    ...(privateCustomerId !== null && { privateCustomerId }),
    accountId,
    supplier,
    payee,
    moneyAccountId,
    postedOn,
    allocations: [...settled.value],
    totalPaise,
  });
}

/** What the supplier's account is debited with. */
export const settlingPaise = ({
  amountPaise,
  deductions,
}: Pick<SupplierPaymentDraft, 'amountPaise' | 'deductions'>): number =>
  deductions.reduce((sum, one) => sum + one.amountPaise, amountPaise);

type Money = { readonly totalPaise: number; readonly postedOn: string };

function settledOf(
  { allocations }: SupplierPaymentDraft,
  { totalPaise, postedOn }: Money,
  { items }: Pick<SupplierPaymentFacts, 'items'>,
): Result<readonly PaymentAllocation[], SupplierPaymentRejection> {
  const asked = allocations ?? oldestFirst(items, totalPaise, OWED_TO_SUPPLIERS);
  const settled = asked.map((item) => {
    const line = settledLineOf(item);
    const isMeant = (one: ListedItem) =>
      one.kind === item.kind && one.id === item.id && one.line === line;
    return { item, bill: items.find(isMeant) ?? null };
  });
  const refusal = settledItemsRefusal(
    settled,
    ({ bill }, line): SupplierPaymentRejection | null => {
      if (bill === null) return { kind: 'supplier_payment_item_unknown', line };
      const { number, openPaise } = bill;
      return openPaise > 0 ? { kind: 'supplier_payment_item_is_debit', line, number } : null;
    },
  );
  if (refusal !== null) return rejected(refusal);
  const settledPaise = settled.reduce((sum, { item }) => sum + item.amountPaise, 0);
  if (settledPaise > totalPaise) {
    return rejected({ kind: 'supplier_payment_exceeded', settledPaise, totalPaise });
  }
  return accepted(
    settled.flatMap(({ item: { kind, id, amountPaise, ...item }, bill }) => {
      if (bill === null) return [];
      const line = settledLineOf({ kind, ...item });
      const ofJournal = line === 0 ? {} : { line };
      const { number, billDate, dated } = bill;
      const settledOn = dated > postedOn ? dated : postedOn;
      return [{ kind, id, ...ofJournal, amountPaise, number, billDate, settledOn }];
    }),
  );
}
