import { queryOptions } from '@tanstack/react-query';
import { listAccountChanges, listAccounts } from '#api/contract/account/account.ts';
import { listUserProducts, productEndpoints } from '#api/contract/catalogue/product.ts';
import { listCustomers, readCustomerFigures } from '#api/contract/customer/customer.ts';
import { listImports, startImport, undoImport } from '#api/contract/book/import.ts';
import type { ImportOfFile } from '#api/contract/book/import.ts';
import { listJournals, readJournalFigures } from '#api/contract/journal/journal.ts';
import { readOpening } from '#api/contract/account/opening.ts';
import { call } from '#web/client/call.ts';
import { asking, invalidate, queryClient } from '#web/client/query.ts';
import type { CallFailed } from '#web/client/query.ts';
import type { KindOfImport } from './kinds/kind.ts';
import { IMPORTS } from './kinds/kinds.ts';
import type { FileRead } from './reading/read-file.ts';

export const importsOf = (bookId: number) => asking(listImports, { query: { book_id: bookId } });

/** @returns what a page of imports must know of its kind and its book. */
export const kindToImport = (path: string, bookId: number) =>
  queryOptions<KindOfImport | null, CallFailed>({
    queryKey: ['import-kind', path, bookId],
    // An account that was added a moment ago is one that a file may name.
    staleTime: 0,
    queryFn: async () => (await IMPORTS.get(path)?.read(bookId)) ?? null,
  });

/** @returns the kind anew, once the book has more than before. */
export const readKindAgain = (path: string, bookId: number) =>
  queryClient.fetchQuery({ ...kindToImport(path, bookId), staleTime: 0 });

/** Everything that an import, or its undo, makes old. */
export const importsChanged = (): Promise<void> =>
  invalidate(
    listImports,
    listCustomers,
    readCustomerFigures,
    listAccounts,
    listAccountChanges,
    listJournals,
    readJournalFigures,
    productEndpoints.list,
    listUserProducts,
    readOpening,
  );

export const beginImport = (
  { kind }: KindOfImport,
  { name, hash }: Pick<FileRead, 'name' | 'hash'>,
  { bookId, lines, idempotencyKey }: BeginInput,
) =>
  call(startImport, {
    query: { book_id: bookId },
    body: { kind, fileName: name, fileHash: hash, lines },
    idempotencyKey,
  });

type BeginInput = {
  readonly bookId: number;
  readonly lines: number;
  readonly idempotencyKey: string;
};

export const takeBackImport = (bookId: number, importId: number) =>
  call(undoImport, { params: { importId }, query: { book_id: bookId } });

/** @returns an import of this very file that was broken off. */
export const brokenOff = (
  imports: readonly ImportOfFile[] | undefined,
  { kind }: KindOfImport,
  hash: string | null,
): ImportOfFile | undefined =>
  hash === null
    ? undefined
    : imports?.find(
        (one) => one.kind === kind && one.fileHash === hash && one.status === 'under way',
      );
