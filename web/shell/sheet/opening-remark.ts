// What stands on every report until the opening balances come to nothing.
import { readOpening } from '#api/contract/account/opening.ts';
import { formatRupees } from '#web/format/money.ts';
import type { SheetRead } from './gathering.ts';

/** @returns the remark; none while there is no difference. */
export async function differenceRemarks(
  read: SheetRead,
  bookId: number,
): Promise<readonly string[]> {
  const query = { book_id: bookId, part: 'difference' } as const;
  const { differencePaise: paise } = await read(readOpening, { query });
  return paise === 0 ? [] : [`Difference in opening balances ${formatRupees(Math.abs(paise))}`];
}
