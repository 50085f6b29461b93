// The session endpoints. Their errors are JSON strings, as the specification has it.
import * as contract from '#api/contract/session/session.ts';
import * as passwords from '#api/contract/session/passwords.ts';
import * as registration from '#api/contract/session/registration.ts';
import { addressOf } from '#api/http/env.ts';
import { setReplyCookie, setReplyHeader } from '#api/http/headers.ts';
import type { ApiContext } from '#api/http/env.ts';
import type { ReadPerson } from '#api/http/guards/session-guard.ts';
import { notSignedIn } from '#api/http/guards/session-guard.ts';
import type { Mount } from '#api/http/mount.ts';
import { DEVICE_COOKIE, readCookie, writeCookie } from '#api/session/cookie.ts';
import { deviceInWords } from '#api/session/devices/device-words.ts';
import type { Client, SessionBegun } from '#api/session/calls/begin-session.ts';
import { changePassword } from '#api/session/calls/change-password.ts';
import { changeProfile } from '#api/session/calls/profile.ts';
import { register } from '#api/session/calls/register.ts';
import { forgotPassword, resetPassword } from '#api/session/calls/reset-password.ts';
import { readSessionUser } from '#api/session/session-user.ts';
import { endSession } from '#api/session/sessions.ts';
import { signIn } from '#api/session/calls/sign-in.ts';
import { tokenHash } from '#api/session/tokens.ts';
import { mountAddresses } from './address.ts';
import type { AddressParts } from './address.ts';
import { refused } from './refused.ts';

type Parts = AddressParts & { readonly readPerson: ReadPerson };

/**
 * Whatever a browser keeps of a person, whoever asked for the sign-out. Not the cookies: that would
 * be those of every other service under the same domain too, and ours is ended by its own header.
 */
const CLEARED_AT_SIGN_OUT = '"cache", "storage"';

export function mountSession(mount: Mount, parts: Parts): void {
  mountSigningIn(mount, parts);
  mountRegistration(mount, parts);
  mountPasswords(mount, parts);
  mountAddresses(mount, parts);
}

function mountSigningIn(mount: Mount, parts: Parts): void {
  mount(contract.sessionCheck, async ({ context: c }) => {
    const person = await parts.readPerson(c);
    return person === null ? notSignedIn(c) : userReply(c, parts, person.id);
  });

  mount(contract.login, async ({ body, context: c }) => {
    const { email, password } = body;
    const account = parts.accountDigest(email.trim().toLowerCase()).toString('hex');
    c.set('logged', { address: addressOf(c), account });
    const answer = await signIn(parts, { email, password, client: clientOf(c, parts) });
    if (!answer.ok) return refused(c, answer.rejection);
    return signedIn(c, parts, answer.value);
  });

  mount(
    contract.logout,
    async ({ context: c }) => {
      const hash = presentedSession(c, parts);
      if (hash !== null) await endSession(parts.sql, hash);
      parts.callers.forget();
      setReplyCookie(c, writeCookie(null, parts.https));
      setReplyHeader(c, 'clear-site-data', CLEARED_AT_SIGN_OUT);
      return {};
    },
    { alsoPost: true },
  );
}

function mountRegistration(mount: Mount, parts: Parts): void {
  mount(registration.registrationCheck, async () => ({
    needs_setup_code: await parts.needsSetupCode(),
    mail: parts.mail,
  }));

  mount(registration.register, async ({ body, context: c }) => {
    const { setup_code, ...person } = body;
    const answer = await register(parts, {
      ...person,
      setupCode: setup_code,
      client: clientOf(c, parts),
    });
    if (!answer.ok) return refused(c, answer.rejection);
    return signedIn(c, parts, answer.value);
  });

  mount(registration.changeProfile, async ({ body, person, context: c }) => {
    const { current_password, ...changes } = body;
    const answer = await changeProfile(parts, {
      personId: person.id,
      changes,
      currentPassword: current_password,
      address: addressOf(c),
      sessionHash: person.sessionHash,
    });
    return answer.ok ? userReply(c, parts, person.id) : refused(c, answer.rejection);
  });
}

function mountPasswords(mount: Mount, parts: Parts): void {
  mount(passwords.changePassword, async ({ body, person, context: c }) => {
    const answer = await changePassword(parts, {
      personId: person.id,
      currentPassword: body.current_password,
      password: body.password,
      address: addressOf(c),
      device: deviceOf(c),
      sessionHash: person.sessionHash,
    });
    if (!answer.ok) return refused(c, answer.rejection);
    setReplyCookie(c, writeCookie(answer.value, parts.https));
    return userReply(c, parts, person.id);
  });

  mount(passwords.forgotPassword, async ({ body, context: c }) => {
    const answer = await forgotPassword(parts, { email: body.email, address: addressOf(c) });
    return answer.ok ? {} : refused(c, answer.rejection);
  });

  mount(passwords.resetPassword, async ({ body, context: c }) => {
    const client = { address: addressOf(c), device: deviceOf(c) };
    const answer = await resetPassword(parts, { ...body, ...client });
    return answer.ok ? {} : refused(c, answer.rejection);
  });
}

/** @returns the digest of the session that the browser presents, living or not. */
function presentedSession(c: ApiContext, { https }: Parts): Buffer | null {
  const token = readCookie(c.req.header('cookie'), https);
  return token === null ? null : tokenHash(token);
}

const deviceOf = (c: ApiContext): string => deviceInWords(c.req.header('user-agent'));

function clientOf(c: ApiContext, parts: Parts): Client {
  const deviceToken = readCookie(c.req.header('cookie'), parts.https, DEVICE_COOKIE);
  return {
    address: addressOf(c),
    device: deviceOf(c),
    deviceToken: deviceToken !== null && tokenHash(deviceToken) !== null ? deviceToken : null,
    previous: presentedSession(c, parts),
  };
}

function signedIn(c: ApiContext, parts: Parts, { personId, token, deviceToken }: SessionBegun) {
  c.set('signedInId', personId);
  setReplyCookie(c, writeCookie(token, parts.https));
  setReplyCookie(c, writeCookie(deviceToken, parts.https, DEVICE_COOKIE));
  return userReply(c, parts, personId);
}

const userReply = async (c: ApiContext, parts: Parts, personId: number) =>
  (await readSessionUser(parts, personId)) ?? notSignedIn(c);
