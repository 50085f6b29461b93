// Which field a refusal of the rules belongs to, so that it stands beside it.
import type { Failure } from '#web/client/failure.ts';
import { fieldErrorsOf } from '#web/client/failure.ts';
import type { Kind } from '../kinds.ts';

type FormKind = Kind | 'asset';

const FIELDS: Readonly<Record<string, string>> = {
  master_name_taken: 'name',
  account_type_name_taken: 'name',
  stock_without_name: 'name',
  uqc_unknown: 'uqc',
  product_category_unknown: 'category_id',
  product_brand_unknown: 'brand_id',
  product_unit_unknown: 'unit_id',
  hsn_invalid: 'hsn',
  hsn_not_listed: 'hsn',
  gst_rate_unknown: 'gst_rate',
  gst_rate_not_in_force: 'gst_rate',
  opening_stock_of_unstocked: 'opening_quantity',
  not_a_service_category: 'sevice_category_id',
  service_category_unknown: 'category_id',
  service_product_unknown: 'product_id',
  asset_without_product: 'product_id',
  asset_product_unknown: 'product_id',
  product_of_another_category: 'product_id',
  asset_account_unknown: 'account_id',
};

const PARENT_REFUSALS = new Set(['parent_unknown', 'under_itself', 'too_deep']);
const LISTS: Readonly<Record<string, string>> = {
  assets: 'category_assets',
  consumables: 'consumables',
  specifications: 'category_products',
  attributes: 'service_attributes',
};

/** @returns what the server says of each field, by the field's name on the wire. */
export function refusalsOf(kind: FormKind, failure: Failure | null): Record<string, string> {
  if (failure?.kind !== 'problem') return {};
  const { code, detail, facts = {} } = failure.problem;
  const field = fieldOf(kind, code, facts);
  return { ...(field === undefined ? {} : { [field]: detail }), ...fieldErrorsOf(failure) };
}

function fieldOf(kind: FormKind, code: string, facts: Readonly<Record<string, unknown>>) {
  if (PARENT_REFUSALS.has(code)) {
    return kind === 'category' ? 'category_id' : 'account_type_company_id';
  }
  if (code === 'attribute_value_missing') return `value_product.${String(facts['attributeId'])}`;
  const { list } = facts;
  if (typeof list === 'string') return LISTS[list];
  return FIELDS[code];
}
