import { namedReads } from '../runner/masters/named-reads.ts';
import { assets } from './table.ts';
import type { AssetRow } from './table.ts';

export const assetReads = namedReads<AssetRow>(assets);
