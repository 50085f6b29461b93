// The form of an order to a supplier: what it comes to, its errors, and how it is saved.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
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
import { fieldErrorsOf } from '#web/client/failure.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { todayInIndia } from '#web/format/dates.ts';
import { paths } from '#web/paths.ts';
import type { Editing } from '#web/shell/form/edit-conflict.ts';
import { useKeptFields } from '#web/shell/form/use-kept-fields.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { isBlankBillLine, lineError, lineMissing } from '../editor/bill-text.ts';
import { keysSent, lineActs, refusedLines, wrongLinesIn } from '../editor/line-text.ts';
import type { BoughtLineError } from '../editor/line-text.ts';
import { useSupplierOf } from '../editor/use-bill-form.ts';
import { lastPricesOf } from '../queries.ts';
import { useDraftedDocument } from '../use-drafted-document.ts';
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
  /** The lines of what was sent last, by their keys. */
  const [sent, setSent] = useState<readonly number[]>([]);
  const { scope } = usePageBook();
  const query = { book_id: bookId };
  const bodyOf = (said: PurchaseOrderText) => {
    setSent(keysSent(said));
    return orderBody(said, today);
  };
  const { busy, failure, conflict, submitted, isPosting, save } = useDraftedDocument({
    editing,
    kept,
    calls: {
      create: (said, issue) =>
        call(createPurchaseOrder, { query, body: { ...bodyOf(said), issue } }),
      change: (said, { id, seq }) => {
        const body = { ...bodyOf(said), expected: seq };
        return call(changePurchaseOrder, { params: { orderId: id }, query, body });
      },
      post: ({ id, seq }) =>
        call(issuePurchaseOrder, { params: { orderId: id }, query, body: { expected: seq } }),
      tookIn: (written) => tookInOrder(bookId, written),
    },
    saysPosted: (number) => `Order issued as ${number}.`,
    pageOf: (id) => paths.purchaseOrder(id, scope),
  });
  const day = parseDate(fields.orderedOn, today) ?? today;
  const { supplier, snapshot } = useSupplierOf({ bookId, accounts }, fields.supplierId, day);
  const { data: prices = [] } = useQuery(lastPricesOf(bookId, fields.supplierId));
  const wrongLines = wrongLinesIn(fields.lines, (one) => lineError(one, today));
  const missingLines = wrongLinesIn(fields.lines, (one) => lineMissing(one, undefined));
  const unreadable = orderErrors(fields, today);
  const isReadable = wrongLines.size === 0 && Object.keys(unreadable).length === 0;
  const isWhole =
    fields.supplierId !== null &&
    missingLines.size === 0 &&
    fields.lines.some((one) => !isBlankBillLine(one));
  const missing = (isMissing: boolean, what: string) => (isPosting && isMissing ? what : undefined);
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
      ...(isPosting ? missingLines : []),
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
    save: (issue: boolean) => save(issue, { isReadable, isWhole }),
    submit: () => save(true, { isReadable, isWhole }),
  };
}

export type OrderForm = ReturnType<typeof useOrderForm>;
