// A demo book: filled by the program, one person's alone, and thrown away by one act. It says of
// itself that it is one, so that no screen and no list may take it for the books of a business.
import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import type { BeginDemoBook, DiscardDemoBook, FinishDemoBook } from '../commands.ts';
import type { DemoEvent } from './demo-events.ts';
import type { BookEvent } from '../events.ts';
import type { BookRejection } from '../rejections.ts';
import type { Right } from '../members/roles.ts';
import type { DemoState, Role } from '../terms.ts';

type Decision = Result<readonly BookEvent[], BookRejection>;

/** @returns the events of a demo book that begins; what it holds follows by commands. */
export function beginDemoBook({ data: { bookId, name, ownerId } }: BeginDemoBook): Decision {
  return accepted([
    { type: 'BookCreated', version: 1, data: { bookId, name } },
    { type: 'DemoBookStarted', version: 1, data: { bookId, personId: ownerId } },
    { type: 'MemberAdded', version: 1, data: { bookId, personId: ownerId, role: 'owner' } },
  ]);
}

type Demo = { readonly demo: DemoState | null; readonly members: ReadonlyMap<number, Role> };

/** Refuses a book that is no demo. Whoever throws it away leaves nobody in it. */
export function decideDemo(
  { demo, members }: Demo,
  { type, data }: FinishDemoBook | DiscardDemoBook,
): Decision {
  if (demo === null) return rejected({ kind: 'book_is_no_demo', bookId: data.bookId });
  if (type === 'FinishDemoBook') {
    if (demo !== 'filling') return accepted([]);
    return accepted([{ type: 'DemoBookFilled', version: 1, data }]);
  }
  if (demo === 'discarded') return accepted([]);
  return accepted([
    { type: 'DemoBookDiscarded', version: 1, data },
    ...[...members.keys()].map((personId) => ({
      type: 'MemberRemoved' as const,
      version: 1 as const,
      data: { ...data, personId },
    })),
  ]);
}

export const demoAfter = ({ type }: DemoEvent): DemoState =>
  (
    { DemoBookStarted: 'filling', DemoBookFilled: 'ready', DemoBookDiscarded: 'discarded' } as const
  )[type];

/** What reaches people or offices outside, who could not know that it is a demo. */
const REACHES_OUT: ReadonlySet<Right> = new Set([
  'InviteMember',
  'RequestInvoiceEmail',
  'RegisterEInvoice',
  'SetEInvoicing',
] as const);

export const staysInside = (demo: DemoState | null, right: Right): boolean =>
  demo !== null && REACHES_OUT.has(right);
