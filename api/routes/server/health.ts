// Whether the server can write, and all books can be read. Strangers learn no more than
// that, since a version says which faults to try; administrators learn the rest.
import type { z } from 'zod';
import { health } from '#api/contract/server/health.ts';
import { replyJson, setReplyHeader } from '#api/http/headers.ts';
import type { ReadPerson } from '#api/http/guards/session-guard.ts';
import type { Mount } from '#api/http/mount.ts';

export type Health = z.output<typeof health.reply>;

/** What is wrong with which book is told to administrators. */
const STRANGERS_REASON: Readonly<Partial<Record<Health['status'], string>>> = {
  rebuilding: 'Books are being prepared after an update.',
  degraded: 'An administrator is needed.',
};

/** One that is taken out of service for some books would keep people from all others. */
const SERVES: ReadonlySet<Health['status']> = new Set(['ok', 'rebuilding', 'degraded']);

/** @param checkHealth must answer, not throw, when the database is away. */
export function mountHealth(
  mount: Mount,
  { checkHealth, readPerson }: { checkHealth: () => Promise<Health>; readPerson: ReadPerson },
): void {
  mount(health, async ({ context: c }) => {
    const found = await checkHealth();
    const { status } = found;
    const reason = STRANGERS_REASON[status] ?? found.reason;
    // Without a database nobody can be known to be an administrator.
    const person = status === 'down' ? null : await readPerson(c);
    const told = person?.isAdmin === true ? found : { status, reason };
    if (SERVES.has(status)) return told;
    setReplyHeader(c, 'retry-after', '5');
    return replyJson(c, told, 503);
  });
}
