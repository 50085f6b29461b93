// What is said of an invoice before it is cancelled: by which return it is reported, when that is
// due, and which way is open. The rule itself is the core's, which the server asks again.
import type { Book } from '#api/contract/book/book.ts';
import type { ReturnsOfYear } from '#api/contract/book/returns.ts';
import type { InvoiceDetail } from '#api/contract/invoice/invoice.ts';
import { cancelPeriodRefusal } from '#core/invoice/index.ts';
import type { OpenWay } from '#core/invoice/index.ts';
import { RETURN_NAMES, returnPeriodInWords } from '#core/tax/index.ts';
import { registration, supplierRegistration } from '#core/tax/terms.ts';
import { bookReturnsOf } from '#web/client/book-returns.ts';
import { lastLockedDay } from '#web/client/lists.ts';
import { formatDate, todayInIndia } from '#web/format/dates.ts';

export type Cancelling = {
  readonly about: string;
  /** Which way is open where it may not be cancelled; null where it may. */
  readonly instead: string | null;
  /** What the person confirms once its return was due; null before. */
  readonly confirm: string | null;
};

type Facts = {
  readonly returns: ReturnsOfYear;
  readonly book: Pick<Book, 'soft_locked_to' | 'hard_locked_to'>;
};

const REVERSED =
  'Its journal is reversed on its own date, and its number stays used. It stays in the books, as ' +
  'cancelled.';

export function cancellingOf(invoice: InvoiceDetail, { returns, book }: Facts): Cancelling {
  const closed = cancelPeriodRefusal(datedOf(invoice), {
    today: todayInIndia(),
    lockedTo: lastLockedDay(book),
    returns: bookReturnsOf([returns]),
  });
  switch (closed?.kind) {
    case 'cancel_in_filed_period': {
      const { returnKind, period, filedOn, arn, instead } = closed;
      const named = `${RETURN_NAMES[returnKind]} of ${returnPeriodInWords(period)}`;
      const about = `It is reported in ${named}, filed on ${formatDate(filedOn)}, ARN ${arn}.`;
      return { about, instead: insteadOf(instead), confirm: null };
    }
    case 'cancel_in_locked_period': {
      const about = `The book is locked to ${formatDate(closed.lockedTo)}, past its date.`;
      return { about, instead: insteadOf(closed.instead), confirm: null };
    }
    case 'cancel_past_credit_limit':
      return {
        about: 'It is too late to cancel it.',
        instead: insteadOf(closed.instead),
        confirm: null,
      };
    case 'cancel_past_due_date': {
      const named = `${RETURN_NAMES[closed.returnKind]} of ${returnPeriodInWords(closed.period)}`;
      const about = `It is reported in ${named}, which was due on ${formatDate(closed.dueOn)}. ${REVERSED}`;
      return { about, instead: null, confirm: `${named} is not filed yet` };
    }
    default:
      return { about: REVERSED, instead: null, confirm: null };
  }
}

const datedOf = ({ number, issueDate: day, heads, recipient, supplier }: InvoiceDetail) => ({
  number,
  issueDate: day,
  heads,
  recipient: { registration: registration.parse(recipient.registration) },
  supplier: { registration: supplierRegistration.parse(supplier.registration) },
});

function insteadOf(open: OpenWay): string {
  if (open.way === 'credit-note-without-gst') {
    return (
      `A credit note with GST was open until ${formatDate(open.since)}. A credit note without GST ` +
      'gives the value back and reduces no output tax.'
    );
  }
  const until = open.until === null ? '' : `, open until ${formatDate(open.until)}`;
  return `Issue a credit note with today’s date${until}. It is reported in the open period.`;
}
