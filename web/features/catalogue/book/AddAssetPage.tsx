import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import { sentence, useReturn } from '../form/use-return.ts';
import { AssetForm } from './AssetForm.tsx';
import { StockForm } from './StockForm.tsx';

const HEADINGS = { asset: 'Add Assets', stock: 'Add Stocks' } as const;

/** An asset or a stock of the book. */
export function AddAssetPage({ type }: { readonly type: 'asset' | 'stock' }) {
  const { id: bookId, scope } = usePageBook();
  const back = useReturn(paths.accounts(scope), HEADINGS[type]);
  const Form = type === 'asset' ? AssetForm : StockForm;
  return (
    <div className="max-w-120">
      <PageHead
        title={HEADINGS[type]}
        above={
          <Link to={paths.accounts(scope)} className="link-quiet">
            Accounts
          </Link>
        }
      />
      <div className="card p-4">
        <Form
          bookId={bookId}
          onSaved={({ name }) => back({ text: sentence(type, name, 'added') })}
        />
      </div>
    </div>
  );
}
