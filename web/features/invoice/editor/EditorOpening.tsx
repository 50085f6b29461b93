// Opens the editor, for a new invoice or a draft of the books, once what it needs is read.
import { useState } from 'react';
import { useQueries, useQuery } from '@tanstack/react-query';
import {
  billingOverviewOf,
  billingSettingsOf,
  customerOf,
  postingOf,
} from '#web/client/billing-reads.ts';
import { accountListOf } from '#web/client/lists.ts';
import { sentenceOf } from '#web/client/failure.ts';
import type { CallFailed } from '#web/client/query.ts';
import { godownsOf } from '#web/shell/sheet/godowns.ts';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { PaperSkeleton } from '#web/ui/states/Skeleton.tsx';
import { draftOfInvoice } from '../draft/from-invoice.ts';
import { invoicePlaceNamed } from '../draft/next-field.ts';
import { invoiceOf, productsOf } from '../queries.ts';
import { editorWords as wording } from '../wording.ts';
import { InvoiceEditor } from './InvoiceEditor.tsx';
import type { Sheets } from './InvoiceEditor.tsx';

type Props = Sheets & {
  readonly bookId: number;
  readonly bookName: string;
  /** The draft that is changed; null for a new invoice. */
  readonly editing: number | null;
  readonly customerId: number | null;
  /** The name of the field in which it begins; null for the first one that is empty. */
  readonly field: string | null;
  readonly onClose: () => void;
};

export function EditorOpening({ bookId, bookName, editing, customerId, field, ...rest }: Props) {
  const [place] = useState(() => invoicePlaceNamed(field));
  const settings = useQuery(billingSettingsOf(bookId));
  const invoice = useQuery({ ...invoiceOf(bookId, editing ?? 0), enabled: editing !== null });
  const [overview, posting, accounts, products, godowns] = useQueries({
    queries: [
      billingOverviewOf(bookId),
      postingOf(bookId),
      accountListOf(bookId),
      productsOf(bookId),
      godownsOf(bookId),
    ],
  });
  // The dialog begins in its first empty field, which the name of a buyer on its way would be.
  const buyer = invoice.data?.customerId ?? null;
  const customer = useQuery({ ...customerOf(bookId, buyer ?? 0), enabled: buyer !== null });
  const error = firstOf(settings, ...(editing === null ? [] : [invoice]));
  const isRead =
    settings.data !== undefined &&
    !overview.isPending &&
    !posting.isPending &&
    !products.isPending &&
    !godowns.isPending &&
    (editing === null || (invoice.data !== undefined && !customer.isLoading));
  if (settings.data === undefined || !isRead) {
    return (
      <Dialog size="paper" title={wording.newTitle} onClose={rest.onClose}>
        {error === null ? (
          <PaperSkeleton label="Loading the invoice" />
        ) : (
          <ErrorState
            what="the invoice"
            why={sentenceOf(error.failure)}
            onRetry={() => void Promise.all([settings.refetch(), invoice.refetch()])}
          />
        )}
      </Dialog>
    );
  }
  const draft = invoice.data;
  return (
    <InvoiceEditor
      key={editing ?? 'new'}
      opening={{
        bookId,
        kind: 'invoice',
        customerId,
        editing:
          draft === undefined || editing === null
            ? null
            : { id: draft.id, draft: draftOfInvoice(draft) },
        seq: draft?.seq ?? null,
        number: draft?.number ?? null,
        place,
      }}
      books={{
        bookName,
        settings: settings.data,
        accounts: accounts.data ?? [],
        posting: posting.data?.accounts ?? {},
        latestDated: overview.data?.latestDated ?? null,
        nextNumber: editing === null ? (overview.data?.nextNumber ?? null) : null,
      }}
      {...rest}
    />
  );
}

type ReadState = { readonly data: unknown; readonly error: CallFailed | null };

const firstOf = (...reads: readonly ReadState[]): CallFailed | null =>
  reads.find(({ data, error }) => data === undefined && error !== null)?.error ?? null;
