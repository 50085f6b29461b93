// One customer: what they owe, their invoices, their money on account, and who they are.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { Link, useParams } from 'react-router-dom';
import { useGo } from '#web/ahead/use-go.ts';
import type { Customer } from '#api/contract/customer/customer.ts';
import { sentenceOf, statusOf } from '#web/client/failure.ts';
import { failureOf } from '#web/client/query.ts';
import { paths } from '#web/paths.ts';
import { todayInIndia } from '#web/format/dates.ts';
import { useExplainHref, useExplainOwn } from '#web/shell/history/use-explain.ts';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { historyAtom } from '#web/state/history.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { NoSuchRecord } from '#web/shell/guards/NoSuchRecord.tsx';
import { usePageBook } from '#web/state/page-book.ts';
import type { ReceiptDialogType } from '#web/shell/form/receipt-dialog.ts';
import { Badge } from '#web/ui/marks/Marks.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';
import { CustomerDialog } from '../CustomerDialog.tsx';
import { EraseDialog } from '#web/shell/erasure/EraseDialog.tsx';
import { ErasureState } from '#web/shell/erasure/ErasureState.tsx';
import { erasableCustomer, erasureOf } from '../queries.ts';
import { customerOf } from '#web/client/billing-reads.ts';
import { useRights } from '#web/client/use-rights.ts';
import { StatusMark } from '../StatusMark.tsx';

import { Credits } from './Credits.tsx';
import { CustomerBar } from './CustomerBar.tsx';
import { CustomerCard } from './CustomerCard.tsx';
import { CustomerInvoices } from './CustomerInvoices.tsx';
import { EndDialog } from './EndDialog.tsx';
import { Entries } from './Entries.tsx';
import type { CustomerAction } from './EndDialog.tsx';
import { OutstandingByAge } from './OutstandingByAge.tsx';
import { Owed } from './Owed.tsx';
import { Receipts } from './Receipts.tsx';
import { Refunds } from './Refunds.tsx';

/** Another customer is another page, and shows nothing of the one before. */
/** Where money is taken is another feature, so the routes hand it in. */
type Taking = { readonly Receipt: ReceiptDialogType };

export function CustomerPage({ Receipt }: Taking) {
  const { id: bookId } = usePageBook();
  const customerId = Number(useParams()['customerId']);
  const isId = Number.isSafeInteger(customerId) && customerId > 0;
  const one = useQuery({ ...customerOf(bookId, customerId), enabled: isId });
  const failure = failureOf(one.error);
  if (!isId || (failure !== null && statusOf(failure) === 404))
    return <NoSuchRecord noun="customer" />;
  if (one.data !== undefined)
    return <OfCustomer key={one.data.id} customer={one.data} Receipt={Receipt} />;
  return (
    <>
      <PageHead title="Customer" />
      {one.isPending && (
        <Skeletons
          label="Loading the customer"
          count={2}
          item="h-64"
          layout="grid gap-4 lg:grid-cols-[3fr_2fr]"
        />
      )}
      {failure !== null && (
        <ErrorState
          what="the customer"
          why={sentenceOf(failure)}
          onRetry={() => void one.refetch()}
        />
      )}
    </>
  );
}

type OpenSheet = 'change' | 'receipt' | 'erase' | CustomerAction;

function OfCustomer({ customer, Receipt }: Taking & { readonly customer: Customer }) {
  const { id: bookId, scope } = usePageBook();
  const [opened, setOpened] = useState<OpenSheet | null>(null);
  const setNotice = useSetAtom(noticeAtom);
  const close = () => setOpened(null);
  const done = (text: string) => {
    setNotice({ text });
    close();
  };
  const history = useHistory(bookId, customer);
  const erasure = useQuery(erasureOf(bookId, customer.id)).data;
  const isErased = erasure !== undefined && erasure.erasedAt !== null;
  useCustomerKeys(customer, isErased, setOpened, history);
  const balanceHref = useExplainHref()({ account: customer.accountId, asOn: todayInIndia() });
  useExplainOwn('Customer', () => balanceHref);
  return (
    <>
      <PageHead
        title={customer.name}
        above={
          <Link to={paths.customersOf(scope)} className="link-quiet">
            Customers
          </Link>
        }
        below={
          <p className="mt-1 flex flex-wrap items-center gap-2 text-ink-2">
            {isErased ? <Badge kind="grey">Erased</Badge> : <StatusMark status={customer.status} />}
            {customer.company !== null && <span dir="auto">{customer.company}</span>}
          </p>
        }
      >
        <Owed customerId={customer.id} explain={balanceHref} />
      </PageHead>
      <ErasureState party={erasableCustomer(bookId, customer)} />
      <CustomerBar customer={customer} isErased={isErased} onOpen={setOpened} onHistory={history} />
      <div className="grid gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex min-w-0 flex-col gap-6">
          <CustomerInvoices customer={customer} />
          <Entries customer={customer} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <OutstandingByAge customer={customer} />
          <Credits customer={customer} isErased={isErased} />
          <Receipts customer={customer} isErased={isErased} />
          <Refunds customer={customer} isErased={isErased} />
          <CustomerCard customer={customer} />
        </div>
      </div>
      {opened === 'change' && (
        <CustomerDialog
          bookId={bookId}
          customer={customer}
          onClose={close}
          onSaved={({ name }) => done(`Customer ‘${name}’ changed.`)}
        />
      )}
      {opened === 'receipt' && (
        <Receipt bookId={bookId} customer={customer} invoices={[]} onClose={close} />
      )}
      {opened === 'erase' && (
        <EraseDialog party={erasableCustomer(bookId, customer)} onClose={close} onDone={done} />
      )}
      {isEnd(opened) && (
        <EndDialog customer={customer} end={opened} onClose={close} onDone={done} />
      )}
    </>
  );
}

const isEnd = (opened: OpenSheet | null): opened is CustomerAction =>
  opened === 'activate' || opened === 'deactivate' || opened === 'remove';

function useHistory(bookId: number, { id, name: title }: Customer): () => void {
  const setHistory = useSetAtom(historyAtom);
  return () => setHistory({ bookId, kind: 'customer', id, title });
}

function useCustomerKeys(
  { id, status }: Customer,
  isErased: boolean,
  open: (what: OpenSheet) => void,
  history: () => void,
): void {
  const { scope } = usePageBook();
  const go = useGo();
  const may = useRights();
  const isActive = status === 'active' && !isErased;
  useKeys('Customer', [
    ...(isActive && may('DraftInvoice')
      ? [{ keys: 'I', does: 'New invoice', run: () => go(paths.newInvoice(id, scope)) }]
      : []),
    ...(may('RecordReceipt') && !isErased
      ? [{ keys: 'R', does: 'Record receipt', run: () => open('receipt') }]
      : []),
    {
      keys: 'S',
      does: 'Statement of account',
      run: () => go(paths.statement(id, scope)),
    },
    ...(may('ChangeCustomer') && !isErased
      ? [{ keys: 'C', does: 'Change this customer', run: () => open('change') }]
      : []),
    ...(may('EraseCustomer') && !isErased
      ? [{ keys: 'Shift+E', does: 'Erase personal data', run: () => open('erase') }]
      : []),
    { keys: 'H', does: 'History', run: history },
  ]);
}
