// What is refused of the lines of a bill, line by line.
import { chargesTax } from '../../party.ts';
import { takenOfReceipts } from '../goods-receipt/billing.ts';
import type { PurchaseBillDraftLine } from './events.ts';
import { firstOfLines, isUnfitForBill } from './judged-bill.ts';
import type { BillRefusal, JudgedBill, JudgedLines, LineFacts } from './judged-bill.ts';
import { BILL_TAX_HEADS } from './price.ts';
import type { BilledLineRejection } from './rejections.ts';
import { isReverseCharged } from './reverse-charge.ts';

export function linesRule({ draft, facts }: JudgedLines): BillRefusal {
  const { lines, currency } = draft;
  if (lines.length === 0) return { kind: 'bill_has_no_lines' };
  return firstOfLines(
    lines,
    (said, line) =>
      valueRefusal(said, line, currency !== null) ??
      accountRefusal(said, line, facts) ??
      goodsRefusal(said, line, facts) ??
      creditRefusal(said, line) ??
      reversedRefusal(said, line, { draft, facts }) ??
      chargedRefusal(said, line, { draft, facts }),
  );
}

/** A line is valued in the currency of its bill, and in no other. */
function valueRefusal(
  { taxablePaise, priceThousandths, amountMinor }: PurchaseBillDraftLine,
  line: number,
  isInCurrency: boolean,
): BillRefusal {
  const isInRupees = taxablePaise !== null || priceThousandths !== null;
  if (isInCurrency ? isInRupees : amountMinor !== undefined) {
    return { kind: 'bill_line_in_other_currency', line };
  }
  const isValued = isInCurrency ? amountMinor !== undefined : isInRupees;
  return isValued ? null : { kind: 'bill_line_has_no_value', line };
}

/** Of an item that names no account, the book has one for purchases. */
function accountRefusal(
  { accountId, productId }: PurchaseBillDraftLine,
  line: number,
  { accounts }: LineFacts,
): BillRefusal {
  if (accountId === null) {
    return productId === null ? { kind: 'bill_account_missing', line } : null;
  }
  return accountUnfit(accountId, line, accounts);
}

/** @returns why what was bought cannot be posted to an account, or null. */
export function accountUnfit(
  accountId: number,
  line: number,
  accounts: LineFacts['accounts'],
): BilledLineRejection | null {
  const account = accounts.get(accountId);
  if (account === undefined) return { kind: 'bill_account_unknown', line, accountId };
  const { name, open } = account;
  if (!open) return { kind: 'bill_account_not_open', line, name };
  return isUnfitForBill(account) ? { kind: 'bill_account_unfit', line, name } : null;
}

function goodsRefusal(
  { productId, quantityThousandths, godownId }: PurchaseBillDraftLine,
  line: number,
  { products, godowns }: LineFacts,
): BillRefusal {
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

/** CGST Act, section 17(5): what is blocked names its clause, and of a part its share is said. */
export function creditRefusal(
  { credit }: Pick<PurchaseBillDraftLine, 'credit'>,
  line: number,
): BilledLineRejection | null {
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

const printsTax = (said: PurchaseBillDraftLine): boolean =>
  BILL_TAX_HEADS.some((head) => (said[head] ?? 0) > 0);

/** CGST Act, section 31(3)(f) and Rule 46(p): of such a line the supplier prints no tax. */
function reversedRefusal(
  said: PurchaseBillDraftLine,
  line: number,
  { draft, facts: { party } }: JudgedLines,
): BillRefusal {
  const { reverseCharge: section, treatment } = said;
  if (section !== null && treatment !== 'taxable') {
    return { kind: 'bill_reverse_charge_of_untaxed', line };
  }
  if (draft.importOf === 'goods') {
    const isTaxed = section !== null || draft.reverseCharge || printsTax(said);
    return isTaxed ? { kind: 'bill_import_of_goods_taxed', line } : null;
  }
  if (!isReverseCharged(said, draft)) return null;
  if (printsTax(said)) return { kind: 'bill_reverse_charge_prints_tax', line };
  const { gstin = null, name = '' } = party?.snapshot ?? {};
  const isOfUnregistered = section === '9(4)' || section === '5(4)';
  return isOfUnregistered && gstin !== null
    ? { kind: 'bill_reverse_charge_of_registered', line, name }
    : null;
}

/** Beside lines under reverse charge, what such a supplier sells otherwise bears no tax. */
function chargedRefusal(
  said: PurchaseBillDraftLine,
  line: number,
  { draft, facts: { party } }: JudgedLines,
): BillRefusal {
  if (party === null || chargesTax(party.snapshot) || isReverseCharged(said, draft)) return null;
  const isBesideReversed = draft.lines.some((one) => isReverseCharged(one, draft));
  const bearsTax = said.treatment === 'taxable' && said.rateBps + said.cessBps > 0;
  const { name } = party.snapshot;
  return printsTax(said) || (isBesideReversed && bearsTax)
    ? { kind: 'bill_supplier_charges_no_tax', line, name }
    : null;
}

/** Each line that takes one of an order: it is issued, of this supplier, and of the same item. */
export function ordersRule({
  draft,
  facts: { billedOrders },
}: {
  readonly draft: Pick<JudgedBill['draft'], 'accountId' | 'lines'>;
  readonly facts: Pick<JudgedBill['facts'], 'billedOrders'>;
}): BillRefusal {
  return firstOfLines(draft.lines, ({ earlier, productId }, line) => {
    if (earlier?.kind !== 'purchase-order') return null;
    const { id: orderId, line: orderLine } = earlier;
    const order = billedOrders.get(orderId);
    if (order === undefined) return { kind: 'bill_order_unknown', line, orderId };
    if (!('lines' in order)) return { kind: 'bill_order_not_issued', line, ...order };
    const { number, accountId, lines } = order;
    if (accountId !== draft.accountId) return { kind: 'bill_order_of_another', line, number };
    const ordered = lines[orderLine - 1];
    return ordered === undefined || ordered.productId !== productId
      ? { kind: 'bill_order_line_differs', line, number, orderLine }
      : null;
  });
}

/**
 * Each line that takes goods which a note had received: it is posted, of this supplier, of the same
 * item, and has as many left. They came into stock by the note, so that more than came is no part
 * of it; and no bill is posted before the goods are there.
 */
export function receiptsRule({ draft, facts: { receipts }, postedOn }: JudgedBill): BillRefusal {
  const taken = takenOfReceipts(draft.lines, receipts);
  return firstOfLines(draft.lines, ({ earlier, productId, quantityThousandths }, line) => {
    if (earlier?.kind !== 'goods-receipt') return null;
    const { id: receiptId, line: receiptLine } = earlier;
    if (draft.raises !== undefined) return { kind: 'bill_receipt_of_debit_note', line };
    const state = receipts.get(receiptId);
    if (state === undefined || state.status === 'absent') {
      return { kind: 'bill_receipt_unknown', line, receiptId };
    }
    if (state.status !== 'posted') {
      const number = 'posted' in state ? state.posted.number : null;
      return { kind: 'bill_receipt_not_posted', line, number, status: state.status };
    }
    const { number, accountId, postedOn: receivedOn, lines } = state.posted;
    if (accountId !== draft.accountId) return { kind: 'bill_receipt_of_another', line, number };
    const of = taken[line - 1];
    if (of == null || lines[receiptLine - 1]?.productId !== productId) {
      return { kind: 'bill_receipt_line_differs', line, number, receiptLine };
    }
    const { openThousandths } = of;
    if (quantityThousandths === null || quantityThousandths > openThousandths) {
      return { kind: 'bill_receipt_exceeded', line, number, openThousandths };
    }
    return postedOn < receivedOn
      ? { kind: 'bill_posted_before_receipt', line, number, postedOn, receivedOn }
      : null;
  });
}
