// The form of an expense: what it would post, how the last one is repeated, and how it is sent.
import { useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { useSetAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';
import type { Account } from '#api/contract/account/account.ts';
import {
  createExpense,
  createPaidBill,
  listExpenses,
  readExpense,
} from '#api/contract/trade/expense.ts';
import type { ExpenseRow } from '#api/contract/trade/expense.ts';
import type { ListedSupplier } from '#api/contract/supplier/supplier.ts';
import { readPurchaseBill } from '#api/contract/trade/purchase-bill.ts';
import { listSupplierPayments } from '#api/contract/trade/supplier-payment.ts';
import { billLedger, chargesTax } from '#core/trade/index.ts';
import type { PurchaseBillFacts, TradeEntry } from '#core/trade/index.ts';
import { keepKeys } from '#web/ahead/keep.ts';
import { useActWarnings } from '#web/client/act-warnings.ts';
import { call } from '#web/client/call.ts';
import { fieldErrorsOf, lineErrorOf, problemCodeOf } from '#web/client/failure.ts';
import type { FieldErrors } from '#web/client/failure.ts';
import { asking, queryClient } from '#web/client/query.ts';
import { dayText, todayInIndia } from '#web/format/dates.ts';
import { formatRupees } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { useKeptFields } from '#web/shell/form/use-kept-fields.ts';
import { useMoneyAccount } from '#web/shell/form/use-money-account.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { AGAIN, useTypedBill } from '../editor/use-bill-form.ts';
import {
  spentPaiseIn,
  beginExpense,
  billOfExpense,
  expenseFaults,
  expenseText,
  isRepeatable,
  paidBillBody,
  slipBody,
  withBillAgain,
  withDefaults,
  withSlipAgain,
} from './expense-text.ts';
import type { ExpenseText } from './expense-text.ts';
import { readExpensesAgain } from './queries.ts';

export type ExpenseFormParts = {
  readonly bookId: number;
  readonly accounts: readonly Account[];
  readonly buyer: PurchaseBillFacts['buyer'];
  /** What the address says of it. */
  readonly begun: {
    readonly isSlip: boolean;
    readonly supplierId: number | null;
    readonly accountId: number | null;
  };
  /** Begins the next one, once one is posted. */
  readonly onNext: () => void;
};

type Defaults = NonNullable<ListedSupplier['billDefaults']> | null;
type Kept = Pick<ReturnType<typeof useKeptFields<ExpenseText>>, 'fields' | 'setFields'>;

/** What is proposed on a bill of the supplier, while nothing is said of what was bought. */
function useDefaults(defaults: Defaults, { fields, setFields }: Kept): void {
  const isBlank = fields.supplierId !== null && fields.accountId === null && fields.base === null;
  useEffect(() => {
    if (defaults === null || !isBlank) return;
    setFields((now) => withDefaults(now, defaults, todayInIndia()));
    // What a person takes out again stays out.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each supplier
  }, [defaults]);
}

/** The last expense of the supplier; without one, the last slip of the account. */
function useLast(bookId: number, { supplierId, accountId }: ExpenseText): ExpenseRow | null {
  const of = lastOf(bookId, { supplierId, accountId });
  const { data = [] } = useQuery({ ...asking(listExpenses, of.input), enabled: of.isAsked });
  return data[0] ?? null;
}

function lastOf(
  bookId: number,
  { supplierId, accountId }: Pick<ExpenseText, 'supplierId' | 'accountId'>,
) {
  const query = { book_id: bookId, limit: 1 };
  return {
    isAsked: supplierId !== null || accountId !== null,
    input:
      supplierId === null
        ? { query: { ...query, account: accountId ?? 0, filter: 'slip' as const } }
        : { query: { ...query, supplier: supplierId } },
  };
}

/** @returns what is typed with all that the last one says; null where it says more than fits. */
async function repeated(
  bookId: number,
  now: ExpenseText,
  last: ExpenseRow,
): Promise<ExpenseText | null> {
  const query = { book_id: bookId };
  if (last.kind === 'expense') {
    const asked = asking(readExpense, { params: { expenseId: last.id }, query });
    const slip = await queryClient.fetchQuery(asked);
    return slip.items.length === 1 ? withSlipAgain(now, slip) : null;
  }
  const supplier = last.supplierAccountId ?? 0;
  const [bill, [payment]] = await Promise.all([
    queryClient.fetchQuery(asking(readPurchaseBill, { params: { billId: last.id }, query })),
    queryClient.fetchQuery(
      asking(listSupplierPayments, { query: { ...query, supplier, limit: 1 } }),
    ),
  ]);
  return isRepeatable(bill) ? withBillAgain(now, bill, payment) : null;
}

export function useExpenseForm(props: ExpenseFormParts) {
  const { bookId, accounts, buyer, begun, onNext } = props;
  const [today] = useState(todayInIndia);
  const given = {
    ...(begun.supplierId !== null && { supplierId: begun.supplierId }),
    ...(begun.accountId !== null && { accountId: begun.accountId }),
  };
  const kept = useKeptFields<ExpenseText>({
    form: begun.isSlip ? 'expense-slip' : 'expense',
    bookId,
    schema: expenseText,
    begin: () => beginExpense(today, begun.isSlip),
    given,
    isWanted: (draft) => begun.supplierId === null || draft.supplierId === begun.supplierId,
  });
  const { fields, setFields } = kept;
  const [submitted, setSubmitted] = useState(false);
  const isFollowed = useRef(false);
  const { send, busy, failure } = useSend({ keepsKeys: true });
  const notify = useSetAtom(noticeAtom);
  const navigate = useNavigate();
  const { scope } = usePageBook();
  const money = useMoneyAccount(bookId, fields.method, fields.moneyId);
  const account = accounts.find(({ id }) => id === fields.accountId) ?? null;
  const last = useLast(bookId, fields);

  // Whether the supplier prints GST is known of the supplier alone, and so before the bill is.
  const asTyped = { accountName: account?.name ?? '', tdsNature: '', today };
  const first = billOfExpense(fields, { ...asTyped, chargesTax: true });
  const {
    supplier,
    party,
    tdsKnown,
    typed: ofParty,
  } = useTypedBill({ bookId, accounts, buyer }, first, today);
  const isCharging = supplier !== null && chargesTax(ofParty.supplier);
  const nature =
    tdsKnown?.deducts === true ? (tdsKnown.nature ?? fields.base?.tdsNature ?? '') : '';
  const known = { ...asTyped, chargesTax: isCharging, tdsNature: nature };
  const bill = billOfExpense(fields, known);
  const { typed, returns } = useTypedBill({ bookId, accounts, buyer }, bill, today);
  const tdsPaise = typed.tds?.amountPaise ?? 0;
  const paidPaise = supplier === null ? (spentPaiseIn(fields) ?? 0) : typed.totalPaise - tdsPaise;
  const moneyId = money.account?.id ?? null;

  useDefaults(party?.billDefaults ?? null, { fields, setFields });
  const setSupplier = (supplierId: number | null) =>
    setFields((now) => (now.supplierId === supplierId ? now : { ...now, supplierId, base: null }));
  const gaps = expenseFaults(fields, today);
  const isWhole = Object.keys(gaps).length === 0;
  const query = { book_id: bookId };
  const paidBill = { query, body: paidBillBody(fields, { ...known, moneyId }) };
  const slip = { query, body: slipBody(fields, moneyId, today) };
  const isSlip = fields.supplierId === null;
  const warnings = useActWarnings(
    isSlip ? createExpense : createPaidBill,
    isWhole && !busy ? (isSlip ? slip : paidBill) : null,
  );

  const posted = async (text: string, to: string) => {
    kept.forget();
    await readExpensesAgain();
    notify({ kind: 'done', text, link: { to, text: 'View' } });
    if (isFollowed.current) {
      isFollowed.current = false;
      onNext();
      return;
    }
    void navigate(paths.expenses(scope));
  };
  const submit = (): boolean => {
    setSubmitted(true);
    if (!isWhole) {
      isFollowed.current = false;
      return false;
    }
    if (isSlip) {
      void send(
        () => call(createExpense, slip),
        ({ id, number, totalPaise }) =>
          posted(
            `Expense ${number ?? ''} of ${formatRupees(totalPaise)} posted.`,
            paths.expense(id, scope),
          ),
      );
      return true;
    }
    void send(
      () => call(createPaidBill, paidBill),
      ({ billId, number, payments: [payment] }) =>
        posted(
          payment === undefined
            ? `Bill ${number} posted.`
            : `Bill ${number} posted and ${formatRupees(payment.amountPaise)} paid by ` +
                `${payment.number}.`,
          paths.purchaseBill(billId, scope),
        ),
    );
    return true;
  };
  /** Keys that are typed while the last one is read are meant for what it fills in. */
  const repeat = async (): Promise<void> => {
    const of = lastOf(bookId, fields);
    if (!of.isAsked) return;
    const answered = keepKeys(true);
    const [found] = await queryClient
      .fetchQuery(asking(listExpenses, of.input))
      .catch((): ExpenseRow[] => []);
    const again =
      found === undefined ? null : await repeated(bookId, fields, found).catch(() => null);
    if (again !== null) {
      // A key that was kept acts on what is drawn.
      flushSync(() => setFields((now) => ({ ...again, date: now.date })));
    } else {
      const text =
        found === undefined
          ? 'There is no earlier expense to repeat.'
          : 'The last one has several lines or charges: enter it as a bill.';
      notify({ kind: 'remark', text });
    }
    answered(again !== null);
  };
  const refused = fieldErrorsOf(failure);
  const ofLine = lineErrorOf(failure);
  const errors: FieldErrors = {
    ...refused,
    ...(ofLine !== null && { [lineField(ofLine.field)]: ofLine.text }),
    ...(submitted ? gaps : {}),
  };
  return {
    ...kept,
    moneyAccount: money.account,
    moneyAccounts: money.accounts,
    today,
    busy,
    failure,
    errors,
    warnings,
    supplier,
    account,
    isCharging,
    nature,
    tds: typed.tds,
    typed,
    returns,
    paidPaise,
    entries: isSlip
      ? slipEntries(fields, moneyId)
      : [...billEntries(typed, fields), ...paymentEntries(fields, { moneyId, paidPaise })],
    last: last === null ? null : lastInWords(last),
    isEnteredAlready: failure !== null && problemCodeOf(failure) === AGAIN,
    set: (change: Partial<Omit<ExpenseText, 'supplierId'>>) =>
      setFields((now) => ({ ...now, ...change })),
    setSupplier,
    repeat,
    submit,
    /** What is submitted next is followed by one that begins anew. */
    startAnother: () => {
      isFollowed.current = true;
    },
  };
}

export type ExpenseForm = ReturnType<typeof useExpenseForm>;

/** What the server says of the one line, by the field that shows it. */
const lineField = (field: string | null): string =>
  field === 'tax_rate' || field === 'clause' ? field : 'account_id';

const lastInWords = ({ description, accountName, amountPaise, spentOn }: ExpenseRow): string =>
  `${description === '' ? accountName : description}, ${formatRupees(amountPaise)} on ` +
  dayText(spentOn);

const billEntries = (
  typed: ReturnType<typeof useTypedBill>['typed'],
  { supplierId, number }: ExpenseText,
): readonly TradeEntry[] =>
  billLedger({
    ...typed,
    accountId: supplierId ?? 0,
    billNumber: number,
    billDate: '',
    dueDate: null,
  });

const moneyOf = ({ method }: ExpenseText, moneyId: number | null): TradeEntry['to'] => {
  if (moneyId !== null) return { accountId: moneyId };
  return { role: method === 'cash' ? 'cash' : 'bank' };
};

type Paid = { readonly moneyId: number | null; readonly paidPaise: number };

const paymentEntries = (fields: ExpenseText, { moneyId, paidPaise: amountPaise }: Paid) =>
  amountPaise <= 0
    ? []
    : ([
        { to: { accountId: fields.supplierId ?? 0 }, side: 'debit', amountPaise },
        { to: moneyOf(fields, moneyId), side: 'credit', amountPaise },
      ] satisfies TradeEntry[]);

function slipEntries(fields: ExpenseText, moneyId: number | null): readonly TradeEntry[] {
  const amountPaise = spentPaiseIn(fields) ?? 0;
  return amountPaise <= 0
    ? []
    : [
        { to: { accountId: fields.accountId ?? 0 }, side: 'debit', amountPaise },
        { to: moneyOf(fields, moneyId), side: 'credit', amountPaise },
      ];
}
