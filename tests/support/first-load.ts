// What a browser is sent until a page has come to rest, as it counts that itself.
import type { Page } from 'playwright';

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
