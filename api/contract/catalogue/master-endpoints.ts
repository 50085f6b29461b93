// The endpoints that every kind of master has alike: two lists, and creating and changing one, by a
// member in the book or by an admin for all books.
import { z } from 'zod';
import { bookQuery } from '#api/contract/book/book.ts';
import { itemsAndTotal, ownPage, sharedPage } from './fields.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import type { ReadEndpoint } from '#api/contract/wire/endpoint.ts';
import { expected, wireId } from '#api/contract/wire/values.ts';

type Shape = z.ZodRawShape;

type MasterDescription<Path, Id, Fields, Changes, Reply> = {
  /** The kind in addresses, `brand` in `/api/islogin/brand`. */
  readonly path: Path;
  /** The parameter of its id in addresses. */
  readonly id: Id;
  /** In sentences: a brand, brands. */
  readonly one: `${'a' | 'an'} ${string}`;
  readonly many: string;
  /** What a new one says of itself. */
  readonly fields: Fields;
  /** What only a change may say beside the fields. */
  readonly changes: Changes;
  readonly record: Reply;
  readonly shows: ReadEndpoint['shows'];
};

const byMembers = { access: 'member', forms: true, query: bookQuery } as const;
const byAdmins = { access: 'admin', forms: true } as const;
const ofBook = { book_id: wireId.optional() };

export const masterEndpoints = <
  const Path extends string,
  const Id extends string,
  Fields extends Shape,
  Changes extends Shape,
  Reply extends z.ZodType,
>(
  of: MasterDescription<Path, Id, Fields, Changes, Reply>,
) => ({ ...listsOf(of), ...writesOf(of) });

const listsOf = <const Path extends string, Reply extends z.ZodType>({
  path,
  many,
  record,
  shows,
}: Pick<
  MasterDescription<Path, string, Shape, Shape, Reply>,
  'path' | 'many' | 'record' | 'shows'
>) => ({
  list: endpoint({
    method: 'GET',
    path: `/api/islogin/${path}`,
    summary: `The ${many} of the book and the shared ones, by name`,
    access: 'member',
    query: ownPage,
    shows,
    reply: z.array(record),
  }),
  listShared: endpoint({
    method: 'GET',
    path: `/api/isuper/${path}`,
    summary: `The shared ${many}, by name`,
    access: 'admin',
    query: sharedPage,
    shows,
    reply: itemsAndTotal(record),
  }),
});

const writesOf = <
  const Path extends string,
  const Id extends string,
  Fields extends Shape,
  Changes extends Shape,
  Reply extends z.ZodType,
>({
  path,
  id,
  one,
  fields,
  changes,
  record,
}: MasterDescription<Path, Id, Fields, Changes, Reply>) => ({
  create: endpoint({
    ...byMembers,
    method: 'POST',
    path: `/api/islogin/${path}`,
    summary: `Add ${one} to the book`,
    body: z.strictObject({ ...fields, ...ofBook }),
    reply: record,
  }),
  change: endpoint({
    ...byMembers,
    method: 'PUT',
    path: `/api/islogin/${path}/:${id}`,
    summary: `Change ${one} of the book; only the fields sent`,
    body: z.strictObject({ ...fields, ...changes, expected, ...ofBook }).partial(),
    reply: record,
  }),
  createShared: endpoint({
    ...byAdmins,
    method: 'POST',
    path: `/api/isuper/${path}`,
    summary: `Add ${one} for all books`,
    body: z.strictObject(fields),
    reply: record,
  }),
  changeShared: endpoint({
    ...byAdmins,
    method: 'POST',
    path: `/api/isuper/${path}/:${id}`,
    summary: `Change a shared ${one.replace(/^an? /, '')}; only the fields sent`,
    body: z.strictObject({ ...fields, ...changes, expected }).partial(),
    reply: record,
  }),
});

type MasterEndpoints = ReturnType<typeof masterEndpoints>;

type NamedEndpoints<One extends string, Many extends string, Endpoints> = {
  readonly [
    Key in keyof Endpoints as Key extends 'list' | 'listShared'
      ? `${Key}${Many}`
      : Key extends string
        ? `${Key}${One}`
        : never
  ]: Endpoints[Key];
};

/** @returns the same endpoints as all others are named: listBrands, createBrand and so on. */
export const named = <
  const One extends string,
  const Many extends string,
  Endpoints extends MasterEndpoints,
>(
  one: One,
  many: Many,
  endpoints: Endpoints,
): NamedEndpoints<One, Many, Endpoints> =>
  Object.fromEntries(
    Object.entries(endpoints).map(([key, value]) => [
      `${key}${key.startsWith('list') ? many : one}`,
      value,
    ]),
  ) as NamedEndpoints<One, Many, Endpoints>;
