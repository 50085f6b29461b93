// Quotations, proforma invoices and delivery challans of a book in one register, and the editor
// that opens over it.
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { listPresales } from '#api/contract/trade/presale.ts';
import type { PresaleCard } from '#api/contract/trade/presale.ts';
import { presaleKind } from '#core/trade/kinds/presale/terms.ts';
import type { PresaleKind } from '#core/trade/kinds/presale/terms.ts';
import { billingSettingsOf } from '#web/client/billing-reads.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { useRights } from '#web/client/use-rights.ts';
import { counted, formatCount, formatPaise, formatRupees } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { useListExplainKey, useSumLinks } from '#web/shell/history/use-list-explain.tsx';
import type { SumLink } from '#web/shell/history/use-list-explain.tsx';
import { useDeclaredList } from '#web/shell/keys/register/declared-list.tsx';
import { DeclaredListPage } from '#web/shell/keys/register/DeclaredListPage.tsx';
import { usePageBook } from '#web/state/page-book.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { PaperSkeleton } from '#web/ui/states/Skeleton.tsx';
import { draftOfPresale } from '../draft/from-invoice.ts';
import { InvoiceEditor } from '../editor/InvoiceEditor.tsx';
import type { Sheets } from '../editor/InvoiceEditor.tsx';
import { useEditorClosing } from '../list/use-editor-closing.ts';
import { productsOf } from '../queries.ts';
import { KIND_NOUNS, PRESALE_STATUSES, presaleWords as wording } from '../wording.ts';
import { OpenedPresale } from './list/OpenedPresale.tsx';
import { PresaleFilters } from './list/PresaleFilters.tsx';
import { PRESALE_LIST } from './list/PresaleList.tsx';
import { usePresaleFilter } from './list/use-presale-filter.ts';
import type { PresaleFilterState } from './list/use-presale-filter.ts';
import { presaleFiguresOf, presaleOf, presaleStretchOf } from './queries.ts';

export function PresaleListPage(sheets: Sheets) {
  const { id: bookId, name: bookName, scope } = usePageBook();
  const filter = usePresaleFilter();
  const { narrowing } = filter;
  const figures = useQuery({
    ...presaleFiguresOf(bookId, narrowing),
    placeholderData: keepPreviousData,
  });
  const { data } = figures;
  const list = usePresales(filter, data?.count ?? 0);
  const sumLink = useExplainedSums(narrowing, list.state.current, (data?.count ?? 0) > 0);
  const newKinds = useRights()('DraftPresale') ? presaleKind.options : [];
  const close = useEditorClosing(filter);
  const documents = counted(data?.count ?? 0, 'document');
  return (
    <>
      <DeclaredListPage
        of={list}
        beside={
          <Link to={paths.invoicesOf(scope)} className={buttonClass('secondary')}>
            Invoices
          </Link>
        }
        add={newKinds.map((one, at) => (
          <Link
            key={one}
            to={paths.presales(scope, { new: one })}
            className={buttonClass(at === 0 ? 'primary' : 'secondary')}
          >
            New {KIND_NOUNS[one]}
          </Link>
        ))}
        figures={figures}
        told={
          data && {
            ...data,
            total: `${documents}, ${formatRupees(data.totalPaise)}`,
            worth: data.totalPaise,
            foot: {
              text: `Total of ${documents}, none of it posted`,
              sums: { amount: sumLink('total', formatPaise(data.totalPaise)) },
            },
          }
        }
        empty={{ title: wording.empty, text: wording.emptyHelp }}
        filters={<PresaleFilters of={list} filter={filter} figures={data} />}
        none={`${wording.nothingFound}.`}
        onClear={filter.clear}
        opened={(card) => <OpenedPresale card={card} />}
      />
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

const statusName = (status: PresaleCard['status']): string =>
  PRESALE_STATUSES.find(({ value }) => value === status)?.label ?? status;

function usePresales({ narrowing, order, set }: PresaleFilterState, count: number) {
  const { id: bookId } = usePageBook();
  const { kind, filter, search } = narrowing;
  return useDeclaredList(PRESALE_LIST, {
    narrowed: narrowing,
    count,
    stretchOf: (offset) => presaleStretchOf(bookId, narrowing, order, offset),
    order,
    onOrder: (next) => set({ order: next }),
    sheet: {
      ...(kind !== undefined && { title: wording.plurals[kind] }),
      read: (read, offset, limit) =>
        read(listPresales, { query: { ...narrowing, book_id: bookId, limit, order, offset } }),
      remarks: (cards, chosen) => [
        ...(filter === undefined ? [] : [`Status: ${statusName(filter)}`]),
        ...(search === undefined ? [] : [`Found by ‘${search}’`]),
        ...chosen,
        `${formatCount(cards.length)} in the list, drafts and cancelled ones included`,
      ],
    },
  });
}

function useExplainedSums(
  narrowing: PresaleFilterState['narrowing'],
  current: () => PresaleCard | undefined,
  hasAny: boolean,
): SumLink {
  const { id: bookId } = usePageBook();
  const list = { of: 'presales', narrowing, line: 'total' } as const;
  const rowHref = () => {
    const card = current();
    return card && paths.history(bookId, { kind: 'presale', record: card.id });
  };
  useListExplainKey(wording.title, list, rowHref, hasAny);
  return useSumLinks(list);
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
