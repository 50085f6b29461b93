// Where the errands' server keeps what it writes.
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../../..');
export const DATA = join(ROOT, '.cache/e2e');
/** The session of the installation's admin, as the first errand left it. */
export const ADMIN = join(DATA, 'admin.json');
