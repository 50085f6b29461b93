import { sql } from 'kysely';
import type { z } from 'zod';
import { onWire } from '#core/shapes/record.ts';
import { asset, givenAsset } from '#api/contract/catalogue/asset.ts';
import * as commands from '#api/requests/catalogue/asset.ts';
import type { Entity, Target } from '../../entity.ts';
import { assets } from '#projections/assets/table.ts';
import type { AssetRow } from '#projections/assets/table.ts';
import { rowColumns } from '#projections/runner/row-columns.ts';
import { assetTold } from '#api/queries/catalogue/told.ts';
import { columnsOf, nullable, rowsOfBook, stampFields } from '../../fields.ts';
import { recordKind } from '../../record-kind.ts';
import { written } from '../../written.ts';
import { masterRowAsOf, removal } from './master.ts';

/** Assets and stocks share their ids: one that is no record of this kind is nobody's. */
const idOf = ({ record }: Target): number => record?.id ?? 0;

const r = columnsOf(assets, 'r');

export const bookAsset = (kind: 'asset' | 'stock'): Entity =>
  recordKind<AssetRow, z.input<typeof asset>>({
    belongs: 'book',
    removedAs: `book-${kind}`,
    fields: {
      id: r.id('asset_id'),
      book_id: r.id('book_id'),
      name: r.text('name'),
      status: r.text('status'),
      product_id: nullable(r.id('product_id')),
      category: nullable(r.id('category_id')),
      account_id: nullable(r.id('account_id')),
      ...stampFields(r),
    },
    source: ({ bookId }) => ({
      rows: sql`${rowsOfBook(r, bookId)} and ${r.column('kind')} = ${kind}`,
    }),
    row: rowColumns(assets, 'r', 'name_key'),
    wire: (row) => onWire(asset, assetTold(row)),
    writes: {
      ids: 'asset',
      create: written(givenAsset, (given, { id }) => commands.createAsset(id, kind, given)),
      change: written(givenAsset, (given, target) => commands.changeAsset(idOf(target), given)),
      remove: (target) => removal('asset')({ id: idOf(target) }),
      rowAsOf: masterRowAsOf<AssetRow>('asset'),
    },
  });
