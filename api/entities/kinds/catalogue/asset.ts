import { sql } from 'kysely';
import { changeAsset } from '#api/contract/catalogue/asset.ts';
import { MASTER_REPLIES } from '#api/queries/as-of/catalogue.ts';
import * as commands from '#api/requests/catalogue/asset.ts';
import type { Entity, Target } from '../../entity.ts';
import { field, stamps } from '../../fields.ts';
import { written } from '../../written.ts';
import { linkField, removal } from './master.ts';

const body = changeAsset.body.omit({ book_id: true, expected: true });

/** Assets and stocks share their ids: one that is no record of this kind is nobody's. */
const idOf = ({ record }: Target): number => record?.id ?? 0;

export const bookAsset = (kind: 'asset' | 'stock'): Entity => ({
  belongs: 'book',
  removedAs: `book-${kind}`,
  fields: {
    id: field.id('r.asset_id'),
    book_id: field.id('r.book_id'),
    name: field.text('r.name'),
    status: field.text('r.status'),
    product_id: linkField('r.product_id'),
    category: linkField('r.category_id'),
    account_id: linkField('r.account_id'),
    ...stamps('r'),
  },
  source: ({ bookId }) => ({
    rows: sql`from assets r where r.book_id = ${bookId} and r.kind = ${kind}`,
  }),
  writes: {
    ids: 'asset',
    create: written(body, (given, { id }) => commands.createAsset(id, kind, given)),
    change: written(body, (given, target) => commands.changeAsset(idOf(target), given)),
    remove: (target) => removal('asset')({ id: idOf(target) }),
    reply: MASTER_REPLIES.asset,
  },
});
