// What the fault tests read of the server's replies, and how a person opens a book there.
import { z } from 'zod';
import type { Door } from './load.ts';

export const ENTRY_TYPES = z.object({
  journal: z.object({ id: z.number(), number: z.number(), narration: z.string() }),
});
export type Posted = z.infer<typeof ENTRY_TYPES>['journal'];

const PASSWORD = 'Masala-Chai-7';
const EMAIL = 'asha@example.in';

async function send(address: string, path: string, body: unknown, cookie = '') {
  const reply = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return reply;
}

const cookieOf = (reply: Response): string =>
  (reply.headers.get('set-cookie') ?? '').split(';')[0] ?? '';

/** Signs the same person in anew. @returns the cookie. */
export async function signIn(address: string): Promise<string> {
  return cookieOf(await send(address, '/api/login', { email: EMAIL, password: PASSWORD }));
}

/**
 * Registers, makes a book with a starter chart, and says where to post.
 * @param said what the server said when it started, with the setup code.
 */
export async function openDoor(address: string, said: string): Promise<Door> {
  const setup_code = /#setup_code=([A-Z2-9-]+)/.exec(said)?.[1];
  const phone = '+91 98200 00001';
  const person = { name: 'Asha', email: EMAIL, phone, password: PASSWORD, setup_code };
  const cookie = cookieOf(await send(address, '/api/register', person));
  return newBook({ address, cookie });
}

/** Makes one more book of the same person. */
export async function newBook({
  address,
  cookie,
}: Pick<Door, 'address' | 'cookie'>): Promise<Door> {
  const book = await send(address, '/api/islogin/book', { name: 'Chai Stall' }, cookie);
  const { id: bookId } = z.object({ id: z.number() }).parse(await book.json());
  const path = `/api/islogin/book/${bookId}/template/sales`;
  const applied = await send(address, path, {}, cookie);
  const { accounts } = z
    .object({ accounts: z.array(z.object({ id: z.number(), name: z.string() })) })
    .parse(await applied.json());
  const idOf = (name: string) => accounts.find((account) => account.name === name)?.id ?? 0;
  return { address, cookie, bookId, cash: idOf('Cash'), sales: idOf('Sales – Goods') };
}
