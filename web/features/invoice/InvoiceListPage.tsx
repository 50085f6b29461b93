// The invoices of a book, the items that they bill, and the editor that opens over them.
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import type { ReceiptDialogType } from '#web/shell/form/receipt-dialog.ts';
import type { ReminderDialogType } from '#web/shell/form/reminder-dialog.ts';
import { useKeyHint } from '#web/shell/keys/use-key-hint.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { Tabs } from '#web/ui/lists/Tabs.tsx';
import { ariaKeys, keyLabel } from '#web/ui/marks/key-names.ts';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { EditorOpening } from './editor/EditorOpening.tsx';
import type { Sheets } from './editor/InvoiceEditor.tsx';
import { InvoiceList } from './list/InvoiceList.tsx';
import { SummaryCards } from './list/SummaryCards.tsx';
import { useEditorClosing } from './list/use-editor-closing.ts';
import { useInvoiceFilter } from './list/use-invoice-filter.ts';
import { invoiceListWords as wording, presaleWords } from './wording.ts';

const TABS = [
  { value: 'invoices', label: 'Invoices' },
  { value: 'items', label: 'Items' },
] as const;

type Props = Sheets & {
  /** Where money is taken; another feature's, so the routes hand it in. */
  readonly Receipt: ReceiptDialogType;
  readonly Reminder?: ReminderDialogType;
  /** What may be billed, of the catalogue; the routes bring it from there. */
  readonly Inventory?: ComponentType<{ readonly bookId: number }> | undefined;
};

export function InvoiceListPage({ Inventory, Receipt, Reminder, ...sheets }: Props) {
  const { id: bookId, name: bookName, scope } = usePageBook();
  const filter = useInvoiceFilter();
  const close = useEditorClosing(filter);
  const newKey = useKeyHint()('N I', 'F8');
  return (
    <>
      <PageHead title={wording.title}>
        <div className="flex flex-wrap items-center gap-2">
          <Link to={paths.presales(scope)} className={buttonClass('secondary')}>
            {presaleWords.title}
          </Link>
          <Link to={paths.billingSettings(bookId)} className={buttonClass('secondary')}>
            Billing settings
          </Link>
          <Link
            to={paths.newInvoice(undefined, scope)}
            aria-keyshortcuts={newKey === null ? undefined : ariaKeys(newKey)}
            className={buttonClass('primary')}
          >
            {wording.newInvoice} {newKey !== null && <Kbd onBrand>{keyLabel(newKey)}</Kbd>}
          </Link>
        </div>
      </PageHead>
      <SummaryCards bookId={bookId} />
      <Tabs label="Billing" tabs={TABS} value={filter.tab} onChange={filter.setTab}>
        {filter.tab === 'items' && Inventory !== undefined ? (
          <Inventory bookId={bookId} />
        ) : (
          <InvoiceList key={bookId} {...{ bookId, filter, Receipt, Reminder }} />
        )}
      </Tabs>
      {(filter.isNew || filter.editing !== null) && (
        <EditorOpening
          key={filter.editing ?? 'new'}
          {...sheets}
          {...{ bookId, bookName }}
          editing={filter.isNew ? null : filter.editing}
          customerId={filter.forCustomer}
          onClose={close}
        />
      )}
    </>
  );
}
