// All calls of journals and of the ledgers that they make, and of many journals at once.
import type { Mount } from '#api/http/mount.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';
import { mountFigures } from '#api/routes/book/figures.ts';
import { mountImports } from '#api/routes/book/importing/import.ts';
import { mountJournals } from '#api/routes/journal/journal.ts';
import { mountJournalBatches } from '#api/routes/journal/batch.ts';
import type { BatchParts } from '#api/routes/journal/batch.ts';
import { mountOpening } from '#api/routes/account/opening.ts';
import { mountLedgers } from '#api/routes/account/ledger.ts';
import { mountRegisters } from '#api/routes/account/registers.ts';

export function mountBatches(mount: Mount, parts: BatchParts): void {
  mountJournalBatches(mount, parts);
  mountImports(mount, parts);
}

export function mountLedgerCalls(mount: Mount, parts: RouteParts): void {
  mountJournals(mount, parts);
  mountLedgers(mount, parts);
  mountRegisters(mount, parts);
  mountOpening(mount, parts);
  mountFigures(mount, parts);
}
