import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { Notice } from '#web/ui/states/Notice.tsx';

/** Said before the first invoice takes a number. */
export const WithoutGstin = ({ bookId }: { readonly bookId: number }) => (
  <div className="basis-full">
    <Notice kind="remark">
      This book has no GSTIN, so its bills carry no GST.{' '}
      <Link to={paths.billingSettings(bookId)} className="link">
        Billing settings
      </Link>
    </Notice>
  </div>
);
