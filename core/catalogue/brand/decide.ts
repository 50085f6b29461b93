import { streamName } from '../../kernel/ids.ts';
import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import { decideMove, differing, refusalToCreate, toChange } from '../master/index.ts';
import type { BrandCommand, BrandFacts } from './commands.ts';
import type { BrandEvent } from './events.ts';
import type { BrandState } from './evolve.ts';
import type { BrandRejection } from './rejections.ts';

type Answer = Result<readonly BrandEvent[], BrandRejection>;

export const streamOf = ({ data }: BrandEvent): string => streamName('brand', data.brandId);

/** Decides on one brand; two of one name in a book are refused. */
export function decide(state: BrandState, command: BrandCommand, facts: BrandFacts): Answer {
  switch (command.type) {
    case 'CreateBrand': {
      const { brandId, name } = command.data;
      const refusal = refusalToCreate({ of: 'brand', id: brandId, name }, state, facts);
      if (refusal !== null) return rejected(refusal);
      return accepted([{ type: 'BrandCreated', version: 1, data: command.data }]);
    }
    case 'ChangeBrand': {
      const { brandId, changes } = command.data;
      const before = toChange({ of: 'brand', id: brandId, name: changes.name }, state, facts);
      if (!before.ok) return before;
      const changed = differing(before.value, changes);
      if (changed === null) return accepted([]);
      return accepted([{ type: 'BrandChanged', version: 1, data: { brandId, changes: changed } }]);
    }
    default: {
      const decided = decideMove(state, command, facts);
      if (!decided.ok) return decided;
      if (decided.value === null) return accepted([]);
      const data = { brandId: command.data.id };
      return accepted([{ type: `Brand${decided.value.move}`, version: 1, data }]);
    }
  }
}
