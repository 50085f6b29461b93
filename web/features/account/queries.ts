import {
  applyCabesTemplate,
  applySalesTemplate,
  listAccounts,
  listAccountTypes,
} from '#api/contract/account.ts';
import { asking } from '#web/client/query.ts';

export const accountsOf = (bookId: number) => asking(listAccounts, { params: { bookId } });

export const accountTypesOf = (bookId: number) =>
  asking(listAccountTypes, { query: { book_id: bookId } });

export const TEMPLATES = { sales: applySalesTemplate, cabes: applyCabesTemplate } as const;
