import type { ComponentType } from 'react';
import type { EditableKind } from '../kinds.ts';
import { ProductForm } from '../product/ProductForm.tsx';
import { CategoryForm } from './CategoryForm.tsx';
import { CompanyForm } from './CompanyForm.tsx';
import { BrandForm, GodownForm } from './NamedForm.tsx';
import type { FormProps } from './props.ts';
import { ServiceForm } from './ServiceForm.tsx';
import { UnitForm } from './UnitForm.tsx';

const FORMS: { readonly [K in EditableKind]: ComponentType<FormProps<K>> } = {
  product: ProductForm,
  category: CategoryForm,
  brand: BrandForm,
  service: ServiceForm,
  unit: UnitForm,
  godown: GodownForm,
  account_type_company: CompanyForm,
};

type Props = FormProps<EditableKind> & { readonly kind: EditableKind };

/** The form of whichever kind; a record is always of the kind that it is given with. */
export function MasterForm({ kind, ...props }: Props) {
  const Form = FORMS[kind] as ComponentType<FormProps<EditableKind>>;
  return <Form {...props} />;
}
