// Sends a receipt: the payment of one invoice as such, and everything else as a receipt.
import { useState } from 'react';
import { recordPayment } from '#api/contract/invoice/settling.ts';
import type { InvoiceDetail } from '#api/contract/invoice/invoice.ts';
import type { MissingParticular } from '#core/invoice/index.ts';
import { useActWarnings } from '#web/client/act-warnings.ts';
import { call } from '#web/client/call.ts';
import type { CallResult } from '#web/client/call.ts';
import { fieldErrorsOf, lineErrorOf } from '#web/client/failure.ts';
import type { Failure, FieldErrors } from '#web/client/failure.ts';
import { newKey } from '#web/client/new-key.ts';
import { isReasonEnough, missingIn } from '#web/shell/form/MissingNotice.tsx';
import { formatRupees } from '#web/format/money.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { printedNotice } from '#web/shell/form/printed-notice.tsx';
import type { NoticeContent } from '#web/state/notice.ts';
import { UNREADABLE_DATE } from '#web/ui/inputs/DateInput.tsx';
import { keepLastAccount } from '#web/shell/form/money-account.ts';
import { tookReceipt } from './queries.ts';
import { recordReceipt } from '#api/contract/customer/receipt.ts';
import type { ReceiptAdvance } from './draft/advance.ts';
import type { ReceiptBill } from './draft/bills.ts';
import type { ReckonedDeduction } from './draft/reckoning.ts';
import type { ReceiptForm } from './use-receipt.ts';

type ReceiptPlace = {
  readonly bookId: number;
  readonly personId: number;
  readonly customerId: number;
  readonly onRecorded: (notice: NoticeContent) => void;
};

type Override = { readonly overrideReason?: string };
type Manner = Override & { readonly idempotencyKey: string };

type RecordingOutcome = { readonly invoice: InvoiceDetail | null; readonly notice: NoticeContent };

export function useRecording(form: ReceiptForm, place: ReceiptPlace) {
  const [submitted, setSubmitted] = useState(false);
  const [idempotencyKey, setKey] = useState(newKey);
  const [missing, setMissing] = useState<readonly MissingParticular[]>([]);
  const { busy, failure, send } = useSend({ keepsKeys: true });
  const gaps = gapsOf(form);
  const errors = { ...placedErrors(failure, form), ...(submitted ? gaps : {}) };
  /** @returns whether it was sent. */
  const submit = (): boolean => {
    setSubmitted(true);
    if (Object.keys(gaps).length > 0) return false;
    void send(
      async () => {
        const result = await record(form, place, { idempotencyKey, ...overrideOf(form, missing) });
        // A plain no is final, so the changed receipt is another request; silence is not.
        if (!result.ok && result.failure.kind === 'problem') {
          setKey(newKey());
          setMissing(missingIn(result.failure));
        }
        return result;
      },
      async ({ invoice, notice }) => {
        if (form.account !== null) keepLastAccount(place, form.fields.method, form.account.id);
        await tookReceipt(place.bookId, invoice);
        place.onRecorded(notice);
      },
    );
    return true;
  };
  const isWhole = Object.keys(gaps).length === 0 && !busy;
  const { endpoint, input } = requestOf(form, place);
  const warnings = useActWarnings(endpoint, isWhole ? input : null);
  return { busy, failure, errors, missing, submit, warnings };
}

/** A reason that was typed counts only for what it was asked for. */
function overrideOf({ fields }: ReceiptForm, missing: readonly MissingParticular[]): Override {
  const reason = fields.overrideReason.trim();
  return isReasonEnough(missing) && reason !== '' ? { overrideReason: reason } : {};
}

/** What must be there or cannot be read, by the name of its place. */
function gapsOf(form: ReceiptForm): FieldErrors {
  const { reckoning, date, advance } = form;
  const { receivedPaise, deductedPaise, onAccountPaise, bills, deductions } = reckoning;
  const gaps: Record<string, string> = {};
  if (receivedPaise === null || receivedPaise + deductedPaise <= 0) {
    gaps['amount'] = 'Enter an amount above zero';
  } else if (onAccountPaise < 0) {
    gaps['amount'] = `${formatRupees(-onAccountPaise)} more is settled than comes in`;
  }
  if (form.awaitsAddressWord)
    gaps['no-address'] = 'Recording this payment issues the invoice: confirm this first';
  if (date === null) gaps['date'] = UNREADABLE_DATE;
  if (advance?.what === '') gaps['advance.description'] = 'Choose what the advance is for';
  for (const { bill, isWrong } of bills) {
    if (isWrong) gaps[`bill ${bill.key}`] = `${formatRupees(bill.openPaise)} of it is outstanding`;
  }
  for (const { fields: one, choice, paise } of deductions) {
    if (choice === null) gaps[`deduction ${one.id}`] = 'Choose what is deducted';
    else if (paise === null || paise === 0) gaps[`deducted ${one.id}`] = 'Enter an amount';
    else if (choice.kind === 'other' && one.accountId === null) {
      gaps[`account ${one.id}`] = 'Choose an account';
    }
  }
  return gaps;
}

const settledIn = ({ reckoning }: ReceiptForm) => reckoning.bills.filter(({ paise }) => paise > 0);

/** What the server says, at the place that it says it of. */
function placedErrors(failure: Failure | null, form: ReceiptForm): FieldErrors {
  if (failure?.kind !== 'problem') return {};
  const errors = fieldErrorsOf(failure);
  const placed = Object.entries(errors).map(([name, text]) => [placeOf(name, form), text] as const);
  const line = lineErrorOf(failure);
  if (line === null) return Object.fromEntries(placed);
  const list = /^(deduction|round_off)/.test(failure.problem.code) ? 'deductions' : 'against';
  const place = placeOf(`${list}.${line.index}.${line.field ?? 'amount'}`, form);
  return Object.fromEntries([...placed, [place, line.text]]);
}

function placeOf(name: string, form: ReceiptForm): string {
  const [, list, index, field] = /^(deductions|against)\.(\d+)(?:\.(\w+))?/.exec(name) ?? [];
  if (list === 'against') return `bill ${settledIn(form)[Number(index)]?.bill.key ?? ''}`;
  const one = list === undefined ? undefined : form.fields.deductions[Number(index)];
  if (one === undefined) return name;
  if (field === 'account_id') return `account ${one.id}`;
  return field === 'amount' ? `deducted ${one.id}` : `deduction ${one.id}`;
}

/** What is sent: of one invoice alone its payment, of all else a receipt. */
function requestOf(form: ReceiptForm, place: ReceiptPlace) {
  const money = moneyOf(form, place);
  const only = onlyBill(form);
  return only === null
    ? { endpoint: recordReceipt, input: receiptInput(form, place, money) }
    : { endpoint: recordPayment, input: paymentInput(only, form, money) };
}

function onlyBill(form: ReceiptForm): ReceiptBill | null {
  const [only, ...more] = settledIn(form);
  const isAlone = more.length === 0 && form.reckoning.deductions.length === 0;
  return only?.bill.kind === 'invoice' && isAlone ? only.bill : null;
}

function moneyOf(form: ReceiptForm, place: ReceiptPlace) {
  const { fields, reckoning, date, account } = form;
  return {
    method: fields.method,
    reference: fields.reference.trim() === '' ? null : fields.reference.trim(),
    ...(date === null ? {} : { date }),
    ...(account === null ? {} : { accountId: account.id }),
    bookId: place.bookId,
    amountPaise: reckoning.receivedPaise ?? 0,
  };
}

function record(form: ReceiptForm, place: ReceiptPlace, manner: Manner) {
  const given = { form, place, money: moneyOf(form, place), ...manner };
  const only = onlyBill(form);
  return only === null ? recordAll(given) : recordOne(only, given);
}

const paymentInput = (
  { id: invoiceId }: ReceiptBill,
  { reckoning }: ReceiptForm,
  money: Request['money'],
) => ({
  params: { invoiceId },
  body: { ...money, onAccount: reckoning.onAccountPaise > 0 },
});

function receiptInput(form: ReceiptForm, { customerId }: ReceiptPlace, money: Request['money']) {
  const { reckoning, advance } = form;
  const body = {
    ...money,
    deductions: reckoning.deductions.flatMap(deductionBody),
    advance: advance === null ? null : advanceBodyOf(advance),
    against: settledIn(form).map(({ bill: { kind, id, line }, paise }) => ({
      kind,
      id,
      ...(line === null ? {} : { line }),
      amountPaise: paise,
    })),
  };
  return { params: { customerId }, body };
}

type Request = Manner & {
  readonly form: ReceiptForm;
  readonly place: ReceiptPlace;
  readonly money: ReturnType<typeof moneyOf>;
};

/** The payment of one invoice, which issues a draft first. */
async function recordOne(
  bill: ReceiptBill,
  { form, place: { bookId }, money, idempotencyKey, ...override }: Request,
): Promise<CallResult<RecordingOutcome>> {
  const { reckoning } = form;
  const { params, body } = paymentInput(bill, form, money);
  const sent = { params, body: { ...body, ...override }, idempotencyKey };
  const result = await call(recordPayment, sent);
  if (!result.ok) return result;
  const invoice = result.value;
  const text = `Recorded ${formatRupees(reckoning.receivedPaise ?? 0)} for ${invoice.number}.`;
  const payment = invoice.payments.at(-1);
  if (payment === undefined) return { ok: true, value: { invoice, notice: { text } } };
  const { id, number } = payment;
  const printed = { bookId, kind: 'payment', id, number: number ?? invoice.number } as const;
  return { ok: true, value: { invoice, notice: printedNotice(text, printed) } };
}

async function recordAll({
  form,
  place,
  money,
  idempotencyKey,
}: Request): Promise<CallResult<RecordingOutcome>> {
  const { reckoning } = form;
  const { bookId } = place;
  const input = receiptInput(form, place, money);
  const result = await call(recordReceipt, { ...input, idempotencyKey });
  if (!result.ok) return result;
  const { id, number } = result.value;
  const printed = { bookId, kind: 'receipt', id, number } as const;
  const text = `Receipt ${number} of ${formatRupees(reckoning.receivedPaise ?? 0)} recorded.`;
  return { ok: true, value: { invoice: null, notice: printedNotice(text, printed) } };
}

const advanceBodyOf = ({ supply, what, rateBps, place }: ReceiptAdvance) => ({
  supply,
  description: what,
  hsn: null,
  taxBps: rateBps,
  placeOfSupply: place,
});

function deductionBody({ fields, choice, paise }: ReckonedDeduction) {
  if (choice === null || paise === null) return [];
  const { kind, section } = choice;
  const note = fields.note.trim();
  return [
    {
      kind,
      amountPaise: paise,
      ...(section === null ? {} : { section }),
      ...(note === '' ? {} : { note }),
      ...(kind === 'other' && fields.accountId !== null ? { accountId: fields.accountId } : {}),
    },
  ];
}
