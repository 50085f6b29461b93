// The suppliers of a book as a register: who they are, and what is outstanding to each.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { Link } from 'react-router-dom';
import { listSuppliers } from '#api/contract/supplier/supplier.ts';
import { useRights } from '#web/client/use-rights.ts';
import { counted, formatSigned } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { PresentOnly } from '#web/shell/guards/past/PresentOnly.tsx';
import { useDeclaredList } from '#web/shell/keys/register/declared-list.tsx';
import { DeclaredListPage, Outstanding } from '#web/shell/keys/register/DeclaredListPage.tsx';
import { ListSearch } from '#web/shell/keys/register/ListFilters.tsx';
import { useListAddress } from '#web/shell/keys/register/use-list-address.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { useCarriedName, usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { ChoicePills } from '#web/ui/lists/register/pills/ChoicePills.tsx';
import { Kbd } from '#web/ui/marks/Marks.tsx';
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
  const { data } = figures;
  const suppliers = counted(data?.count ?? 0, 'supplier');
  const mayAdd = useRights()('AddSupplier');
  const name = useCarriedName();
  const notify = useSetAtom(noticeAtom);
  const list = useDeclaredList(SUPPLIER_LIST, {
    narrowed: asked,
    count: data?.count ?? 0,
    stretchOf: (offset) => suppliersStretchOf(bookId, asked, offset),
    order: 'name',
    onOrder: () => undefined,
    sheet: {
      read: (read, offset, limit) =>
        read(listSuppliers, { query: { ...asked, book_id: bookId, limit, offset } }),
      remarks: (_, chosen) => [
        ...(status === undefined ? [] : [`${supplierStatusWords[status]} only`]),
        ...(search.trim() === '' ? [] : [`Found by ‘${search.trim()}’`]),
        ...chosen,
      ],
    },
  });
  const importLink = mayAdd && (
    <PresentOnly>
      <Link to={paths.imports('suppliers', scope)} className={buttonClass('secondary')}>
        Import
      </Link>
    </PresentOnly>
  );
  const addButton = mayAdd && (
    <PresentOnly>
      <Button kind="primary" aria-keyshortcuts="n r" onClick={() => set({ new: '1' })}>
        Add supplier <Kbd onBrand>N R</Kbd>
      </Button>
    </PresentOnly>
  );
  return (
    <>
      <DeclaredListPage
        of={list}
        figures={figures}
        told={
          data && {
            ...data,
            worth: data.outstandingPaise,
            total: <Outstanding rows={suppliers} paise={data.outstandingPaise} />,
            foot: {
              text: `Total of ${suppliers}`,
              sums: { outstanding: formatSigned(data.outstandingPaise) },
            },
          }
        }
        beside={importLink}
        add={addButton}
        empty={{
          title: 'No suppliers yet',
          text: 'Add the first one; the GSTIN fills in the state and the PAN.',
        }}
        filters={
          <>
            <ListSearch
              of={list}
              label="Search suppliers"
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
          </>
        }
        onClear={() => set({ q: null, status: null })}
      />
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
