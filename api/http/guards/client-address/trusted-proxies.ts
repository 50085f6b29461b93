// The proxies whose word about the caller's address is believed, as TRUSTED_PROXIES names them.
import { BlockList } from 'node:net';
import { accepted, rejected } from '#core/kernel/result.ts';
import type { Result } from '#core/kernel/result.ts';
import { familyOf, parseAddress } from './ip-address.ts';

/**
 * Whether the machine at an address is a proxy of ours.
 * @param hop how many machines lie between it and us: 0 is the other end of the socket.
 */
export type TrustedProxies = (address: string, hop: number) => boolean;

const HOPS_MAX = 16;
const HINT =
  'TRUSTED_PROXIES must be addresses or networks with commas between, such as 127.0.0.1, ' +
  `10.0.0.0/8 or fd00::/8, or the number of proxies before the server, 1 to ${HOPS_MAX}`;

/** @returns what the setting says, or a sentence that says what it should. */
export function parseTrustedProxies(text: string): Result<TrustedProxies, string> {
  if (/^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= HOPS_MAX) {
    return accepted((_address, hop) => hop < Number(text));
  }
  const parts = text.split(/[\s,]+/).filter((part) => part !== '');
  const networks = new BlockList();
  const wrong = parts.length === 0 ? text : parts.find((part) => !addNetwork(networks, part));
  if (wrong !== undefined) return rejected(`${HINT}; '${wrong}' is neither.`);
  return accepted((address) => networks.check(address, familyOf(address)));
}

/**
 * A network of all addresses is none: everybody could then claim any address.
 * @returns false when the text names no network.
 */
function addNetwork(networks: BlockList, text: string): boolean {
  const [, base = '', length] = /^([^/]+)(?:\/([1-9]\d{0,2}))?$/.exec(text) ?? [];
  const address = parseAddress(base);
  if (address === null) return false;
  const family = familyOf(address);
  if (length === undefined) {
    networks.addAddress(address, family);
    return true;
  }
  // Of IPv4 mapped into IPv6 the length would count other bits.
  const isMapped = family === 'ipv4' && base.includes(':');
  if (isMapped || Number(length) > (family === 'ipv4' ? 32 : 128)) return false;
  networks.addSubnet(address, Number(length), family);
  return true;
}
