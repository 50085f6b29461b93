import type { ImportKind } from '#core/import/index.ts';

const MANY: Readonly<Record<ImportKind, string>> = {
  customer: 'customers',
  product: 'products',
  account: 'accounts',
  opening: 'opening balances',
  journal: 'journals',
  supplier: 'suppliers',
};

export const manyOf = (kind: ImportKind): string => MANY[kind];
