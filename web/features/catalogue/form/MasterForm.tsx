// The fields of every kind of master, each declared once.
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { Category } from '#api/contract/catalogue/category.ts';
import { itemChangesIn } from '../items/item-edits.ts';
import { itemsField } from '../items/items-field.tsx';
import type { ItemsEntry } from '../items/items-field.tsx';
import type { EditableKind } from '../kinds.ts';
import { PickCategory, PickCompany } from '../picker/MasterPickers.tsx';
import { PickProduct } from '../product/PickProduct.tsx';
import { ProductForm } from '../product/ProductForm.tsx';
import { catalogueWords as wording } from '../wording.ts';
import { DeclaredMaster } from './DeclaredMaster.tsx';
import type { MasterDeclaration } from './DeclaredMaster.tsx';
import { nameField } from './name-field.tsx';
import type { FormProps } from './props.ts';

type Named = { readonly name: string };

const BRAND: MasterDeclaration<'brand', Named> = {
  kind: 'brand',
  fields: ({ record, usedBy }) => ({ name: nameField(record, usedBy) }),
};

const GODOWN: MasterDeclaration<'godown', Named> = {
  kind: 'godown',
  fields: ({ record, usedBy }) => ({ name: nameField(record, usedBy) }),
};

type UnitEntry = Named & { readonly uqc: string; readonly decimals: string };

/** Beside its name the code that GST returns ask for, and how finely it is counted. */
const UNIT: MasterDeclaration<'unit', UnitEntry> = {
  kind: 'unit',
  blanksStay: true,
  fields: ({ record, usedBy }) => ({
    name: nameField(record, usedBy),
    uqc: {
      label: 'Unit quantity code',
      kind: 'text',
      typed: (entry, uqc) => ({ ...entry, uqc: uqc.toUpperCase().slice(0, 3) }),
      hint: () => 'UQC for GSTR-1, for example KGS or PCS. Leave blank to fill it from the name.',
    },
    decimals: {
      label: 'Decimals',
      kind: 'text',
      inputMode: () => 'numeric',
      hint: () => 'How many decimals its quantities may have: 0 for pieces, 3 for kilograms.',
      fault: (text) => (/^[0-3]$/.test(text) ? null : wording.decimalsWrong),
      asValue: (text) => Number(text),
    },
  }),
};

type CompanyEntry = Named & { readonly accountTypeCompanyId: number | null };

/** A name, and what it stands under. */
const COMPANY: MasterDeclaration<'account_type_company', CompanyEntry> = {
  kind: 'account_type_company',
  fields: ({ where, record, usedBy }) => ({
    name: nameField(record, usedBy),
    accountTypeCompanyId: {
      kind: 'pick',
      draw: ({ held, onHeld, ...control }) => (
        <PickCompany
          where={where}
          label="Parent"
          optional
          chosenId={held}
          onChoose={onHeld}
          fits={({ id }) => id !== record?.id}
          {...control}
        />
      ),
    },
  }),
};

type CategoryEntry = Named & {
  readonly categoryId: number | null;
  readonly categoryAssets: ItemsEntry;
  readonly consumables: ItemsEntry;
  readonly categoryProducts: ItemsEntry;
};

const SPECIFIED = {
  legend: 'Specifications',
  noun: 'specification',
  help: 'Every product in this category must have these details.',
  isApart: true,
} as const;
const ASSETS = {
  legend: 'Assets',
  noun: 'asset',
  isApart: true,
} as const;
const CONSUMABLES = {
  legend: 'Consumables',
  noun: 'consumable',
  isApart: true,
} as const;

/** Its name, its parent, and three lists. */
const CATEGORY: MasterDeclaration<'category', CategoryEntry> = {
  kind: 'category',
  isKept: true,
  fields: ({ where, record, usedBy }) => ({
    name: nameField(record, usedBy),
    categoryId: {
      kind: 'pick',
      draw: ({ held, onHeld, ...control }) => (
        <PickCategory
          where={where}
          label="Parent category"
          optional
          chosenId={held}
          onChoose={onHeld}
          fits={(each) => !isUnder(each, record)}
          {...control}
        />
      ),
    },
    categoryAssets: itemsField(ASSETS, record?.categoryAssets),
    consumables: itemsField(CONSUMABLES, record?.consumables),
    categoryProducts: itemsField(SPECIFIED, record?.categoryProducts),
  }),
  alsoChanged: ({ categoryAssets, consumables, categoryProducts }, record) => ({
    categoryAsset: itemChangesIn(record.categoryAssets, categoryAssets.edits),
    consumable: itemChangesIn(record.consumables, consumables.edits),
    categoryProduct: itemChangesIn(record.categoryProducts, categoryProducts.edits),
  }),
};

/** A category cannot stand under itself, nor under one of its own. */
const isUnder = ({ id, nestedParent: parents }: Category, record: Category | undefined): boolean =>
  record !== undefined && (id === record.id || parents.some((each) => each.id === record.id));

type ServiceEntry = Named & {
  readonly serviceCategoryId: number | null;
  readonly categoryId: number | null;
  readonly productId: number | null;
  readonly serviceAttributes: ItemsEntry;
};

/** Its sort, the category and product that it is done on, and its attributes. */
const SERVICE: MasterDeclaration<'service', ServiceEntry> = {
  kind: 'service',
  fields: ({ where, record, usedBy }) => ({
    name: nameField(record, usedBy),
    serviceCategoryId: {
      kind: 'pick',
      draw: ({ held, onHeld, ...control }) => (
        <PickCategory
          where={where}
          label="Service category"
          optional
          chosenId={held}
          onChoose={onHeld}
          fits={({ marksServices: marks }) => marks}
          {...control}
        />
      ),
    },
    categoryId: {
      kind: 'pick',
      typed: (entry, categoryId) => ({ ...entry, categoryId, productId: null }),
      draw: ({ held, onHeld, ...control }) => (
        <PickCategory
          where={where}
          label="Category"
          optional
          chosenId={held}
          onChoose={onHeld}
          {...control}
        />
      ),
    },
    productId: {
      kind: 'pick',
      draw: ({ held, onHeld, entry: { categoryId }, ...control }) => (
        <PickProduct
          where={where}
          label="Product"
          optional
          categoryId={categoryId}
          chosenId={held}
          onChoose={onHeld}
          fits={({ categoryId: id }) => categoryId === null || id === categoryId}
          {...control}
        />
      ),
    },
    serviceAttributes: itemsField(
      { legend: 'Attributes', noun: 'attribute' },
      record?.serviceAttributes,
    ),
  }),
  alsoChanged: ({ serviceAttributes }, record) => ({
    serviceAttribute: itemChangesIn(record.serviceAttributes, serviceAttributes.edits),
  }),
};

const FORMS: { readonly [K in EditableKind]: (props: FormProps<K>) => ReactNode } = {
  product: (props) => <ProductForm {...props} />,
  category: (props) => <DeclaredMaster of={CATEGORY} {...props} />,
  brand: (props) => <DeclaredMaster of={BRAND} {...props} />,
  service: (props) => <DeclaredMaster of={SERVICE} {...props} />,
  unit: (props) => <DeclaredMaster of={UNIT} {...props} />,
  godown: (props) => <DeclaredMaster of={GODOWN} {...props} />,
  account_type_company: (props) => <DeclaredMaster of={COMPANY} {...props} />,
};

type Props = FormProps<EditableKind> & { readonly kind: EditableKind };

/** The form of whichever kind; a record is always of the kind that it is given with. */
export function MasterForm({ kind, ...props }: Props) {
  const form = FORMS[kind] as (props: FormProps<EditableKind>) => ReactNode;
  // What was typed of one kind is nothing to another.
  return <Fragment key={kind}>{form(props)}</Fragment>;
}
