// What every kind of master shows and does alike.
import type { MasterKind } from '#core/catalogue/master/index.ts';
import type { Command } from '#core/domain.ts';
import type { RawBuilder } from 'kysely';
import { masterAsOf, ownRow } from '#api/queries/as-of/catalogue.ts';
import type { LogAsOf } from '#api/queries/as-of/log-as-of.ts';
import { owner } from '../../fields.ts';
import type { EntityField, Target } from '../../entity.ts';

type MasterColumns = {
  readonly table: RawBuilder<unknown>;
  readonly column: (name: 'book_id') => RawBuilder<unknown>;
  readonly text: (name: 'name' | 'status') => EntityField;
};

export const masterFields = (r: MasterColumns, id: EntityField) => ({
  id,
  ...owner(r),
  name: r.text('name'),
  status: r.text('status'),
});

export const removal =
  (of: MasterKind) =>
  ({ id }: Pick<Target, 'id'>): Command =>
    ({ type: 'RemoveMaster', data: { of, id } }) as Command;

/** @returns the row of a master as a command left it. */
export const masterRowAsOf =
  <Row>(kind: MasterKind) =>
  async (log: LogAsOf, id: number): Promise<Row> =>
    ownRow<Row>(await masterAsOf(log, kind, id), kind);
