import { inSnapshot } from '#api/store/in-snapshot.ts';
import { allBookIds, verifyBook } from '#api/store/chain/verify.ts';
import { bookOption } from './command.ts';
import type { CliCommand } from './command.ts';

export const verifyCommand: CliCommand = {
  usage: 'verify [--book <n> | --all]',
  summary: 'recompute the hash chain of each book and say where one breaks',
  async run({ core, args, print }) {
    const only = bookOption(args);
    const bookIds = only === null ? await allBookIds(core.pool) : [only];
    let broken = 0;
    for (const bookId of bookIds) {
      const verdict = await inSnapshot(core.pool, (sql) => verifyBook(sql, bookId));
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
