// What a book has for the caller alone.
import type { Mount } from '#api/http/mount.ts';
import type { Sql } from '#api/store/sql.ts';
import { mountDemoBooks } from './demo.ts';
import type { DemoParts } from './demo.ts';
import { mountListChoices } from './list-choices.ts';
import { mountSince } from './since.ts';

/** @param parts `sql` has the rights of the writer. */
export function mountCallerCalls(mount: Mount, parts: DemoParts & { readonly sql: Sql }): void {
  mountSince(mount, parts);
  mountListChoices(mount, parts);
  mountDemoBooks(mount, parts);
}
