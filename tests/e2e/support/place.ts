// Where the errands' server keeps what it writes.
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../../..');
export const DATA = join(ROOT, '.cache/e2e');
