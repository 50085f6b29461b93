// The kinds of record that have names on the wire: the generic calls keep them, and a change of the
// books names those that it touched.

import { MASTER_KINDS } from '#core/catalogue/master/terms.ts';
import type { MasterKind } from '#core/catalogue/master/terms.ts';

/** What the wire calls a kind of master. */
export type WireKindOf<Kind extends MasterKind> = Kind extends 'company'
  ? 'account_type_company'
  : Kind;

export const wireKindOf = <Kind extends MasterKind>(kind: Kind): WireKindOf<Kind> =>
  (kind === 'company' ? 'account_type_company' : kind) as WireKindOf<Kind>;

/** The masters that have lists and forms of their own; assets are of two kinds on the wire. */
export type WireMaster = WireKindOf<Exclude<MasterKind, 'asset'>>;

export const WIRE_MASTERS: readonly WireMaster[] = MASTER_KINDS.filter(
  (kind) => kind !== 'asset',
).map(wireKindOf);

const OTHER_KINDS = [
  'account',
  'account_attribute',
  'account_attribute_value',
  'account_type',
  'active_role',
  'bill',
  'book',
  'book_asset',
  'book_attribute',
  'book_detail',
  'book_stock',
  'category_asset',
  'category_product',
  'client',
  'consumable',
  'gstn',
  'invoice',
  'invoice_item',
  'journal',
  'journal_detail',
  'order',
  'order_item',
  'payment',
  'payment_method',
  'photo',
  'product_compatible',
  'record_asset',
  'record_asset_use',
  'record_stock',
  'role',
  'service_attribute',
  'service_attribute_value',
  'service_plan',
  'service_plan_price',
  'subscription',
  'user',
  'value_asset',
  'value_product',
] as const;

export type EntityKind = WireMaster | (typeof OTHER_KINDS)[number];

/** The kinds of the specification's local cache, and masters that came later. */
export const ENTITY_KINDS: readonly EntityKind[] = [...WIRE_MASTERS, ...OTHER_KINDS].toSorted();

const KINDS: ReadonlySet<string> = new Set(ENTITY_KINDS);
export const isEntityKind = (kind: string): kind is EntityKind => KINDS.has(kind);
