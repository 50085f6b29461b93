// Clients who post while the server is killed, and an outside record of what they were answered.
import { ENTRY_TYPES } from './wire.ts';
import type { Posted } from './wire.ts';

/** One request as its client knows it: sent under a key until somebody answers. */
export type JournalOrder = { readonly key: string; readonly rupees: number };

export type Ledger = {
  /** What was acknowledged, by key: written down outside the server, before the next request. */
  readonly acknowledged: Map<string, Posted>;
  /** Keys for which two answers named different journals. */
  readonly contradicted: string[];
  readonly sent: Set<string>;
  requests: number;
  resent: number;
};

export const emptyLedger = (): Ledger => ({
  acknowledged: new Map(),
  contradicted: [],
  sent: new Set(),
  requests: 0,
  resent: 0,
});

export type Door = {
  readonly address: string;
  readonly cookie: string;
  readonly bookId: number;
  readonly cash: number;
  readonly sales: number;
};

const RETRY_MILLISECONDS = 100;
const PATIENCE_MILLISECONDS = 90_000;
/** Every fifth request goes out twice, as when a person presses the key again. */
const TWICE_EACH = 5;

/** Posts until told to stop; every request is repeated under its key until it is answered. */
export async function client(
  name: string,
  doorNow: () => Door,
  ledger: Ledger,
  stopped: () => boolean,
): Promise<void> {
  for (let turn = 1; !stopped(); turn += 1) {
    const wanted = { key: `client-${name}-${turn}`, rupees: (turn % 97) + 1 };
    ledger.sent.add(wanted.key);
    const copies = turn % TWICE_EACH === 0 ? 2 : 1;
    ledger.resent += copies - 1;
    await Promise.all(Array.from({ length: copies }, () => insist(doorNow, wanted, ledger)));
  }
}

async function insist(doorNow: () => Door, wanted: JournalOrder, ledger: Ledger): Promise<void> {
  const until = Date.now() + PATIENCE_MILLISECONDS;
  for (;;) {
    ledger.requests += 1;
    const posted = await post(doorNow(), wanted).catch(nullWhenUnreachable);
    if (posted !== null) {
      const before = ledger.acknowledged.get(wanted.key);
      if (before !== undefined && before.id !== posted.id) ledger.contradicted.push(wanted.key);
      ledger.acknowledged.set(wanted.key, posted);
      return;
    }
    if (Date.now() > until) throw new Error(`${wanted.key} was never answered.`);
    await new Promise((resolve) => setTimeout(resolve, RETRY_MILLISECONDS));
  }
}

/** A connection that is refused, cut or too slow; anything else is the server's own answer. */
function nullWhenUnreachable(error: unknown): null {
  if (error instanceof TypeError || error instanceof DOMException) return null;
  throw error;
}

/** @returns null while the server cannot answer; a refusal that is final throws. */
export async function post(
  { address, cookie, bookId, cash, sales }: Door,
  { key, rupees }: JournalOrder,
  keyed = true,
): Promise<Posted | null> {
  const reply = await fetch(`${address}/api/islogin/journal`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie,
      ...(keyed && { 'idempotency-key': key }),
    },
    body: JSON.stringify({
      entry: [
        { account_id: cash, amount: rupees },
        { account_id: sales, amount: -rupees },
      ],
      narration: key,
      book_id: bookId,
    }),
    signal: AbortSignal.timeout(10_000),
  });
  if (reply.status === 503) return null;
  if (reply.status !== 200) throw new Error(`${key}: ${reply.status} ${await reply.text()}`);
  return ENTRY_TYPES.parse(await reply.json()).journal;
}
