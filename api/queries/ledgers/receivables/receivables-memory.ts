// The open bills of large books, which are remembered and follow the log.
import type { ReadTables } from '../../snapshot.ts';
import { createReadingMemory } from '../reading/reading-memory.ts';
import type { ReadingMemory } from '../reading/reading-memory.ts';
import { readOpenBills, readOpenBillsOn } from './read-receivables.ts';
import type { OpenBillsSubject } from './read-receivables.ts';
import type { OpenBills } from './receivables.ts';

export type OpenBillsMemory = ReadingMemory<OpenBillsSubject, OpenBills>;

/** About 400 bytes each. */
const SIZE_MAX = 100_000;
/** What it costs says nothing of what is found: on an early day a large book has few open bills. */
const SIZE_EACH = 50;

export const createOpenBillsMemory = (
  db: ReadTables,
  { sizeMin = 0, sizeMax = SIZE_MAX } = {},
): OpenBillsMemory =>
  createReadingMemory<OpenBillsSubject, OpenBills>(
    db,
    {
      keyOf: ({ asOn, group }) => `${asOn} ${group}`,
      readWhole: readOpenBills,
      readOn: readOpenBillsOn,
      sizeOf: ({ size }) => SIZE_EACH + size,
    },
    { sizeMin, sizeMax },
  );
