// Brands and units: masters that refer to nothing.
import { brandDecider } from '#core/catalogue/brand/index.ts';
import type { BrandCommand } from '#core/catalogue/brand/index.ts';
import { unitDecider } from '#core/catalogue/unit/index.ts';
import type { UnitCommand } from '#core/catalogue/unit/index.ts';
import { brandReads, unitReads } from '#projections/catalogue-masters/read.ts';
import type { Decided, FactSource } from '../../desk.ts';
import { stateOf } from '../../memory.ts';
import { decideWith } from '../with-streams.ts';
import { masterFacts, placeOf } from './links.ts';
import type { About } from './links.ts';

export async function decideBrand(
  source: FactSource,
  { id, command }: About<BrandCommand>,
): Promise<Decided> {
  const facts = await masterFacts(await placeOf(source), 'brand', command, brandReads);
  return decideWith(brandDecider, stateOf(source.desk.memory, 'brand', id), command, facts);
}

export async function decideUnit(
  source: FactSource,
  { id, command }: About<UnitCommand>,
): Promise<Decided> {
  const facts = await masterFacts(await placeOf(source), 'unit', command, unitReads);
  return decideWith(unitDecider, stateOf(source.desk.memory, 'unit', id), command, facts);
}
