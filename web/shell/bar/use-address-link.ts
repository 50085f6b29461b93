// Whether the person's email address is confirmed, and another link where it is not.
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { readAddress, sendAddressLink } from '#api/contract/session/address.ts';
import type { AddressStatus } from '#api/contract/session/address.ts';
import { call } from '#web/client/call.ts';
import { asking } from '#web/client/query.ts';
import { useSend } from '../form/use-send.ts';
import type { Sending } from '../form/use-send.ts';
import { noticeAtom } from '#web/state/notice.ts';

/** @param email where the link goes, as the notice says. */
export function useAddressLink(email: string): Sending & {
  /** Undefined until it is read. */
  readonly address: AddressStatus | undefined;
  readonly sendLink: () => void;
} {
  const { data: address } = useQuery(asking(readAddress, {}));
  const setNotice = useSetAtom(noticeAtom);
  const { busy, failure, send } = useSend();
  const sendLink = () =>
    void send(
      () => call(sendAddressLink, { body: {} }),
      () => setNotice({ text: `The link is on its way to ${email}.` }),
    );
  return { address, busy, failure, sendLink };
}
