// Masters that are little more than a name: what each shows beside it are the columns of its table,
// as its record in the contract has them.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { z } from 'zod';
import { NAME_TABLES } from '#projections/catalogue-masters/table.ts';
import type { NameKind, NameRows } from '#projections/catalogue-masters/table.ts';
import type { MasterTable } from '#projections/runner/masters/table.ts';
import { rowColumns } from '#projections/runner/row-columns.ts';
import type { StoredColumns } from '#projections/runner/row-columns.ts';
import { fieldsOnWire, onWire } from '#core/shapes/record.ts';
import { NAME_ENDPOINTS } from '#api/contract/catalogue/names.ts';
import type { WireRecord } from '#api/contract/entity/entity.ts';
import { wireKindOf } from '#api/contract/entity/kinds.ts';
import type { WireKindOf } from '#api/contract/entity/kinds.ts';
import { nameTold } from '#api/queries/catalogue/told.ts';
import { commandsOf } from '#api/requests/catalogue/commands.ts';
import type { Entity, EntityField } from '../../entity.ts';
import { columnsOf, field, nullable, rowsForBook, stampFields } from '../../fields.ts';
import { recordKind } from '../../record-kind.ts';
import { written } from '../../written.ts';
import { masterFields, masterRowAsOf, removal } from './master.ts';

/** What a column is on the wire. */
const FIELD_TYPES = { text: 'text', smallint: 'number', bigint: 'id', boolean: 'boolean' } as const;

/** The fields that a kind adds; what a record stands under is named by its kind. */
function ownFields({ kind, own, columns }: MasterTable): Readonly<Record<string, EntityField>> {
  const wire = wireKindOf(kind as NameKind);
  const { shape } = fieldsOnWire(NAME_ENDPOINTS[wire].create.reply);
  return Object.fromEntries(
    own.map((column) => {
      const name = column === 'parent_id' ? `${wire}_id` : column;
      const type = FIELD_TYPES[columns[column] as keyof typeof FIELD_TYPES];
      const one = field[type](sql.ref(`r.${column}`));
      return [name, shape[name] instanceof z.ZodNullable ? nullable(one) : one];
    }),
  );
}

type Row = NameRows[NameKind];

function nameKind(kind: NameKind): Entity {
  const table: MasterTable = NAME_TABLES[kind];
  const commands = commandsOf(wireKindOf(kind));
  const { createShared, changeShared } = NAME_ENDPOINTS[wireKindOf(kind)];
  const { reply } = createShared;
  const r = columnsOf(NAME_TABLES[kind], 'r');
  return recordKind<Row, WireRecord>({
    belongs: 'book and installation',
    removedAs: kind,
    fields: {
      ...masterFields(r, field.id(sql.ref(`r.${table.id}`))),
      ...ownFields(table),
      ...stampFields(r),
    },
    source: ({ bookId }) => ({ rows: rowsForBook(r, bookId) }),
    row: rowColumns(table, 'r', 'name_key') as RawBuilder<StoredColumns<Row>>,
    wire: (row) => onWire<z.ZodType>(reply, nameTold(kind)(row)) as WireRecord,
    writes: {
      ids: wireKindOf(kind),
      create: written(createShared.body, (body, { id, nextIds }) =>
        commands.create(id, body, nextIds),
      ),
      change: written(changeShared.body, (body, { id, nextIds }) =>
        commands.change(id, body, nextIds),
      ),
      remove: removal(kind),
      rowAsOf: masterRowAsOf(kind),
    },
  });
}

type NameEntities = { readonly [Kind in NameKind as WireKindOf<Kind>]: Entity };

/** By their names on the wire. */
export const nameEntities = Object.fromEntries(
  Object.values(NAME_TABLES).map(({ kind }) => [wireKindOf(kind), nameKind(kind as NameKind)]),
) as NameEntities;
