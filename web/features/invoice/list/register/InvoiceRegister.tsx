// The rows of the register of invoices, what can be done with those selected, and the dialogs.
import { lazy, Suspense, useLayoutEffect } from 'react';
import type { InvoiceCard, InvoiceListFigures } from '#api/contract/invoice/invoice.ts';
import { DialogOnItsWay } from '#web/ahead/DialogOnItsWay.tsx';
import { keepKeysUntil } from '#web/ahead/keep.ts';
import { todayInIndia } from '#web/format/dates.ts';
import {
  formatCell,
  formatCount,
  formatPaise,
  formatRupees,
  paiseFromWire,
} from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import type { ReceiptDialogType } from '#web/shell/form/receipt-dialog.ts';
import type { ReminderDialogType } from '#web/shell/form/reminder-dialog.ts';
import { useExplainHref } from '#web/shell/history/use-explain.ts';
import { useListExplainKey, useSumLinks } from '#web/shell/history/use-list-explain.tsx';
import { ListRegister } from '#web/shell/keys/register/ListRegister.tsx';
import { SelectionSheet } from '#web/shell/keys/register/SelectionSheet.tsx';
import type { ListState } from '#web/shell/keys/register/use-list-register.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { drawnRow } from '#web/ui/lists/register/layout/use-steady-focus.ts';
import type { RegisterFoot } from '#web/ui/lists/register/RegisterTable.tsx';
import { selectionSum } from '#web/ui/lists/register/use-register.ts';
import { STATUSES } from '../use-invoice-filter.ts';
import type { InvoiceFilterState } from '../use-invoice-filter.ts';
import { useBulkPdfs } from '../bulk/use-bulk-pdfs.tsx';
import { useEmailInvoices } from '../bulk/use-email-invoices.tsx';
import { OpenedInvoice } from './OpenedInvoice.tsx';
import { isOpen, useListedInvoiceActs } from './use-listed-invoice-acts.ts';
import { useInvoiceLines } from './use-invoice-columns.tsx';

/** Few books have e-invoices. */
const MarkedPortalFile = lazy(async () => ({
  default: (await import('../../portal/MarkedPortalFile.tsx')).MarkedPortalFile,
}));

type Props = {
  readonly bookId: number;
  readonly filter: InvoiceFilterState;
  readonly figures: InvoiceListFigures;
  readonly list: ListState<InvoiceCard>;
  readonly onPage: (card: InvoiceCard) => void;
  readonly Receipt: ReceiptDialogType;
  readonly Reminder?: ReminderDialogType | undefined;
};

const nameOf = ({ number }: InvoiceCard): string => number;

export function InvoiceRegister({ bookId, filter, figures, list, onPage, ...dialogs }: Props) {
  const { Receipt, Reminder } = dialogs;
  const { register, current } = list;
  const canRemind = Reminder !== undefined;
  const on = useListedInvoiceActs({ register, current, canRemind });
  const emails = useEmailInvoices({ bookId, narrowing: filter.narrowing, register, current });
  const linesOf = useInvoiceLines();
  const pdfs = useBulkPdfs(bookId, filter.narrowing);
  useFirstRow(list, filter.order === 'due');
  const foot = useExplainedFoot(figures, filter.narrowing, current);
  const { selection } = register;
  const due = paiseFromWire(figures.balance_due);
  const whole = { count: figures.count, paise: due };
  const selected = selectionSum(selection, whole, (card) => paiseFromWire(card.balance_due));
  const [first] = on.paying;
  const toRegister = on.selected.some(({ e_invoice: status }) => status === 'to-register');
  return (
    <>
      {!selection.isWhole && toRegister && (
        <Suspense fallback={null}>
          <MarkedPortalFile bookId={bookId} marked={on.selected} />
        </Suspense>
      )}
      <ListRegister
        what="the invoices"
        caption="Invoices"
        state={list}
        nameOf={nameOf}
        linesOf={linesOf}
        onPage={onPage}
        order={filter.order}
        onOrder={filter.setOrder}
        foot={foot}
        none={noneOf(filter.filter)}
        onClear={filter.clear}
        opened={(card) => <OpenedInvoice card={card} acts={on.acts} />}
      />
      <SelectionSheet
        what="the selected invoices"
        count={selected.count}
        total={`Balance due ${formatRupees(selected.paise)}`}
        acts={[
          { text: 'Record receipt', keys: 'R', run: on.pay },
          { text: 'Send e-mails', keys: 'M', run: emails.start },
          ...(canRemind ? [{ text: 'Send reminders', keys: 'Shift+M', run: on.remind }] : []),
          { text: 'PDFs', run: () => pdfs.start(selection) },
        ]}
        onClear={register.clear}
        of={async (work) => {
          const { invoicesSheet } = await import('./invoice-sheet.ts');
          const isKept = ({ id }: InvoiceCard) => selection.rows.has(id) !== selection.isWhole;
          const { narrowing, order } = filter;
          return invoicesSheet(work, { bookId, narrowing, order, isKept });
        }}
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
          customer={{ id: first.customer_id, name: first.customer_name }}
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

/** Of an invoice with something due the events of that; of another all that it went through. */
function useExplainedFoot(
  { issued, total, balance_due: due }: InvoiceListFigures,
  narrowing: InvoiceFilterState['narrowing'],
  current: () => InvoiceCard | undefined,
): RegisterFoot {
  const { id: bookId } = usePageBook();
  const hrefOf = useExplainHref();
  const list = { of: 'invoices', narrowing, line: 'total' } as const;
  useListExplainKey('Invoices', list, () => {
    const card = current();
    if (card === undefined) return undefined;
    if (!isOpen(card)) return paths.history(bookId, { kind: 'invoice', record: card.id });
    const line = `bill/invoice/${card.id}`;
    return hrefOf({ of: 'receivables', line, asOn: todayInIndia() });
  });
  const sumLink = useSumLinks(list);
  return {
    text: `Total of ${formatCount(issued)} issued, drafts not counted`,
    sums: {
      amount: sumLink('total', formatPaise(paiseFromWire(total))),
      outstanding: sumLink('balance_due', formatCell(paiseFromWire(due)) || '0.00'),
    },
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
