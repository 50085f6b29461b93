// The invoices as a register under what narrows them, with all that can be done from the list.
import { lazy, Suspense } from 'react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { InvoiceCard } from '#api/contract/invoice/invoice.ts';
import { useFindFirst } from '#web/ahead/use-find-first.ts';
import { useGo } from '#web/ahead/use-go.ts';
import { todayInIndia } from '#web/format/dates.ts';
import { formatCount, formatRupees, paiseFromWire } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { PresentOnly } from '#web/shell/guards/past/PresentOnly.tsx';
import type { ReceiptDialogType } from '#web/shell/form/receipt-dialog.ts';
import type { ReminderDialogType } from '#web/shell/form/reminder-dialog.ts';
import { ListWaiting } from '#web/shell/keys/register/ListRegister.tsx';
import { useListRegister } from '#web/shell/keys/register/use-list-register.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { invoiceFiguresOf, invoiceStretchOf } from '../queries.ts';
import { invoiceListWords as wording } from '../wording.ts';
import { InvoicePills } from './InvoicePills.tsx';
import { InvoiceRegister } from './register/InvoiceRegister.tsx';
import { useInvoiceColumns } from './register/use-invoice-columns.tsx';
import { TO_REGISTER } from './use-invoice-filter.ts';
import type { InvoiceFilterState } from './use-invoice-filter.ts';

/** Few books have e-invoices. */
const FilteredPortalFile = lazy(async () => ({
  default: (await import('../portal/FilteredPortalFile.tsx')).FilteredPortalFile,
}));

type Props = {
  readonly bookId: number;
  readonly filter: InvoiceFilterState;
  readonly Receipt: ReceiptDialogType;
  readonly Reminder?: ReminderDialogType | undefined;
};

const keyOf = ({ id }: InvoiceCard): number => id;

export function InvoiceList({ bookId, filter, Receipt, Reminder }: Props) {
  const { narrowing, order } = filter;
  const figures = useQuery({
    ...invoiceFiguresOf(bookId, narrowing),
    placeholderData: keepPreviousData,
  });
  const go = useGo();
  const { scope } = usePageBook();
  const all = useInvoiceColumns(todayInIndia());
  const onPage = ({ id }: InvoiceCard) => go(paths.invoice(id, scope));
  const list = useListRegister<InvoiceCard>({
    list: 'invoice',
    title: 'Invoices',
    listKey: JSON.stringify([narrowing, order]),
    count: figures.data?.count ?? 0,
    keyOf,
    columns: all,
    stretchOf: (offset) => invoiceStretchOf(bookId, narrowing, order, offset),
    onPage,
    opensInPlace: true,
    order,
    onOrder: filter.setOrder,
  });
  const client = useQueryClient();
  const openFirst = useFindFirst(async (search) => {
    const found = await client.fetchQuery(
      invoiceStretchOf(bookId, { ...narrowing, search }, order, 0),
    );
    const meant = found.find(({ number }) => number.toLowerCase() === search.toLowerCase());
    const first = meant ?? found[0];
    return first === undefined ? null : paths.invoice(first.id, scope);
  });
  const hasNone = figures.data?.count === 0 && !filter.isNarrowed;
  const hasRows = (figures.data?.count ?? 0) > 0;
  if (hasNone && !figures.isPlaceholderData) return <Empty />;
  return (
    <>
      <InvoicePills
        bookId={bookId}
        filter={filter}
        openFirst={openFirst}
        figures={figures.data}
        columns={all}
      />
      {hasRows && filter.filter === TO_REGISTER.value && (
        <Suspense fallback={null}>
          <FilteredPortalFile bookId={bookId} narrowing={narrowing} />
        </Suspense>
      )}
      <p role="status" className="register-total">
        {figures.data !== undefined && <Said figures={figures.data} />}
      </p>
      {figures.data === undefined ? (
        <ListWaiting
          what="the invoices"
          error={figures.error}
          onRetry={() => void figures.refetch()}
        />
      ) : (
        <InvoiceRegister
          bookId={bookId}
          filter={filter}
          list={list}
          onPage={onPage}
          Receipt={Receipt}
          Reminder={Reminder}
          figures={figures.data}
        />
      )}
    </>
  );
}

type Figures = { readonly issued: number; readonly total: string; readonly balance_due: string };

const Said = ({ figures: { issued, total, balance_due: due } }: { readonly figures: Figures }) => (
  <>
    {formatCount(issued)} issued, {formatRupees(paiseFromWire(total))}
    {paiseFromWire(due) > 0 && (
      <>
        , balance due <b className="font-medium">{formatRupees(paiseFromWire(due))}</b>
      </>
    )}
  </>
);

function Empty() {
  const { scope } = usePageBook();
  return (
    <EmptyState
      title={wording.empty}
      actions={
        <PresentOnly>
          <Link to={paths.newInvoice(undefined, scope)} className={buttonClass('primary')}>
            {wording.newInvoice}
          </Link>
        </PresentOnly>
      }
    >
      {wording.emptyHelp}
    </EmptyState>
  );
}
