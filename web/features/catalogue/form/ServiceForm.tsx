// A service: its sort, the category and product that it is done on, and its attributes.
import type { Service } from '#api/contract/catalogue/service.ts';
import { writeMaster } from '../calls/writes.ts';
import { FormFrame } from '#web/shell/form/FormFrame.tsx';
import { itemChangesIn, NO_EDITS } from '../items/item-edits.ts';
import type { ItemEdits } from '../items/item-edits.ts';
import { ItemBoxes } from '../items/ItemBoxes.tsx';
import { filledItems, ItemRows } from '../items/ItemRows.tsx';
import { PickCategory } from '../picker/MasterPickers.tsx';
import { editingOf, useMasterForm } from './use-master-form.ts';
import type { MasterFormState } from './use-master-form.ts';
import { PickProduct } from '../product/PickProduct.tsx';
import { checkName, NameField } from './NameField.tsx';
import type { FormProps } from './props.ts';

type Fields = {
  readonly name: string;
  readonly sortId: number | null;
  readonly categoryId: number | null;
  readonly productId: number | null;
  readonly edits: ItemEdits;
  readonly added: readonly string[];
};

const fieldsOf = (record: Service | undefined, name: string): Fields => ({
  name: record?.name ?? name,
  sortId: record?.sevice_category_id ?? null,
  categoryId: record?.category_id ?? null,
  productId: record?.product_id ?? null,
  edits: NO_EDITS,
  added: [],
});

/** What a new service says, and what of it a change must say. */
function bodyOf(fields: Fields, record: Service | undefined) {
  const links = {
    sevice_category_id: fields.sortId,
    category_id: fields.categoryId,
    product_id: fields.productId,
  };
  const differing = Object.fromEntries(
    Object.entries(links).filter(
      ([field, id]) => id !== (record?.[field as keyof typeof links] ?? null),
    ),
  );
  const added = filledItems(fields.added);
  return {
    name: fields.name.trim(),
    ...differing,
    ...(added.length > 0 ? { service_attributes: added } : {}),
    ...(record === undefined
      ? {}
      : { service_attribute: itemChangesIn(record.service_attributes, fields.edits) }),
  };
}

export function ServiceForm({ where, name = '', record, usedBy, onSaved }: FormProps<'service'>) {
  const form = useMasterForm({
    kind: 'service',
    begin: fieldsOf(record, name),
    editing: editingOf('service', where, record, (service) => fieldsOf(service, name)),
    check: checkName,
    write: (now, seen) => writeMaster('service', where, seen, bodyOf(now, seen)),
    onSaved,
  });
  const { fields, set, errors, busy, record: shown } = form;
  return (
    <FormFrame form={form} save="Save service">
      <NameField form={form} record={shown} usedBy={usedBy} />
      <Links form={form} where={where} />
      {shown !== undefined && (
        <ItemBoxes
          legend="Attributes"
          items={shown.service_attributes}
          edits={fields.edits}
          onEdits={(edits) => set({ edits })}
          disabled={busy}
        />
      )}
      <ItemRows
        legend={shown === undefined ? 'Attributes' : 'New attributes'}
        noun="attribute"
        items={fields.added}
        onChange={(added) => set({ added })}
        error={errors['service_attributes']}
        readOnly={busy}
      />
    </FormFrame>
  );
}

type LinksProps = {
  readonly form: MasterFormState<Fields>;
  readonly where: FormProps<'service'>['where'];
};

const Links = ({ form: { fields, set, errors, busy }, where }: LinksProps) => (
  <>
    <PickCategory
      where={where}
      label="Service category"
      optional
      chosenId={fields.sortId}
      onChoose={(sortId) => set({ sortId })}
      fits={({ marks_services: marks }) => marks}
      error={errors['sevice_category_id']}
      readOnly={busy}
    />
    <PickCategory
      where={where}
      label="Category"
      optional
      chosenId={fields.categoryId}
      onChoose={(categoryId) => set({ categoryId, productId: null })}
      error={errors['category_id']}
      readOnly={busy}
    />
    <PickProduct
      where={where}
      label="Product"
      optional
      categoryId={fields.categoryId}
      chosenId={fields.productId}
      onChoose={(productId) => set({ productId })}
      fits={({ category_id: id }) => fields.categoryId === null || id === fields.categoryId}
      error={errors['product_id']}
      readOnly={busy}
    />
  </>
);
