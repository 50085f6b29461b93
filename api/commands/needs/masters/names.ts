// Brands and units: masters that refer to nothing.
import { streamName } from '#core/kernel/ids.ts';
import type { NeedsOf } from '../needs.ts';
import { masterFacts, masterReads } from './links.ts';

export const brandNeeds: NeedsOf<'brand'> = {
  stream: ({ data }) => streamName('brand', 'brandId' in data ? data.brandId : data.id),
  reads: (command) => masterReads('brand', command),
  sharesMasters: () => true,
  facts: (command, session) => masterFacts(session, 'brand', command),
};

export const unitNeeds: NeedsOf<'unit'> = {
  stream: ({ data }) => streamName('unit', 'unitId' in data ? data.unitId : data.id),
  reads: (command) => masterReads('unit', command),
  sharesMasters: () => true,
  facts: (command, session) => masterFacts(session, 'unit', command),
};
