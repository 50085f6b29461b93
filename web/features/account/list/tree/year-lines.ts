// How each account of a tree moved in twelve months. A row asks for its own line when it is drawn,
// and what the rows of one drawing ask for goes to the server as one question.
import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { MONTH_END_IDS_MAX, readMonthEnds } from '#api/contract/account/month-ends.ts';
import { balancesByAccount } from '#web/client/billing-reads.ts';
import type { DatedBalance } from '#web/client/billing-reads.ts';
import { momentOf } from '#web/client/past/caches.ts';
import { metaOf, reply } from '#web/client/query.ts';
import type { CallFailed } from '#web/client/query.ts';

/** The earliest month first; none of an account that did not move. */
type Line = readonly DatedBalance[];
type Lines = ReadonlyMap<number, Line>;
type LineOfAccount = {
  readonly bookId: number;
  readonly to: CalendarDate;
  readonly accountId: number;
};
type Question = { readonly ids: number[]; readonly answer: Promise<Lines> };

const NO_LINE: Line = [];
const open = new Map<string, Question>();

/** @returns the query of an account's line, of the twelve months up to a day. */
export const yearLineOf = (bookId: number, accountId: number, to: CalendarDate) =>
  queryOptions<Line, CallFailed>({
    queryKey: [readMonthEnds.path, 'line', { bookId, accountId, to }],
    meta: metaOf(readMonthEnds),
    queryFn: async ({ client }) =>
      (await asked(client, { bookId, to, accountId })).get(accountId) ?? NO_LINE,
  });

/** Joins the question that is about to be sent, or begins one. */
async function asked(
  client: QueryClient,
  { bookId, to, accountId }: LineOfAccount,
): Promise<Lines> {
  const moment = momentOf(client);
  const key = JSON.stringify([bookId, to, moment]);
  const waiting = open.get(key);
  if (waiting !== undefined && waiting.ids.length < MONTH_END_IDS_MAX) {
    waiting.ids.push(accountId);
    return waiting.answer;
  }
  const ids = [accountId];
  const answer = nextTask().then(async () => {
    if (open.get(key)?.ids === ids) open.delete(key);
    const query = { to, account_id: ids.join(',') };
    return balancesByAccount(await reply(readMonthEnds, { params: { bookId }, query, moment }));
  });
  open.set(key, { ids, answer });
  return answer;
}

/** By then every row of this drawing has asked. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
