// The catalogue: what an admin keeps for every book (book 0), and what a book keeps for itself.
// Whatever refers to a record is counted across books before the record is removed, so what is
// referred to has an index of its own beside those that begin with the book.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const ID_KINDS = [
  'product',
  'category',
  'brand',
  'unit',
  'service',
  'account_type_company',
  'asset',
  'category_asset',
  'consumable',
  'category_product',
  'value_product',
  'service_attribute',
];

const MASTERS = ['categories', 'products', 'brands', 'units', 'companies', 'services', 'assets'];

const STAMPS = `
  last_seq bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null`;

const NAMED = `
  status text not null,
  name text not null,
  name_key text not null`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await createCategories(db);
  await createProducts(db);
  await createNames(db);
  await createServices(db);
  await createIndexes(db);
  await createSearch(db);
  await grantRights(db);
}

async function createCategories(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table categories (
      book_id bigint not null,
      category_id bigint not null,
      parent_id bigint,
      ${sql.raw(STAMPS)},
      ${sql.raw(NAMED)},
      primary key (book_id, category_id)
    );
    create table category_items (
      book_id bigint not null,
      item_id bigint not null,
      category_id bigint not null,
      ${sql.raw(STAMPS)},
      enabled boolean not null,
      list text not null,
      name text not null,
      primary key (book_id, list, item_id)
    );
  `.execute(db);
}

async function createProducts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table products (
      book_id bigint not null,
      product_id bigint not null,
      category_id bigint not null,
      brand_id bigint not null,
      unit_id bigint,
      price_thousandths bigint,
      ${sql.raw(STAMPS)},
      stocked boolean not null,
      ${sql.raw(NAMED)},
      hsn text,
      rates jsonb not null,
      opening jsonb,
      primary key (book_id, product_id)
    );
    create table product_values (
      book_id bigint not null,
      value_id bigint not null,
      product_id bigint not null,
      attribute_id bigint not null,
      ${sql.raw(STAMPS)},
      attribute text not null,
      value text not null,
      primary key (book_id, value_id)
    );
  `.execute(db);
}

async function createNames(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table brands (
      book_id bigint not null,
      brand_id bigint not null,
      ${sql.raw(STAMPS)},
      ${sql.raw(NAMED)},
      primary key (book_id, brand_id)
    );
    create table units (
      book_id bigint not null,
      unit_id bigint not null,
      ${sql.raw(STAMPS)},
      decimals smallint not null,
      ${sql.raw(NAMED)},
      uqc text not null,
      primary key (book_id, unit_id)
    );
    create table companies (
      book_id bigint not null,
      company_id bigint not null,
      parent_id bigint,
      ${sql.raw(STAMPS)},
      ${sql.raw(NAMED)},
      primary key (book_id, company_id)
    );
  `.execute(db);
}

async function createServices(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table services (
      book_id bigint not null,
      service_id bigint not null,
      service_category_id bigint,
      category_id bigint,
      product_id bigint,
      ${sql.raw(STAMPS)},
      ${sql.raw(NAMED)},
      primary key (book_id, service_id)
    );
    create table service_attributes (
      book_id bigint not null,
      attribute_id bigint not null,
      service_id bigint not null,
      ${sql.raw(STAMPS)},
      enabled boolean not null,
      name text not null,
      primary key (book_id, attribute_id)
    );
    create table assets (
      book_id bigint not null,
      asset_id bigint not null,
      product_id bigint,
      category_id bigint,
      account_id bigint,
      ${sql.raw(STAMPS)},
      ${sql.raw(NAMED)},
      kind text not null,
      primary key (book_id, asset_id)
    );
  `.execute(db);
}

async function createIndexes(db: Kysely<unknown>): Promise<void> {
  for (const table of MASTERS.map((name) => sql.raw(name))) {
    await sql`
      create index ${table}_by_name on ${table} (book_id, name_key);
      create index ${table}_by_change on ${table} (book_id, updated_at);
    `.execute(db);
  }
  await sql`
    create index categories_by_parent on categories (parent_id);
    create index companies_by_parent on companies (parent_id);
    create index category_items_by_category on category_items (category_id);
    create index products_by_category on products (category_id);
    create index products_by_brand on products (brand_id);
    create index products_by_unit on products (unit_id);
    create index product_values_by_product on product_values (product_id);
    create index product_values_by_attribute on product_values (attribute_id);
    create index services_by_category on services (category_id);
    create index services_by_service_category on services (service_category_id);
    create index services_by_product on services (product_id);
    create index service_attributes_by_service on service_attributes (service_id);
    create index assets_by_product on assets (product_id);
    create index assets_by_category on assets (category_id);
    create index assets_by_account on assets (account_id);
    create index accounts_by_company on accounts (company_type_id)
      where company_type_id is not null;
    create index accounts_by_asset_product on accounts (((asset->>'productId')::bigint))
      where asset is not null;
    create index accounts_by_asset_category on accounts (((asset->>'categoryId')::bigint))
      where asset is not null;
  `.execute(db);
}

/**
 * A word within a name is found by its trigrams. The extension comes with PostgreSQL and may be
 * made by the database's owner; where it is missing, names are looked through, which takes longer.
 */
async function createSearch(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$
    begin
      create extension if not exists pg_trgm;
      create index products_by_word on products using gin (name_key gin_trgm_ops);
    exception when others then
      raise notice 'Names are searched without an index: %', sqlerrm;
    end $$;
  `.execute(db);
}

async function grantRights(db: Kysely<unknown>): Promise<void> {
  const tables = sql.raw(
    [...MASTERS, 'category_items', 'product_values', 'service_attributes'].join(', '),
  );
  await sql`
    grant select, insert, update, delete on ${tables} to lekha_writer;
    grant select on ${tables} to lekha_reader;
  `.execute(db);
  for (const sequence of ID_KINDS.map((kind) => sql.raw(`${kind}_ids`))) {
    await sql`
      create sequence ${sequence} increment by 64;
      grant usage on sequence ${sequence} to lekha_writer;
    `.execute(db);
  }
}
