import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';

/** What a new book says instead of its digest. */
export function FirstSteps({ bookId }: { readonly bookId: number }) {
  return (
    <section className="card p-4">
      <h2 className="mb-2 text-h2 font-semibold">First steps</h2>
      <ol className="flex list-inside list-decimal flex-col gap-1 text-ink-2">
        <li>Apply a starter template, or add your first account.</li>
        <li>
          Moving in? Enter the{' '}
          <Link to={paths.opening()} className="link">
            opening balances
          </Link>
          , with the bills that are open.
        </li>
        <li>
          Without a GSTIN bills carry no GST: enter it, and your address, in the{' '}
          <Link to={paths.billingSettings(bookId, 'business')} className="link">
            billing settings
          </Link>{' '}
          before your first invoice.
        </li>
        <li>Post an entry: where the money came from, and where it went.</li>
        <li>Read the ledger and the trial balance.</li>
      </ol>
      <Link to={paths.accounts()} className={buttonClass('primary', 'mt-4')}>
        Choose a template
      </Link>
    </section>
  );
}
