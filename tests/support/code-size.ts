// How much a first visit fetches: its code as the build's own manifest tells it, and all that it is
// sent as a browser counts it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { z } from 'zod';

const BUILT = join(import.meta.dirname, '../../dist/web');
const chunk = z.object({ file: z.string(), imports: z.array(z.string()).default([]) });
const manifest = z.record(z.string(), chunk);

/** What a stranger fetches for the first page, and what the signed-in area needs for its own. */
export const FIRST_LOADS = {
  public: ['index.html', 'features/landing/LandingPage.tsx'],
  shell: ['index.html', 'shell/AppShell.tsx', 'features/journal/JournalAddPage.tsx'],
} as const;
export const KILOBYTES_MAX = { public: 150, shell: 220 } as const;

/** @returns the size of the modules and all that they import, each compressed as it is sent. */
export function kilobytesOf(entries: readonly string[]): number {
  const chunks = manifest.parse(
    JSON.parse(readFileSync(join(BUILT, '.vite/manifest.json'), 'utf8')),
  );
  const needed = new Set<string>();
  const need = (name: string) => {
    const found = chunks[name];
    if (found === undefined) throw new Error(`The build has no ${name}.`);
    if (needed.has(found.file)) return;
    needed.add(found.file);
    found.imports.forEach(need);
  };
  entries.forEach(need);
  const bytes = [...needed].map((file) => gzipSync(readFileSync(join(BUILT, file))).length);
  return bytes.reduce((sum, size) => sum + size, 0) / 1024;
}

export const FIRST_LOAD_BYTES_MAX = 250_000;

/** @returns bytes on the wire, heads of replies included, for a first visit to the address. */
export async function bytesOfFirstLoad(page: Page, address: string): Promise<number> {
  const inspector = await page.context().newCDPSession(page);
  let bytes = 0;
  inspector.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await inspector.send('Network.enable');
  await page.goto(address, { waitUntil: 'networkidle' });
  await inspector.detach();
  return bytes;
}
