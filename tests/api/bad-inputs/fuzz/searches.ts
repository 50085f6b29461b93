// A search of each kind that would be accepted, with a condition on everything it can be found by.
import type { EntityKind } from '#api/contract/entity/kinds.ts';
import type { Fields, FieldType } from '#api/entities/entity.ts';
import { searchedBy } from '#api/entities/reading/conditions.ts';
import { ENTITIES } from '#api/entities/registry.ts';

const VALUES: Readonly<Record<FieldType, unknown>> = {
  id: [1, '2'],
  number: { gte: 0, lte: 9_007_199_254_740_991 },
  text: { contains: 'a' },
  boolean: false,
  date: { gte: '2026-04-01', lte: '2026-04-30' },
  instant: { gte: '2026-11-21 10:15:00', lte: '2099-01-01T00:00:00.000Z' },
  decimal: { gte: '0.125', lte: 100 },
  rupees: { gte: '-1.50', lte: 90_071_992_547_409.91 },
  json: {},
  further: {},
};

export function searchOf(entity: EntityKind): Record<string, unknown> {
  const { fields } = ENTITIES[entity];
  return Object.fromEntries(
    searchedBy(fields).map((name) => [name, VALUES[fieldType(fields, name)]]),
  );
}

const fieldType = (fields: Fields, name: string): FieldType => fields[name]?.type ?? 'text';
