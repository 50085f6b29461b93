// Whether the server can write. Strangers learn that and the version; administrators learn more.
import type { z } from 'zod';
import { health } from '#api/contract/server/health.ts';
import { replyJson, setReplyHeader } from '#api/http/headers.ts';
import type { ReadPerson } from '#api/http/guards/session-guard.ts';
import type { Mount } from '#api/http/mount.ts';

export type Health = z.output<typeof health.reply>;

/** @param checkHealth must answer, not throw, when the database is away. */
export function mountHealth(
  mount: Mount,
  { checkHealth, readPerson }: { checkHealth: () => Promise<Health>; readPerson: ReadPerson },
): void {
  mount(health, async ({ context: c }) => {
    const found = await checkHealth();
    const { status, version, reason } = found;
    // Without a database nobody can be known to be an administrator.
    const person = status === 'down' ? null : await readPerson(c);
    const told = person?.isAdmin === true ? found : { status, version, reason };
    if (status === 'ok') return told;
    setReplyHeader(c, 'retry-after', '5');
    return replyJson(c, told, 503);
  });
}
