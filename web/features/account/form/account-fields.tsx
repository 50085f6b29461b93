// The fields of an account, each declared once; the pages show all of them, the sheet over another
// form what is required.
import type { ComponentType } from 'react';
import { z } from 'zod';
import type { Account, AccountType, createAccount } from '#api/contract/account/account.ts';
import { isGstin, stateOfGstin } from '#core/tax/index.ts';
import type { CallInput } from '#web/client/call.ts';
import {
  blankEntry,
  changedValues,
  entryOf,
  entryValues,
  saidValues,
} from '#web/shell/form/form-declaration.ts';
import type { FormFields } from '#web/shell/form/form-declaration.ts';
import { accountWords as wording } from '../wording.ts';
import { selectableMasters } from './masters.ts';
import type { MasterByName } from './masters.ts';
import { ListPicker } from './ListPicker.tsx';
import type { PickList } from './ListPicker.tsx';
import { TypeGroup } from './TypeGroup.tsx';

export type AccountEntry = {
  readonly name: string;
  /** Undefined until somebody chooses: the guess stands. */
  readonly accountTypeId: number | null | undefined;
  /** Whether it moves to where its type, which stays, stands now. */
  readonly movesToGroup: boolean;
  readonly accountTypeCompanyId: number | null;
  readonly gstnId: string;
  readonly emailId: string;
  readonly assets: boolean;
  readonly assetType: string;
  readonly category: number | null;
  readonly productId: number | null;
};

type PickProps = {
  readonly where: number;
  readonly label: string;
  readonly chosenId: number | null;
  readonly onChoose: (id: number | null) => void;
  readonly error: string | undefined;
  readonly readOnly: boolean;
};

/**
 * Pickers of the catalogue, each with the sheet for a new one. The routes bring them from there.
 */
export type MasterPickers = {
  readonly Category: ComponentType<PickProps>;
  /** Of the category and of what stands under it. */
  readonly Product: ComponentType<PickProps & { readonly categoryId: number | null }>;
};

/** What the fields depend on. */
type AccountContext = {
  readonly bookId: number;
  readonly types: PickList<AccountType>;
  readonly companies: PickList<{
    readonly id: number;
    readonly name: string;
    readonly status: string;
  }>;
  /** The account that is changed; none when one is added. */
  readonly account?: Account | undefined;
  readonly pickers?: MasterPickers | undefined;
  readonly onAdd: (kind: MasterByName) => (text: string) => void;
  readonly onChooseGroup: (type: AccountType) => void;
};

const ASSET_TYPES = [
  { value: 'stock', label: 'Stock' },
  { value: 'asset', label: 'Asset' },
  { value: 'other', label: 'Other' },
] as const;

function gstinHint(gstin: string): string {
  const state = isGstin(gstin) ? stateOfGstin(gstin) : null;
  if (state === null) return '15 characters, as on the registration certificate';
  return `✓ Registered in ${state.name}`;
}

const isAsset = (entry: AccountEntry): boolean => entry.assets;

export const accountFormFields = ({
  bookId,
  types,
  companies,
  account,
  pickers,
  onAdd,
  onChooseGroup,
}: AccountContext): FormFields<AccountEntry> => ({
  name: { label: 'Name', kind: 'text', isAnyScript: true, needed: wording.nameMissing },
  accountTypeId: {
    kind: 'own',
    begin: undefined,
    schema: z.number().nullable().optional(),
    needed: wording.typeMissing,
    typed: (entry, accountTypeId) => ({ ...entry, accountTypeId, movesToGroup: false }),
    draw: ({ held = null, onHeld, ...control }) => (
      <ListPicker
        label="Account type"
        noun="account type"
        list={types}
        choices={(types.data ?? []).map(({ id, name, nature }) => {
          return { id, name, detail: nature ?? '' };
        })}
        chosenId={held}
        onChoose={onHeld}
        onAdd={onAdd('type')}
        {...control}
      />
    ),
  },
  movesToGroup: {
    kind: 'own',
    begin: false,
    schema: z.boolean(),
    asValue: (moves) => (moves ? true : null),
    draw: ({ held, onHeld, entry }) => (
      <TypeGroup
        account={account}
        onChooseGroup={onChooseGroup}
        types={types.data ?? []}
        chosenId={entry.accountTypeId ?? null}
        moves={held}
        onMoves={onHeld}
      />
    ),
  },
  accountTypeCompanyId: {
    kind: 'pick',
    draw: ({ held, onHeld, ...control }) => (
      <ListPicker
        label="Company type"
        noun="company type"
        optional
        list={companies}
        choices={selectableMasters(companies.data, held)}
        chosenId={held}
        onChoose={onHeld}
        onAdd={onAdd('company')}
        {...control}
      />
    ),
  },
  gstnId: {
    label: 'GSTIN',
    kind: 'text',
    typed: (entry, text) => ({
      ...entry,
      gstnId: text.toUpperCase().replaceAll(/\s/g, '').slice(0, 15),
    }),
    hint: gstinHint,
    fault: (gstin) => (isGstin(gstin) ? null : wording.gstinWrong),
  },
  emailId: { label: 'E-mail', kind: 'text', type: 'email' },
  ...assetFields(bookId, pickers),
});

/** What an account of an asset says of it. */
const assetFields = (
  bookId: number,
  pickers: MasterPickers | undefined,
): Pick<FormFields<AccountEntry>, 'assets' | 'assetType' | 'category' | 'productId'> => ({
  assets: { label: wording.isAssets, kind: 'check' },
  assetType: {
    label: 'Asset type',
    kind: 'choice',
    isBar: true,
    begin: 'asset',
    options: ASSET_TYPES,
    isShown: isAsset,
  },
  category: {
    kind: 'pick',
    needed: wording.categoryMissing,
    typed: (entry, category) => ({ ...entry, category, productId: null }),
    isShown: isAsset,
    draw: ({ held, onHeld, ...control }) =>
      pickers !== undefined && (
        <pickers.Category
          where={bookId}
          label="Category"
          chosenId={held}
          onChoose={onHeld}
          {...control}
        />
      ),
  },
  productId: {
    kind: 'pick',
    needed: wording.productMissing,
    isShown: (entry) => entry.assets && entry.category !== null,
    draw: ({ held, onHeld, entry: { category }, ...control }) =>
      pickers !== undefined && (
        <pickers.Product
          where={bookId}
          label="Product"
          categoryId={category}
          chosenId={held}
          onChoose={onHeld}
          {...control}
        />
      ),
  },
});

const NONE = { data: [], isPending: false, error: null };
/** What does not depend on the lists of the book. */
export const PLAIN_ACCOUNT = accountFormFields({
  bookId: 0,
  types: NONE,
  companies: NONE,
  onAdd: () => () => undefined,
  onChooseGroup: () => undefined,
});

export const blankAccount = (name: string): AccountEntry => ({
  ...blankEntry(PLAIN_ACCOUNT),
  name,
});

export const accountEntryOf = (account: Account): AccountEntry =>
  entryOf(PLAIN_ACCOUNT, { ...account, assetType: account.assetType ?? 'asset' });

/** What an account of no asset has nothing of is not said. */
function valuesOf(entry: AccountEntry) {
  const { assetType, category, productId, ...values } = entryValues(PLAIN_ACCOUNT, entry);
  return entry.assets ? { ...values, assetType, category, productId } : values;
}

type NewBody = CallInput<typeof createAccount>['body'];

/** A new account: what is empty is not sent. */
export function newAccountBody(entry: AccountEntry): NewBody {
  const { assets, ...said } = saidValues(valuesOf(entry));
  return { ...said, ...(assets === true && { assets }) } as NewBody;
}

const ASSET = ['assets', 'assetType', 'category', 'productId'];

/** Only what differs from what the form began with; what an asset is, is one thing. */
export function changedAccountBody(entry: AccountEntry, account: Account) {
  const sent = valuesOf(entry);
  const changed = changedValues(sent, valuesOf(accountEntryOf(account)));
  if (!ASSET.some((name) => name in changed)) return changed;
  const asset = Object.entries(sent).filter(([name]) => ASSET.includes(name));
  return { ...changed, ...Object.fromEntries(asset) };
}
