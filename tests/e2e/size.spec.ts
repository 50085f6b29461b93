// How much code a first visit fetches, as the build's own manifest tells it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import { expect, test } from './support/errand.ts';

const PUBLIC_KB_MAX = 150;
const SHELL_KB_MAX = 220;
const BUILT = join(import.meta.dirname, '../../dist/web');

const chunk = z.object({ file: z.string(), imports: z.array(z.string()).default([]) });

function kilobytesOf(...entries: string[]): number {
  const text = readFileSync(join(BUILT, '.vite/manifest.json'), 'utf8');
  const manifest = z.record(z.string(), chunk).parse(JSON.parse(text));
  const needed = new Set<string>();
  const need = (name: string) => {
    const found = manifest[name];
    if (found === undefined) throw new Error(`The build has no ${name}.`);
    if (needed.has(found.file)) return;
    needed.add(found.file);
    found.imports.forEach(need);
  };
  entries.forEach(need);
  const bytes = [...needed].map((file) => gzipSync(readFileSync(join(BUILT, file))).length);
  return bytes.reduce((sum, size) => sum + size, 0) / 1024;
}

test('a stranger fetches at most 150 kB of code, the shell and its first page 220 kB', () => {
  expect(kilobytesOf('index.html', 'features/landing/LandingPage.tsx')).toBeLessThan(PUBLIC_KB_MAX);
  expect(
    kilobytesOf('index.html', 'shell/AppShell.tsx', 'features/journal/JournalAddPage.tsx'),
  ).toBeLessThan(SHELL_KB_MAX);
});
