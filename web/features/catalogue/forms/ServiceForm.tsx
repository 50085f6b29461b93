// A service: its sort, the category and product that it is done on, and its attributes.
import type { Service } from '#api/contract/service.ts';
import { change, create } from '../calls/writes.ts';
import { FormFrame } from '../form/FormFrame.tsx';
import { ItemBoxes, turnedIn } from '../form/ItemBoxes.tsx';
import { filled, ItemRows } from '../form/ItemRows.tsx';
import { PickMaster } from '../form/PickMaster.tsx';
import { useMasterForm } from '../form/use-master-form.ts';
import type { MasterForm } from '../form/use-master-form.ts';
import { catalogue as wording } from '../wording.ts';
import { NameField } from './NameField.tsx';
import type { FormProps } from './props.ts';

type Fields = {
  readonly name: string;
  readonly sortId: number | null;
  readonly categoryId: number | null;
  readonly productId: number | null;
  readonly turned: ReadonlyMap<number, boolean>;
  readonly added: readonly string[];
};

const gapsIn = ({ name }: Fields) => (name.trim() === '' ? { name: wording.nameMissing } : {});

const fieldsOf = (record: Service | undefined, name: string): Fields => ({
  name: record?.name ?? name,
  sortId: record?.sevice_category_id ?? null,
  categoryId: record?.category_id ?? null,
  productId: record?.product_id ?? null,
  ...{ turned: new Map(), added: [] },
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
  const added = filled(fields.added);
  return { ...differing, ...(added.length > 0 ? { service_attributes: added } : {}) };
}

export function ServiceForm({ where, name = '', record, usedBy, onSaved }: FormProps<'service'>) {
  const form = useMasterForm({
    kind: 'service',
    begin: fieldsOf(record, name),
    gapsIn,
    write: (fields) => {
      const body = { name: fields.name.trim(), ...bodyOf(fields, record) };
      if (record === undefined) return create('service', where, body);
      const service_attribute = turnedIn(record.service_attributes, fields.turned);
      const opened = { where, id: record.id, seq: record.seq };
      return change('service', opened, { ...body, service_attribute });
    },
    onSaved,
  });
  const { fields, set, errors, busy } = form;
  return (
    <FormFrame form={form} save="Save service">
      <NameField
        value={fields.name}
        onChange={(text) => set({ name: text })}
        error={errors['name']}
        readOnly={busy}
        autoFocus={record === undefined}
        was={record?.name}
        usedBy={usedBy}
      />
      <Links form={form} where={where} />
      {record !== undefined && (
        <ItemBoxes
          legend="Attributes"
          items={record.service_attributes}
          turned={fields.turned}
          onTurn={(turned) => set({ turned })}
          disabled={busy}
        />
      )}
      <ItemRows
        legend={record === undefined ? 'Attributes' : 'New attributes'}
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
  readonly form: MasterForm<Fields>;
  readonly where: FormProps<'service'>['where'];
};

const Links = ({ form: { fields, set, errors, busy }, where }: LinksProps) => (
  <>
    <PickMaster
      kind="category"
      where={where}
      label="Service category"
      optional
      chosenId={fields.sortId}
      onChoose={(sortId) => set({ sortId })}
      fits={({ marks_services: marks }) => marks}
      error={errors['sevice_category_id']}
      readOnly={busy}
    />
    <PickMaster
      kind="category"
      where={where}
      label="Category"
      optional
      chosenId={fields.categoryId}
      onChoose={(categoryId) => set({ categoryId, productId: null })}
      error={errors['category_id']}
      readOnly={busy}
    />
    <PickMaster
      kind="product"
      where={where}
      label="Product"
      optional
      chosenId={fields.productId}
      onChoose={(productId) => set({ productId })}
      fits={({ category_id: id }) => fields.categoryId === null || id === fields.categoryId}
      error={errors['product_id']}
      readOnly={busy}
    />
  </>
);
