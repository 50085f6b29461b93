// What the screens say of an erasure.
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { formatDate } from '#web/format/dates.ts';

/** What was typed in plain words may name anybody, and nobody can tell whom. */
const TYPED = 'all entries, and what somebody typed into narrations, notes and reasons';
const OF_A_CUSTOMER = `Invoices, credit notes and receipts with their numbers and amounts, ${TYPED}`;
const OF_A_SUPPLIER = `Bills and payments with their numbers and amounts, ${TYPED}`;
const IS_REGISTERED = 'So do the name, GSTIN and address, as the business is registered.';
const READS_ERASED = 'In place of the name, documents read [erased].';
const CONTACT_GOES =
  'E-mail, phone and the contact person: here, and in the e-mails that were sent.';
const NO_WAY_BACK = 'The key to these data is destroyed: nobody can read them again';

export const erasureWords = {
  act: 'Erase personal data',
  whenAllowed: 'Erase it when allowed',
  /** The law has a registered business named on its documents, and its register is public. */
  of: {
    customer: {
      registered: { goes: CONTACT_GOES, stays: `${OF_A_CUSTOMER}. ${IS_REGISTERED}` },
      person: {
        goes:
          'Name, company, PAN, address, e-mail, phone and the contact person: everywhere they ' +
          'were filled in, also on issued invoices and as the name of the ledger.',
        stays: `${OF_A_CUSTOMER}. ${READS_ERASED}`,
      },
      noWayBack: `${NO_WAY_BACK}, and drafts can no longer be issued.`,
    },
    supplier: {
      registered: {
        goes: CONTACT_GOES,
        stays: `${OF_A_SUPPLIER}. ${IS_REGISTERED} Bank details stay as well.`,
      },
      person: {
        goes:
          'Name, company, PAN, Udyam number, bank details, address, e-mail, phone and the ' +
          'contact person: everywhere they were filled in, also on posted bills and as the name ' +
          'of the ledger.',
        stays: `${OF_A_SUPPLIER}. ${READS_ERASED}`,
      },
      noWayBack: `${NO_WAY_BACK}, and drafts can no longer be posted.`,
    },
  },
  reasonHint: 'Stays in the log: leave names out',
  erased: 'Personal data erased.',
  openTexts:
    'Some older events were written before names were sealed. They are part of the log for ' +
    'ever and hold the data in plain text, though no screen shows it:',
} as const;

/** @param dueOn null where proceedings last. @returns when a customer will be erased. */
export const dueInWords = (dueOn: CalendarDate | null): string =>
  dueOn === null
    ? 'Will be erased once proceedings have ended.'
    : `Will be erased on ${formatDate(dueOn)}.`;

/** @returns `Invoice issued: 3 events`. */
export function openTextsInWords(event: string, count: number): string {
  const words = event.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words}: ${count === 1 ? '1 event' : `${count} events`}`;
}
