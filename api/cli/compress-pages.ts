// Compresses the built pages once, so that serving them costs no more than reading a file.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Pictures and woff2 fonts are compressed already. */
const COMPRESSIBLE: ReadonlySet<string> = new Set(['.css', '.html', '.js', '.svg', '.ttf']);

/** Below this a file fits into the first packets of a connection either way. */
const BYTES_MIN = 1024;

/** Done once for what everybody fetches; a font of a script that few need is not worth the wait. */
const qualityFor = (file: string): number => (extname(file) === '.ttf' ? 6 : 11);

const brotli = (bytes: Buffer, file: string): Promise<Buffer> =>
  promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: qualityFor(file) },
  });

const ENCODERS = [
  ['.br', brotli],
  ['.gz', (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 })],
] as const;

/** Writes `name.br` and `name.gz` beside each file of the folder that becomes shorter by it. */
export async function compressPages(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)));
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))));
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < BYTES_MIN) return;
  for (const [extension, compress] of ENCODERS) {
    const shorter = await compress(bytes, file);
    if (shorter.length < bytes.length) await writeFile(file + extension, shorter);
  }
}
