import { unzipSync } from 'fflate';
import { afterEach, describe, expect, test } from 'vitest';
import { gatherPdfs } from '#web/features/invoice/list/bulk/gather.ts';
import { zipOf } from '#web/features/invoice/list/bulk/zip.ts';
import { pdfOf } from '#web/features/invoice/page/pdf.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

async function namesIn(archive: Blob): Promise<readonly string[]> {
  return Object.keys(unzipSync(new Uint8Array(await archive.arrayBuffer())));
}

describe('an archive of PDFs', () => {
  test('holds each under its name, and two of one number under two', async () => {
    const archive = zipOf([
      { name: 'INV-001.pdf', bytes: bytes('one') },
      { name: 'INV-001.pdf', bytes: bytes('other') },
      { name: 'INV-002.pdf', bytes: bytes('two') },
    ]);
    expect(await namesIn(archive)).toStrictEqual(['INV-001.pdf', 'INV-001 (2).pdf', 'INV-002.pdf']);
  });

  test('holds nothing outside its own folder', async () => {
    const names = await namesIn(zipOf([{ name: '../../INV/26-27/1.pdf', bytes: bytes('x') }]));
    expect(names).toStrictEqual(['-..-INV-26-27-1.pdf']);
  });
});

describe('fetching many', () => {
  const wanted = Array.from({ length: 500 }, (_, at) => ({
    id: at + 1,
    name: `INV-${at + 1}.pdf`,
  }));

  test('counts each, keeps the order, and names what is missing', async () => {
    const progress: number[] = [];
    const { files, missing } = await gatherPdfs({
      wanted,
      fetchPdf: async (id) => (id === 7 ? null : bytes(String(id))),
      onProgress: (done, count) => {
        expect(count).toBe(500);
        progress.push(done);
      },
      signal: new AbortController().signal,
    });
    expect(progress).toStrictEqual(wanted.map(({ id }) => id));
    expect(files.slice(0, 2).map(({ name }) => name)).toStrictEqual(['INV-1.pdf', 'INV-2.pdf']);
    expect(missing.map(({ id }) => id)).toStrictEqual([7]);
    expect(files).toHaveLength(499);
  });

  test('goes on after a failure, and stops when it is told to', async () => {
    const stop = new AbortController();
    const { files } = await gatherPdfs({
      wanted,
      fetchPdf: (id) =>
        id === 1 ? Promise.reject(new Error('away')) : Promise.resolve(bytes('x')),
      onProgress: (done) => {
        if (done === 10) stop.abort();
      },
      signal: stop.signal,
    });
    expect(files.length).toBeGreaterThan(8);
    expect(files.length).toBeLessThan(12);
  });
});

describe('a PDF that the server has no place for yet', () => {
  const realFetch = window.fetch;
  afterEach(() => {
    window.fetch = realFetch;
  });
  const busy = () => new Response('{}', { status: 429, headers: { 'Retry-After': '1' } });

  test('is asked for again when the server says', async () => {
    const times: number[] = [];
    window.fetch = async () => {
      times.push(performance.now());
      return times.length === 1 ? busy() : new Response('%PDF-1.7');
    };
    const file = await pdfOf(1, 2);
    expect(await file?.text()).toBe('%PDF-1.7');
    const [first = 0, second = 0] = times;
    expect(second - first).toBeGreaterThanOrEqual(990);
  });

  test('is not asked for again once it is called off', async () => {
    const stop = new AbortController();
    let count = 0;
    window.fetch = async () => {
      count += 1;
      setTimeout(() => stop.abort(), 10);
      return busy();
    };
    expect(await pdfOf(1, 2, stop.signal)).toBeNull();
    expect(count).toBe(1);
  });
});
