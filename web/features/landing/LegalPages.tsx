// Plain words on what is agreed and what is kept, with the law that they follow. Whoever runs an
// installation for others changes them here, with the address to write to in `SUPPORT`.
import type { ReactNode } from 'react';
import { dateFromWire, formatDate } from '#web/format/dates.ts';
import { SUPPORT } from '#web/shell/public/support.ts';
import { PageHead } from '#web/ui/PageHead.tsx';

/** The day of the last change to these two pages. */
const CHANGED_ON = dateFromWire('2026-11-27');

function Legal({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <article className="mx-auto flex max-w-160 flex-col gap-4 px-4 py-8 lg:py-12">
      <PageHead title={title} />
      <p className="-mt-2 text-sm text-ink-2">Last changed on {formatDate(CHANGED_ON)}</p>
      {children}
    </article>
  );
}

function Point({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-1 text-h2 font-semibold">{title}</h2>
      <p className="text-ink-2">{children}</p>
    </section>
  );
}

const Support = () => (
  <>
    <a href={`mailto:${SUPPORT.email}`} className="link">
      {SUPPORT.email}
    </a>{' '}
    or <span className="whitespace-nowrap">{SUPPORT.phone}</span>
  </>
);

export function TermsPage() {
  return (
    <Legal title="Terms">
      <Point title="What this is">
        Lekha keeps double-entry books and bills with GST. It is a beta, offered free of charge, and
        it may change.
      </Point>
      <Point title="Between whom">
        You agree these terms with the operator of this installation: <Support />. Who runs Lekha on
        a server of their own is the operator there.
      </Point>
      <Point title="Your books are yours">
        What you enter belongs to you and to the people you share a book with. You are responsible
        for what is entered, for the taxes that follow from it and for keeping your password to
        yourself. You can take everything of a book with you at any time, as one zip of CSVs.
      </Point>
      <Point title="Nothing is erased">
        A posted entry is never edited or deleted. A mistake is corrected by a reversal and a new
        entry, and both stay in the history, with who recorded them and when. Rule 3(1) of the
        Companies (Accounts) Rules, 2014 asks companies for such an audit trail, which cannot be
        switched off. Here nobody can, in any book.
      </Point>
      <Point title="How long books are kept">
        The law asks you to keep them: a company for eight years (section 128(5) of the Companies
        Act, 2013), whoever is registered under GST for 72 months after the annual return was due
        (section 36 of the CGST Act, 2017).
      </Point>
      <Point title="No advice">
        Lekha computes what you ask it to. It does not replace an accountant, and no figure in it is
        tax or legal advice.
      </Point>
      <Point title="Liability">
        The beta comes as it is, without a warranty. Keep a backup of what you cannot do without.
        The law of India applies.
      </Point>
    </Legal>
  );
}

export function PrivacyPage() {
  return (
    <Legal title="Privacy">
      <Point title="What is kept">
        Your name, e-mail address and phone number, a digest of your password, and what you enter
        into your books, with the time of each entry. While you are signed in, also the IP address
        and the kind of device that you signed in from.
      </Point>
      <Point title="What for">
        To sign you in, to draw your books for you and for the people you share them with, and to
        show who recorded what. Nothing is sold, and no advertiser is told anything.
      </Point>
      <Point title="In your browser">
        One cookie keeps you signed in. Another holds a random number for 400 days, so that a
        sign-in on a device that is new to you is told from one on this. The browser also remembers
        who is signed in, the active book, your preferences and unsent entries; signing out removes
        all of it that is about you.
      </Point>
      <Point title="How long">
        Books are kept while their owner wants them, and as long as the law asks. Your personal
        details can be erased on request: the entries stay, without your name.
      </Point>
      <Point title="Your rights">
        The Digital Personal Data Protection Act, 2023 lets you ask what is kept about you (section
        11), have it corrected, completed or erased (section 12) and complain (section 13). Name,
        e-mail address and phone number you change yourself in Account Settings.
      </Point>
      <Point title="Whom to ask">
        The operator of this installation answers questions and complaints on personal data:{' '}
        <Support />.
      </Point>
    </Legal>
  );
}
