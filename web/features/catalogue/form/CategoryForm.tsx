// A category: its name, its parent, and three lists. What a list has is turned on and off, renamed
// and removed; what it lacks is added in rows.
import { z } from 'zod';
import type { Category } from '#api/contract/catalogue/category.ts';
import { writeMaster } from '../calls/writes.ts';
import { FormFrame } from '#web/shell/form/FormFrame.tsx';
import { Restored } from '#web/shell/form/Restored.tsx';
import { itemChangesIn, NO_EDITS } from '../items/item-edits.ts';
import type { ItemEdits } from '../items/item-edits.ts';
import { ItemBoxes } from '../items/ItemBoxes.tsx';
import { filledItems, ItemRows } from '../items/ItemRows.tsx';
import { PickCategory } from '../picker/MasterPickers.tsx';
import { editingOf, useMasterForm } from './use-master-form.ts';
import type { MasterFormState } from './use-master-form.ts';
import { checkName, NameField } from './NameField.tsx';
import type { FormProps } from './props.ts';

type ListState = { readonly edits: ItemEdits; readonly added: readonly string[] };

type Fields = {
  readonly name: string;
  readonly parentId: number | null;
  readonly assets: ListState;
  readonly consumables: ListState;
  readonly specs: ListState;
};

const UNTOUCHED: ListState = { edits: NO_EDITS, added: [] };

const list = z
  .object({ added: z.array(z.string()) })
  .transform(({ added }): ListState => ({ edits: NO_EDITS, added }));
/** What is kept of a new category while it is typed. */
const draftSchema = z
  .object({
    name: z.string(),
    parentId: z.number().nullable(),
    assets: list,
    consumables: list,
    specs: list,
  })
  .partial();

const LISTS = [
  { field: 'assets', wire: 'category_assets', legend: 'Assets', noun: 'asset' },
  { field: 'consumables', wire: 'consumables', legend: 'Consumables', noun: 'consumable' },
  {
    field: 'specs',
    wire: 'category_products',
    legend: 'Specifications',
    noun: 'specification',
    help: 'Every product in this category must have these details.',
  },
] as const;

const fieldsOf = (record: Category | undefined, name: string): Fields => ({
  name: record?.name ?? name,
  parentId: record?.category_id ?? null,
  assets: UNTOUCHED,
  consumables: UNTOUCHED,
  specs: UNTOUCHED,
});

const addedIn = (fields: Fields) =>
  Object.fromEntries(
    LISTS.map(({ field, wire }) => [wire, filledItems(fields[field].added)] as const).filter(
      ([, items]) => items.length > 0,
    ),
  );

const newBody = (fields: Fields) => ({
  name: fields.name.trim(),
  ...(fields.parentId === null ? {} : { category_id: fields.parentId }),
  ...addedIn(fields),
});

/** Only what differs from what the form began with. */
const changedBody = (fields: Fields, record: Category) => ({
  ...(fields.name.trim() === record.name ? {} : { name: fields.name.trim() }),
  ...(fields.parentId === record.category_id ? {} : { category_id: fields.parentId }),
  ...addedIn(fields),
  category_asset: itemChangesIn(record.category_assets, fields.assets.edits),
  consumable: itemChangesIn(record.consumables, fields.consumables.edits),
  category_product: itemChangesIn(record.category_products, fields.specs.edits),
});

export function CategoryForm({ where, name = '', record, usedBy, onSaved }: FormProps<'category'>) {
  const form = useMasterForm<Fields, Category>({
    kind: 'category',
    begin: fieldsOf(record, name),
    editing: editingOf('category', where, record, (category) => fieldsOf(category, name)),
    keep: record === undefined ? { where, schema: draftSchema } : undefined,
    check: checkName,
    write: (now, seen) =>
      writeMaster(
        'category',
        where,
        seen,
        seen === undefined ? newBody(now) : changedBody(now, seen),
      ),
    onSaved,
  });
  const { fields, set, errors, busy } = form;
  return (
    <FormFrame form={form} save="Save category">
      <Restored form={form} />
      <NameField form={form} record={form.record} usedBy={usedBy} />
      <PickCategory
        where={where}
        label="Parent category"
        optional
        chosenId={fields.parentId}
        onChoose={(parentId) => set({ parentId })}
        fits={(each) => !isUnder(each, form.record)}
        error={errors['category_id']}
        readOnly={busy}
      />
      <Lists form={form} record={form.record} />
    </FormFrame>
  );
}

/** A category cannot stand under itself, nor under one of its own. */
const isUnder = ({ id, nested_parent: parents }: Category, record: Category | undefined): boolean =>
  record !== undefined && (id === record.id || parents.some((each) => each.id === record.id));

type ListsProps = { readonly form: MasterFormState<Fields>; readonly record: Category | undefined };

const Lists = ({ form: { fields, set, errors, busy }, record }: ListsProps) =>
  LISTS.map(({ field, wire, legend, noun, ...more }) => (
    <div key={field} className="flex flex-col gap-1 border-t border-line pt-3">
      {record !== undefined && (
        <ItemBoxes
          legend={legend}
          items={record[wire]}
          edits={fields[field].edits}
          onEdits={(edits) => set({ [field]: { ...fields[field], edits } })}
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
