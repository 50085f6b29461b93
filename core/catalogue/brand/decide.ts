import { accepted } from '../../kernel/result.ts';
import { masterDecider } from '../master/index.ts';
import type { BrandCommand, BrandFacts } from './commands.ts';
import type { BrandEvent } from './events.ts';
import { evolve } from './evolve.ts';
import type { BrandState } from './evolve.ts';
import type { BrandRejection } from './rejections.ts';

/** Decides on one brand; two of one name in a book are refused. */
export const brandDecider = masterDecider<
  'brand',
  BrandState,
  BrandCommand,
  BrandEvent,
  BrandFacts,
  BrandRejection
>({
  kind: 'brand',
  evolve,
  create: (data) => accepted(data),
  change: (_, { changes }) => accepted({ changes }),
});
