// Which bills a run pays, and how much of each; what is sent of it: one payment for each supplier.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { payInRun } from '#api/contract/trade/supplier-payment.ts';
import type { DueBill, PaidSupplier } from '#api/contract/trade/supplier-payment.ts';
import { transferSystemOf } from '#core/trade/index.ts';
import { call } from '#web/client/call.ts';
import { parseAmount } from '#web/format/amount-entry.ts';
import { formatPaise } from '#web/format/money.ts';
import { useDateText } from '#web/shell/form/use-date-text.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { useMoneyAccount } from '#web/shell/form/use-money-account.ts';
import { dueBillsIn, readPaymentsAgain } from './queries.ts';

export const dueBillKey = ({ kind, id, line }: DueBill): string => `${kind} ${id} ${line ?? 0}`;

/** A supplier of the run, and what is paid. */
type RunPayment = {
  readonly supplier: PaidSupplier;
  readonly bills: readonly { readonly bill: DueBill; readonly paise: number }[];
  readonly paise: number;
  readonly system: 'NEFT' | 'RTGS';
};

export function usePaymentRun(bookId: number, onPaid: (runId: number, text: string) => void) {
  const by = useDateText();
  const dated = useDateText();
  const [accountId, setAccountId] = useState<number | null>(null);
  const [amounts, setAmounts] = useState<Readonly<Record<string, string>>>({});
  const query = useQuery(dueBillsIn(bookId, by.date));
  const { busy, failure, send } = useSend({ keepsKeys: true });
  const money = useMoneyAccount(bookId, 'bank-transfer', accountId);
  const bills = query.data?.rows ?? [];
  const textOf = (bill: DueBill): string => amounts[dueBillKey(bill)] ?? '';
  const paiseOf = (bill: DueBill): number | null =>
    textOf(bill).trim() === '' ? 0 : parseAmount(textOf(bill), bill.openPaise);
  const type = (bill: DueBill, text: string) =>
    setAmounts((now) => ({ ...now, [dueBillKey(bill)]: text }));
  const toggle = (bill: DueBill) =>
    type(bill, textOf(bill).trim() === '' ? formatPaise(bill.openPaise) : '');
  const isEach = bills.length > 0 && bills.every((bill) => textOf(bill).trim() !== '');
  const toggleAll = () =>
    setAmounts(
      isEach
        ? {}
        : Object.fromEntries(bills.map((bill) => [dueBillKey(bill), formatPaise(bill.openPaise)])),
    );
  const chosen = bills.flatMap((bill) => {
    const paise = paiseOf(bill);
    return paise === null || paise <= 0 ? [] : [{ bill, paise }];
  });
  const payments = paymentsOf(chosen, query.data?.suppliers ?? []);
  const totalPaise = chosen.reduce((sum, { paise }) => sum + paise, 0);
  const isWrong = bills.some((bill) => {
    const paise = paiseOf(bill);
    return paise === null || paise < 0 || paise > bill.openPaise;
  });
  const isWhole = payments.length > 0 && !isWrong && dated.date !== null;
  const pay = () => {
    if (!isWhole) return;
    const body = {
      method: 'bank-transfer' as const,
      narration: '',
      paidOn: dated.date,
      accountId: money.account?.id ?? null,
      payments: payments.map(({ supplier, paise, bills: own }) => ({
        supplierAccountId: supplier.accountId,
        amountPaise: paise,
        reference: null,
        against: own.map(({ bill, paise: amountPaise }) => ({
          kind: bill.kind,
          id: bill.id,
          ...(bill.line !== null && { line: bill.line }),
          amountPaise,
        })),
      })),
      bookId,
    };
    void send(
      () => call(payInRun, { body }),
      async ({ runId, payments: paid }) => {
        await readPaymentsAgain();
        setAmounts({});
        onPaid(runId, `${paid.length} paid, ${paid[0]?.number} to ${paid.at(-1)?.number}.`);
      },
    );
  };
  const rows = { bills, textOf, type, toggle, toggleAll, isEach };
  const sums = { chosen, payments, totalPaise, isWhole };
  return { query, by, dated, busy, failure, pay, setAccountId, ...rows, ...sums, ...money };
}

type Chosen = RunPayment['bills'];

function paymentsOf(chosen: Chosen, suppliers: readonly PaidSupplier[]): readonly RunPayment[] {
  const byAccount = Map.groupBy(chosen, ({ bill }) => bill.accountId);
  return suppliers.flatMap((supplier) => {
    const bills = byAccount.get(supplier.accountId) ?? [];
    if (bills.length === 0) return [];
    const paise = bills.reduce((sum, one) => sum + one.paise, 0);
    return [{ supplier, bills, paise, system: transferSystemOf(paise) }];
  });
}
