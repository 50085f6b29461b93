import { sql } from 'kysely';
import { changeAsset } from '#api/contract/catalogue/asset.ts';
import * as commands from '#api/requests/catalogue/asset.ts';
import type { Entity, Target } from '../../entity.ts';
import { assets } from '#projections/assets/table.ts';
import type { AssetRow } from '#projections/assets/table.ts';
import { rowColumns } from '#projections/runner/row-columns.ts';
import type { Asset } from '#api/contract/catalogue/asset.ts';
import { assetWire } from '#api/queries/catalogue/wires.ts';
import { columnsOf, nullable, rowsOfBook, stampFields } from '../../fields.ts';
import { recordKind } from '../../record-kind.ts';
import { written } from '../../written.ts';
import { masterRowAsOf, removal } from './master.ts';

const body = changeAsset.body.omit({ book_id: true, expected: true });

/** Assets and stocks share their ids: one that is no record of this kind is nobody's. */
const idOf = ({ record }: Target): number => record?.id ?? 0;

const r = columnsOf(assets, 'r');

export const bookAsset = (kind: 'asset' | 'stock'): Entity =>
  recordKind<AssetRow, Asset>({
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
    wire: assetWire,
    writes: {
      ids: 'asset',
      create: written(body, (given, { id }) => commands.createAsset(id, kind, given)),
      change: written(body, (given, target) => commands.changeAsset(idOf(target), given)),
      remove: (target) => removal('asset')({ id: idOf(target) }),
      rowAsOf: masterRowAsOf<AssetRow>('asset'),
    },
  });
