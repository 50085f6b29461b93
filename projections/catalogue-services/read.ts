import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import { instantAs } from '../runner/instant.ts';
import { namedReads } from '../runner/masters/named-reads.ts';
import { services } from './table.ts';
import type { ServiceAttributeRow, ServiceRow } from './table.ts';

export const serviceReads = namedReads<ServiceRow>(services);

/** @returns how many attributes each of these services has, where there are any. */
export async function countsOfAttributes(
  db: QueryExecutorProvider,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ readonly id: number; readonly count: number }>`
    select service_id as id, count(*) as count from service_attributes
    where service_id = any(${[...ids]}::bigint[]) group by service_id
  `.execute(db);
  return new Map(rows.map((row) => [row.id, row.count]));
}

/** @returns the attributes of services in the order in which they were added. */
export async function attributesOfServices(
  db: QueryExecutorProvider,
  serviceIds: readonly number[],
): Promise<ServiceAttributeRow[]> {
  const { rows } = await sql<ServiceAttributeRow>`
    select book_id as "bookId", attribute_id as "attributeId", service_id as "serviceId", name,
      enabled, ${instantAs('created_at')} as "createdAt", ${instantAs('updated_at')} as "updatedAt",
      last_seq as "lastSeq"
    from service_attributes where service_id = any(${[...serviceIds]}::bigint[])
    order by service_id, attribute_id
  `.execute(db);
  return rows;
}

/** @returns the service of an attribute, or null when the book has none of this id. */
export async function serviceOfAttribute(
  db: QueryExecutorProvider,
  bookId: number,
  attributeId: number,
): Promise<number | null> {
  const { rows } = await sql<{ readonly serviceId: number }>`
    select service_id as "serviceId" from service_attributes
    where book_id = ${bookId} and attribute_id = ${attributeId}
  `.execute(db);
  return rows[0]?.serviceId ?? null;
}
