// The invoices of a book, the items that they bill, and the editor that opens over them.
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { PresentOnly } from '#web/shell/guards/past/PresentOnly.tsx';
import type { ReceiptDialogType } from '#web/shell/form/receipt-dialog.ts';
import type { ReminderDialogType } from '#web/shell/form/reminder-dialog.ts';
import { sheetOfList } from '#web/shell/keys/register/declared-list.tsx';
import { useKeyHint } from '#web/shell/keys/use-key-hint.ts';
import { SheetActions } from '#web/shell/sheet/SheetActions.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { Tabs } from '#web/ui/lists/Tabs.tsx';
import { ariaKeys, keyLabel } from '#web/ui/marks/key-names.ts';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import { EditorOpening } from './editor/EditorOpening.tsx';
import type { Sheets } from './editor/InvoiceEditor.tsx';
import { INVOICE_LIST } from './list/InvoiceList.tsx';
import { InvoiceRegister, invoicesOnSheet } from './list/InvoiceRegister.tsx';
import { SummaryStrip } from './list/SummaryStrip.tsx';
import { useBulkPdfs } from './list/bulk/use-bulk-pdfs.tsx';
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
  const { id: bookId, name: bookName } = usePageBook();
  const filter = useInvoiceFilter();
  const close = useEditorClosing(filter);
  const isWide = useWide();
  const pdfs = useBulkPdfs(bookId, filter.narrowing);
  const isItems = filter.tab === 'items' && Inventory !== undefined;
  const list = (
    <InvoiceRegister
      key={bookId}
      bookId={bookId}
      filter={filter}
      Receipt={Receipt}
      Reminder={Reminder}
    />
  );
  const links = <OtherPages />;
  return (
    <>
      <PageHead title={wording.title}>
        <div className="flex flex-wrap items-center gap-2">
          {isWide && links}
          {!isItems && (
            <SheetActions
              what="the invoices"
              of={sheetOfList(INVOICE_LIST, invoicesOnSheet(bookId, filter))()}
              more={[{ text: 'PDFs (ZIP)', onSelect: () => pdfs.start(null) }]}
            />
          )}
          <PresentOnly>
            <NewInvoice />
          </PresentOnly>
        </div>
      </PageHead>
      <Tabs
        label="Billing"
        tabs={TABS}
        value={filter.tab}
        onChange={filter.setTab}
        beside={<SummaryStrip bookId={bookId} />}
        isAlone={!isWide && !isItems}
      >
        {isItems ? <Inventory bookId={bookId} /> : list}
      </Tabs>
      {!isWide && !isItems && (
        <>
          <SummaryStrip bookId={bookId} />
          <div className="flex flex-wrap gap-2">
            {Inventory !== undefined && (
              <Button onClick={() => filter.setTab('items')}>Items</Button>
            )}
            {links}
          </div>
        </>
      )}
      {pdfs.dialog}
      {(filter.isNew || filter.editing !== null) && (
        <EditorOpening
          key={filter.editing ?? 'new'}
          {...sheets}
          bookId={bookId}
          bookName={bookName}
          editing={filter.isNew ? null : filter.editing}
          customerId={filter.forCustomer}
          field={filter.field}
          onClose={close}
        />
      )}
    </>
  );
}

function OtherPages() {
  const { id: bookId, scope } = usePageBook();
  return (
    <>
      <Link to={paths.presales(scope)} className={buttonClass('secondary')}>
        {presaleWords.title}
      </Link>
      <Link to={paths.billingSettings(bookId)} className={buttonClass('secondary')}>
        Billing settings
      </Link>
    </>
  );
}

function NewInvoice() {
  const { scope } = usePageBook();
  const newKey = useKeyHint()('N I', 'F8');
  return (
    <Link
      to={paths.newInvoice(undefined, scope)}
      aria-keyshortcuts={newKey === null ? undefined : ariaKeys(newKey)}
      className={buttonClass('primary')}
    >
      {wording.newInvoice} {newKey !== null && <Kbd onBrand>{keyLabel(newKey)}</Kbd>}
    </Link>
  );
}
