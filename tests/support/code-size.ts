// How much a first visit fetches: its page, styles and code as the build's own manifest tells them,
// and all that it is sent as a browser counts it.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { z } from 'zod';

const BUILT = join(import.meta.dirname, '../../dist/web');
const names = z.array(z.string()).default([]);
const chunk = z.object({ file: z.string(), imports: names, css: names });
const manifest = z.record(z.string(), chunk);

/** What a stranger fetches for the first page, and what the signed-in area needs for its own. */
export const FIRST_LOADS = {
  public: ['index.html', 'features/landing/LandingPage.tsx'],
  shell: ['index.html', 'shell/AppShell.tsx', 'features/journal/JournalAddPage.tsx'],
} as const;
export const KILOBYTES_MAX = { public: 150, shell: 220 } as const;

/** @returns the size of the page, the modules, all that they import and their styles, as sent. */
export function kilobytesOf(entries: readonly string[]): number {
  const chunks = manifest.parse(
    JSON.parse(readFileSync(join(BUILT, '.vite/manifest.json'), 'utf8')),
  );
  const needed = new Set(['index.html']);
  const need = (name: string) => {
    const found = chunks[name];
    if (found === undefined) throw new Error(`The build has no ${name}.`);
    if (needed.has(found.file)) return;
    for (const file of [found.file, ...found.css]) needed.add(file);
    found.imports.forEach(need);
  };
  entries.forEach(need);
  return [...needed].reduce((sum, file) => sum + bytesSent(join(BUILT, file)), 0) / 1024;
}

/** Compressed by the build where that makes it shorter, as every browser of today takes it. */
function bytesSent(file: string): number {
  const compressed = `${file}.br`;
  return statSync(existsSync(compressed) ? compressed : file).size;
}

/** Of what a page waits for: itself, styles and code, and 100 kB of fonts. */
export const FIRST_LOAD_BYTES_MAX = (KILOBYTES_MAX.public + 100) * 1024;
/** Of pictures, which come after all that. */
export const PICTURE_BYTES_MAX = 110_000;

/** @returns bytes on the wire, heads of replies included, for a first visit to the address. */
export async function bytesOfFirstLoad(page: Page, address: string) {
  const inspector = await page.context().newCDPSession(page);
  const pictures = new Set<string>();
  const bytes = { page: 0, pictures: 0 };
  inspector.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Image') pictures.add(requestId);
  });
  inspector.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes[pictures.has(requestId) ? 'pictures' : 'page'] += encodedDataLength;
  });
  await inspector.send('Network.enable');
  await page.goto(address, { waitUntil: 'networkidle' });
  await inspector.detach();
  return bytes;
}
