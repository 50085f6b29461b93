// A category: its name, its parent, and three lists. What a list has is turned on and off; what it
// lacks is added in rows.
import type { Category } from '#api/contract/category.ts';
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

type Turned = ReadonlyMap<number, boolean>;
type ListState = { readonly turned: Turned; readonly added: readonly string[] };

type Fields = {
  readonly name: string;
  readonly parentId: number | null;
  readonly assets: ListState;
  readonly consumables: ListState;
  readonly specs: ListState;
};

const UNTOUCHED: ListState = { turned: new Map(), added: [] };

const LISTS = [
  { field: 'assets', wire: 'category_assets', legend: 'Assets', noun: 'asset' },
  { field: 'consumables', wire: 'consumables', legend: 'Consumables', noun: 'consumable' },
  {
    field: 'specs',
    wire: 'category_products',
    legend: 'Specifications',
    noun: 'specification',
    help: 'Each product of the category answers every one of them.',
  },
] as const;

const gapsIn = ({ name }: Fields) => (name.trim() === '' ? { name: wording.nameMissing } : {});

const fieldsOf = (record: Category | undefined, name: string): Fields => ({
  name: record?.name ?? name,
  parentId: record?.category_id ?? null,
  ...{ assets: UNTOUCHED, consumables: UNTOUCHED, specs: UNTOUCHED },
});

const addedIn = (fields: Fields) =>
  Object.fromEntries(
    LISTS.map(({ field, wire }) => [wire, filled(fields[field].added)] as const).filter(
      ([, items]) => items.length > 0,
    ),
  );

/** Only what differs from what the form began with. */
const changedBody = (fields: Fields, record: Category) => ({
  ...(fields.name.trim() === record.name ? {} : { name: fields.name.trim() }),
  ...(fields.parentId === record.category_id ? {} : { category_id: fields.parentId }),
  ...addedIn(fields),
  category_asset: turnedIn(record.category_assets, fields.assets.turned),
  consumable: turnedIn(record.consumables, fields.consumables.turned),
  category_product: turnedIn(record.category_products, fields.specs.turned),
});

export function CategoryForm({ where, name = '', record, usedBy, onSaved }: FormProps<'category'>) {
  const form = useMasterForm({
    kind: 'category',
    begin: fieldsOf(record, name),
    gapsIn,
    write: (now) => {
      if (record !== undefined) {
        return change(
          'category',
          { where, id: record.id, seq: record.seq },
          changedBody(now, record),
        );
      }
      const parent = now.parentId === null ? {} : { category_id: now.parentId };
      return create('category', where, { name: now.name.trim(), ...parent, ...addedIn(now) });
    },
    onSaved,
  });
  const { fields, set, errors, busy } = form;
  return (
    <FormFrame form={form} save="Save category">
      <NameField
        value={fields.name}
        onChange={(text) => set({ name: text })}
        error={errors['name']}
        readOnly={busy}
        autoFocus={record === undefined}
        was={record?.name}
        usedBy={usedBy}
      />
      <PickMaster
        kind="category"
        where={where}
        label="Stands under"
        optional
        chosenId={fields.parentId}
        onChoose={(parentId) => set({ parentId })}
        fits={(each) => !isUnder(each, record)}
        error={errors['category_id']}
        readOnly={busy}
      />
      <Lists form={form} record={record} />
    </FormFrame>
  );
}

/** A category cannot stand under itself, nor under one of its own. */
const isUnder = ({ id, nested_parent: parents }: Category, record: Category | undefined): boolean =>
  record !== undefined && (id === record.id || parents.some((each) => each.id === record.id));

type ListsProps = { readonly form: MasterForm<Fields>; readonly record: Category | undefined };

const Lists = ({ form: { fields, set, errors, busy }, record }: ListsProps) =>
  LISTS.map(({ field, wire, legend, noun, ...more }) => (
    <div key={field} className="flex flex-col gap-1 border-t border-line pt-3">
      {record !== undefined && (
        <ItemBoxes
          legend={legend}
          items={record[wire]}
          turned={fields[field].turned}
          onTurn={(turned) => set({ [field]: { ...fields[field], turned } })}
          disabled={busy}
        />
      )}
      <ItemRows
        legend={record === undefined ? legend : `New ${legend.toLowerCase()}`}
        noun={noun}
        {...more}
        items={fields[field].added}
        onChange={(added) => set({ [field]: { ...fields[field], added } })}
        error={errors[wire]}
        readOnly={busy}
      />
    </div>
  ));
