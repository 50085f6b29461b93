import { namedReads, treeReads } from '../runner/masters/named-reads.ts';
import { NAME_TABLES, perName } from './table.ts';
import type { NameKind, NameRows } from './table.ts';

type NameReads = {
  readonly [Kind in NameKind]: ReturnType<typeof namedReads<NameRows[Kind]>>;
};

const reads = perName<NameReads>((kind) => namedReads(NAME_TABLES[kind]));

export const nameReads = {
  ...reads,
  company: { ...reads.company, ...treeReads(NAME_TABLES.company) },
};
