import { projectMaster } from '../runner/masters/rows.ts';
import type { Projection } from '../runner/projection.ts';
import { NAME_TABLES } from './table.ts';

const TABLES = Object.values(NAME_TABLES);
const PROJECT = TABLES.map(projectMaster);

export const catalogueMastersProjection: Projection = {
  name: 'catalogue-masters',
  version: 1,
  tables: TABLES,
  project: (events) => PROJECT.flatMap((project) => project(events)),
};
