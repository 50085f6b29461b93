// Where plain http will do. Passwords and sessions can be read on its way, so it is for this
// machine and for networks of one's own.
import { BlockList } from 'node:net';
import { familyOf, parseAddress } from '#api/http/guards/client-address/ip-address.ts';

type Reach = 'this machine' | 'a network of your own' | 'the internet';

type HttpSettings = {
  readonly publicUrl: string | null;
  /** Where the server listens, and so the address that people use when there is no other. */
  readonly host: string;
  readonly allowHttp: boolean;
};

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** RFC 1918, RFC 3927, RFC 4193 and RFC 4291 (2.5.6). */
const OWN_NETWORKS = new BlockList();
OWN_NETWORKS.addSubnet('10.0.0.0', 8, 'ipv4');
OWN_NETWORKS.addSubnet('172.16.0.0', 12, 'ipv4');
OWN_NETWORKS.addSubnet('192.168.0.0', 16, 'ipv4');
OWN_NETWORKS.addSubnet('169.254.0.0', 16, 'ipv4');
OWN_NETWORKS.addSubnet('fc00::', 7, 'ipv6');
OWN_NETWORKS.addSubnet('fe80::', 10, 'ipv6');

/** A server on every address of a machine does not know which of them people use. */
const EVERY_ADDRESS = ['0.0.0.0', '::'];

/** RFC 6762 and what ICANN keeps free (.internal); `.lan` is what home routers give. */
const OWN_NAME = /^[^.]+$|\.(local|lan|internal)$/;

/** @param host a name or an address, IPv6 with or without brackets. */
function reachOf(host: string): Reach {
  const name = host
    .toLowerCase()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '');
  const address = parseAddress(name);
  if (address !== null) {
    if (LOOPBACK.check(address, familyOf(address))) return 'this machine';
    const isOwn = EVERY_ADDRESS.includes(address) || OWN_NETWORKS.check(address, familyOf(address));
    return isOwn ? 'a network of your own' : 'the internet';
  }
  if (/^(.+\.)?localhost$/.test(name)) return 'this machine';
  return OWN_NAME.test(name) ? 'a network of your own' : 'the internet';
}

/** @returns the setting that brings people by plain http, with their address; null for https. */
function plainHttpIn({ publicUrl, host }: HttpSettings) {
  if (publicUrl === null) return { name: 'HOST', given: host, host };
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol === 'https:') return null;
  return { name: 'PUBLIC_URL', given: publicUrl, host: hostname };
}

/** @returns a sentence when people would come by plain http over the internet, else none. */
export function refusalOfPlainHttp(settings: HttpSettings): readonly string[] {
  const plain = plainHttpIn(settings);
  if (plain === null || settings.allowHttp || reachOf(plain.host) !== 'the internet') return [];
  const { name, given } = plain;
  const must = name === 'HOST' ? 'be a private address' : 'begin with https://';
  return [
    `${name} must ${must}: over plain http to ${given} everybody on the way can read passwords ` +
      'and books. Put a proxy with TLS before the server and set PUBLIC_URL to its https:// ' +
      'address, or set ALLOW_HTTP=yes if the way is safe by other means.',
  ];
}

/** @returns a sentence when people come by plain http over any network, else none. */
export function warningOfPlainHttp(settings: HttpSettings): readonly string[] {
  const plain = plainHttpIn(settings);
  if (plain === null || reachOf(plain.host) === 'this machine') return [];
  return [
    `${plain.name}=${plain.given} is plain http: whoever can listen on its network can read ` +
      'passwords and books. Use https where that is not you alone.',
  ];
}
