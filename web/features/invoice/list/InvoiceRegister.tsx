// The invoices as a register under what narrows them, with all that can be done from the list.
import { lazy, Suspense, useLayoutEffect } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { listInvoices } from '#api/contract/invoice/invoice.ts';
import type { InvoiceCard, InvoiceListFigures } from '#api/contract/invoice/invoice.ts';
import { nameOfBill } from '#core/report/index.ts';
import { DialogOnItsWay } from '#web/ahead/DialogOnItsWay.tsx';
import { keepKeysUntil } from '#web/ahead/keep.ts';
import { dateFromWire, todayInIndia } from '#web/format/dates.ts';
import { formatCell, formatCount, formatPaise, formatRupees } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import type { ReceiptDialogType } from '#web/shell/form/receipt-dialog.ts';
import type { ReminderDialogType } from '#web/shell/form/reminder-dialog.ts';
import { PresentOnly } from '#web/shell/guards/past/PresentOnly.tsx';
import { useExplainHref } from '#web/shell/history/use-explain.ts';
import { useListExplainKey, useSumLinks } from '#web/shell/history/use-list-explain.tsx';
import { useDeclaredList } from '#web/shell/keys/register/declared-list.tsx';
import type { ListOnSheet } from '#web/shell/keys/register/declared-list.tsx';
import { DeclaredListBody } from '#web/shell/keys/register/DeclaredListPage.tsx';
import type { ListState } from '#web/shell/keys/register/use-list-register.ts';
import { periodInWords } from '#web/shell/sheet/words.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { drawnRow } from '#web/ui/lists/register/layout/use-steady-focus.ts';
import { invoiceFiguresOf, invoiceStretchOf } from '../queries.ts';
import { invoiceListWords as wording } from '../wording.ts';
import { useBulkPdfs } from './bulk/use-bulk-pdfs.tsx';
import { useEmailInvoices } from './bulk/use-email-invoices.tsx';
import { InvoiceFilters } from './InvoiceFilters.tsx';
import { INVOICE_LIST } from './InvoiceList.tsx';
import { OpenedInvoice } from './OpenedInvoice.tsx';
import { STATUSES, TO_REGISTER } from './use-invoice-filter.ts';
import type { InvoiceFilterState } from './use-invoice-filter.ts';
import { isOpen, useListedInvoiceActs } from './use-listed-invoice-acts.ts';

/** Few books have e-invoices. */
const FilteredPortalFile = lazy(async () => ({
  default: (await import('../portal/FilteredPortalFile.tsx')).FilteredPortalFile,
}));
const MarkedPortalFile = lazy(async () => ({
  default: (await import('../portal/MarkedPortalFile.tsx')).MarkedPortalFile,
}));

type Props = {
  readonly bookId: number;
  readonly filter: InvoiceFilterState;
  readonly Receipt: ReceiptDialogType;
  readonly Reminder?: ReminderDialogType | undefined;
};

/** The list as it is narrowed and ordered, on paper and in files. */
export function invoicesOnSheet(
  bookId: number,
  { narrowing, order }: InvoiceFilterState,
): ListOnSheet<InvoiceCard> {
  const { from, to, search, filter } = narrowing;
  return {
    read: (read, offset, limit) =>
      read(listInvoices, { query: { ...narrowing, book_id: bookId, limit, order, offset } }),
    remarks: (_, chosen) => [
      ...(filter === undefined ? [] : [`Only those that are ${filterWords(filter)}`]),
      ...(search === undefined ? [] : [`Found by ‘${search}’`]),
      ...chosen,
    ],
    ...(from !== undefined &&
      to !== undefined && {
        period: periodInWords({ from: dateFromWire(from), to: dateFromWire(to) }),
      }),
  };
}

const filterWords = (filter: string): string =>
  filter === TO_REGISTER.value ? 'to be registered as e-invoices' : filter;

export function InvoiceRegister({ bookId, filter, Receipt, Reminder }: Props) {
  const { narrowing, order } = filter;
  const figures = useQuery({
    ...invoiceFiguresOf(bookId, narrowing),
    placeholderData: keepPreviousData,
  });
  const { data, isPlaceholderData: isOld } = figures;
  const list = useDeclaredList(INVOICE_LIST, {
    narrowed: narrowing,
    count: data?.count ?? 0,
    stretchOf: (offset) => invoiceStretchOf(bookId, narrowing, order, offset),
    order,
    onOrder: filter.setOrder,
    sheet: invoicesOnSheet(bookId, filter),
  });
  const { register, current } = list.state;
  const canRemind = Reminder !== undefined;
  const on = useListedInvoiceActs({ register, current, canRemind });
  const emails = useEmailInvoices({ bookId, narrowing, register, current });
  const pdfs = useBulkPdfs(bookId, narrowing);
  useFirstRow(list.state, order === 'due');
  const sums = useExplainedSums(data, narrowing, current);
  const hasNone = data?.count === 0 && !filter.isNarrowed && !isOld;
  const { selection } = register;
  const [first] = on.paying;
  const toRegister = on.selected.some(({ eInvoice }) => eInvoice === 'to-register');
  return (
    <>
      <DeclaredListBody
        of={list}
        figures={figures}
        told={
          data && {
            count: data.count,
            of: hasNone ? 0 : null,
            total: <Said figures={data} />,
            worth: data.balanceDuePaise,
            foot: {
              text: `Total of ${formatCount(data.issued)} issued, drafts not counted`,
              sums,
            },
          }
        }
        empty={{ title: wording.empty, text: wording.emptyHelp, add: <NewInvoice /> }}
        filters={<InvoiceFilters of={list} bookId={bookId} filter={filter} figures={data} />}
        notes={
          <Suspense fallback={null}>
            {register.count > 0 && filter.filter === TO_REGISTER.value && (
              <FilteredPortalFile bookId={bookId} narrowing={narrowing} />
            )}
            {!selection.isWhole && toRegister && (
              <MarkedPortalFile bookId={bookId} marked={on.selected} />
            )}
          </Suspense>
        }
        none={noneOf(filter.filter)}
        onClear={filter.clear}
        opened={(card) => <OpenedInvoice card={card} acts={on.acts} />}
        acts={[
          { text: 'Record receipt', keys: 'R', run: on.pay },
          { text: 'Send e-mails', keys: 'M', run: emails.start },
          ...(canRemind ? [{ text: 'Send reminders', keys: 'Shift+M', run: on.remind }] : []),
          { text: 'PDFs', run: () => pdfs.start(selection) },
        ]}
      />
      {pdfs.dialog}
      {emails.dialog}
      {on.reminded !== null && Reminder !== undefined && (
        <Suspense fallback={<DialogOnItsWay />}>
          <Reminder bookId={bookId} subject={on.reminded} onClose={() => on.setReminded(null)} />
        </Suspense>
      )}
      {first !== undefined && (
        <Receipt
          bookId={bookId}
          customer={{ id: first.customerId, name: first.customerName }}
          invoices={on.paying}
          onClose={() => {
            on.setPaying([]);
            register.clear();
          }}
        />
      )}
    </>
  );
}

function NewInvoice() {
  const { scope } = usePageBook();
  return (
    <PresentOnly>
      <Link to={paths.newInvoice(undefined, scope)} className={buttonClass('primary')}>
        {wording.newInvoice}
      </Link>
    </PresentOnly>
  );
}

type FiguresProps = { readonly figures: InvoiceListFigures };

const Said = ({ figures: { issued, totalPaise, balanceDuePaise } }: FiguresProps) => (
  <>
    {formatCount(issued)} issued, {formatRupees(totalPaise)}
    {balanceDuePaise > 0 && (
      <>
        , balance due <b className="font-medium">{formatRupees(balanceDuePaise)}</b>
      </>
    )}
  </>
);

/** Of an invoice with something due the events of that; of another all that it went through. */
function useExplainedSums(
  figures: InvoiceListFigures | undefined,
  narrowing: InvoiceFilterState['narrowing'],
  current: () => InvoiceCard | undefined,
) {
  const { id: bookId } = usePageBook();
  const hrefOf = useExplainHref();
  const list = { of: 'invoices', narrowing, line: 'total' } as const;
  const rowHref = () => {
    const card = current();
    if (card === undefined) return undefined;
    if (!isOpen(card)) return paths.history(bookId, { kind: 'invoice', record: card.id });
    const line = nameOfBill('invoice', card.id);
    return hrefOf({ of: 'receivables', line, asOn: todayInIndia() });
  };
  useListExplainKey('Invoices', list, rowHref, figures !== undefined);
  const sumLink = useSumLinks(list);
  const { totalPaise = 0, balanceDuePaise = 0 } = figures ?? {};
  return {
    amount: sumLink('total', formatPaise(totalPaise)),
    outstanding: sumLink('balance_due', formatCell(balanceDuePaise) || '0.00'),
  };
}

function noneOf(filter: string): string {
  if (filter === 'to-register') return 'No invoice is to be registered.';
  const status = STATUSES.find(({ value }) => value === filter);
  if (status === undefined || status.value === 'all') return 'No invoices match.';
  return `No ${status.label.toLowerCase()} invoices.`;
}

/**
 * Whoever goes to the overdue ones wants the longest overdue. Keys that are on their way wait for
 * it; the heading has the focus before, and nothing else gives it up.
 */
function useFirstRow({ register, rowAt }: ListState<InvoiceCard>, isWanted: boolean): void {
  const isThere = isWanted && rowAt(0) !== undefined;
  const { above, moveTo } = register;
  // Before anybody else hears that the list stands, and plays the keys that wait for it.
  useLayoutEffect(() => {
    if (!isThere) return undefined;
    const row = () => drawnRow(above.current, 0);
    const isFree = () =>
      document.activeElement === document.body || document.activeElement?.tagName === 'H1';
    keepKeysUntil(() => row() === null || document.activeElement === row() || !isFree());
    // The shell gives the focus to the heading once the page is drawn; this comes after.
    const timer = setTimeout(() => isFree() && moveTo(0));
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- `moveTo` is another with every row
  }, [isThere, above]);
}
