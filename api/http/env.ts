// What travels with a request through the server beside its own content.
import type { Context } from 'hono';
import type { Role } from '#core/book/index.ts';
import type { Confirmation } from '#core/person/terms.ts';

/** A book that the caller belongs to, and the caller's role in it. */
export type BookScope = { readonly id: number; readonly name: string; readonly role: Role };

/** Who is signed in, as the request found them. */
export type SignedIn = {
  readonly id: number;
  /** What is known of the caller's e-mail address. */
  readonly confirmation: Confirmation;
  readonly isAdmin: boolean;
  /** The books of which the caller is a member, their own first. */
  readonly books: readonly BookScope[];
  /** The digest under which this session is kept. */
  readonly sessionHash: Buffer;
};

export type Api = {
  Bindings: {
    /**
     * Node's request, as the server adapter hands it on; absent when the app is called directly.
     */
    readonly incoming?: {
      readonly socket?: { readonly remoteAddress?: string | undefined };
      /** Names and values by turns, as they were sent. */
      readonly rawHeaders?: readonly string[];
    };
    /** Node's answer, to end a connection whose client takes nothing any more. */
    readonly outgoing?: { readonly destroy: () => unknown };
  };
  Variables: {
    readonly requestId: string;
    readonly clientAddress: string;
    /** What the reply will carry beside its content type, by names in lower case. */
    readonly replyHeaders: Record<string, string>;
    /** Each a Set-Cookie of it. */
    replyCookies: readonly string[] | undefined;
    /** The reply that was made with all of them at once. */
    reply: Response | undefined;
    /** Its body. */
    replyText: string | undefined;
    /** Whether the reply must not be compressed. */
    keepsLength: boolean | undefined;
    /** Undefined until the session was looked for. */
    person: SignedIn | null | undefined;
    /** Who signed in by this very request, for the log. */
    signedInId: number | undefined;
    /** What the log's line of this request says beside the usual; reads get a line by it. */
    logged: Readonly<Record<string, string | number>> | undefined;
    /** Of a reply that is written bit by bit: when it is over. */
    finished: Promise<void> | undefined;
  };
};

export type ApiContext = Context<Api>;

/**
 * The caller's address: the socket's other end, or whom trusted proxies speak for
 * (`guards/client-address`).
 * @returns an IP address, IPv4 written as such; empty when there is no socket.
 */
export const addressOf = (c: ApiContext): string => c.get('clientAddress');
