// The suppliers of a book as a register: who they are, and what is outstanding to each.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { listSuppliers } from '#api/contract/supplier/supplier.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { useRights } from '#web/client/use-rights.ts';
import { counted, formatCount, formatRupees, formatSigned } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { PresentOnly } from '#web/shell/guards/past/PresentOnly.tsx';
import {
  DeclaredRegister,
  useDeclaredList,
  useListAddress,
} from '#web/shell/keys/register/declared-list.tsx';
import { searchKey } from '#web/shell/keys/search-key.ts';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { everyOffset } from '#web/shell/sheet/gathering.ts';
import { SheetActions } from '#web/shell/sheet/SheetActions.tsx';
import { noticeAtom } from '#web/state/notice.ts';
import { useCarriedName, usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { SearchField } from '#web/ui/inputs/SearchField.tsx';
import { ChoicePills } from '#web/ui/lists/register/pills/ChoicePills.tsx';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';
import { supplierFiguresOf, suppliersStretchOf } from './queries.ts';
import type { SuppliersQuery } from './queries.ts';
import { SUPPLIER_LIST } from './SupplierList.tsx';
import { SupplierDialog } from './SupplierDialog.tsx';
import { supplierStatusWords } from './wording.ts';

const statuses = listSuppliers.query.shape.status;

export function SupplierListPage() {
  const { id: bookId, scope } = usePageBook();
  const { address, set } = useListAddress();
  const search = address.get('q') ?? '';
  const status = statuses.catch(undefined).parse(address.get('status') ?? undefined);
  const asked: SuppliersQuery = {
    ...(search.trim() === '' ? {} : { search: search.trim() }),
    ...(status === undefined ? {} : { status }),
  };
  const figures = useQuery({
    ...supplierFiguresOf(bookId, asked),
    placeholderData: keepPreviousData,
  });
  const mayAdd = useRights()('AddSupplier');
  const name = useCarriedName();
  const notify = useSetAtom(noticeAtom);
  const list = useDeclaredList(SUPPLIER_LIST, {
    narrowed: asked,
    count: figures.data?.count ?? 0,
    stretchOf: (offset) => suppliersStretchOf(bookId, asked, offset),
    order: 'name',
    onOrder: () => undefined,
  });
  useKeys('Suppliers', [searchKey('suppliers')]);
  const { data } = figures;
  const addButton = mayAdd && (
    <PresentOnly>
      <Button kind="primary" aria-keyshortcuts="n r" onClick={() => set({ new: '1' })}>
        Add supplier <Kbd onBrand>N R</Kbd>
      </Button>
    </PresentOnly>
  );
  return (
    <>
      <PageHead title="Suppliers">
        {data !== undefined && data.of > 0 && (
          <div className="flex flex-wrap items-center gap-2">
            <SheetActions
              what="the suppliers"
              of={async (work) => {
                const [{ listSheet }, rows] = await Promise.all([
                  import('#web/shell/sheet/list-sheet.ts'),
                  everyOffset(work, (offset, limit) =>
                    work.read(listSuppliers, {
                      query: { ...asked, book_id: bookId, limit, offset },
                    }),
                  ),
                ]);
                return listSheet(SUPPLIER_LIST, rows, {
                  remarks: [
                    ...(status === undefined ? [] : [`${supplierStatusWords[status]} only`]),
                    ...(search.trim() === '' ? [] : [`Found by ‘${search.trim()}’`]),
                  ],
                  summed: ['outstanding'],
                });
              }}
            />
            {addButton}
          </div>
        )}
      </PageHead>
      {data?.of === 0 && (
        <EmptyState title="No suppliers yet" actions={addButton}>
          Add the first one; the GSTIN fills in the state and the PAN.
        </EmptyState>
      )}
      {data === undefined && figures.error !== null && (
        <ErrorState
          what="the suppliers"
          why={sentenceOf(figures.error.failure)}
          onRetry={() => void figures.refetch()}
        />
      )}
      {figures.isPending && (
        <Skeletons label="Loading suppliers" count={10} item="h-8" layout="flex flex-col gap-1" />
      )}
      {data !== undefined && data.of > 0 && (
        <>
          <search className="register-filters">
            <SearchField
              label="Search suppliers"
              keys="/"
              value={search}
              onChange={(text) => set({ q: text })}
            />
            <ChoicePills
              label="Status"
              value={status ?? ''}
              options={[
                { value: '', label: 'All' },
                ...Object.entries(supplierStatusWords).map(([value, label]) => ({ value, label })),
              ]}
              onChange={(value) => set({ status: value })}
            />
          </search>
          <p role="status" className="register-total">
            {counted(data.count, ...SUPPLIER_LIST.noun)}, outstanding{' '}
            <b className="font-medium">{formatRupees(data.outstandingPaise)}</b>
          </p>
          <DeclaredRegister
            of={list}
            foot={{
              text: `Total of ${counted(data.count, ...SUPPLIER_LIST.noun)}`,
              sums: { outstanding: formatSigned(data.outstandingPaise) },
              ...(data.count < data.of && { beside: `of ${formatCount(data.of)}` }),
            }}
            onClear={() => set({ q: null, status: null })}
          />
        </>
      )}
      {address.has('new') && mayAdd && (
        <SupplierDialog
          bookId={bookId}
          name={name}
          onClose={() => set({ new: null, name: null })}
          onSaved={({ id, name: added }) => {
            notify({
              text: `Supplier ‘${added}’ added.`,
              link: { to: paths.supplier(id, scope), text: 'Open' },
            });
            set({ new: null, name: null });
          }}
        />
      )}
    </>
  );
}
