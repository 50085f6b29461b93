// The endpoints that every kind of master has alike: two lists, and creating and changing one, by a
// member in the book or by an admin for all books.
import { z } from 'zod';
import { record as codec } from '#core/shapes/record.ts';
import { bookQuery } from '#api/contract/book/book.ts';
import { itemsAndTotal, ownPage, sharedPage } from './fields.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import type { ReadEndpoint } from '#api/contract/wire/endpoint.ts';
import { expected, wireId } from '#api/contract/wire/values.ts';

type Shape = z.ZodRawShape;
/** What the record of every kind shows. */
type MasterName = { readonly id: number; readonly name: string };

type NamePair = readonly [one: string, many: string];

type MasterDescription<Path, Id, Names, Fields, Changes, Reply> = {
  /** The kind in addresses, `brand` in `/api/islogin/brand`. */
  readonly path: Path;
  /** The parameter of its id in addresses. */
  readonly id: Id;
  /** What one record is called in a sentence, such as `a brand`. */
  readonly one: `${'a' | 'an'} ${string}`;
  readonly many: string;
  /** The same among the names of all endpoints and shapes: Brand, Brands. */
  readonly names: Names;
  /** What a new one says of itself. */
  readonly fields: Fields;
  /** What only a change may say beside the fields. */
  readonly changes: Changes;
  readonly record: Reply;
  readonly shows: ReadEndpoint['shows'];
};

const byMembers = { access: 'member', forms: true, query: bookQuery } as const;
const byAdmins = { access: 'admin', forms: true } as const;
const ofBook = { bookId: wireId.optional() };

type Optionally<Of extends Shape> = { readonly [Name in keyof Of]: z.ZodOptional<Of[Name]> };

/** @returns the fields of a change, which says only some of them. */
const optionally = <Of extends Shape>(shape: Of): Optionally<Of> =>
  z.strictObject(shape).partial().shape as Optionally<Of>;

export const masterEndpoints = <
  const Path extends string,
  const Id extends `${string}Id`,
  const Names extends NamePair,
  Fields extends Shape,
  Changes extends Shape,
  Reply extends z.ZodType<MasterName>,
>(
  of: MasterDescription<Path, Id, Names, Fields, Changes, Reply>,
) => ({ ...listsOf(of), ...writesOf(of), names: of.names });

const listsOf = <const Path extends string, Reply extends z.ZodType<MasterName>>({
  path,
  many,
  record,
  shows,
}: Pick<
  MasterDescription<Path, string, NamePair, Shape, Shape, Reply>,
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
  const Id extends `${string}Id`,
  Fields extends Shape,
  Changes extends Shape,
  Reply extends z.ZodType<MasterName>,
>({
  path,
  id,
  one,
  fields,
  changes,
  record,
}: MasterDescription<Path, Id, NamePair, Fields, Changes, Reply>) => ({
  create: endpoint({
    ...byMembers,
    method: 'POST',
    path: `/api/islogin/${path}`,
    summary: `Add ${one} to the book`,
    body: codec({ ...fields, ...ofBook }),
    reply: record,
  }),
  change: endpoint({
    ...byMembers,
    method: 'PUT',
    path: `/api/islogin/${path}/:${id}`,
    summary: `Change ${one} of the book; only the fields sent`,
    body: codec(optionally({ ...fields, ...changes, expected, ...ofBook })),
    reply: record,
  }),
  createShared: endpoint({
    ...byAdmins,
    method: 'POST',
    path: `/api/isuper/${path}`,
    summary: `Add ${one} for all books`,
    body: codec(fields),
    reply: record,
  }),
  changeShared: endpoint({
    ...byAdmins,
    method: 'POST',
    path: `/api/isuper/${path}/:${id}`,
    summary: `Change a shared ${one.replace(/^an? /, '')}; only the fields sent`,
    body: codec(optionally({ ...fields, ...changes, expected })),
    reply: record,
  }),
});

/** What is called for one kind of master, whichever. */
export type MasterEndpoints = ReturnType<typeof masterEndpoints>;

type NamedEndpoints<Endpoints extends MasterEndpoints> = {
  readonly [
    Key in keyof Endpoints as Key extends 'list' | 'listShared'
      ? `${Key}${Endpoints['names'][1]}`
      : Key extends 'create' | 'createShared' | 'change' | 'changeShared'
        ? `${Key}${Endpoints['names'][0]}`
        : never
  ]: Endpoints[Key];
};

/** One type that has what each of a union has. */
type AllOf<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

type NamedAll<Kinds extends Readonly<Record<string, MasterEndpoints>>> = AllOf<
  { readonly [Kind in keyof Kinds]: NamedEndpoints<Kinds[Kind]> }[keyof Kinds]
>;

/** @returns the same endpoints as all others are named: listBrands, createBrand and so on. */
export const nameEndpoints = <Kinds extends Readonly<Record<string, MasterEndpoints>>>(
  kinds: Kinds,
): NamedAll<Kinds> =>
  Object.fromEntries(
    Object.values<MasterEndpoints>(kinds).flatMap(({ names: [one, many], ...endpoints }) =>
      Object.entries(endpoints).map(([key, value]) => [
        `${key}${key.startsWith('list') ? many : one}`,
        value,
      ]),
    ),
  ) as NamedAll<Kinds>;
