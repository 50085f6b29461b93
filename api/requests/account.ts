// From the wire to the commands on accounts.
import type { z } from 'zod';
import type { AccountCommand } from '#core/account/index.ts';
import type { AccountId } from '#core/kernel/ids.ts';
import type { changeAccount, createAccount } from '#api/contract/account/account.ts';
import { invalidField } from '#api/http/problems/field-errors.ts';
import type { ProblemDetails } from '#api/http/problems/problem.ts';
import { given } from './route-parts.ts';

type CreateBody = z.output<(typeof createAccount)['body']>;
type ChangeBody = z.output<(typeof changeAccount)['body']>;

/** An empty text means that there is none. */
const textOrNull = (text: string | null | undefined): string | null => text?.trim() || null;

const detailsOf = (body: CreateBody) => ({
  name: body.name.trim(),
  typeId: body.account_type_id,
  gstin: textOrNull(body.gstn_id)?.toUpperCase() ?? null,
  companyTypeId: body.account_type_company_id ?? null,
  email: textOrNull(body.email_id),
});

/** @returns the command that changes only the fields sent, or the field that it lacks. */
export function changedAccount(
  accountId: AccountId,
  body: ChangeBody,
): AccountCommand | ProblemDetails {
  const { gstn_id: gstin, email_id: email } = body;
  const asset = body.assets === undefined ? undefined : assetOf(body);
  if (asset === 'incomplete') return assetGap(body);
  const changes = {
    ...given('name', body.name?.trim()),
    ...given('typeId', body.account_type_id),
    ...given('gstin', gstin === undefined ? undefined : (textOrNull(gstin)?.toUpperCase() ?? null)),
    ...given('companyTypeId', body.account_type_company_id),
    ...given('email', email === undefined ? undefined : textOrNull(email)),
    ...given('asset', asset),
  };
  const moves = body.moves_to_group === true ? { movesToGroup: true } : {};
  return { type: 'ChangeAccount', data: { accountId, changes, ...moves } };
}

/** @returns the command that creates the account, or the field that it lacks. */
export function newAccount(
  accountId: AccountId,
  body: CreateBody,
): AccountCommand | ProblemDetails {
  const asset = assetOf(body);
  if (asset === 'incomplete') return assetGap(body);
  return { type: 'CreateAccount', data: { accountId, ...detailsOf(body), asset } };
}

type AssetFields = Pick<CreateBody, 'assets' | 'asset_type' | 'category' | 'product_id'>;

const assetGap = ({ category }: AssetFields): ProblemDetails =>
  category === undefined
    ? invalidField('category', 'Choose a category')
    : invalidField('product_id', 'Choose a product');

/** An account of an asset names its category and product; without a kind it is a plain asset. */
function assetOf(body: AssetFields) {
  if (body.assets !== true) return null;
  const { category: categoryId, product_id: productId, asset_type: kind = 'asset' } = body;
  if (categoryId === undefined || productId === undefined) return 'incomplete';
  return { kind, categoryId, productId };
}
