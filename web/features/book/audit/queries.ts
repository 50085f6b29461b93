// What the audit page asks: all tests with their counts, and the hits of one in pages.
import type { UseQueryOptions } from '@tanstack/react-query';
import { readAudit } from '#api/contract/book/log/audit.ts';
import type { AuditReply } from '#api/contract/book/log/audit.ts';
import type { CallInput } from '#web/client/call.ts';
import { asking, askingPages } from '#web/client/query.ts';
import type { CallFailed } from '#web/client/query.ts';

type AuditRequest = NonNullable<CallInput<typeof readAudit>['query']>;
export type TestName = AuditReply['tests'][number]['test'];

/** What a person may set, by the names that the call has for it. */
export type AuditSettingsQuery = Pick<
  AuditRequest,
  | 'from'
  | 'as_on'
  | 'back_dated_days'
  | 'opens_at'
  | 'closes_at'
  | 'days_off'
  | 'holidays'
  | 'reversed_days'
  | 'repeated_days'
  | 'round_to'
  | 'rare_times'
>;

/** The server answers by itself after a second or two while it is still reading. */
const ASK_AGAIN_MS = 500;

export const auditOf = (
  bookId: number,
  settings: AuditSettingsQuery,
  atLeast: number | null,
): UseQueryOptions<AuditReply, CallFailed> => ({
  ...asking(readAudit, {
    params: { bookId },
    query: { ...settings, ...(atLeast !== null && { at_least: atLeast }) },
  }),
  refetchInterval: ({ state }) => (state.data?.state === 'running' ? ASK_AGAIN_MS : false),
});

const HITS_PAGE = 100;

/** @param countedTo the event that the hits are counted to, so that another run has its own. */
export const hitsOf = (
  bookId: number,
  test: TestName,
  settings: AuditSettingsQuery,
  countedTo: number,
) =>
  askingPages<typeof readAudit, number>(
    readAudit,
    (offset) => ({
      params: { bookId },
      query: {
        ...settings,
        test,
        limit: HITS_PAGE,
        ...(countedTo > 0 && { at_least: countedTo }),
        ...(offset !== null && { offset }),
      },
    }),
    ({ hits }) => hits?.next ?? null,
  );
