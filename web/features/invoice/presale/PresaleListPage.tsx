// Quotations, proforma invoices and delivery challans of a book in one register, and the editor
// that opens over it.
import { Link } from 'react-router-dom';
import { presaleKind } from '#core/trade/kinds/presale/terms.ts';
import { useRights } from '#web/client/use-rights.ts';
import { paths } from '#web/paths.ts';
import { SheetActions } from '#web/shell/sheet/SheetActions.tsx';
import { usePageBook } from '#web/state/page-book.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import type { Sheets } from '../editor/InvoiceEditor.tsx';
import { useEditorClosing } from '../list/use-editor-closing.ts';
import { KIND_NOUNS, presaleWords as wording } from '../wording.ts';
import { PresaleList } from './list/PresaleList.tsx';
import { usePresaleFilter } from './list/use-presale-filter.ts';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { PresaleKind } from '#core/trade/kinds/presale/terms.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { billingSettingsOf } from '#web/client/billing-reads.ts';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { PaperSkeleton } from '#web/ui/states/Skeleton.tsx';
import { draftOfPresale } from '../draft/from-invoice.ts';
import { InvoiceEditor } from '../editor/InvoiceEditor.tsx';
import { productsOf } from '../queries.ts';
import { presaleOf } from './queries.ts';

export function PresaleListPage(sheets: Sheets) {
  const { id: bookId, name: bookName, scope } = usePageBook();
  const filter = usePresaleFilter();
  const newKinds = useRights()('DraftPresale') ? presaleKind.options : [];
  const close = useEditorClosing(filter);
  return (
    <>
      <PageHead title={wording.title}>
        <div className="flex flex-wrap items-center gap-2">
          <Link to={paths.invoicesOf(scope)} className={buttonClass('secondary')}>
            Invoices
          </Link>
          <SheetActions
            what="this list"
            of={async (work) => {
              const { presalesSheet } = await import('./list/presale-sheet.ts');
              const { narrowing, order } = filter;
              return presalesSheet(work, { bookId, narrowing, order });
            }}
          />
          {newKinds.map((kind, at) => (
            <Link
              key={kind}
              to={paths.presales(scope, { new: kind })}
              className={buttonClass(at === 0 ? 'primary' : 'secondary')}
            >
              New {KIND_NOUNS[kind]}
            </Link>
          ))}
        </div>
      </PageHead>
      <PresaleList key={bookId} bookId={bookId} filter={filter} />
      {(filter.newKind !== null || filter.editing !== null) && (
        <PresaleEditorOpening
          key={filter.editing ?? filter.newKind}
          {...sheets}
          bookId={bookId}
          bookName={bookName}
          newKind={filter.newKind}
          editing={filter.editing}
          onClose={close}
        />
      )}
    </>
  );
}

// Opens the editor of invoices for a document before one, new or a draft of the books.
type Props = Sheets & {
  readonly bookId: number;
  readonly bookName: string;
  readonly newKind: PresaleKind | null;
  /** The draft that is changed; null for a new one. */
  readonly editing: number | null;
  readonly onClose: () => void;
};

function PresaleEditorOpening({ bookId, bookName, newKind, editing, ...rest }: Props) {
  const isNew = newKind !== null;
  const settings = useQuery(billingSettingsOf(bookId));
  const presale = useQuery({ ...presaleOf(bookId, editing ?? 0), enabled: !isNew });
  const [products] = useQueries({ queries: [productsOf(bookId)] });
  const kind = newKind ?? presale.data?.kind;
  if (settings.data === undefined || kind === undefined || products.isPending) {
    const error = settings.error ?? presale.error;
    return (
      <Dialog size="paper" title="Quotation, proforma or challan" onClose={rest.onClose}>
        {error === null ? (
          <PaperSkeleton label="Loading the document" />
        ) : (
          <ErrorState
            what="the document"
            why={sentenceOf(error.failure)}
            onRetry={() => void Promise.all([settings.refetch(), presale.refetch()])}
          />
        )}
      </Dialog>
    );
  }
  const found = isNew ? undefined : presale.data;
  return (
    <InvoiceEditor
      key={editing ?? kind}
      opening={{
        bookId,
        kind,
        customerId: null,
        editing: found === undefined ? null : { id: found.id, draft: draftOfPresale(found) },
        seq: found?.seq ?? null,
        number: found === undefined ? null : `draft ${KIND_NOUNS[kind]}`,
        place: null,
      }}
      books={{
        bookName,
        settings: settings.data,
        accounts: [],
        posting: {},
        nextNumber: null,
        latestDated: null,
      }}
      {...rest}
    />
  );
}
