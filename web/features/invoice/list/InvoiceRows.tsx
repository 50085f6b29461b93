// The rows with their keys: one invoice is opened or paid, several of one customer are marked and
// paid together.
import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { useSetAtom } from 'jotai';
import type { InvoiceCard } from '#api/contract/invoice/invoice.ts';
import { keepKeysUntil } from '#web/ahead/keep.ts';
import { todayInIndia } from '#web/format/dates.ts';
import { formatRupees, paiseFromWire } from '#web/format/money.ts';
import type { ReceiptDialogType } from '#web/shell/form/receipt-dialog.ts';
import type { ReminderDialogType, ReminderTarget } from '#web/shell/form/reminder-dialog.ts';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { useRowKeys } from '#web/shell/keys/use-row-keys.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { InvoiceTable } from './InvoiceTable.tsx';

/** Few books have e-invoices. */
const MarkedPortalFile = lazy(async () => ({
  default: (await import('../portal/MarkedPortalFile.tsx')).MarkedPortalFile,
}));

/** As many boxes as a full list shows on a screen, so that the page does not jump. */
const ROWS_WAITING = 8;

type Props = {
  readonly bookId: number;
  readonly cards: readonly InvoiceCard[];
  readonly Receipt: ReceiptDialogType;
  readonly Reminder?: ReminderDialogType | undefined;
  readonly isWaiting: boolean;
  /** The first row has the focus as soon as it stands: the list was asked for what to do next. */
  readonly isFirst: boolean;
  readonly sums?: Parameters<typeof InvoiceTable>[0]['sums'];
};

export function InvoiceRows({ bookId, cards, isWaiting, isFirst, Receipt, ...rest }: Props) {
  const { Reminder, sums } = rest;
  const box = useRef<HTMLDivElement>(null);
  const [paying, setPaying] = useState<readonly InvoiceCard[]>([]);
  const [markedIds, setMarkedIds] = useState<readonly number[]>([]);
  const setNotice = useSetAtom(noticeAtom);
  useRowKeys(box, { title: 'Invoices' });
  useFirstRow(box, isFirst);
  const marked = cards.filter(({ id }) => markedIds.includes(id));
  const focused = () => focusedCard(cards);
  const pay = (): void | false => {
    const open = marked.filter(isOpen);
    if (open.length > 0) {
      const customers = new Set(open.map(({ customer_id: id }) => id));
      if (customers.size === 1) return setPaying(open);
      const text = `These bills are of ${customers.size} customers. Mark those of one.`;
      return setNotice({ kind: 'problem', text });
    }
    const card = focused();
    return card !== undefined && takesPayment(card) ? setPaying([card]) : false;
  };
  const mark = (): void | false => {
    const card = focused();
    if (card === undefined || !isMarkable(card)) return false;
    const others = markedIds.filter((id) => id !== card.id);
    return setMarkedIds(markedIds.includes(card.id) ? others : [...others, card.id]);
  };
  const [reminded, setReminded] = useState<ReminderTarget | null>(null);
  /** Those that are marked, else the one that has the focus, else whatever is overdue. */
  const remind = (): void | false => {
    if (Reminder === undefined) return false;
    const card = focused();
    const invoices = marked.length > 0 ? marked : card === undefined ? [] : [card];
    setReminded(invoices.length === 0 ? {} : { invoices: invoices.map(({ id }) => id) });
    return undefined;
  };
  useKeys('Invoice', [
    { keys: 'M', does: 'Send reminders of those marked, or of this invoice', run: remind },
    { keys: 'R', does: 'Record a receipt of this invoice, or of those marked', run: pay },
    { keys: 'X', does: 'Mark this bill', run: mark },
    { keys: 'Space', does: 'Mark this bill', run: mark },
  ]);
  const [first] = paying;
  return (
    <div ref={box}>
      <MarkedBills
        bookId={bookId}
        marked={marked}
        onPay={pay}
        onRemind={remind}
        onClear={() => setMarkedIds([])}
      />
      <InvoiceTable
        cards={cards}
        markedIds={markedIds}
        today={todayInIndia()}
        waiting={isWaiting ? ROWS_WAITING : 0}
        sums={sums}
      />
      {reminded !== null && Reminder !== undefined && (
        <Suspense fallback={null}>
          <Reminder bookId={bookId} subject={reminded} onClose={() => setReminded(null)} />
        </Suspense>
      )}
      {first !== undefined && (
        <Receipt
          bookId={bookId}
          customer={{ id: first.customer_id, name: first.customer_name }}
          invoices={paying}
          onClose={() => {
            setPaying([]);
            setMarkedIds([]);
          }}
        />
      )}
    </div>
  );
}

type MarkedProps = {
  readonly bookId: number;
  readonly marked: readonly InvoiceCard[];
  readonly onPay: () => void;
  readonly onRemind: () => void;
  readonly onClear: () => void;
};

/** Heard as it changes. */
function MarkedBills({ bookId, marked, onPay, onRemind, onClear }: MarkedProps) {
  const due = marked.reduce((sum, { balance_due: rupees }) => sum + paiseFromWire(rupees), 0);
  return (
    <div className={`flex flex-wrap items-center gap-3 ${marked.length > 0 ? 'mb-2' : ''}`}>
      <p role="status">
        {marked.length > 0 &&
          `${marked.length} ${marked.length === 1 ? 'bill' : 'bills'} marked, ` +
            `${formatRupees(due)} outstanding`}
      </p>
      {marked.length > 0 && (
        <>
          <Button aria-keyshortcuts="R" onClick={onPay}>
            Record receipt <Kbd>R</Kbd>
          </Button>
          <Button aria-keyshortcuts="M" onClick={onRemind}>
            Send reminders <Kbd>M</Kbd>
          </Button>
          {marked.some(({ e_invoice: status }) => status === 'to-register') && (
            <Suspense fallback={null}>
              <MarkedPortalFile bookId={bookId} marked={marked} />
            </Suspense>
          )}
          <Button kind="quiet" onClick={onClear}>
            Clear marks
          </Button>
        </>
      )}
    </div>
  );
}

function focusedCard(cards: readonly InvoiceCard[]): InvoiceCard | undefined {
  const row = document.activeElement?.closest('tr')?.querySelector('[data-row]');
  return cards.find(({ id }) => String(id) === row?.getAttribute('data-row'));
}

const isOpen = ({ status }: Pick<InvoiceCard, 'status'>): boolean =>
  status === 'sent' || status === 'overdue';

/** What can be paid together, or be reported to the portal together. */
const isMarkable = (card: InvoiceCard): boolean => isOpen(card) || card.e_invoice === 'to-register';

/** A draft is issued by its payment. */
const takesPayment = (card: Pick<InvoiceCard, 'status'>): boolean =>
  card.status === 'draft' || isOpen(card);

/**
 * Whoever goes to the overdue ones wants the longest overdue. Keys that are on their way wait for
 * it; the heading has the focus before, and nothing else gives it up.
 */
function useFirstRow(box: { readonly current: HTMLElement | null }, isFirst: boolean): void {
  // Before anybody else hears that the list stands, and plays the keys that wait for it.
  useLayoutEffect(() => {
    if (!isFirst) return undefined;
    const row = () => box.current?.querySelector<HTMLElement>('[data-row]') ?? null;
    const isFree = () =>
      document.activeElement === document.body || document.activeElement?.tagName === 'H1';
    keepKeysUntil(() => row() === null || document.activeElement === row() || !isFree());
    // The shell gives the focus to the heading once the page is drawn; this comes after.
    const timer = setTimeout(() => isFree() && row()?.focus());
    return () => clearTimeout(timer);
  }, [box, isFirst]);
}
