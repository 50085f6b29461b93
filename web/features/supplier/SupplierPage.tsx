// One supplier: what is outstanding, the latest bills, and what the book knows of them.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { Link, useParams } from 'react-router-dom';
import {
  confirmSupplierBank,
  restoreSupplier,
  retireSupplier,
} from '#api/contract/supplier/supplier.ts';
import type { ListedSupplier } from '#api/contract/supplier/supplier.ts';
import type { PurchaseBillCard } from '#api/contract/trade/purchase-bill.ts';
import { useGo } from '#web/ahead/use-go.ts';
import { call } from '#web/client/call.ts';
import { sentenceOf, statusOf } from '#web/client/failure.ts';
import { useRights } from '#web/client/use-rights.ts';
import { BLOCKED_CLAUSES, CREDIT_KIND_WORDS } from '#web/format/credit.ts';
import { accountListOf } from '#web/client/lists.ts';
import { dayText, todayInIndia } from '#web/format/dates.ts';
import { formatCell, formatPaise, formatRupees } from '#web/format/money.ts';
import { partyAddress, partyPlace } from '#web/format/party-place.ts';
import { registrationWords } from '#web/format/registrations.ts';
import { paths } from '#web/paths.ts';
import type { PayDialogType } from '#web/shell/form/pay-dialog.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { EraseDialog } from '#web/shell/erasure/EraseDialog.tsx';
import { ErasureState } from '#web/shell/erasure/ErasureState.tsx';
import { NoSuchRecord } from '#web/shell/guards/NoSuchRecord.tsx';
import { PresentOnly } from '#web/shell/guards/past/PresentOnly.tsx';
import { ExplainLink } from '#web/shell/history/ExplainLink.tsx';
import { useExplainHref, useExplainOwn } from '#web/shell/history/use-explain.ts';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { historyAtom } from '#web/state/history.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { DataTable } from '#web/ui/lists/DataTable.tsx';
import type { Column } from '#web/ui/lists/DataTable.tsx';
import { KeyValue } from '#web/ui/lists/Figures.tsx';
import { Badge, Kbd } from '#web/ui/marks/Marks.tsx';
import { Menu } from '#web/ui/overlays/Menu.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';
import {
  BILLS_SHOWN,
  billsOfSupplier,
  erasableSupplier,
  invalidateSuppliers,
  oneSupplier,
  supplierErasureOf,
} from './queries.ts';
import { MakeCustomerDialog } from './MakeCustomerDialog.tsx';
import { SupplierStatus } from './SupplierList.tsx';
import { RemoveSupplierDialog } from './RemoveSupplierDialog.tsx';
import { SupplierDialog } from './SupplierDialog.tsx';
import {
  certificateInWords,
  standingDaysInWords,
  DEDUCTEE_KINDS,
  enterpriseInWords,
  maskedAccount,
  termsInWords,
} from './wording.ts';

type PageProps = { readonly Pay: PayDialogType };

export function SupplierPage({ Pay }: PageProps) {
  const { id: bookId, scope } = usePageBook();
  const id = Number(useParams()['supplierId']);
  const isId = Number.isSafeInteger(id) && id > 0;
  const one = useQuery({ ...oneSupplier(bookId, id), enabled: isId });
  if (one.data !== undefined) return <OfSupplier key={id} supplier={one.data} Pay={Pay} />;
  if (!isId || (one.isError && statusOf(one.error.failure) === 404)) {
    return <NoSuchRecord noun="supplier" />;
  }
  return (
    <>
      <PageHead
        title="Supplier"
        above={
          <Link to={paths.suppliers(scope)} className="link-quiet">
            Suppliers
          </Link>
        }
      />
      {one.isPending && (
        <Skeletons
          label="Loading the supplier"
          count={2}
          item="h-64"
          layout="grid gap-4 lg:grid-cols-[3fr_2fr]"
        />
      )}
      {one.isError && (
        <ErrorState
          what="the supplier"
          why={sentenceOf(one.error.failure)}
          onRetry={() => void one.refetch()}
        />
      )}
    </>
  );
}

type Props = { readonly supplier: ListedSupplier };

function useSupplierActs({ supplier }: Props) {
  const { id: bookId, scope } = usePageBook();
  const { id, name, status, seq } = supplier;
  const [opened, setOpened] = useState<'change' | 'customer' | 'erase' | 'pay' | 'remove' | null>(
    null,
  );
  const erasure = useQuery(supplierErasureOf(bookId, id)).data;
  const isErased = erasure !== undefined && erasure.erasedAt !== null;
  const { busy, failure, send } = useSend();
  const notify = useSetAtom(noticeAtom);
  const openHistory = useSetAtom(historyAtom);
  const go = useGo();
  const may = useRights();
  const isActive = status === 'active';
  const move = (
    endpoint: typeof retireSupplier | typeof restoreSupplier | typeof confirmSupplierBank,
    done: string,
  ) =>
    void send(
      () =>
        call(endpoint, {
          params: { supplierId: id },
          query: { book_id: bookId },
          body: { expected: seq },
        }),
      async () => {
        await invalidateSuppliers();
        notify({ text: done });
      },
    );
  const acts = {
    history: () => openHistory({ bookId, kind: 'customer', id, title: name }),
    newBill: () => go(paths.addPurchaseBill(scope, supplier.accountId)),
    ledger: () => go(paths.account(supplier.accountId, scope)),
    change: () => setOpened('change'),
    pay: () => setOpened('pay'),
    makeCustomer: () => setOpened('customer'),
    erase: () => setOpened('erase'),
    remove: () => setOpened('remove'),
    retire: () => move(retireSupplier, `Supplier ‘${name}’ is retired.`),
    restore: () => move(restoreSupplier, `Supplier ‘${name}’ is active again.`),
    confirmBank: () => move(confirmSupplierBank, `Bank details of ‘${name}’ confirmed.`),
  };
  const mayPay = may('DraftSupplierPayment') && !isErased;
  const mayChange = may('ChangeSupplier') && !isErased;
  const mayMakeCustomer = may('CreateCustomer') && !isErased && !supplier.isCustomer;
  const mayErase = may('EraseCustomer') && !isErased;
  const mayRemove = may('RemoveCustomer') && !isErased && !supplier.isCustomer;
  useKeys('Supplier', [
    ...(isActive && may('DraftPurchaseBill')
      ? [{ keys: 'B', does: 'New bill', run: acts.newBill, writes: true }]
      : []),
    ...(mayPay ? [{ keys: 'P', does: 'Record payment', run: acts.pay, writes: true }] : []),
    ...(mayChange
      ? [{ keys: 'C', does: 'Change this supplier', run: acts.change, writes: true }]
      : []),
    ...(mayMakeCustomer
      ? [{ keys: 'Shift+C', does: 'Make a customer', run: acts.makeCustomer, writes: true }]
      : []),
    ...(mayErase
      ? [{ keys: 'Shift+E', does: 'Erase personal data', run: acts.erase, writes: true }]
      : []),
    { keys: 'L', does: 'Ledger', run: acts.ledger },
    { keys: 'H', does: 'History', run: acts.history },
  ]);
  return {
    ...acts,
    may,
    mayPay,
    mayChange,
    mayMakeCustomer,
    mayErase,
    mayRemove,
    isActive,
    isErased,
    busy,
    failure,
    opened,
    close: () => setOpened(null),
  };
}

function OfSupplier({ supplier, Pay }: Props & PageProps) {
  const { id: bookId, scope } = usePageBook();
  const acts = useSupplierActs({ supplier });
  const { may, mayChange, isActive, isErased, failure, opened, close } = acts;
  const notify = useSetAtom(noticeAtom);
  const party = erasableSupplier(bookId, supplier);
  const done = (text: string) => {
    notify({ text });
    close();
  };
  const balanceHref = useExplainHref()({ account: supplier.accountId, asOn: todayInIndia() });
  useExplainOwn('Supplier', () => balanceHref);
  const paise = supplier.outstandingPaise;
  return (
    <>
      <PageHead
        title={supplier.name}
        above={
          <Link to={paths.suppliers(scope)} className="link-quiet">
            Suppliers
          </Link>
        }
        below={
          <p className="mt-1 flex flex-wrap items-center gap-2 text-ink-2">
            {isErased ? (
              <Badge kind="grey">Erased</Badge>
            ) : (
              <SupplierStatus status={supplier.status} />
            )}
            {supplier.isCustomer && (
              <Link to={paths.customer(supplier.id, scope)}>
                <Badge kind="sent">Customer too</Badge>
              </Link>
            )}
            <span dir="auto">
              {[
                supplier.gstin ?? registrationWords(supplier),
                partyPlace(supplier),
                enterpriseInWords(supplier),
                termsInWords(supplier),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </p>
        }
      >
        <div className="sm:text-right">
          <p className="text-sm text-ink-2">{paise < 0 ? 'Paid in advance' : 'Outstanding'}</p>
          <p className="text-fig font-semibold whitespace-nowrap">
            <ExplainLink href={balanceHref}>{formatRupees(Math.abs(paise))}</ExplainLink>
          </p>
        </div>
      </PageHead>
      <ErasureState party={party} />
      {failure !== null && <Notice kind="problem">{sentenceOf(failure)}</Notice>}
      <div className="mb-4 flex flex-wrap items-center gap-2 print:hidden">
        {isActive && may('DraftPurchaseBill') && (
          <PresentOnly>
            <Link
              to={paths.addPurchaseBill(scope, supplier.accountId)}
              aria-keyshortcuts="b"
              className={buttonClass('primary')}
            >
              New bill <Kbd onBrand>B</Kbd>
            </Link>
          </PresentOnly>
        )}
        {acts.mayPay && (
          <PresentOnly>
            <Button aria-keyshortcuts="p" onClick={acts.pay}>
              Record payment <Kbd>P</Kbd>
            </Button>
          </PresentOnly>
        )}
        <Link
          to={paths.account(supplier.accountId, scope)}
          aria-keyshortcuts="l"
          className={buttonClass('secondary')}
        >
          Ledger <Kbd>L</Kbd>
        </Link>
        <Menu
          label="More of this supplier"
          items={[
            ...(mayChange
              ? [
                  { text: 'Change', keys: 'C', onSelect: acts.change },
                  isActive
                    ? { text: 'Retire', onSelect: acts.retire }
                    : { text: 'Make active', onSelect: acts.restore },
                ]
              : []),
            ...(acts.mayMakeCustomer
              ? [{ text: 'Make a customer', keys: 'Shift+C', onSelect: acts.makeCustomer }]
              : []),
            ...(acts.mayRemove ? [{ text: 'Remove', danger: true, onSelect: acts.remove }] : []),
            ...(acts.mayErase
              ? [
                  {
                    text: 'Erase personal data',
                    keys: 'Shift+E',
                    danger: true,
                    onSelect: acts.erase,
                  },
                ]
              : []),
            { text: 'History', keys: 'H', onSelect: acts.history },
          ]}
        />
      </div>
      <div className="grid gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <LatestBills supplier={supplier} />
        <div className="flex min-w-0 flex-col gap-4">
          <Details supplier={supplier} />
          <BillDefaults supplier={supplier} />
          <TaxDeducted supplier={supplier} />
          <BankDetails
            supplier={supplier}
            onConfirm={mayChange && !acts.busy ? acts.confirmBank : null}
          />
        </div>
      </div>
      {opened === 'pay' && (
        <Pay
          bookId={bookId}
          supplier={{ accountId: supplier.accountId, name: supplier.name }}
          openPaise={Math.max(paise, 0)}
          onClose={close}
        />
      )}
      {opened === 'customer' && (
        <MakeCustomerDialog
          bookId={bookId}
          supplier={supplier}
          onClose={close}
          onDone={() => {
            const link = { to: paths.customer(supplier.id, scope), text: 'Open' };
            notify({ text: `‘${supplier.name}’ is a customer too.`, link });
            close();
          }}
        />
      )}
      {opened === 'remove' && (
        <RemoveSupplierDialog supplier={supplier} onClose={close} onDone={done} />
      )}
      {opened === 'erase' && <EraseDialog party={party} onClose={close} onDone={done} />}
      {opened === 'change' && (
        <SupplierDialog
          bookId={bookId}
          supplier={supplier}
          onClose={close}
          onSaved={({ name }) => done(`Supplier ‘${name}’ changed.`)}
        />
      )}
    </>
  );
}

function LatestBills({ supplier }: Props) {
  const { id: bookId, scope } = usePageBook();
  const bills = useQuery(billsOfSupplier(bookId, supplier.accountId));
  const columns: readonly Column<PurchaseBillCard>[] = [
    {
      head: 'Bill no.',
      place: 'name',
      cell: ({ id, billNumber }) => (
        <Link to={paths.purchaseBill(id, scope)} className="link-name">
          {billNumber ?? 'Draft bill'}
        </Link>
      ),
    },
    {
      head: 'Date',
      place: 'date',
      className: 'whitespace-nowrap text-ink-2',
      cell: ({ billDate }) => dayText(billDate),
    },
    {
      head: 'Due',
      place: 'nowhere',
      className: 'whitespace-nowrap text-ink-2',
      cell: ({ dueDate }) => dayText(dueDate),
    },
    {
      head: 'Total (₹)',
      place: 'amount',
      numeric: true,
      cell: ({ totalPaise }) => formatPaise(totalPaise),
    },
    {
      head: 'Open (₹)',
      place: 'nowhere',
      numeric: true,
      cell: ({ outstandingPaise }) => formatCell(outstandingPaise),
    },
  ];
  const rows = bills.data ?? [];
  return (
    <section aria-labelledby="bills" className="min-w-0">
      <h2 id="bills" className="mb-2 text-h2 font-semibold">
        Bills
      </h2>
      {bills.isError && (
        <ErrorState
          what="the bills"
          why={sentenceOf(bills.error.failure)}
          onRetry={() => void bills.refetch()}
        />
      )}
      {bills.data?.length === 0 && <p className="card px-4 py-6 text-ink-2">No bills yet.</p>}
      {(bills.isPending || rows.length > 0) && (
        <DataTable
          caption={`Bills of ${supplier.name}, the latest first`}
          rows={rows}
          waiting={bills.isPending ? 3 : 0}
          keyOf={({ id }) => String(id)}
          columns={columns}
        />
      )}
      {rows.length === BILLS_SHOWN && (
        <p className="pt-2">
          <Link
            to={`${paths.purchaseBills(scope)}?search=${encodeURIComponent(supplier.name)}`}
            className="link"
          >
            All bills of this supplier
          </Link>
        </p>
      )}
    </section>
  );
}

const dash = (text: string | null): string => (text === null || text === '' ? '—' : text);

function Details({ supplier }: Props) {
  const { registrations, phone, email } = supplier;
  const pairs = [
    { name: 'GSTIN', value: supplier.gstin },
    { name: 'Registration', value: registrationWords(supplier) },
    { name: 'PAN', value: supplier.pan },
    { name: 'Company', value: supplier.company },
    { name: 'Contact person', value: supplier.contact },
    { name: 'E-mail', value: email },
    { name: 'Phone', value: phone },
    { name: 'Address', value: partyAddress(supplier) },
    { name: 'Udyam number', value: supplier.udyam },
    ...registrations.map(({ gstin, from, to }) => ({
      name: 'Also registered',
      value: [gstin, standingDaysInWords(from, to)].filter(Boolean).join(', '),
    })),
  ];
  return (
    <section aria-labelledby="facts" className="card p-4">
      <h2 id="facts" className="mb-2 text-h2 font-semibold">
        Details
      </h2>
      <KeyValue pairs={pairs.filter(({ value }) => Boolean(value))} />
    </section>
  );
}

/** Nothing where nothing is proposed. */
function BillDefaults({ supplier: { billDefaults } }: Props) {
  const { id: bookId } = usePageBook();
  const accounts = useQuery({ ...accountListOf(bookId), enabled: billDefaults !== null });
  if (billDefaults === null) return null;
  const { accountId, credit, blockedClause } = billDefaults;
  const account = accounts.data?.find(({ id }) => id === accountId)?.name ?? null;
  const blocked = BLOCKED_CLAUSES.find(({ value }) => value === blockedClause);
  return (
    <section aria-labelledby="defaults" className="card p-4">
      <h2 id="defaults" className="mb-2 text-h2 font-semibold">
        Proposed on a new bill
      </h2>
      <KeyValue
        pairs={[
          { name: 'Account', value: dash(account) },
          { name: 'Kind of credit', value: credit === null ? '—' : CREDIT_KIND_WORDS[credit] },
          { name: 'Input credit', value: blocked?.label ?? 'Eligible' },
        ]}
      />
    </section>
  );
}

/** Nothing where nothing is said of it. */
function TaxDeducted({ supplier: { tds, tdsCertificates } }: Props) {
  if (tds === null && tdsCertificates.length === 0) return null;
  return (
    <section aria-labelledby="tds" className="card p-4">
      <h2 id="tds" className="mb-2 text-h2 font-semibold">
        Tax deducted at source
      </h2>
      <KeyValue
        pairs={[
          ...(tds === null
            ? []
            : [
                { name: 'Nature of payment', value: tds.nature },
                {
                  name: 'Deductee',
                  value: tds.deductee === null ? 'As the PAN says' : DEDUCTEE_KINDS[tds.deductee],
                },
              ]),
          ...tdsCertificates.map((one) => ({
            name: `Certificate ${one.number}`,
            value: certificateInWords(one),
          })),
        ]}
      />
    </section>
  );
}

type BankProps = Props & {
  /** Null: the person may not, or it is under way. */
  readonly onConfirm: (() => void) | null;
};

/** Changed details are amber until somebody asked the supplier. Nothing where none are known. */
function BankDetails({ supplier, onConfirm }: BankProps) {
  const { bankAccountNumber: number, upi, bankConfirmedOn: confirmed } = supplier;
  if (number === null && upi === null) return null;
  return (
    <section aria-labelledby="bank" className="card p-4">
      <h2 id="bank" className="mb-2 text-h2 font-semibold">
        Bank details
      </h2>
      <KeyValue
        pairs={[
          { name: 'Account holder', value: supplier.bankAccountName },
          { name: 'Account number', value: number === null ? null : maskedAccount(number) },
          { name: 'IFSC', value: supplier.bankIfsc },
          { name: 'UPI ID', value: upi },
        ].filter(({ value }) => value !== null)}
      />
      {confirmed === null ? (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <p className="text-sm text-warn">Not confirmed. Ask the supplier before you pay.</p>
          {onConfirm !== null && (
            <PresentOnly>
              <Button onClick={onConfirm}>Confirm</Button>
            </PresentOnly>
          )}
        </div>
      ) : (
        <p className="mt-3 text-sm text-ink-2">Confirmed on {dayText(confirmed)}</p>
      )}
    </section>
  );
}
