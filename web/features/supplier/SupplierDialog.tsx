// Adding a supplier, or changing one, over the page.
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useQuery } from '@tanstack/react-query';
import type { Account } from '#api/contract/account/account.ts';
import { addSupplier, changeSupplier, readSupplier } from '#api/contract/supplier/supplier.ts';
import type { ListedSupplier, SupplierReply } from '#api/contract/supplier/supplier.ts';
import { call } from '#web/client/call.ts';
import { useFieldWarnings } from '#web/client/act-warnings.ts';
import { accountListOf } from '#web/client/lists.ts';
import { newKey } from '#web/client/new-key.ts';
import { DeclaredFields, DeclaredSection } from '#web/shell/form/DeclaredFields.tsx';
import { draftSchemaOf, faultsOf } from '#web/shell/form/form-declaration.ts';
import { EnterStop, FormFrame } from '#web/shell/form/FormFrame.tsx';
import { Restored } from '#web/shell/form/Restored.tsx';
import { useRecordForm } from '#web/shell/form/use-record-form.ts';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { allSuppliers, invalidateSuppliers } from './queries.ts';
import {
  BLANK_SUPPLIER,
  changedSupplierBody,
  newSupplierBody,
  SUPPLIER_SECTIONS,
  supplierEntryOf,
  supplierFormFields,
} from './supplier-fields.ts';
import type { SupplierEntry } from './supplier-fields.ts';

type Props = {
  readonly bookId: number;
  readonly name?: string;
  /** Who is changed; without one, somebody new. */
  readonly supplier?: ListedSupplier;
  readonly onClose: () => void;
  readonly onSaved: (supplier: SupplierReply) => void | Promise<void>;
};

export function SupplierDialog({ onClose, ...form }: Props) {
  const title = form.supplier === undefined ? 'Add supplier' : `Change ${form.supplier.name}`;
  return (
    <Dialog title={title} size="medium" onClose={onClose}>
      <SupplierForm {...form} />
    </Dialog>
  );
}

type QuickProps = Pick<Props, 'bookId' | 'onClose' | 'onSaved'> & { readonly name: string };

/** In the middle of a bill, without leaving it: a form may not lie inside a form. */
export const QuickSupplierDialog = (props: QuickProps) =>
  createPortal(<SupplierDialog {...props} />, document.body);

/** A bill may be posted on every account but money, customers and suppliers. */
const NO_BILL_GROUPS: ReadonlySet<string | null> = new Set([
  'cash-in-hand',
  'bank-accounts',
  'bank-od-accounts',
  'sundry-debtors',
  'sundry-creditors',
]);

const mayBeBilled = ({ group, retired, nature }: Account): boolean =>
  !retired && !NO_BILL_GROUPS.has(group) && (nature === 'expense' || nature === 'asset');

function SupplierForm({ bookId, name = '', supplier, onSaved }: Omit<Props, 'onClose'>) {
  const before = supplier ?? null;
  const [key] = useState(newKey);
  const accounts = useQuery(accountListOf(bookId)).data ?? [];
  const taken = useQuery({ ...allSuppliers(bookId), enabled: before === null }).data ?? [];
  const adopted = new Set(taken.map(({ accountId }) => accountId));
  const fields = supplierFormFields({
    ledgers: accounts.filter(
      ({ id, group, retired }) => group === 'sundry-creditors' && !retired && !adopted.has(id),
    ),
    billAccounts: accounts.filter(mayBeBilled),
    before,
  });
  const form = useRecordForm<SupplierEntry, SupplierReply, ListedSupplier>({
    start: {
      form: before === null ? 'supplier' : `supplier-${before.id}`,
      bookId,
      schema: draftSchemaOf(fields),
      begin: () => (before === null ? BLANK_SUPPLIER : supplierEntryOf(before)),
      ...(before === null && { given: { name } }),
      isWanted: (draft) => name === '' || draft.name === name,
    },
    editing:
      before === null
        ? null
        : {
            begun: before,
            latest: () =>
              call(readSupplier, {
                params: { supplierId: before.id },
                query: { book_id: bookId },
              }),
            fieldsOf: supplierEntryOf,
            seqOf: ({ seq }) => seq,
          },
    check: (entry) => faultsOf(fields, entry),
    write: (entry, record) =>
      record === null
        ? call(addSupplier, {
            query: { book_id: bookId },
            body: newSupplierBody(entry),
            idempotencyKey: key,
          })
        : call(changeSupplier, {
            params: { supplierId: record.id },
            query: { book_id: bookId },
            body: { ...changedSupplierBody(entry, record), expected: record.seq },
          }),
    async onSaved(saved) {
      await invalidateSuppliers();
      await onSaved(saved);
    },
  });
  const { fields: entry, busy } = form;
  const isWhole = Object.keys(faultsOf(fields, entry)).length === 0 && !busy;
  const query = { book_id: bookId };
  const warnings = useFieldWarnings(
    before === null ? addSupplier : changeSupplier,
    !isWhole
      ? null
      : before === null
        ? { query, body: newSupplierBody(entry) }
        : {
            params: { supplierId: before.id },
            query,
            body: changedSupplierBody(entry, before),
          },
  );
  const { first, details, msme, bill, tds, bank } = SUPPLIER_SECTIONS;
  const part = { of: fields, form: { ...form, warnings } };
  return (
    <FormFrame form={form} save={before === null ? 'Add supplier' : 'Save supplier'}>
      <Restored form={form} />
      <EnterStop>
        <div className="grid gap-3 sm:grid-cols-2">
          <DeclaredFields {...part} names={first} />
        </div>
      </EnterStop>
      <DeclaredSection {...part} title="Registration and address" names={details} />
      <DeclaredSection {...part} title="Micro, small and medium enterprises" names={msme} />
      <DeclaredSection {...part} title="Proposed on a new bill" names={bill} />
      <DeclaredSection {...part} title="Tax deducted at source" names={tds} />
      <DeclaredSection {...part} title="Bank details" names={bank} />
    </FormFrame>
  );
}
