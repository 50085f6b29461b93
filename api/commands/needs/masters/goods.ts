// Products, services and assets: what refers to other records of the catalogue.
import type { AssetCommand, DepreciationInput } from '#core/asset/index.ts';
import type { ProductCommand } from '#core/catalogue/product/index.ts';
import type { ServiceCommand } from '#core/catalogue/service/index.ts';
import { streamName } from '#core/kernel/ids.ts';
import { isListed } from '#api/queries/catalogue/hsn/master.ts';
import { stateIn } from '../../book-session.ts';
import type { BookSession } from '../../book-session.ts';
import { answerTo } from '../../reads/reads.ts';
import type { Read } from '../../reads/reads.ts';
import type { NeedsOf } from '../needs.ts';
import {
  fieldsIn,
  idsAmong,
  linkReads,
  masterFacts,
  masterIdOf,
  masterReads,
  presentOf,
} from './links.ts';

type ProductFields = {
  categoryId: number;
  brandId: number;
  unitId: number | null;
  hsn: string | null;
  incomeAccountId: number | null;
};

function productLinks(command: ProductCommand, session: BookSession) {
  const had = presentOf(stateIn(session, 'product', masterIdOf('product', command)));
  const wanted = fieldsIn<ProductFields>(command);
  return {
    category: { wanted: [wanted.categoryId], had: [had?.categoryId] },
    brand: { wanted: [wanted.brandId], had: [had?.brandId] },
    unit: { wanted: [wanted.unitId], had: [had?.unitId] },
    specifiedBy: wanted.categoryId ?? had?.categoryId,
  };
}

/** Groups of accounts to which sales are posted. */
const INCOME_GROUPS: ReadonlySet<string> = new Set([
  'sales-accounts',
  'direct-incomes',
  'indirect-incomes',
]);

/** @returns the account of income that a command names, where it is open and of income. */
function incomeAccountsOf(command: ProductCommand, session: BookSession): ReadonlySet<number> {
  const { incomeAccountId } = fieldsIn<ProductFields>(command);
  if (incomeAccountId == null) return new Set();
  const account = stateIn(session, 'account', incomeAccountId);
  const isOpen = account.status === 'open';
  const { group = null } = isOpen ? account.classification : {};
  return isOpen && INCOME_GROUPS.has(group ?? '') ? new Set([incomeAccountId]) : new Set();
}

export const productNeeds: NeedsOf<'product'> = {
  stream: (command) => streamName('product', masterIdOf('product', command)),
  streams: (command) => {
    const { incomeAccountId } = fieldsIn<ProductFields>(command);
    return incomeAccountId == null ? [] : [streamName('account', incomeAccountId)];
  },
  reads: (command, session): readonly Read[] => {
    const { category, brand, unit, specifiedBy } = productLinks(command, session);
    return [
      ...masterReads('product', command),
      ...linkReads('category', category),
      ...linkReads('brand', brand),
      ...linkReads('unit', unit),
      ...(specifiedBy === undefined ? [] : [{ of: 'specifications', key: specifiedBy } as const]),
    ];
  },
  sharesMasters: () => true,
  facts: (command, session) => {
    const { category, brand, unit, specifiedBy } = productLinks(command, session);
    const { hsn } = fieldsIn<ProductFields>(command);
    return {
      ...masterFacts(session, 'product', command),
      today: session.head.today,
      specifications:
        specifiedBy === undefined
          ? []
          : answerTo(session, { of: 'specifications', key: specifiedBy }),
      categories: idsAmong(session, 'category', category),
      brands: idsAmong(session, 'brand', brand),
      units: idsAmong(session, 'unit', unit),
      isHsnListed: hsn == null || isListed(hsn),
      incomeAccounts: incomeAccountsOf(command, session),
    };
  },
};

type ServiceFields = {
  serviceCategoryId: number | null;
  categoryId: number | null;
  productId: number | null;
};

function serviceLinks(command: ServiceCommand, session: BookSession) {
  const had = presentOf(stateIn(session, 'service', masterIdOf('service', command)));
  const wanted = fieldsIn<ServiceFields>(command);
  return {
    category: {
      wanted: [wanted.serviceCategoryId, wanted.categoryId],
      had: [had?.serviceCategoryId, had?.categoryId],
    },
    product: { wanted: [wanted.productId], had: [had?.productId] },
  };
}

export const serviceNeeds: NeedsOf<'service'> = {
  stream: (command) => streamName('service', masterIdOf('service', command)),
  reads: (command, session): readonly Read[] => {
    const { category, product } = serviceLinks(command, session);
    const categories = linkReads('category', category);
    return [
      ...masterReads('service', command),
      ...categories,
      ...linkReads('product', product),
      ...categories.map(({ key }) => ({ of: 'marks-services', key }) as const),
    ];
  },
  sharesMasters: () => true,
  facts: (command, session) => {
    const { category, product } = serviceLinks(command, session);
    const categories = [...idsAmong(session, 'category', category)];
    const marks = (key: number) => answerTo(session, { of: 'marks-services', key });
    return {
      ...masterFacts(session, 'service', command),
      categories: new Map(categories.map((id) => [id, { marksServices: marks(id) }])),
      products: idsAmong(session, 'product', product),
    };
  },
};

type AssetFields = { productId: number | null; accountId: number | null };

function assetProducts(command: AssetCommand, session: BookSession) {
  const had = presentOf(stateIn(session, 'asset', masterIdOf('asset', command)));
  return { wanted: [fieldsIn<AssetFields>(command).productId], had: [had?.productId] };
}

export const assetNeeds: NeedsOf<'asset'> = {
  stream: (command) => streamName('asset', masterIdOf('asset', command)),
  streams: (command, session) => [
    ...accountsIn(command).map((id) => streamName('account', id)),
    ...(isOfDepreciation(command) ? [streamName('asset-posting', session.head.bookId)] : []),
    ...boughtIn(command).map(({ billId }) => streamName('purchase-bill', billId)),
  ],
  reads: (command, session): readonly Read[] => [
    ...masterReads('asset', command),
    ...linkReads('product', assetProducts(command, session)),
  ],
  sharesMasters: () => true,
  facts: (command, session) => ({
    ...masterFacts(session, 'asset', command),
    products: new Map(
      [...idsAmong(session, 'product', assetProducts(command, session))].flatMap((key) => {
        const product = answerTo(session, { of: 'product', key });
        if (product === null) return [];
        return [[key, { name: product.name, categoryId: product.categoryId }] as const];
      }),
    ),
    accounts: new Set(
      accountsIn(command).filter((id) => stateIn(session, 'account', id).status === 'open'),
    ),
    standingDisposal: isOfDepreciation(command) ? standingDisposalIn(command, session) : null,
    hasBoughtLine: boughtIn(command).some((bought) => isBoughtLine(bought, session)),
  }),
};

const isOfDepreciation = (command: AssetCommand): boolean =>
  fieldsIn<{ depreciation: unknown }>(command).depreciation !== undefined;

/** @returns the number of the disposal of the asset that is not undone, or null. */
function standingDisposalIn(command: AssetCommand, session: BookSession): number | null {
  const { disposals } = stateIn(session, 'asset-posting', session.head.bookId);
  const id = masterIdOf('asset', command);
  return disposals.find(({ assetId, undone }) => !undone && assetId === id)?.number ?? null;
}

type Bought = NonNullable<DepreciationInput['bought']>;

/** The line of a bill on which the asset was bought, where one is named. */
function boughtIn(command: AssetCommand): readonly Bought[] {
  const { depreciation } = fieldsIn<{ depreciation: DepreciationInput | null }>(command);
  return depreciation?.bought == null ? [] : [depreciation.bought];
}

function isBoughtLine({ billId, line }: Bought, session: BookSession): boolean {
  const bill = stateIn(session, 'purchase-bill', billId);
  if (bill.status !== 'posted') return false;
  const bought = bill.posted.lines[line - 1];
  return bought !== undefined && bought.stocked !== true;
}

/** The account in which the asset stands. */
function accountsIn(command: AssetCommand): readonly number[] {
  const { accountId } = fieldsIn<AssetFields>(command);
  return accountId == null ? [] : [accountId];
}
