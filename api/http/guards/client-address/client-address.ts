// Whose request it is, when proxies may stand between the caller and the server.
import { forwardedAddresses } from './forwarded.ts';
import type { ProxyHeaders } from './forwarded.ts';
import { parseAddress } from './ip-address.ts';
import type { TrustedProxies } from './trusted-proxies.ts';

/**
 * From the socket outwards the first address that is no trusted proxy. A proxy that does not say,
 * in words we know, for whom it speaks counts as the caller itself.
 * @param socketAddress the other end of the socket, as Node names it.
 * @param trusted null: nobody's word is believed.
 * @returns an IP address in its one spelling; empty when there is no socket.
 */
export function clientAddress(
  socketAddress: string,
  headers: ProxyHeaders,
  trusted: TrustedProxies | null,
): string {
  const [withoutZone = ''] = socketAddress.split('%');
  let client = parseAddress(withoutZone) ?? '';
  if (trusted === null || client === '') return client;
  let hop = 0;
  for (const next of forwardedAddresses(headers)) {
    if (next === null || !trusted(client, hop)) break;
    client = next;
    hop += 1;
  }
  return client;
}
