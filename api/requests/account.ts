// From requests to the commands on accounts.
import type { z } from 'zod';
import type { AccountCommand } from '#core/account/index.ts';
import type { AccountId } from '#core/kernel/ids.ts';
import type { changeAccount, createAccount } from '#api/contract/account/account.ts';
import { invalidField } from '#api/http/problems/field-errors.ts';
import type { ProblemDetails } from '#api/http/problems/problem.ts';
import { given } from './route-parts.ts';

type CreateBody = Omit<z.output<(typeof createAccount)['body']>, 'bookId'>;
type ChangeBody = Omit<z.output<(typeof changeAccount)['body']>, 'bookId' | 'expected'>;

/** An empty text means that there is none. */
const textOrNull = (text: string | null | undefined): string | null => text?.trim() || null;

const detailsOf = (body: CreateBody) => ({
  name: body.name.trim(),
  typeId: body.accountTypeId,
  gstin: textOrNull(body.gstnId)?.toUpperCase() ?? null,
  companyTypeId: body.accountTypeCompanyId ?? null,
  email: textOrNull(body.emailId),
});

/** @returns the command that changes only the fields sent, or the field that it lacks. */
export function changedAccount(
  accountId: AccountId,
  body: ChangeBody,
): AccountCommand | ProblemDetails {
  const { gstnId: gstin, emailId: email } = body;
  const asset = body.assets === undefined ? undefined : assetOf(body);
  if (asset === 'incomplete') return assetGap(body);
  const changes = {
    ...given('name', body.name?.trim()),
    ...given('typeId', body.accountTypeId),
    ...given('gstin', gstin === undefined ? undefined : (textOrNull(gstin)?.toUpperCase() ?? null)),
    ...given('companyTypeId', body.accountTypeCompanyId),
    ...given('email', email === undefined ? undefined : textOrNull(email)),
    ...given('asset', asset),
  };
  const moves = body.movesToGroup === true ? { movesToGroup: true } : {};
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

type AssetFields = Pick<CreateBody, 'assets' | 'assetType' | 'category' | 'productId'>;

const assetGap = ({ category }: AssetFields): ProblemDetails =>
  category === undefined
    ? invalidField('category', 'Choose a category')
    : invalidField('product_id', 'Choose a product');

/** An account of an asset names its category and product; without a kind it is a plain asset. */
function assetOf(body: AssetFields) {
  if (body.assets !== true) return null;
  const { category: categoryId, productId, assetType: kind = 'asset' } = body;
  if (categoryId === undefined || productId === undefined) return 'incomplete';
  return { kind, categoryId, productId };
}
