// Opens the editor of invoices for a document before one, new or a draft of the books.
import { useQueries, useQuery } from '@tanstack/react-query';
import type { PresaleKind } from '#core/presale/terms.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { billingSettingsOf } from '#web/client/billing-reads.ts';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { PaperSkeleton } from '#web/ui/states/Skeleton.tsx';
import { draftOfPresale } from '../draft/from-invoice.ts';
import { InvoiceEditor } from '../editor/InvoiceEditor.tsx';
import type { Sheets } from '../editor/InvoiceEditor.tsx';
import { productsOf } from '../queries.ts';
import { KIND_NOUNS } from '../wording.ts';
import { presaleOf } from './queries.ts';

type Props = Sheets & {
  readonly bookId: number;
  readonly bookName: string;
  readonly newKind: PresaleKind | null;
  /** The draft that is changed; null for a new one. */
  readonly editing: number | null;
  readonly onClose: () => void;
};

export function PresaleEditorOpening({ bookId, bookName, newKind, editing, ...rest }: Props) {
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
