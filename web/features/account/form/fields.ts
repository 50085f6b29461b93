// What an account's form holds, what of it is missing, and how it is written on the wire.
import { z } from 'zod';
import type { Account } from '#api/contract/account/account.ts';
import { isGstin } from '#core/tax/index.ts';
import { accountWords as wording } from '../wording.ts';
import type { FieldErrors } from '#web/client/failure.ts';

type AssetType = NonNullable<Account['asset_type']>;

export type AccountFields = {
  readonly name: string;
  /** Undefined until somebody chooses: the guess stands. */
  readonly typeId: number | null | undefined;
  readonly companyId: number | null;
  readonly gstin: string;
  readonly email: string;
  readonly isAsset: boolean;
  readonly assetType: AssetType;
  readonly categoryId: number | null;
  readonly productId: number | null;
  /** Whether it moves to where its type, which stays, stands now. */
  readonly moves: boolean;
};

export const blankAccount = (name: string): AccountFields => ({
  name,
  typeId: undefined,
  companyId: null,
  gstin: '',
  email: '',
  isAsset: false,
  assetType: 'asset',
  categoryId: null,
  productId: null,
  moves: false,
});

const id = z.number().nullable();
/** What is kept of a new account while it is typed. */
export const accountDraftSchema = z
  .object({
    name: z.string(),
    typeId: id,
    companyId: id,
    gstin: z.string(),
    email: z.string(),
    isAsset: z.boolean(),
    assetType: z.enum(['stock', 'asset', 'other']),
    categoryId: id,
    productId: id,
    moves: z.boolean(),
  })
  .partial();

export const accountFieldsOf = (account: Account): AccountFields => ({
  name: account.name,
  typeId: account.account_type_id,
  companyId: account.account_type_company_id,
  gstin: account.gstn_id ?? '',
  email: account.email_id ?? '',
  isAsset: account.assets,
  assetType: account.asset_type ?? 'asset',
  categoryId: account.category,
  productId: account.product_id,
  moves: false,
});

export function checkAccount(fields: AccountFields): FieldErrors {
  const { name, typeId, gstin, isAsset, categoryId, productId } = fields;
  return {
    ...(name.trim() === '' ? { name: wording.nameMissing } : {}),
    ...(typeId == null ? { account_type_id: wording.typeMissing } : {}),
    ...(gstin !== '' && !isGstin(gstin) ? { gstn_id: wording.gstinWrong } : {}),
    ...(isAsset && categoryId === null ? { category: wording.categoryMissing } : {}),
    ...(isAsset && categoryId !== null && productId === null
      ? { product_id: wording.productMissing }
      : {}),
  };
}

const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

const plainOf = ({ name, typeId, companyId, gstin, email }: AccountFields) => ({
  name: name.trim(),
  // Without a type nothing is sent: `checkAccount` says so.
  account_type_id: typeId ?? 0,
  account_type_company_id: companyId,
  gstn_id: textOrNull(gstin),
  email_id: textOrNull(email),
});

function assetOf({ isAsset, assetType, categoryId, productId }: AccountFields) {
  if (!isAsset || categoryId === null || productId === null) return { assets: false };
  return { assets: true, asset_type: assetType, category: categoryId, product_id: productId };
}

/** A new account: what is empty is not sent. */
export const newAccountBody = (fields: AccountFields) => {
  const { name, account_type_id, ...rest } = plainOf(fields);
  const filled = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null));
  return { name, account_type_id, ...filled, ...(fields.isAsset ? assetOf(fields) : {}) };
};

/** Only what differs from what the form began with. */
export function changedAccountBody(fields: AccountFields, account: Account) {
  const before = accountFieldsOf(account);
  const was: Readonly<Record<string, unknown>> = plainOf(before);
  const changed = Object.entries(plainOf(fields)).filter(([field, value]) => value !== was[field]);
  const asset = assetOf(fields);
  const isSame = JSON.stringify(asset) === JSON.stringify(assetOf(before));
  const moved = fields.moves ? { moves_to_group: true } : {};
  return { ...Object.fromEntries(changed), ...moved, ...(isSame ? {} : asset) };
}
