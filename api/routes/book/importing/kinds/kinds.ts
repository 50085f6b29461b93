// The kinds that may be imported: what each is called, where its lines go, what becomes of them.
import type { z } from 'zod';
import type { ImportKind } from '#core/import/index.ts';
import type { AnyRecord } from '#core/shapes/record.ts';
import * as contract from '#api/contract/book/import.ts';
import { importedAccounts } from './accounts.ts';
import { importedCustomers } from './customers.ts';
import { importedJournals } from './journals.ts';
import { importedProducts } from './products.ts';
import { importedSuppliers } from './suppliers.ts';
import type { AnyKind } from '../import-lines.ts';
import type { ImportedKind } from './imported-kind.ts';

/** A call that takes the lines of a kind. */
export type LinesEndpoint = Omit<typeof contract.importCustomers, 'path' | 'summary' | 'lines'> & {
  readonly path: `/api/islogin/import/${string}`;
  readonly summary: string;
  readonly lines: z.ZodObject | AnyRecord;
};

export type KindToImport = {
  readonly name: ImportKind;
  readonly endpoint: LinesEndpoint;
  readonly kind: AnyKind;
};

/** Each line is parsed by the schema of its kind before the kind sees it. */
const kindOf = <Line extends z.ZodObject | AnyRecord>(
  name: ImportKind,
  endpoint: Omit<LinesEndpoint, 'lines'> & { readonly lines: Line },
  kind: ImportedKind<Line>,
): KindToImport => ({ name, endpoint, kind: kind as AnyKind });

export const KINDS_TO_IMPORT: readonly KindToImport[] = [
  kindOf('account', contract.importAccounts, importedAccounts),
  kindOf('customer', contract.importCustomers, importedCustomers),
  kindOf('journal', contract.importJournals, importedJournals),
  kindOf('product', contract.importProducts, importedProducts),
  kindOf('supplier', contract.importSuppliers, importedSuppliers),
];

/** Its lines are one document, and neither written nor taken back one by one. */
export const OPENINGS: KindToImport = kindOf('opening', contract.importOpenings, {
  category: 'opening',
  right: 'PostOpeningBalances',
  commandsOf: async () => [],
  similar: async () => [],
  takeBack: async () => [],
});

/** @returns what is done of a kind; of one that nobody can import nothing. */
export const importedKindOf = (name: ImportKind): AnyKind | null =>
  KINDS_TO_IMPORT.find((one) => one.name === name)?.kind ?? null;
