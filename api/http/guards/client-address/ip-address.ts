// IP addresses in the one spelling that they have here, so that equal ones are equal texts.
import { isIP, isIPv4, SocketAddress } from 'node:net';

const MAPPED = '::ffff:';

/** @returns the address, IPv4 as such also when mapped into IPv6; null for anything else. */
export function parseAddress(text: string): string | null {
  const family = isIP(text);
  // A zone, as in fe80::1%eth0, says which cable of this machine, and is any text.
  if (family === 0 || text.includes('%')) return null;
  if (family === 4) return text;
  // As the sockets of a server that listens on both families name each caller.
  const plain = text.startsWith(MAPPED) ? text.slice(MAPPED.length) : '';
  if (isIPv4(plain)) return plain;
  const { address } = new SocketAddress({ address: text, family: 'ipv6' });
  const mapped = address.startsWith(MAPPED) ? address.slice(MAPPED.length) : '';
  return isIPv4(mapped) ? mapped : address;
}

export const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv4(address) ? 'ipv4' : 'ipv6');
