// The dashboard of one book: the sentence, four figures, pictures, what needs somebody and what is
// new, and then the doors.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { bookFiguresOf } from '#web/client/billing-reads.ts';
import { formatLongDate, todayInIndia } from '#web/format/dates.ts';
import { paths } from '#web/paths.ts';
import type { NamedBook } from '#web/state/active-book.ts';
import { PageBookContext } from '#web/state/page-book.ts';
import { PresentOnly, useIsPresent } from '#web/shell/guards/past/PresentOnly.tsx';
import { useKeyHint } from '#web/shell/keys/use-key-hint.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { ariaKeys, keyLabel } from '#web/ui/marks/key-names.ts';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { NeedsYou } from './attention/NeedsYou.tsx';
import type { Dialogs } from './attention/NeedsYou.tsx';
import { RecentInvoices } from './attention/RecentInvoices.tsx';
import { SinceVisit } from './attention/SinceVisit.tsx';
import { BalanceChip, SystemBadge } from './Chips.tsx';
import { BillingCard } from './figures/BillingCard.tsx';
import { FourFigures } from './figures/FourFigures.tsx';
import { IncomeAndExpense } from './figures/IncomeAndExpense.tsx';
import { Sentence } from './figures/Sentence.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { figuresState } from './queries.ts';
import { CountStrip } from './strips/CountStrip.tsx';
import { QuickActions } from './strips/QuickActions.tsx';
import { SystemManagement } from './strips/SystemManagement.tsx';

type Props = Dialogs & { readonly book: NamedBook };

const PAIR = 'grid gap-3 sm:gap-4 xl:grid-cols-[minmax(0,1fr)_372px] xl:items-start';

export function OfBook({ book, ...dialogs }: Props) {
  const state = figuresState(useQuery(bookFiguresOf(book.id)));
  const { figures } = state;
  const isPresent = useIsPresent();
  const isNew = figures?.accounts.open === 0 && figures.journals.count === 0;
  return (
    <PageBookContext value={{ ...book, scope: undefined }}>
      <PageHead
        title="Dashboard"
        below={<p className="text-ink-2">{formatLongDate(todayInIndia())}</p>}
      >
        <div className="flex flex-wrap items-center gap-2">
          <SystemBadge />
          <BalanceChip {...state} />
          <PresentOnly>
            <Make />
          </PresentOnly>
        </div>
      </PageHead>
      {isNew && isPresent ? <FirstSteps bookId={book.id} /> : <Sentence {...state} />}
      <div className="flex flex-col gap-3 sm:gap-4">
        <FourFigures {...state} />
        <CountStrip {...state} />
        <div className={PAIR}>
          <IncomeAndExpense {...state} />
          <BillingCard {...state} />
        </div>
        <div className={PAIR}>
          <NeedsYou bookId={book.id} {...state} {...dialogs} />
          <PresentOnly>
            <SinceVisit bookId={book.id} />
          </PresentOnly>
        </div>
        <RecentInvoices bookId={book.id} />
        <QuickActions />
        <SystemManagement {...state} />
      </div>
    </PageBookContext>
  );
}

/** What stands below the guide of a new book: its figures, all nil at first, and the doors. */
export function BelowGuide({ book }: { readonly book: NamedBook }) {
  const state = figuresState(useQuery(bookFiguresOf(book.id)));
  return (
    <PageBookContext value={{ ...book, scope: undefined }}>
      <div className="mt-4 flex flex-col gap-3 sm:gap-4 print:hidden">
        <FourFigures {...state} />
        <CountStrip {...state} />
        <BillingCard {...state} />
        <QuickActions />
        <SystemManagement {...state} />
      </div>
    </PageBookContext>
  );
}

/** On a phone the bar at its foot makes what is new. */
function Make() {
  const hintOf = useKeyHint();
  const [entry, invoice] = [hintOf('N J', 'F7'), hintOf('N I', 'F8')];
  return (
    <span className="flex gap-2 max-sm:hidden">
      <Link
        to={paths.addJournal()}
        aria-keyshortcuts={ariaOf(entry)}
        className={buttonClass('secondary')}
      >
        New Journal Entry {entry !== null && <Kbd>{keyLabel(entry)}</Kbd>}
      </Link>
      <Link
        to={paths.newInvoice()}
        aria-keyshortcuts={ariaOf(invoice)}
        className={buttonClass('primary')}
      >
        New Invoice {invoice !== null && <Kbd onBrand>{keyLabel(invoice)}</Kbd>}
      </Link>
    </span>
  );
}

const ariaOf = (keys: string | null) => (keys === null ? undefined : ariaKeys(keys));
