import { checkChain } from '#api/commands/rebuild/chains.ts';
import { allBookIds } from '#api/store/chain/verify.ts';
import { bookOption } from './command.ts';
import type { CliCommand } from './command.ts';

export const verifyCommand: CliCommand = {
  usage: 'verify [--book <n> | --all]',
  summary: 'recompute the hash chain of each book; one that breaks is named and takes no entries',
  async run({ core, args, print }) {
    const only = bookOption(args);
    const bookIds = only === null ? await allBookIds(core.pool) : [only];
    let broken = 0;
    for (const bookId of bookIds) {
      const verdict = await checkChain(core.pool, bookId);
      if (verdict.ok) {
        print(`Book ${bookId}: whole, ${verdict.events} events, head ${verdict.head}`);
      } else {
        broken += 1;
        print(`Book ${bookId}: BROKEN at event ${verdict.seq}: ${verdict.reason}`);
      }
    }
    return broken === 0 ? 0 : 1;
  },
};
