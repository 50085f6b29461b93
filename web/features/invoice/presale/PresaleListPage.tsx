// Quotations, proforma invoices and delivery challans of a book in one register, and the editor
// that opens over it.
import { Link } from 'react-router-dom';
import { presaleKind } from '#core/presale/terms.ts';
import { useRights } from '#web/client/use-rights.ts';
import { paths } from '#web/paths.ts';
import { SheetActions } from '#web/shell/sheet/SheetActions.tsx';
import { usePageBook } from '#web/state/page-book.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import type { Sheets } from '../editor/InvoiceEditor.tsx';
import { useEditorClosing } from '../list/use-editor-closing.ts';
import { KIND_NOUNS, presaleWords as wording } from '../wording.ts';
import { PresaleEditorOpening } from './PresaleEditorOpening.tsx';
import { PresaleList } from './list/PresaleList.tsx';
import { usePresaleFilter } from './list/use-presale-filter.ts';

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
