import { projectMaster } from '../runner/masters/rows.ts';
import type { Projection } from '../runner/projection.ts';
import { assets } from './table.ts';

export const assetsProjection: Projection = {
  name: 'assets',
  version: 2,
  tables: [assets],
  project: projectMaster(assets),
};
