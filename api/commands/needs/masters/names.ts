// Masters that refer to nothing, such as brands and units.
import type { MasterFacts, MasterKind } from '#core/catalogue/master/index.ts';
import type { AggregateName, FactsOf } from '#core/domain.ts';
import { streamName } from '#core/kernel/ids.ts';
import type { NeedsOf } from '../needs.ts';
import { masterFacts, masterIdOf, masterReads } from './links.ts';

/** The kinds whose rules know nothing but what those of every master know. */
export type NamedMaster = {
  [Kind in MasterKind & AggregateName]: MasterFacts extends FactsOf<Kind> ? Kind : never;
}[MasterKind & AggregateName];

export const namedNeeds = (of: NamedMaster): NeedsOf<NamedMaster> => ({
  stream: (command) => streamName(of, masterIdOf(of, command)),
  reads: (command) => masterReads(of, command),
  sharesMasters: () => true,
  facts: (command, session) => masterFacts(session, of, command),
});
