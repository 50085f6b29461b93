// Where a person is signed in. An id names a session to its own person, and opens nothing.
import { z } from 'zod';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { instant } from '#api/contract/wire/values.ts';

export const ownSession = z.strictObject({
  id: z.uuid(),
  device: z.string().nullable().describe('In words, such as Chrome on Windows.'),
  address: z.string().nullable().describe('The IP address that it was begun from.'),
  signed_in_at: instant,
  last_used_at: instant.describe('To the minute.'),
  this_device: z.boolean().describe('Whether it is the session of this call.'),
});
export type OwnSession = z.infer<typeof ownSession>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/sessions',
  summary: 'Where the caller is signed in: this session first, then the others by last use',
  access: 'signed-in',
  shows: [],
  reply: z.array(ownSession),
});

export const signOutSession = endpoint({
  method: 'DELETE',
  path: '/api/sessions/:session',
  summary: 'Sign out one of the caller’s own sessions',
  takesNoKey: true,
  access: 'signed-in',
  reply: z.strictObject({}),
});

export const signOutOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/sessions',
  summary: 'Sign out everywhere but here; links that set a new password are void too',
  takesNoKey: true,
  access: 'signed-in',
  reply: z.strictObject({}),
});
