// Every record of a book as tables to take away: one of each kind that has any.
import { BYTE_ORDER_MARK, csvLine, escapeFormula } from '#core/kernel/writing/csv.ts';
import { ENTITY_KINDS } from '#api/contract/entity/kinds.ts';
import { LIMIT_MAX } from '#api/contract/entity/entity.ts';
import type { WireRecord } from '#api/contract/entity/entity.ts';
import type { ArchivedText } from '#api/documents/archive/zip-texts.ts';
import type { Entity, Fields, RecordReader } from '../entity.ts';
import { recordPageOf } from '../reading/records.ts';
import type { RecordPage } from '../reading/records.ts';
import { ENTITIES } from '../registry.ts';

/** Views of the caller's own are not the book's. */
const KINDS = ENTITY_KINDS.filter((kind) => ENTITIES[kind].belongs !== 'caller');

export async function* recordTables(reader: RecordReader): AsyncGenerator<ArchivedText> {
  for (const kind of KINDS) {
    const entity = ENTITIES[kind];
    const first = await recordPageOf(entity, reader, { limit: LIMIT_MAX, before: null });
    if (first.items.length > 0) {
      yield { name: `${kind}.csv`, texts: linesOf(entity, reader, first) };
    }
  }
}

async function* linesOf(
  entity: Entity,
  reader: RecordReader,
  first: RecordPage<WireRecord>,
): AsyncGenerator<string> {
  const { fields } = entity;
  yield BYTE_ORDER_MARK + csvLine(Object.keys(fields));
  let page = first;
  for (;;) {
    yield page.items.map((record) => csvLine(cellsOf(fields, record))).join('');
    if (page.next === null) return;
    page = await recordPageOf(entity, reader, { limit: LIMIT_MAX, before: page.next });
  }
}

/** Numbers, days and amounts stand as they are; what a person typed is no formula. */
const UNDEFUSED: ReadonlySet<string> = new Set(['id', 'number', 'date', 'instant', 'rupees']);

const cellsOf = (fields: Fields, record: WireRecord): string[] =>
  Object.entries(fields).map(([name, { type }]) => {
    const value = type === 'further' ? furtherOf(fields, record) : record[name];
    if (value === null || value === undefined) return '';
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return UNDEFUSED.has(type) ? text : escapeFormula(text);
  });

/** The members of a record that are none of its kind's fields. */
function furtherOf(fields: Fields, record: WireRecord): object {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !(name in fields)));
}
