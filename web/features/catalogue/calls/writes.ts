// Creating and changing masters: in a book, or for all books.
import type { z } from 'zod';
import { addAccountType } from '#api/contract/account/account.ts';
import * as types from '#api/contract/server/installation.ts';
import type { MasterEndpoints } from '#api/contract/catalogue/master-endpoints.ts';
import { MASTERS } from '#api/contract/catalogue/master-kinds.ts';
import { call } from '#web/client/call.ts';
import type { CallResult } from '#web/client/call.ts';
import type { EditableKind, MastersBook } from '../kinds.ts';

export type NewBody<K extends EditableKind> = z.output<(typeof MASTERS)[K]['createShared']['body']>;
type MasterChanges<K extends EditableKind> = z.output<(typeof MASTERS)[K]['changeShared']['body']>;

/** What every record shows, and all that a form needs to know of it once it is saved. */
export type SavedMaster = { readonly id: number; readonly name: string };

function create<K extends EditableKind>(
  kind: K,
  where: MastersBook,
  body: NewBody<K>,
): Promise<CallResult<SavedMaster>> {
  const one: EditableKind = kind;
  return where === null
    ? call(MASTERS[one].createShared, { body })
    : call(MASTERS[one].create, { body: { ...body, bookId: where } });
}

type MasterVersion = { readonly where: MastersBook; readonly id: number; readonly seq: number };

function change<K extends EditableKind>(
  kind: K,
  { where, id, seq }: MasterVersion,
  changes: MasterChanges<K>,
): Promise<CallResult<SavedMaster>> {
  const { change: inBook, changeShared }: MasterEndpoints = MASTERS[kind];
  // Each address calls the id by a name of its own.
  const params = { [inBook.path.slice(inBook.path.lastIndexOf(':') + 1)]: id };
  const body = { ...changes, expected: seq };
  return where === null
    ? call(changeShared, { params, body })
    : call(inBook, { params, body: { ...body, bookId: where } });
}

/** What a form began with, and what its change must name. */
type Begun = { readonly id: number; readonly seq: number };

/** A record that there is none of yet is created; its body is whole, which its form has seen to. */
export const writeMaster = <K extends EditableKind>(
  kind: K,
  where: MastersBook,
  record: Begun | undefined,
  body: NewBody<K> | MasterChanges<K>,
): Promise<CallResult<SavedMaster>> =>
  record === undefined
    ? create(kind, where, body as NewBody<K>)
    : change(kind, { where, id: record.id, seq: record.seq }, body as MasterChanges<K>);

type TypeFields = { readonly name: string; readonly group: string };

export const createType = (
  where: MastersBook,
  body: TypeFields,
): Promise<CallResult<SavedMaster>> =>
  where === null
    ? call(types.createSharedAccountType, { body })
    : call(addAccountType, { body: { ...body, bookId: where } });

export const latestType = ({ id }: Begun): Promise<CallResult<types.SharedAccountType>> =>
  call(types.readSharedAccountType, { params: { typeId: id } });

/** @param changes without the group of one of the 28, which stands where it does. */
export const changeType = (
  { id, seq }: Begun,
  changes: Partial<TypeFields>,
): Promise<CallResult<SavedMaster>> =>
  call(types.renameSharedAccountType, {
    params: { typeId: id },
    body: { ...changes, expected: seq },
  });
