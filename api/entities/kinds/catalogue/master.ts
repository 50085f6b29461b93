// What every kind of master shows and does alike.
import type { MasterKind } from '#core/catalogue/master/index.ts';
import type { Command } from '#core/domain.ts';
import { field, nullable, owner } from '../../fields.ts';
import type { Target } from '../../entity.ts';

/** @param alias of the table, whose column of the id is named. */
export const masterFields = (alias: string, id: string) => ({
  id: field.id(`${alias}.${id}`),
  ...owner(alias),
  name: field.text(`${alias}.name`),
  status: field.text(`${alias}.status`),
});

export const linkField = (column: string) => nullable(field.id(column));

export const removal =
  (of: MasterKind) =>
  ({ id }: Pick<Target, 'id'>): Command =>
    ({ type: 'RemoveMaster', data: { of, id } }) as Command;
