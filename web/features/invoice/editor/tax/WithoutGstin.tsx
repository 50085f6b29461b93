import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { Notice } from '#web/ui/states/Notice.tsx';

/** Said before the first invoice takes a number. */
export const WithoutGstin = ({ bookId }: { readonly bookId: number }) => (
  <div className="basis-full">
    <Notice kind="remark">
      This will be an invoice without GST.{' '}
      <Link to={paths.billingSettings(bookId)} className="link">
        Add your GSTIN
      </Link>{' '}
      to issue tax invoices.
    </Notice>
  </div>
);
