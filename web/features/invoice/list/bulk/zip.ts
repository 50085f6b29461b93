// Many PDFs as one archive. They are packed already, so that the archive only puts them together.
import { zipSync } from 'fflate';

export type NamedFile = { readonly name: string; readonly bytes: Uint8Array };

/** Two invoices of different years may have one number: the second becomes `INV-001 (2).pdf`. */
function named(files: readonly NamedFile[]): Record<string, Uint8Array> {
  const taken: Record<string, Uint8Array> = {};
  for (const { name, bytes } of files) {
    const safe = name.replaceAll(/[^\p{L}\p{M}\p{N}. _-]+/gu, '-').replace(/^\.+/, '');
    const [stem, ending] = [safe.replace(/\.pdf$/i, ''), '.pdf'];
    let free = `${stem}${ending}`;
    for (let n = 2; Object.hasOwn(taken, free); n += 1) free = `${stem} (${n})${ending}`;
    taken[free] = bytes;
  }
  return taken;
}

/** @returns a zip archive of PDFs, in their order. */
export const zipOf = (files: readonly NamedFile[]): Blob =>
  new Blob([zipSync(named(files), { level: 0 })], { type: 'application/zip' });
