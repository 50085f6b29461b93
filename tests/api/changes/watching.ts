// People of Sahyadri Traders with its stream of changes open.
import { expect } from 'vitest';
import { readStream } from '#tests/support/event-stream.ts';
import type { Stream } from '#tests/support/event-stream.ts';
import type { Person, Team } from '#tests/support/team.ts';
import { saleOf } from '../books/right-requests.ts';

export type Watching = {
  readonly open: (person: Person, query?: string, headers?: object) => Promise<Stream>;
  /** Posts a sale. @returns its seq. */
  readonly post: () => Promise<number>;
  /** Closes all that were opened; none may be left on the server. */
  readonly closeAll: () => Promise<void>;
};

export function watchingOf(team: Team): Watching {
  const opened: Stream[] = [];
  return {
    async open({ profile: { email } }, query = '', headers = {}) {
      const path = `/api/islogin/book/${team.bookId}/changes${query}`;
      const reply = await team.server.app.request(path, {
        headers: { Cookie: team.cookieOf(email), ...headers },
      });
      expect(reply.status).toBe(200);
      const stream = readStream(reply);
      opened.push(stream);
      return stream;
    },
    async post() {
      const { body } = await team.owner('postJournal', { body: saleOf(team) });
      return (body as { journal: { seq: number } }).journal.seq;
    },
    async closeAll() {
      for (const stream of opened.splice(0)) await stream.close();
      expect(team.server.core.changes.count()).toBe(0);
    },
  };
}

/** The kinds that a journal touches, in the order of the contract. */
export const OF_A_JOURNAL = ['account', 'journal', 'journal_detail'];

export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  await expect.poll(holds, { interval: 20 }).toBe(true);
}
