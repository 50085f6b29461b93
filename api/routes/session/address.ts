// Confirming an e-mail address. Nothing that these calls answer says whose address it is.
import * as contract from '#api/contract/session/address.ts';
import type { AddressStatus } from '#api/contract/session/address.ts';
import { addressOf } from '#api/http/env.ts';
import type { Mount } from '#api/http/mount.ts';
import { notFound } from '#api/http/problems/problem.ts';
import { ADDRESS_LINK_HOURS } from '#api/session/address/address-tokens.ts';
import {
  confirmAddress,
  makeAddressLink,
  sendAddressLink,
} from '#api/session/calls/confirm-address.ts';
import type { SessionParts } from '#api/session/ports.ts';
import { refused } from './refused.ts';

export type AddressParts = SessionParts & { readonly mail: AddressStatus['mail'] };

const HOUR_MS = 60 * 60 * 1000;

export function mountAddresses(mount: Mount, parts: AddressParts): void {
  const { mail } = parts;
  mount(contract.readAddress, ({ person: { confirmation } }) =>
    Promise.resolve({ confirmation, mail }),
  );

  mount(contract.sendAddressLink, async ({ person, context: c }) => {
    const { id: personId, confirmation } = person;
    const answer = await sendAddressLink(parts, { personId, address: addressOf(c) });
    return answer.ok ? { confirmation, mail } : refused(c, answer.rejection);
  });

  mount(contract.confirmAddress, async ({ body, context: c }) => {
    const answer = await confirmAddress(parts, { token: body.token, address: addressOf(c) });
    return answer.ok ? {} : refused(c, answer.rejection);
  });

  mount(contract.makeAddressLink, async ({ params, person, context: c }) => {
    const { personId } = params;
    const token = await makeAddressLink(parts, { personId, adminId: person.id });
    if (token === null) return notFound(c);
    const expires_at = new Date(Date.now() + ADDRESS_LINK_HOURS * HOUR_MS).toISOString();
    return { token, expires_at };
  });
}
