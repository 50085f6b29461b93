import { checkRebuild } from '#api/commands/rebuild/check.ts';
import { rebuild as rebuildTables } from '#api/commands/rebuild/rebuild.ts';
import { allBookIds } from '#api/store/chain/verify.ts';
import { findProjection, PROJECTIONS } from '#projections/registry.ts';
import type { Projection } from '#projections/runner/projection.ts';
import { bookOption, plainWords, UsageError } from './command.ts';
import type { CliCommand } from './command.ts';

/** Differences printed per book; a broken projection may differ in every row. */
const SHOWN_MAX = 20;

export const rebuildCommand: CliCommand = {
  usage: 'rebuild [<projection> | --all] [--book <n>] [--check]',
  summary: 'write read tables anew from the log; with --check only compare, row by row',
  async run({ core, args, print }) {
    const projections = projectionsOf(plainWords(args));
    const only = bookOption(args);
    const bookIds = only === null ? await allBookIds(core.pool) : [only];
    let differing = 0;
    for (const bookId of bookIds) {
      const onProgress = (seq: number) => print(`Book ${bookId}: counted to event ${seq}`);
      const job = { pool: core.pool, keys: core.keys, bookId, projections, onProgress };
      if (!args.includes('--check')) {
        await rebuildTables(job);
        continue;
      }
      const differences = await checkRebuild(job);
      differing += differences.length;
      print(`Book ${bookId}: ${differences.length === 0 ? 'equal' : 'DIFFERENT'}`);
      for (const { table, side, row } of differences.slice(0, SHOWN_MAX)) {
        print(`  ${table}, only ${side}: ${row}`);
      }
    }
    return differing === 0 ? 0 : 1;
  },
};

function projectionsOf([name]: readonly string[]): readonly Projection[] {
  if (name === undefined) return PROJECTIONS;
  const found = findProjection(name);
  if (found !== null) return [found];
  const names = PROJECTIONS.map((projection) => projection.name).join(', ');
  throw new UsageError(`There is no projection ${name}. There are ${names}.`);
}
