// The form of an order to a supplier: what it comes to, its errors, and how it is saved.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';
import type { Account } from '#api/contract/account/account.ts';
import {
  changePurchaseOrder,
  createPurchaseOrder,
  issuePurchaseOrder,
  readPurchaseOrder,
} from '#api/contract/trade/purchase-order.ts';
import type { PurchaseOrderDetail } from '#api/contract/trade/purchase-order.ts';
import { decimalText } from '#core/kernel/decimal.ts';
import type { PurchaseBillFacts } from '#core/trade/index.ts';
import { call } from '#web/client/call.ts';
import type { CallResult } from '#web/client/call.ts';
import { fieldErrorsOf } from '#web/client/failure.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { todayInIndia } from '#web/format/dates.ts';
import { paths } from '#web/paths.ts';
import { useEditConflict, useSeenRecord } from '#web/shell/form/edit-conflict.ts';
import type { Editing } from '#web/shell/form/edit-conflict.ts';
import { useKeptFields } from '#web/shell/form/use-kept-fields.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { isBlankBillLine, lineError, lineMissing } from '../editor/bill-text.ts';
import { keysSent, lineActs, refusedLines, wrongLinesIn } from '../editor/line-text.ts';
import type { BoughtLineError } from '../editor/line-text.ts';
import { useSupplierOf } from '../editor/use-bill-form.ts';
import { lastPricesOf } from '../queries.ts';
import {
  beginOrder,
  orderBody,
  orderErrors,
  orderFields,
  orderTextOf,
  typedOrder,
} from './order-text.ts';
import type { PurchaseOrderText } from './order-text.ts';
import { tookInOrder } from './queries.ts';

export type OrderFormParts = {
  readonly bookId: number;
  /** The draft that is written anew; null of a new order. */
  readonly order: PurchaseOrderDetail | null;
  readonly accounts: readonly Account[];
  readonly buyer: PurchaseBillFacts['buyer'];
  /** The ledger of the supplier from whose page it was asked for. */
  readonly supplierId: number | null;
};

export function useOrderForm({ bookId, order, accounts, buyer, supplierId }: OrderFormParts) {
  const [today] = useState(todayInIndia);
  const kept = useKeptFields<PurchaseOrderText>({
    form: 'purchase-order',
    bookId,
    schema: orderFields,
    begin: () => (order === null ? beginOrder(today) : orderTextOf(order)),
    ...(supplierId !== null && { given: { supplierId } }),
    isWanted: (draft) => supplierId === null || draft.supplierId === supplierId,
    isKept: order === null,
  });
  const { fields, setFields } = kept;
  const editing: Editing<PurchaseOrderText, PurchaseOrderDetail> | null =
    order === null
      ? null
      : {
          begun: order,
          latest: () =>
            call(readPurchaseOrder, { params: { orderId: order.id }, query: { book_id: bookId } }),
          fieldsOf: orderTextOf,
          seqOf: ({ seq }) => seq,
        };
  const [record, setRecord] = useSeenRecord(editing);
  /** What was asked for last: a draft may lack what an order that is issued needs. */
  const [submitted, setSubmitted] = useState<'draft' | 'issue' | null>(null);
  const { send, busy, failure } = useSend({ keepsKeys: true });
  const notify = useSetAtom(noticeAtom);
  const navigate = useNavigate();
  const { scope } = usePageBook();
  const day = parseDate(fields.orderedOn, today) ?? today;
  const { supplier, snapshot } = useSupplierOf({ bookId, accounts }, fields.supplierId, day);
  const { data: prices = [] } = useQuery(lastPricesOf(bookId, fields.supplierId));
  /** The lines of what was sent last, by their keys. */
  const [sent, setSent] = useState<readonly number[]>([]);
  const wrongLines = wrongLinesIn(fields.lines, (one) => lineError(one, today));
  const missingLines = wrongLinesIn(fields.lines, (one) => lineMissing(one, undefined));
  const unreadable = orderErrors(fields, today);
  const isReadable = wrongLines.size === 0 && Object.keys(unreadable).length === 0;
  const isWhole =
    fields.supplierId !== null &&
    missingLines.size === 0 &&
    fields.lines.some((one) => !isBlankBillLine(one));
  const write = async (
    said: PurchaseOrderText,
    seen: PurchaseOrderDetail | null,
    issue: boolean,
  ): Promise<CallResult<PurchaseOrderDetail>> => {
    const query = { book_id: bookId };
    const body = orderBody(said, today);
    setSent(keysSent(said));
    if (seen === null) return call(createPurchaseOrder, { query, body: { ...body, issue } });
    const at = { params: { orderId: seen.id }, query };
    const changed = await call(changePurchaseOrder, {
      ...at,
      body: { ...body, expected: seen.seq },
    });
    if (!changed.ok) return changed;
    setRecord(changed.value);
    if (!issue) return changed;
    await tookInOrder(bookId, changed.value);
    return call(issuePurchaseOrder, { ...at, body: { expected: changed.value.seq } });
  };
  const saved = (issue: boolean) => async (written: PurchaseOrderDetail) => {
    kept.forget();
    await tookInOrder(bookId, written);
    const text = issue ? `Order issued as ${written.number ?? ''}.` : 'Draft saved.';
    notify({ kind: 'done', text });
    void navigate(paths.purchaseOrder(written.id, scope));
  };
  const save = (issue: boolean): boolean => {
    setSubmitted(issue ? 'issue' : 'draft');
    if (!isReadable || (issue && !isWhole)) return false;
    void send(() => write(fields, record, issue), saved(issue));
    return true;
  };
  const isIssuing = submitted === 'issue';
  const conflict = useEditConflict({
    failure,
    send,
    editing,
    record,
    fields,
    take: (theirs, latest) => {
      setSubmitted(null);
      kept.beginWith(theirs);
      setRecord(latest);
    },
    rebase: (base, merged, latest) => {
      setRecord(latest);
      kept.rebase(base, merged);
    },
    write: (merged, latest) => write(merged, latest, isIssuing),
    saved: saved(isIssuing),
  });
  const missing = (isMissing: boolean, what: string) => (isIssuing && isMissing ? what : undefined);
  const refused = fieldErrorsOf(failure);
  return {
    ...kept,
    of: 'order' as const,
    today,
    busy,
    failure,
    conflict,
    supplier,
    typed: typedOrder(fields, { today, buyer, supplier: snapshot }),
    /** @returns what the supplier charged last for an item, as it is typed. */
    lastRate(productId: number | null): string | null {
      const last = prices.find((one) => one.productId === productId);
      return last === undefined ? null : decimalText(last.priceThousandths, 3);
    },
    lineErrors: new Map<number, BoughtLineError>([
      ...refusedLines(failure, sent),
      ...(isIssuing ? missingLines : []),
      ...(submitted === null ? [] : wrongLines),
    ]),
    errors: {
      supplier:
        missing(fields.supplierId === null, 'Choose the supplier') ??
        refused['supplier_account_id'],
      orderedOn: unreadable['orderedOn'] ?? refused['ordered_on'],
      expectedOn: unreadable['expectedOn'] ?? refused['expected_on'],
      placeOfSupply: refused['place_of_supply'],
      godown: refused['godown_id'],
      lines: missing(fields.lines.every(isBlankBillLine), 'Enter one line'),
    },
    set: (change: Partial<PurchaseOrderText>) => setFields((now) => ({ ...now, ...change })),
    setSupplier: (next: number | null) => setFields((now) => ({ ...now, supplierId: next })),
    ...lineActs(setFields),
    save,
    submit: () => save(true),
  };
}

export type OrderForm = ReturnType<typeof useOrderForm>;
